### What the server says to those who play.

refusal-store-down = nothing could be stored ({ $reason }); try again in a moment

bye-restart = the server restarts; come back
bye-internal = something went wrong here
bye-too-fast = too many messages
