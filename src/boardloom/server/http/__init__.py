"""REST, pages, and the files of the web client."""
