"""One schema of all messages: what is made from it is current, and real messages are what it says."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.server import messages as m
from tools.schema.declared import Closing, EVERYBODYS
from tools.schema.files import files
from tools.schema.making import schema
from tools.schema.typescript import declared, written

MADE = files()


@pytest.mark.parametrize("path", MADE, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_made_files_are_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MADE[path], "run: python -m tools.schema"


def test_a_changed_message_changes_what_is_made() -> None:
    class Done(m.Done, frozen=True, tag="done"):
        """Another field."""

        planted: int

    before = schema()["$defs"]["Done"]
    _, after = msgspec.json.schema_components([Closing().closed(Done)])
    assert after["Done"] != before
    assert declared("Done", after["Done"]) != declared("Done", before)


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(schema())
    named = {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}
    assert named <= schema()["$defs"].keys()


def test_types_are_written_as_typescript_has_them() -> None:
    maybe = {"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}
    assert written(maybe) == "(number | null)[]"
    assert written({"enum": ["a", "b"]}) == '"a" | "b"'
    assert written({"type": "object", "additionalProperties": maybe}) == "Record<string, (number | null)[]>"


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_a_message_of_the_schema(name: str) -> None:
    game = Game(ruleset(name), 2, Stream(3))
    position = EVERYBODYS.closed(m.Position)
    sent: dict[str, Any] = {"view": game.view(0), "standing": game.rules.standing(game.view(0))}
    msgspec.convert(sent, position, strict=True)
    del sent["view"]["stack"]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(sent, position, strict=True)
