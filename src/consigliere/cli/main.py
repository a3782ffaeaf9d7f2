"""The command line's front door: finds the command, turns bad input into one clear line and exit code 2."""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NoReturn

import consigliere
from consigliere.cli import (
    analyse,
    arena,
    backup,
    balance,
    bench,
    chaos,
    content,
    fuzz,
    host,
    locales,
    migrate,
    play,
    referee,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from consigliere.cli.common import asks_for_more
from consigliere.cli.errors import BadInput
from consigliere.core.journal import JournalError
from consigliere.locales import catalogue, LANGUAGES
from consigliere.locales.speaking import of_this_user, speak, speaking


class Usage(SystemExit):
    """A command that cannot be read: which one, and what is wrong. An end like argparse's own."""

    def __init__(self, program: str, message: str) -> None:
        super().__init__(2)
        self.program = program
        self.message = message


class Language(argparse.Action):
    """Every word from here on is in this language."""

    def __call__(
        self, parser: object, namespace: object, values: Any, option_string: str | None = None
    ) -> None:
        if values not in LANGUAGES:
            raise BadInput("no-such-language", language=values, languages=", ".join(LANGUAGES))
        speak(values)


class Parser(argparse.ArgumentParser):
    """Usage errors as one line that names what is wrong; every command takes a language."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        known = f"{', '.join(LANGUAGES)} (default: your system's, if it is one of them)"
        self.add_argument(
            "--lang", action=Language, default=argparse.SUPPRESS, metavar="LANGUAGE", help=known
        )

    def error(self, message: str) -> NoReturn:
        raise Usage(self.prog, message)


def parser() -> Parser:
    top = Parser(prog="consigliere", description="Heavy board games, played and studied. Unofficial.")
    top.add_argument(
        "--version", action="version", version=f"consigliere {consigliere.__version__} ({consigliere.MODE})"
    )
    top.set_defaults(handler=asks_for_more(top))
    sub: Any = top.add_subparsers(dest="command", parser_class=Parser, metavar="COMMAND")
    words = catalogue()
    play.add_parser(sub)
    serve.add_parser(sub)
    referee.add_parser(sub)
    replay.add_parser(sub)
    verify.add_parser(sub)
    analyse.add_parser(sub)
    simulate.add_parser(sub)
    content.add_parser(sub, names=words.get)
    rules.add_parser(sub)
    arena.add_parser(sub)
    balance.add_parser(sub)
    bench.add_parser(sub)
    chaos.add_parser(sub)
    fuzz.add_parser(sub)
    migrate.add_parser(sub)
    host.add_parser(sub)
    backup.add_parser(sub)
    locales.add_parser(sub)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    with speaking(of_this_user(LANGUAGES)):
        return answered(argv)


def answered(argv: Sequence[str] | None) -> int:
    try:
        args = parser().parse_args(argv)
        return int(args.handler(args))
    except Usage as error:
        _say(error.program, "usage", {}, error.message, argv)
        raise
    except BadInput as error:
        return _bad(error.key, error.params, argv)
    except JournalError as error:
        return _bad(error.key, {**error.params, "line": error.line}, argv)
    except BrokenPipeError:
        return 0
    except OSError as error:  # a path no system takes, a full disk: named, not traced
        reason = error.strerror or type(error).__name__
        return _bad("cannot-use-file", {"path": str(error.filename), "reason": reason}, argv)
    except BrokenProcessPool:
        print(
            "consigliere: one of its processes was ended from outside (too little memory?)", file=sys.stderr
        )
        return 1
    except KeyboardInterrupt:
        return 130


def _bad(key: str, params: dict[str, str | int], argv: Sequence[str] | None) -> int:
    """One line on standard error; with --json also one object on standard output."""
    _say("consigliere", key, params, catalogue().text(key, **params), argv)
    return 2


def _say(
    program: str, key: str, params: dict[str, str | int], sentence: str, argv: Sequence[str] | None
) -> None:
    if "--json" in (sys.argv if argv is None else argv):
        print(json.dumps({"error": key, "params": params, "message": sentence}))
    print(f"{program}: {sentence}", file=sys.stderr)


if __name__ == "__main__":
    raise SystemExit(main())
