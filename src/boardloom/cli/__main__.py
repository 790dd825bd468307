"""`python -m boardloom.cli`."""

from boardloom.cli.main import main

if __name__ == "__main__":
    main()
