"""Commands of those who play: each is checked on the current fold and becomes records, or a refusal.

Nothing is changed here: what the game would do is worked out and comes along with the plan, and is done when
the records are taken in.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from consigliere.core.actions import ActionLike
from consigliere.core.game import Game, Preview, Step
from consigliere.core.refusal import Refusal
from consigliere.core.state import State
from consigliere.server.clocks import Days
from consigliere.server.fair import FairSource
from consigliere.server.plain import line
from consigliere.server.seating import SeatState
from consigliere.server.table import Table
from consigliere.server.timing import DAY, SECOND
from consigliere.wording.games import picking

GONE: Final = 600 * SECOND
MOST_SECOND_THOUGHTS: Final = 100  # of one seat in one game: take-backs, and changes of sealed choices
SLOW_GONE: Final = 3 * DAY


@dataclass(slots=True)
class Plan:
    """Records to be, as (kind, body); `done`: what they do in the game, or the game they begin."""

    records: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    done: Step | Game | None = None

    def then(self, kind: str, **body: Any) -> "Plan":
        self.records.append((kind, body))
        return self


Planned = Plan | Refusal


def already(seat: int) -> Plan:
    """It is so already: only the command is remembered, so that a late copy of it does nothing either."""
    return Plan().then("already", seat=seat)


def seated(table: Table, identity: str | None) -> int | Refusal:
    """The seat of a person who plays in a running game."""
    seat = table.seat_of(identity)
    if seat is None:
        return Refusal("T7", "refuse-not-seated", {})
    if table.status != "playing":
        return Refusal("T7", "refuse-not-playing", {"status": table.status})
    return seat


def at_the_table(table: Table, identity: str | None) -> int | Refusal:
    """The seat of a person for talk, which goes on before and after the game."""
    seat = table.seat_of(identity)
    if seat is None:
        return Refusal("T7", "refuse-not-seated", {})
    return Refusal("T7", "refuse-not-playing", {"status": "closed"}) if table.status == "closed" else seat


def deciding(table: Table, identity: str | None, decision: str) -> tuple[int, Game] | Refusal:
    """The seat of a person, if what he answers is still asked of him."""
    seat = seated(table, identity)
    if isinstance(seat, Refusal):
        return seat
    game = table.playing()
    if game is None or table.decision(seat) != decision:
        return Refusal("T6", "refuse-stale-decision", {"decision": decision})
    return seat, game


def chosen(
    table: Table, seat: int, game: Game, actions: Sequence[ActionLike] | None, picked: Sequence[str] | None
) -> Sequence[ActionLike] | Refusal:
    """The actions meant: given as such, or as the items of a pick."""
    if picked is None:
        return actions or ()
    pick = picking(game.rules, game.view(seat, knowledge=False), game.legal_for(seat))
    if pick is None or actions is not None or Counter(picked) - Counter(pick.items):
        return Refusal("T1", "refuse-bad-pick", {})
    return pick.forms(picked)


def do(
    table: Table,
    identity: str | None,
    decision: str,
    actions: Sequence[ActionLike] | None,
    picked: Sequence[str] | None = None,
) -> Planned:
    found = deciding(table, identity, decision)
    if isinstance(found, Refusal):
        return found
    seat, game = found
    if table.seats[seat].absent:
        return Refusal("T11", "refuse-away", {})
    if table.clocks.paused is not None:
        return Refusal("T15", "refuse-paused", {})
    meant = chosen(table, seat, game, actions, picked)
    if isinstance(meant, Refusal):
        return meant
    return carried_out(table, game, seat, decision, meant, "person")


def bot_does(
    table: Table, seat: int, decision: str, action: int, level: str, instead: bool = False
) -> Planned:
    """A bot's answer; refused if somebody else has answered, or decides again himself, meanwhile.

    `instead`: for a person whose time for a sealed choice is over.
    """
    game = table.playing()
    state: SeatState = table.seats[seat]
    if game is None or table.decision(seat) != decision or not (state.bot or instead):
        return Refusal("T6", "refuse-stale-decision", {"decision": decision})
    if table.clocks.paused is not None:
        return Refusal("T15", "refuse-paused", {})
    by = "bot" if state.level is not None else "clock" if instead and state.person else "absent"
    return carried_out(table, game, seat, decision, [action], by, level)


def carried_out(
    table: Table,
    game: Game,
    seat: int,
    decision: str,
    actions: Sequence[ActionLike],
    by: str,
    level: str | None = None,
) -> Planned:
    source = game.source
    step = game.plan(seat, *actions, source=source.fork() if isinstance(source, FairSource) else source)
    if isinstance(step, Refusal):
        return step
    plan = Plan(done=step).then(
        "did",
        seat=seat,
        decision=decision,
        actions=step.entries[0].text.split("; "),
        entries=[entry.written() for entry in step.entries],
        by=by,
        sealed=game.rules.is_sealed(game.state),
        level=level,
    )
    if step.state.over:
        plan.then(**ending(table, game, "played", step.state))
    return plan


def ending(table: Table, game: Game, reason: str, last: State | None = None) -> dict[str, Any]:
    """The last record: from here on the server seed is no secret. `last`: the state the game comes to."""
    played = reason == "played"
    state = game.state if last is None else last
    return {
        "kind": "ended",
        "reason": reason,
        "scores": list(game.rules.scores(state)),
        "winners": list(game.rules.winners(state)) if played else [],
        "seed": table.secret.hex(),
    }


def reconsider(table: Table, identity: str | None, decision: str) -> Planned:
    found = deciding(table, identity, decision)
    if isinstance(found, Refusal):
        return found
    seat, game = found
    if table.step(seat) == 0:
        return Refusal("T3", "refuse-nothing-sealed", {})
    if often(table, seat, "reconsidered"):
        return Refusal("T3", "refuse-too-often", {"most": MOST_SECOND_THOUGHTS})
    step = game.plan_reconsider(seat)
    if isinstance(step, Refusal):
        return step
    return Plan(done=step).then("reconsidered", seat=seat, decision=decision, sealed=True)


def often(table: Table, seat: int, kind: str) -> bool:
    """Whether a seat has done this so often that a game would grow without end."""
    own = {seq for seq, known in table.silent if known == seat}
    count: int = sum(
        one.kind == kind and (one.public.get("seat") == seat or seq in own)
        for seq, one in enumerate(table.told, 1)
    )
    return count >= MOST_SECOND_THOUGHTS


def asked_meanwhile(table: Table, seat: int) -> list[int]:
    """The people who were asked something after the seat's last command: they must agree (T10)."""
    return [other for other in table.concerned() if other != seat and table.seats[other].person]


def take_back(table: Table, identity: str | None, what: str) -> Planned:
    seat = seated(table, identity)
    if isinstance(seat, Refusal):
        return seat
    game = table.playing()
    if game is None:
        return Refusal("T7", "refuse-not-playing", {"status": table.status})
    if what == "ask":
        if not game.can_take_back(seat):
            return Refusal("T4", "refuse-take-back", {})
        if table.asks_back == seat and asked_meanwhile(table, seat):
            return already(seat)
        if often(table, seat, "took-back") or often(table, seat, "asked-back"):
            return Refusal("T4", "refuse-too-often", {"most": MOST_SECOND_THOUGHTS})
        if asked_meanwhile(table, seat):
            return Plan().then("asked-back", seat=seat)
        return taken_back(Plan(), game, seat)
    asker = table.asks_back
    if asker is None or seat not in asked_meanwhile(table, asker):
        return Refusal("T10", "refuse-nobody-asks", {})
    plan = Plan().then("granted-back", seat=seat, end=what == "grant")
    missing = set(asked_meanwhile(table, asker)) - table.agreed - {seat}
    if what == "deny" or missing or not game.can_take_back(asker):
        return plan
    return taken_back(plan, game, asker)


def taken_back(plan: Plan, game: Game, seat: int) -> Planned:
    step = game.plan_take_back(seat)
    if isinstance(step, Refusal):
        return step
    plan.done = step
    return plan.then("took-back", seat=seat)


def preview(
    table: Table,
    identity: str | None,
    decision: str,
    actions: Sequence[ActionLike] | None,
    picked: Sequence[str] | None,
) -> Preview | Refusal:
    found = deciding(table, identity, decision)
    if isinstance(found, Refusal):
        return found
    seat, game = found
    meant = chosen(table, seat, game, actions, picked)
    return meant if isinstance(meant, Refusal) else game.preview(seat, *meant)


def say(table: Table, identity: str | None, text: str) -> Planned:
    seat = at_the_table(table, identity)
    if isinstance(seat, Refusal):
        return seat
    plain = line(text)
    if plain is None:
        return Refusal("T13", "refuse-said", {})
    return Plan().then("said", seat=seat, identity=identity, name=table.seats[seat].name, text=plain)


def resign(table: Table, identity: str | None) -> Planned:
    """Give up; also while lines are opened, when nobody gets up any more: then a bot plays from the start."""
    seat = at_the_table(table, identity) if table.opening else seated(table, identity)
    if isinstance(seat, Refusal):
        return seat
    return Plan().then("resigned", seat=seat)


def voters(table: Table) -> set[int]:
    """The people without whom the game does not end: also who is away, until he has been gone for long."""
    return {
        n
        for n, seat in enumerate(table.seats)
        if seat.identity is not None and not seat.resigned and not long_gone(table, n)
    }


def long_gone(table: Table, seat: int) -> bool:
    """Whether a bot has played this person's seat for ten minutes, at a table over days for three days."""
    if not table.seats[seat].absent:
        return False
    left = next(one.at for one in reversed(table.told) if one.kind == "absent" and one.public["seat"] == seat)
    slow = isinstance(table.clocks.settings, Days)
    return table.times.now() - left >= (SLOW_GONE if slow else GONE)


def vote(table: Table, identity: str | None, end: bool) -> Planned:
    seat = seated(table, identity)
    if isinstance(seat, Refusal):
        return seat
    plan = Plan().then("voted", seat=seat, end=end)
    game = table.playing()
    if end and game is not None and voters(table) | {seat} <= table.votes | {seat}:
        plan.then(**ending(table, game, "vote"))
    return plan


def away(table: Table, identity: str | None, absent: bool) -> Planned:
    """Let a bot play one's seat, or play it again oneself."""
    seat = seated(table, identity)
    if isinstance(seat, Refusal):
        return seat
    if table.seats[seat].absent == absent:
        return already(seat)
    return Plan().then("absent" if absent else "returned", seat=seat, by="person")
