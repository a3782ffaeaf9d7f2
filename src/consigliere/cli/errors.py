"""Bad input on the command line: a message key with parameters, said in one line, exit code 2."""

from consigliere.core.errors import ConsigliereError


class BadInput(ConsigliereError):
    """What the user gave cannot be used; `key` is a message of the catalogue."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key} {params}")
        self.key = key
        self.params = params
