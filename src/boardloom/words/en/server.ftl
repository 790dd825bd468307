### What the server says to those who play, and to whoever runs it.
###
### $reason, $problem: another message. $match: the id of a match.
### $event: the number of an event in its log. $address: where a browser finds the server.

## Refusals

refusal-store-down = nothing could be stored ({ $reason }); try again in a moment
refusal-not-full = the match begins when every seat is taken
refusal-turn = it is { $who }'s turn
refusal-nobodys-turn = it is nobody's turn
refusal-roll-not-choice = this is a roll, not a choice
refusal-choice-not-roll = this is a choice, not a roll
refusal-server-dice = the dice of this match are the server's; roll without a number
refusal-own-dice = you throw your own dice here; say what they show
refusal-nothing-to-undo = you have done nothing yet that could be taken back
refusal-undo-absent = this would take back a move of { $who }, who is not at the table now
refusal-nobody-asks = nobody asks to take anything back
refusal-others-agree = the others must agree
refusal-join-by-link = only somebody with a seat's link joins
refusal-joined = { $who } has joined already
refusal-name-taken = somebody at this table is called { $name } already
refusal-secret-seat = this game has secrets: nobody can take over a seat that somebody else has played; a bot can
refusal-secret-link = this game has secrets: while it is on, the link of a seat cannot be replaced
names-alike = { $one } and { $other } look the same; choose names that nobody takes for each other
refusal-colour-taken = somebody at this table has this colour already
refusal-not-your-seat = that is not your seat
# nonces: the random numbers with which players make the dice fair
refusal-nonce-early = nonces are opened once everybody has joined
refusal-nonce-none = this seat has nothing to open
refusal-nonce-other = this nonce is not the one you committed to
refusal-seat-number = { $seats ->
    [one] there is { $seats } seat, numbered from 0
   *[other] there are { $seats } seats, numbered from 0
}
refusal-over = the game is over
refusal-not-begun = the game has not begun
refusal-leave-by-link = only somebody with a seat's link leaves it
refusal-match-waits = this match waits for you, however long you are away
refusal-players-only = only those who play may do this
refusal-host-only = only the host may do this
# $seq: where the match is; $expected: where whoever asks believes it to be
refusal-stale = the match is at { $seq }, not at { $expected }
refusal-too-long = this match has { NUMBER($most) } events in its log, and takes no more; begin another
refusal-elsewhere = the match went on elsewhere; connect again
refusal-gone = this match is not here any more; connect again
refusal-link = this link does not open any match here
refusal-no-watchers = the host does not let anybody watch
refusal-rematch = a rematch is made once, when the game is over
refusal-nothing-to-advise = nothing is decided in { $game }: there is nothing to advise
refusal-chance-decides = the dice decide here
refusal-hint-waits = the last hint is still being thought about
refusal-many-hints = several of your hints are being thought about already; wait for one of them
refusal-no-finished-game = there is no such finished game
refusal-many-studies = many games are being looked at; ask again in a minute
refusal-many-matches = too many new matches from this address; try again later
refusal-many-requests = too many requests from this address; try again in a moment
refusal-many-pictures = too many pictures are asked for at once; try again later
refusal-lab-busy = the lab is still at work on what you asked before; wait a moment
refusal-lab-hour = the lab has worked for you long enough in this hour; ask again later
refusal-nothing-here = there is nothing here
refusal-hello-first = the first message is hello
refusal-hello-once = hello is said once
refusal-protocol = this server speaks protocol { $protocol }
refusal-not-understood = not understood: { $reason }
# $field: a name of JSON, as it is written
malformed = it is not what is expected here
malformed-no-object = it should be a JSON object
malformed-missing = the field { $field } is missing
malformed-unknown = there is no field { $field }
malformed-value = the field { $field } is not what it should be (got { $given })
refusal-internal = something went wrong here; nothing was changed
refusal-origin = this page may not speak to this server
refusal-host = this server does not go by that name; open it at its own address
refusal-no-length = say how long it is: Content-Length
# $most: in KiB
refusal-too-large = a request has at most { $most } KiB
refusal-not-found = Not Found
refusal-method = Method Not Allowed
# $status: a number of HTTP, such as 400
refusal-status = this request cannot be answered (status { $status })

## When a connection ends

bye-restart = the server restarts; come back
bye-internal = something went wrong here
bye-too-fast = too many messages
bye-deleted = this match was deleted
bye-renewed = this link was replaced by a new one

## Running a server

server-open = Boardloom is at { $address } (Ctrl-C stops it)
server-open-already = Boardloom is at { $address } already
server-open-lan = Everybody in your network can now play at { $address }. Only the games are open to them; Ctrl-C closes them.
server-open-alone = Boardloom runs at { $address } already, for this computer only; stop it there (Ctrl-C) and start it again with --lan
server-open-without = Boardloom runs at { $address } already, without { $games }; stop it there (Ctrl-C) and start it again with --use
server-no-browser = boardloom: no games in the browser: { $reason }
server-missing = { $library } is missing; install it with: pip install 'boardloom[server]'
server-cannot-listen = cannot listen on { $address }: { $reason }
settings-public-url = write it as https://games.example.org or https://games.example.org:8443, without a path or a name of a user; other letters than a to z as browsers send them (xn--...)
settings-use = { $option }: write it as a JSON list of files, such as ["rules.py"]

## The store of a server, and the logs of matches in it

store-none = there is no store at { $file }
store-held = the store { $file } is served already: by process { $process } on { $machine }, since { $since }
reason-store-displaced = { $file } was removed or replaced while the server ran
store-unopened = the store { $file } cannot be opened: { $reason }
store-unread = the store { $file } cannot be read: { $reason }
store-damaged = the file { $file } is damaged; PRAGMA integrity_check says where
store-wal-damaged = the file { $file } is damaged: what stands behind the damage, acknowledged moves among it, cannot be read any more. Put a backup in place; `boardloom store backup FILE` makes one of all that can still be read
store-wal-unfinished = The last transaction in { $file } is not whole: either the power went before anybody was told that it was kept, or a bit turned over there.
store-unvouched = Every match is as it was written. Unused parts of these pages of the file hold leftovers, or a bit turned over there; nothing vouches for them: { $pages }
store-sum = a row of the table { $table } is not as it was written: { $row }
store-orphan = the table { $table } has rows of a match that is not there: { $match }
store-newer = a newer version of Boardloom made the store { $file }; use that version, or a backup
store-replays =
    { NUMBER($matches, useGrouping: 0) } { $matches ->
        [one] match
       *[other] matches
    }, { NUMBER($events, useGrouping: 0) } { $events ->
        [one] event
       *[other] events
    }: every log replays to the states that were stored.
store-rolls = { $rolls ->
    [one] { NUMBER($rolls, useGrouping: 0) } roll checked: it follows from its chain.
   *[other] { NUMBER($rolls, useGrouping: 0) } rolls checked: all follow from their chains.
}
store-exported = { $matches ->
    [one] { NUMBER($matches, useGrouping: 0) } match written to { $folder }
   *[other] { NUMBER($matches, useGrouping: 0) } matches written to { $folder }
}
store-copied = { $file } is a copy of the store
log-match = match { $match }: { $problem }
log-event = match { $match }, event { $event }: { $problem }
log-unreadable = match { $match }, event { $event } cannot be read: { $reason }
log-version = match { $match } is { $game } version { $played }; this Boardloom plays version { $ours }
log-header = its header cannot be read: { $reason }
log-missing = event { $event } is missing
log-state = the state is not the one that was stored
log-rules = the rules do not take it ({ $reason })
log-no-seat = there is no seat { $seat }
# $actions: how many there are; $to: how many should be left
log-undo = { $actions ->
    [one] { $actions } action cannot be taken back to { $to }
   *[other] { $actions } actions cannot be taken back to { $to }
}
log-key = the key is not hexadecimal
log-other-dice = the dice are not those that were published
# $name: a column of a table; $found and $expected: what stands there, and what should
log-result = among the finished games, { $name } is { $found }; by its log it is { $expected }
log-ended = it is kept as ended at { $ended }; its log disagrees

## What links look like where they are shared

share-invite = Join a game of { $game }
share-invite-note = Open the link and take your seat. No account is needed.
share-live = { $game }: a game is on
share-live-note = Open the link to play or to watch.
share-replay-note = Watch the game again, move by move.
share-set-up = Play { $game }
