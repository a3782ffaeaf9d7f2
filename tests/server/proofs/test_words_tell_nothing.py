"""Two worlds that a viewer cannot tell apart, in every language: both are told in the same words.

A translation may ask for more than English does: the gender of a card, a count for its plural. Here the words
alone are compared, where they are made; every byte on its way is compared in test_no_leak.py. Beside it leaks
that no English word shows. `CONSIGLIERE_POSITIONS=60` is the long proof.
"""

import json
import os
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast, Final

import pytest

from consigliere import locales
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game, Preview
from consigliere.games.catalogue import GAMES
from consigliere.games.chicago import names
from consigliere.locales import Catalogue, LANGUAGES
from consigliere.server import table_answers, table_view
from consigliere.server.table import Table
from consigliere.wording import log
from consigliere.wording.games import Wording, wording_of
from tests.hidden.lockstep import Diverged, Lockstep
from tests.server.proofs.pairs import TWINS

POSITIONS = int(os.environ.get("CONSIGLIERE_POSITIONS", "3"))
PAIR: Final = 12  # positions of one pair of worlds
TABLES: Final = [(game, players) for game in ("godfather", "chicago") for players in GAMES[game].seats]


@dataclass(frozen=True)
class OneGame:
    """A table of which only the game is asked for."""

    game: Game


class Spoken:
    """Laid over a game's twins: everything the viewer is told in words, language by language."""

    languages: tuple[str, ...] = LANGUAGES

    def told(self, game: Game) -> str:
        own = cast(Lockstep, self)
        kept: dict[int, dict[str, Wording]] = self.__dict__.setdefault("wordings", {})
        if id(game) not in kept:  # the worlds share no word that is remembered
            kept[id(game)] = {each: wording_of(game.rules, locales.browser(each)) for each in self.languages}
        probe = random.Random(len(game.feed))
        legal = list(game.legal_for(own.viewer))
        tries = [*own.probes(game, probe), *(action.index for action in legal[:4])]
        found = [game.preview(own.viewer, action) for action in tries] if own.viewer != SPECTATOR else []
        said = {each: list(self.said(game, words, found)) for each, words in kept[id(game)].items()}
        return json.dumps(said, ensure_ascii=False)

    def said(self, game: Game, words: Wording, found: list[Any]) -> Iterator[Any]:
        """The log, what is asked, what would follow, and why not."""
        own = cast(Lockstep, self)
        viewer, view = own.viewer, game.view(own.viewer)
        scene, seat = words.words.scene(view), None if viewer == SPECTATOR else viewer
        table = cast(Table, OneGame(game))
        yield log.turns(words.words, game.events(viewer, own.compared), scene, seat)
        if seat is not None and game.legal_for(seat):
            asked = table_view.question(table, game, seat, view, words)
            yield asked.sentence
            yield [(one.label, one.hint) for one in asked.options or ()]
            yield [one.label for one in asked.pick.items] if asked.pick else []
        for one in found:
            if isinstance(one, Preview):
                yield log.turns(words.words, one.events, scene, seat)
            else:
                yield table_answers.in_words(table, viewer, one, words)


def pair(game: str, viewer: int, players: int, seed: int, languages: tuple[str, ...] = LANGUAGES) -> Lockstep:
    made = type("Said", (Spoken, TWINS[game].Twins), {"languages": languages})
    return cast(Lockstep, made(viewer, players, seed))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_equal_to_a_viewer_equal_words_in_every_language(game: str, players: int) -> None:
    for viewer in range(SPECTATOR, players):
        seen = seed = 0
        while seen < POSITIONS:
            seed += 1
            assert seed < 100 * POSITIONS, "too few pairs of worlds differ for long enough"
            seen += pair(game, viewer, players, seed).run(min(PAIR, POSITIONS))


@dataclass(frozen=True)
class Leak:
    """A field let through for the grammar of one language, and the message that asks for it."""

    game: str
    language: str
    event: str
    field: str
    value: Callable[[Mapping[str, Any]], object]  # of the event as it really was
    message: str


LEAKS: Final = (
    Leak(
        "godfather",
        "uk",
        "job-dealt",
        "gender",
        lambda event: "f" if ord(str(event["job"])[-1]) % 2 else "m",
        "{ $gender ->\n [f] { $seat } отримує її: { $job }\n *[m] { $seat } отримує його: { $job }\n }",
    ),
    Leak(
        "chicago",
        "fa",
        "influence-laid",
        "count",
        lambda event: int(str(event["kind"]) in names.SPECIAL_IDS) + 1,
        "{ $count ->\n [one] { $seat } یک کارت می‌گذارد: { $kind }{ $side }\n"
        " *[other] { $seat } کارت‌ها را می‌گذارد: { $kind }{ $side }\n }",
    ),
)


def planted(leak: Leak, patch: pytest.MonkeyPatch) -> None:
    seen, browser = Game.seen, locales.browser

    def leaking(self: Game, raw: Any, viewer: int) -> Any:
        told = seen(self, raw, viewer)
        if told["event"] != leak.event:
            return told
        return {**told, leak.field: leak.value(self.rules.events.kinds[raw[0]].seen_by(raw, None))}

    def spoilt(language: str) -> Catalogue:
        found = browser(language)
        if language != leak.language:
            return found
        key = f"{leak.game}-event-{leak.event}"
        return Catalogue(
            language, {"first.ftl": f"{key} =\n {leak.message}\n", **found.files}, found.isolating
        )

    patch.setattr(Game, "seen", leaking)
    patch.setattr(locales, "browser", spoilt)


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.language))
def test_a_leak_of_one_language_is_caught_there_alone(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    planted(leak, monkeypatch)
    for seed in range(1, 60):
        try:
            pair(leak.game, SPECTATOR, 3, seed, (leak.language,)).run(PAIR)
        except Diverged:
            break
    else:
        raise AssertionError("not caught")
    assert pair(leak.game, SPECTATOR, 3, seed, ("en", "it")).run(PAIR)
