"""Foresight held against what then happens: a position, every legal action, and the true state behind it.

`faults` lists what was foretold and did not come, or came and was not foretold. Nothing here uses it.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from consigliere.core.actions import Action
from consigliere.core.chance import Stream
from consigliere.core.commands import tried
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.games.chicago import names, prerequisites, scoring, terms as t
from consigliere.games.chicago.options import NAMES
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.state import Chicago

RULES = ChicagoRules()
Told = Mapping[str, Any]
Foresee = Callable[[Told, list[Action]], Any]
LIVELY = {
    "claim": 6,
    "attack": 6,
    "special": 5,
    "movement": 4,
    "family": 3,
    "gangster": 3,
    "asset": 3,
    "pass": 0.3,
}
PENALTIES = ("penalty-escaped", "penalty-strikes", "penalty-empty")


def positions(count: int, seed: int = 0) -> Iterator[Game]:
    """Positions of games of lively random players, all numbers of players, options by chance."""
    rng = random.Random(seed)
    while True:
        options = {name: rng.random() < 0.2 for name in NAMES}
        game = Game(RULES, rng.choice((2, 3, 4)), Stream(rng.randrange(10**9)), options)
        while not game.over:
            if rng.random() < 0.1:
                yield game
                count -= 1
                if count == 0:
                    return
            legal = list(game.legal_for(game.seat))
            weights = [LIVELY.get(str(action.form["type"]), 1) for action in legal]
            game.submit(game.seat, rng.choices(legal, weights)[0])


def faults(game: Game, foresee: Foresee = RULES.foresee) -> list[str]:
    """What is wrong in the foresight of any legal action of the seat that is asked."""
    seat = game.seat
    view = game.view(seat, knowledge=False)
    out = []
    for action in game.legal_for(seat):
        told = foresee(view, [action])
        if isinstance(told, Refusal):
            out.append(f"{action}: refused")
            continue
        wrong = {*unlike_the_state(game, seat, action, told), *unlike_the_story(game, seat, action, told)}
        out += [f"{action}: {what}" for what in sorted(wrong)]
    return out


def unlike_the_state(game: Game, seat: int, action: Action, told: Told) -> Iterator[str]:
    """Against the true state after the action, up to the first chance or choice of another."""
    if game.rules.is_sealed(game.state):
        if told["then"] != "sealed" or told["events"] or told["points"] or told["hands"] or told["help"]:
            yield "sealed"
        return
    found = tried(RULES, game.state, seat, [action])
    assert not isinstance(found, Refusal)
    before, after = cast(Chicago, game.state), cast(Chicago, found[1])
    if told["events"] != [RULES.events.seen_by(raw, seat) for raw in after.events or []]:
        yield "events"
    if told["then"] != following(after, seat):
        yield "then"
    if told["then"] in ("you", "other") and told["seats"] != list(RULES.concerned(after)):
        yield "seats"
    for name, sources in SOURCES.items():
        for other in range(game.players):
            was, now = sources(before, other), sources(after, other)
            changed = [
                (c["before"], c["after"]) for c in told["points"] if (c["seat"], c["source"]) == (other, name)
            ]
            if changed != ([(was, now)] if was != now else []):
                yield f"points of {name}"
    sizes = [(o, int(before.of(o, t.SIZE)), int(after.of(o, t.SIZE))) for o in range(game.players)]
    if [(c["seat"], c["before"], c["after"]) for c in told["hands"]] != [x for x in sizes if x[1] != x[2]]:
        yield "hands"
    helped = [(o, help_left(before, o), help_left(after, o)) for o in range(game.players)]
    if [(c["seat"], c["before"], c["after"]) for c in told["help"]] != [x for x in helped if x[1] != x[2]]:
        yield "help"
    for one in told["control"]["opposition"] if told["control"] else []:
        business = before.business[names.CARD_IDS.index(told["control"]["place"])]
        unmet = 0 if one["may"] else prerequisites.unmet(before, one["seat"], business)
        groups = [id for n, id in enumerate(names.GROUP_IDS) if unmet >> n & 1]
        if list(dict.fromkeys(need["group"] for need in one["lacks"])) != groups:
            yield "lacks"
    areas = [
        (other, id)
        for other in range(game.players)
        for n, id in enumerate(names.AREA_IDS)
        if after.has_bonus(other, n) and not before.has_bonus(other, n)
    ]
    if [(one["seat"], one["area"]) for one in told["areas"]] != areas:
        yield "areas"
    claimed = [e["extra"] for e in told["events"] if e["event"] == "extra-claimed" and e["seat"] == seat]
    if sorted(told["extras"]) != sorted(claimed):
        yield "extras"


def help_left(s: Chicago, seat: int) -> int:
    """C9.1, written out once more: two of three benefits for a godchild."""
    return 2 - int(s.of(seat, t.BENEFITS)).bit_count() if s.of(seat, t.GODCHILD) else 0


def following(after: Chicago, seat: int) -> str:
    """Who or what comes next."""
    if after.over:
        return "end"
    if RULES.ask(after) is not None:
        return "chance"
    return "you" if seat in RULES.concerned(after) else "other"


# C11.2, written out once more
SOURCES: Mapping[str, Callable[[Chicago, int], int]] = {
    "businesses": lambda s, seat: sum(
        int(s.tables.points[s.business[pos]]) for pos in range(s.cells()) if s.owner[pos] == seat
    ),
    "henchmen": lambda s, seat: int(scoring.areas(s, seat)),
    "assets": lambda s, seat: int(scoring.sets(s, seat)),
    "extras": lambda s, seat: 2 * int(s.of(seat, t.EXTRA_HELD)).bit_count(),
    "cards": lambda s, seat: int(s.of(seat, t.SIZE)) // 2,
    "agents": lambda s, seat: -int(scoring.agents(s, seat)),
}


def unlike_the_story(game: Game, seat: int, action: Action, told: Told) -> Iterator[str]:
    """Against what then happens, where others do not oppose and no power is used."""
    drawn, control = told["drawn"], told["control"]
    if drawn is None and control is None:
        return
    other = game.fork(Stream(7))
    start = len(other.feed)
    plenty = cast(Chicago, game.state).deck_left() >= 8
    other.submit(seat, action)
    if drawn is not None:
        later = other.events(drawn["seat"], start + len(told["events"]))
        story = [event for event in later if event["event"] not in REVEALED]
        cards = 0
        while cards < len(story) and _draws(story[cards], drawn["seat"]):
            cards += 1
        if cards != drawn["cards"] and (plenty or cards > drawn["cards"]):
            yield "cards drawn"
    if control is not None:
        yield from _unlike_control(other, seat, action, control, start)


def _draws(event: Told, seat: int) -> bool:
    return bool(event["event"] == "card-drawn" and event["seat"] == seat)


def _unlike_control(game: Game, seat: int, action: Action, control: Told, start: int) -> Iterator[str]:
    place, asked, paid = control["place"], set(), 0
    for _ in range(60):
        events = game.events(seat, start)
        penalised = [e for e in events if e["event"] in PENALTIES]
        done = any(e["event"] == "control-taken" and e["seat"] == seat for e in events)
        prompt = game.view(seat, knowledge=False)["prompt"]
        if penalised or game.over or (done and prompt["decision"] in ("claim", "act")):
            break
        decision = prompt["decision"]
        if decision == "oppose":
            asked.add(game.seat)
        if decision == "pay" and not done:
            paid += 1
        calm = [a for a in game.legal_for(game.seat) if a.form["type"] in CALM] or list(
            game.legal_for(game.seat)
        )
        game.submit(game.seat, calm[0])
    if action.form["type"] == "claim" and asked != {
        one["seat"] for one in control["opposition"] if one["may"]
    }:
        yield "opposition"
    if action.form["type"] == "oppose":
        return  # somebody else may win
    if paid != control["money"]:
        yield "money"
    if not any(e["event"] == "control-taken" and (e["seat"], e["card"]) == (seat, place) for e in events):
        yield "control"
    tokens = [e["token"] for e in events if e["event"] == "token-taken"]
    if tokens != ([control["token"]] if control["token"] else []):
        yield "token"
    expected = control["penalty"]
    if (expected is None) != (not penalised):
        yield "penalty"
    elif expected is not None:
        if penalised[0]["penalty"] != expected["penalty"]:
            yield "penalty"
        # a henchman or a token taken on the way may still bring immunity
        if expected["immune"] and penalised[0]["event"] != "penalty-escaped":
            yield "immunity"


REVEALED = ("business-revealed", "token-laid")  # a business is turned up before the card is drawn
CALM = ("no-opposition", "go-on", "no-chief", "no-token")
