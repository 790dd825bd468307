"""Running a server: settings, commands, logs, metrics, maintenance."""
