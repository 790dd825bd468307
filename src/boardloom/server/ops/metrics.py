"""What Prometheus may ask for at /metrics."""

from prometheus_client import Counter, Gauge, Histogram

moves = Counter("boardloom_moves", "Moves and rolls stored and acknowledged.", ["by"])
bot_moves, human_moves = moves.labels("bot"), moves.labels("human")
refusals = Counter("boardloom_refusals", "Commands refused, by reason.", ["code"])
sockets = Gauge("boardloom_sockets", "Open WebSockets.")
rooms = Gauge("boardloom_rooms", "Matches held in memory.")
dropped = Counter("boardloom_dropped_sockets", "Sockets closed by the server, by reason.", ["reason"])
commit_seconds = Histogram(
    "boardloom_commit_seconds",
    "Time of one transaction.",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
commit_changes = Counter(
    "boardloom_commit_changes", "Changes stored; divided by transactions, the group size."
)
store_failures = Counter("boardloom_store_failures", "Changes the store did not take.")
worker_restarts = Counter("boardloom_bot_worker_restarts", "Bot workers replaced after a crash.")
