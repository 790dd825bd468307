## The dice of matches: what was checked of them, and what not

record-fair = Checked: rolls that follow from what was published before the game: { $rolls }.
# $seats: numbers of seats
record-nonces = Checked: the key comes from the nonces of these seats: { $seats }.
record-round = Checked: the key comes from round { $round } of a beacon.
record-unsure = Not checked, or not certain:
# what was not checked, or is not certain; nonces: the random numbers with which players make the dice fair
record-note-old = How long the chain was, and in which order nonces came: this first kind of record does not tell.
record-note-nobody = No player's nonce and no beacon is in the key: whoever ran the server could choose all rolls.
record-note-closed = Nonces that were never opened, of these seats: { $seats }. They have no part in the dice.
record-note-late = Nonces that were committed to when another one was open already, of these seats: { $seats }. With the server's help, that chooses the key.
record-note-dropped = Nonces that were dropped when another one was open already, of these seats: { $seats }. With the server's help, that chooses the key.
record-note-rounds = How often nonces were given up after one was open: { $many }. With the server's help, that chooses the key.
record-note-beacon-unchecked = The signature of the beacon cannot be checked here.
record-note-beacon-other = Whether the beacon is public: it is not that of drand's League of Entropy.
record-note-own = Rolls that people threw and typed in, which nobody can check: { $many }.
record-note-face-down = Deals that are still face down: { $many }.
record-note-dealt = Whether the rules deal face down what is said to be. boardloom verify checks it. Rolls: { $many }.
record-note-unfinished = The rest of the game: it was not over when the record was made.
record-note-outcomes = Whether the rules offer these outcomes with these weights. boardloom verify checks it.
record-note-complete = Whether moves are missing, or against the rules. boardloom verify checks it.
# against the rules
record-cut = the record says that the game is over, but by the rules it goes on
record-hidden = this roll is hidden, though the rules deal nothing face down here
record-shown = this roll shows its link, though the rules deal it face down
# what does not add up; $step, $roll, $seat, $round: numbers
unfair-prelude = before the start, event { $step }: this cannot have happened here
unfair-seats = seat { $seat }: its nonce is not the one of the events before the start
unfair-beacon = the beacon did not sign round { $round } so
unfair-no-secret = the game is over, but the secret of what was dealt face down is missing
unfair-die = step { $step }: the weights of the outcomes make no die
unfair-hidden = step { $step }: roll { $roll } is hidden, though nothing is dealt face down in this game
unfair-beyond = step { $step }: roll { $roll } has a link, though the chain ends before it
# a beacon: public random numbers that nobody can choose or foresee
refusal-no-beacon = this server has no beacon
refusal-beacon-down = the beacon does not answer as it should; try again later
settings-beacon = write it as https://… and the address of a drand chain
beacon-extra = a beacon needs the library py_ecc: install boardloom[beacon]
log-beacon = a round of a beacon is awaited, though none takes part
# the web client
web-wait-anew = Somebody was replaced while the dice were being made. So that nobody can choose them, everybody sits down once more.
web-wait-beacon = The dice wait for round { $round } of a public beacon.
web-wait-without = Start without the missing part of the dice
web-wait-agreed = You agree to start. The others have to agree too.
web-log-anew = Somebody was replaced while the dice were being made: everybody sits down once more.
web-log-waived = { $name } agrees to start without the missing part of the dice.
web-fair-pins-good = It comes from your own number too, and every other was promised before yours was shown.
web-fair-bad-pins = What was published about the dice has changed since you sat down!
web-fair-bad-nonce = Your own number is not in the key!
web-fair-bad-promise = The key has other numbers than those that were promised before yours was shown!
web-fair-bad-early = The round of the beacon was public already when it was named!
web-fair-beacon = Round { $round } of a public beacon
web-fair-beacon-good = checked: the beacon signed it
web-fair-bad-beacon = The beacon did not sign it!
web-fair-bad-hidden = wrong: it is hidden, though nothing is dealt face down in this game
web-dice-wrong = ✕ { $reason }
web-dice-step-hidden = Roll { $at } was dealt face down.
