### Was der Server denen sagt, die spielen.

refusal-store-down = nichts konnte gespeichert werden ({ $reason }); versuche es gleich noch einmal

bye-restart = der Server startet neu; komm gleich wieder
bye-internal = hier ist etwas schiefgegangen
bye-too-fast = zu viele Nachrichten
