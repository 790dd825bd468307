"""`uv run main.py` opens the same menu as `./play`."""

from boardloom.cli import main

if __name__ == "__main__":
    main()
