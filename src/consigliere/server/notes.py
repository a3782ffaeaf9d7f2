"""The consigliere's notes in words: each decision as its seat saw it, both moves and why. Done by a clerk."""

from typing import Any

from consigliere.bots.advice import copied
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.prompts import Prompts
from consigliere.core.replaying import walked
from consigliere.server import table_view as view
from consigliere.server.table import Table
from consigliere.wording.games import Wording

Notes = dict[str, Any]


def in_words(table: Table, notes: Notes, language: str | None) -> Notes:
    """The notes as they are kept; with a language, each decision also in words. `move`: how many commands
    stand before it, for a look at the position."""
    assert table.game is not None
    journal, words = table.game.journal, view.wording(table, language)
    wanted: dict[int, list[Notes]] = {}
    for one in notes["decisions"]:
        wanted.setdefault(one["entry"], []).append(one)
    decisions: list[Notes] = []
    for move, (n, entry, game) in enumerate(walked(journal, table.rules)):
        for one in wanted.get(n, ()):
            decisions.append(one | {"move": move} | (spoken(game, entry.text, one, words) if words else {}))
    order = {id: n for n, id in enumerate((one["seat"], one["entry"]) for one in notes["decisions"])}
    decisions.sort(key=lambda one: order[one["seat"], one["entry"]])
    return notes | {"decisions": decisions}


def spoken(game: Game, said: str, one: Notes, words: Wording) -> Notes:
    """What was done, what would have been better, and what speaks for it, as the seat could see it."""
    seat = one["seat"]
    if one["offset"]:
        game = game.fork(Stream(0))
        game.submit(seat, *said.split("; ")[: one["offset"]])
    why = [
        words.words.say("advice-by", text=words.words.say(reason["key"]), points=f"{reason['points']:+.1f}")
        for reason in one["reasons"]
    ]
    return {
        "sentence": words.sentence(game.view(seat, knowledge=False)),
        "played_words": line(game, seat, one["played"], words),
        "better_words": line(game, seat, one["better"], words),
        "why": why,
    }


def line(game: Game, seat: int, actions: list[str], words: Wording) -> str:
    """Actions of one line, each as it looks after those before it."""
    s = game.state
    assert isinstance(s, Prompts)
    now, out = copied(s), []
    for name in actions:
        action = game.rules.actions.find(name)
        assert action is not None
        out.append(words.words.action(action.form, game.rules.view(now, seat, game.options)))
        if len(actions) > 1 and action.index in game.rules.legal(now, seat):
            game.rules.step(now, seat, action.index)
    return words.words.listed(out)
