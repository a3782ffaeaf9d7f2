"""The command line: one module per command, `add_parser` and handlers `(args) -> exit code`."""
