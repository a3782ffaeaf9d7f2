"""Harbour at a glance: where its rooms are."""

from pathlib import Path
from typing import Final

from consigliere.core.title import Title

TITLE: Final = Title(
    name="harbour",
    rules="tests.third_game.harbour.rules:HarbourRules",
    wording="tests.third_game.harbour.wording:HarbourWording",
    mind="tests.third_game.harbour.mind:mind",
    stage="round_no",
    screen="tests.third_game.harbour.screen:HarbourScreen",
    content="tests.third_game.harbour.cargo:SHELF",
    encoder="tests.third_game.harbour.encoder:HarbourEncoder",
    home=Path(__file__).parent,
)
