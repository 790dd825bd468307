"""The WebSocket: its messages, its limits, its secrets."""
