### A match in the browser.

## The match

web-match-none = This browser has no link to this match.
web-match-none-more = Open the link you were given, or ask the host for a new one.
web-match-closed = This link does not work any more
web-match-connecting = Finding the table…
web-match-lost = Connection lost. Reconnecting…
web-match-rules = Rules
web-match-close = Close
web-match-watchers = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}
web-match-watching = You are watching.

## Before the game

web-join-title = Take your seat
web-join-name = Your name
web-join-colour = Your colour
web-join-go = Join
web-wait-title = Waiting for everybody
web-wait-more = The game begins as soon as every seat is taken.
web-wait-opening = Everybody is here: the dice are being made fair.
web-wait-joined = is here
web-wait-missing = has not joined yet
web-wait-you = you

## Playing

web-play-actions = What you can do
web-play-roll = Roll
web-play-own = What do your dice show?
web-play-undo = Undo
web-play-hint = Hint
# $what: a field's label
web-play-integer = { $what } must be an integer.
web-play-place = Place
# $piece: what it is called
web-play-place-piece = Place { $piece }
web-play-pieces = Your pieces
# How many pieces are left, of how many
web-play-count = { $left } of { $all }
web-play-patterns = Patterns
web-play-gone = played
web-play-back = Back
web-play-turn = { $name }’s turn
web-play-yours = Your turn, { $name }
web-play-your-turn = Your turn
web-play-waiting = Waiting for { $name }
web-play-choose = Your choice
web-play-dice = Dice
# $face: what the die shows
web-play-thrown = Rolled { $face }
web-play-ahead = Your next throw
web-play-more = More
web-play-unfold = More about the players
web-play-fits = fits here
web-play-misfit = does not fit here
web-play-sure = Are you sure?
web-play-yes = Yes, do it
web-play-no = No
web-play-players = Players
web-play-empty = Nothing is left.
web-play-recent = Just happened
web-play-faces = What the die can show
# $label: what is counted, such as "round"
web-figure-of = { $label } { $value } of { $most }
web-play-log = What happened
web-play-log-none = Nothing has happened yet.
web-play-legend = What the marks mean
web-play-keys = Keys

## Keys

web-key-roll = Roll
web-key-choose = Choose
web-key-arrows = Go from place to place
web-key-walk = Move what you hold
web-key-next = Next place where it fits
web-key-escape = Step back
web-key-undo = Undo
web-key-hint = Hint
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
# As they are printed on keyboards
web-key-name-space = Space
web-key-name-enter = Enter
web-key-name-escape = Esc

## Taking back

web-undo-asked = { $name } asks to take the last move back.
web-undo-waiting = The others are asked whether you may take it back.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-withdraw = Never mind

## Leaving

web-left-title = You left the table. A bot plays for you.
web-left-back = Come back

## Hints

web-hint-title = What a strong player would do
web-hint-thinking = Thinking…
web-hint-chance = { $share } to win ({ $low } to { $high })
web-hint-show = Show it
web-hint-close = Close the hint

## Players

web-player-turn = to move
web-player-you = you
web-player-here = at this device
web-player-bot = bot
# $level: the name of a level, such as "easy"
web-player-level = bot: { $level }
web-player-away = away, a bot stands in
web-player-offline = not connected

## What happened at the table

web-log-rushed = { $name } is still getting ready, the first time only, and did not think.
web-log-joined = { $name } sits down.
web-log-undone = The last move of { $name } is taken back.
web-log-asked = { $name } asks to take a move back.
web-log-agreed = { $name } agrees.
web-log-refused = { $name } does not agree.
web-log-bot = A bot plays for { $name }.
web-log-back = { $name } is back.

## The end

web-over-title = The game is over
web-over-rematch = Rematch
web-over-next = Join the rematch
web-over-replay = Replay
web-over-transcript = Transcript
# $n: 1 for the winner
web-over-place = place { $n }

## Fair dice

web-fair-title = Fair dice
web-fair-why = The server was bound to these dice before anybody sat down, and nobody could know them. Check them here, in your own browser.
web-fair-root = Published before the game
web-fair-key = Key, from everybody’s luck
web-fair-key-good = It comes from the nonces of the players.
web-fair-key-bad = It does not come from the nonces of the players!
web-fair-verify = Verify
web-fair-all = Verify all
web-fair-roll = Roll { $n }
web-fair-good = checked: it is as it must be
web-fair-bad-link = wrong: its link does not lead back to what was published
web-fair-bad-outcome = wrong: another outcome follows from its link
web-fair-none = No roll since this page was opened.
web-fair-own = You throw your own dice in this match.
web-fair-program = The program that checks a whole game
web-fair-left = { $n ->
    [one] { $n } roll is left in the chain.
   *[other] { $n } rolls are left in the chain.
}

## Invitations

web-invite-seat = Link for { $name }
web-invite-watch = Link to watch
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-alone = These links open on this computer only. To let others in your network play, stop Boardloom and start it with this command; your games go on.
web-invite-command = Command
web-invite-opens = It opens Boardloom, and nothing else of this computer, to everybody in your network: they can set up games of their own and see finished ones that are listed. Yours can only be joined by their links.
web-invite-qr = QR code
web-invite-qr-of = QR code: { $label }
web-invite-hint = Each link is a seat: give it only to whoever sits there.

## What the host may do

web-host-title = At the table
web-host-bot = Put a bot in
web-host-here = Play it here
web-host-link = Give it to a link
web-host-level = Level of the bot for { $name }
web-host-watch = People with the link may watch
web-host-delete = Delete this match
web-host-delete-sure = Delete this match for ever?
web-host-leave = Leave the table
web-host-leave-sure = Leave? A bot will play for you until you come back.

## One device for several people

web-hand-title = Hand the device to { $name }
web-hand-more = Nobody else should see what comes next.
web-hand-ready = I am { $name }: show me
