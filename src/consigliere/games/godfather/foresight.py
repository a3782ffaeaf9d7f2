"""What would follow from an action, as far as its seat may know: icons, cards, influence, warnings (G5-G14).

The kernel runs the action on the position as seen, in which hidden cards are absent and stand-ins keep the
public numbers; what is told is read off the states before and after with the kernel's own predicates.
"""

from collections.abc import Sequence
from typing import cast, Final

from consigliere.core.actions import ActionLike
from consigliere.core.foresight import foreseen, SEALED as UNTOLD, warning
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from consigliere.core.shapes import Draw, Seen, Told, Warning
from consigliere.core.state import A, B
from consigliere.games.godfather import family_member, frames, icons, names, sealed, tribute, turf_war
from consigliere.games.godfather.abilities import shooting
from consigliere.games.godfather.frame_table import ABILITY_CARDS, ABILITY_IDS, FRAMES
from consigliere.games.godfather.notation import TABLE
from consigliere.games.godfather.shapes import (
    BusinessIcons,
    CardsMoved,
    Foresight,
    JobForesight,
    Shakedown,
    TurfForesight,
)
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.terms import (
    BILLS,
    CASE,
    CENTRAL_PARK,
    FAMILY,
    FAMILY_BUSINESS,
    FIRST_TILE,
    HAND,
    HELD,
    HIS_TURF,
    JOBS,
    NEUTRAL,
    NOBODY,
    NOTHING,
    OP_CLEAN_HOUSE,
    OP_DRIVE_BY,
    OP_GUN_DOWN,
    PLACES,
    PROGRAM,
    SEALED,
    SIZE,
    THUGS,
    TURFS,
)
from consigliere.games.godfather.turf_war import TIE
from consigliere.games.godfather.worlds import as_seen

OPEN_DRAWS: Final = ("tile", "ally", "horse")  # all can see what is left to draw from
FROM_HAND: Final = ("steal", "collect")  # how many of the cards can be drawn is the victim's to know
LAST_ACT: Final = 4
OVERLOOKED: Final = ("last-figure", "over-limit", "empty-suitcase")  # what `warnings` may tell


def position(view: Seen, tables: Tables) -> Godfather:
    """The position as seen; in other hands each card is a stand-in, so that a theft has something to draw."""
    s = as_seen(view, tables)
    for seat in range(s.players):
        if seat != view["viewer"]:
            s.hand[seat * HAND] = s.of(seat, SIZE)
    for seat, bills in enumerate(view["bids"] or ()):
        s.set_of(seat, SEALED, sealed.packed(frames.BRIBE, bills))
    if s.is_sealed():
        s.put(A, s.get(B))
    return s


def foresee(rules: Ruleset, tables: Tables, view: Seen, actions: Sequence[ActionLike]) -> Foresight | Refusal:
    seat = view["viewer"]
    before = position(view, tables)
    found = foreseen(rules, FRAMES, before, seat, actions)
    if isinstance(found, Refusal):
        return found
    base, state = found
    after = cast(Godfather, state)
    told = cast(
        Foresight, base | {"shakedowns": [], "cards": None, "turfs": [], "job": None, "figures_left": None}
    )
    if base["then"] == UNTOLD:
        return told
    events = told["events"]
    told["shakedowns"] = shakedowns(after, seat, events)
    told["cards"] = cards_moved(before, after, seat)
    told["turfs"] = turfs(before, after)
    told["job"] = begun(tables, events)
    told["figures_left"] = figures_left(after, seat)
    told["warnings"] = foretold_warnings(before, after, view, events, tables)
    if told["draw"] is not None:
        told["draw"] = draw(rules, after, told["draw"])
    return told


def draw(rules: Ruleset, s: Godfather, base: Draw) -> Draw:
    """How many cards the draw is from, and which, where all can see it."""
    if base["draw"] in FROM_HAND:
        return base
    ask = rules.ask(s)
    assert ask is not None
    outcomes = [name for _, name, _ in ask.outcomes] if base["draw"] in OPEN_DRAWS else None
    return {
        "draw": base["draw"],
        "seat": base["seat"],
        "of": int(s.chance_total()),
        "outcomes": None if outcomes is None else list(outcomes),
    }


# -- icons (G6.2, G7.2)


def shakedowns(s: Godfather, seat: int, events: Sequence[Told]) -> list[Shakedown]:
    """The fronts and backs that the seat uses, business by business, and who may use a front too."""
    out: list[Shakedown] = []
    for event in events:
        if event["event"] == "shakedown" and event["seat"] == seat:
            controller = event["controller"]
            out.append(front(s, event["space"], controller if controller != seat else None))
        elif (space := _round_space(event, seat)) is not None:
            out.append(backs(s, space))
    return out


def _round_space(event: Told, seat: int) -> str | None:
    """The round space whose backs a figure of this seat uses now."""
    if event["event"] == "member-played" and event["seat"] == seat:
        return str(event["space"])
    moved = event["event"] == "figure-moved" and event["owner"] == seat
    if moved or (event["event"] == "neutral-placed" and event["figure"] == "mayor"):
        return event["to"] if event["to"] in names.ROUND_IDS else None
    return None


def front(s: Godfather, space: str, share: int | None) -> Shakedown:
    business = s.business(names.SQUARE_IDS.index(space))
    shown = names.icons(s.tables.front[business])
    one: BusinessIcons = {"business": names.BUSINESS_IDS[business], "icons": shown}
    return {"space": space, "side": "front", "businesses": [one], "icons": shown, "share": share}


def backs(s: Godfather, space: str) -> Shakedown:
    """Controllers gain nothing from backs (G7.3)."""
    n = names.ROUND_IDS.index(space)
    found = [
        business
        for area in range(CENTRAL_PARK + 1)
        if s.tables.areas[n] >> area & 1
        for business in (area, FIRST_TILE + s.tile[area] if area < TURFS and s.tile[area] >= 0 else None)
        if business is not None
    ]
    shown: list[BusinessIcons] = [
        {"business": names.BUSINESS_IDS[business], "icons": names.icons(s.tables.back[business])}
        for business in found
    ]
    pool = names.icons(family_member.backs(s, n))
    return {"space": space, "side": "back", "businesses": shown, "icons": pool, "share": None}


# -- cards, influence, jobs


def cards_moved(before: Godfather, after: Godfather, seat: int) -> CardsMoved:
    """The seat's own cards: what comes into the hand, what leaves it, what comes into the suitcase."""
    gained: dict[str, int] = {}
    lost: dict[str, int] = {}
    suitcase: dict[str, int] = {}
    for card, id in enumerate(names.CARD_IDS):
        change = int(after.holds(seat, card) - before.holds(seat, card))
        if change:
            (gained if change > 0 else lost)[id] = abs(change)
    for n, id in enumerate((*names.BILL_IDS, *names.JOB_IDS)):
        change = int(after.case[seat * CASE + n] - before.case[seat * CASE + n])
        if change:
            suitcase[id] = change
    return {"gained": gained, "lost": lost, "suitcase": suitcase}


def turfs(before: Godfather, after: Godfather) -> list[TurfForesight]:
    """The turfs in which influence or control changes."""
    out: list[TurfForesight] = []
    for turf, id in enumerate(names.TURF_IDS):
        was, will = influence(before, turf), influence(after, turf)
        had, has = before.controller(turf), after.controller(turf)
        if was != will or had != has:
            out.append(
                {
                    "turf": id,
                    "before": was,
                    "after": will,
                    "wins_before": winner(before, turf),
                    "wins_after": winner(after, turf),
                    "controls_before": had if had >= 0 else None,
                    "controls_after": has if has >= 0 else None,
                }
            )
    return out


def influence(s: Godfather, turf: int) -> dict[str, int]:
    """G12.1: the figures in a turf by seat, the neutral ones together; who has none is left out."""
    found = {str(seat): int(turf_war.influence(s, turf, seat)) for seat in range(s.players)}
    found["neutral"] = int(turf_war.influence(s, turf, NEUTRAL))
    return {who: n for who, n in found.items() if n}


def winner(s: Godfather, turf: int) -> names.Winner:
    """Who would win the turf as things stand: a seat, "neutral", "tie" or "nobody"."""
    found = int(turf_war.winner(s, turf))
    if found == TIE:
        return "tie"
    if found == NEUTRAL:
        return "neutral"
    return found if found >= 0 else "nobody"


def begun(tables: Tables, events: Sequence[Told]) -> JobForesight | None:
    """The job or ally that is begun: the bills it pays, and the steps of its ability."""
    card = next((e.get("job") or e.get("ally") for e in events if e["event"] in BEGINS), None)
    if card is None:
        return None
    n = ABILITY_CARDS.index(card)
    bills = [tables.job_bills[n * 3 + i] for i in range(3)] if n < JOBS else []
    steps = [tables.ability[n * PROGRAM + i] for i in range(0, PROGRAM, 2)]
    return {
        "card": card,
        "pays": [names.BILL_IDS[bill] for bill in bills if bill >= 0],
        "ability": [ABILITY_IDS[op] for op in steps if op != NOTHING],
    }


BEGINS: Final = ("job-begun", "ally-played")


def figures_left(s: Godfather, seat: int) -> int:
    return int(s.of(seat, THUGS)) + int(s.of(seat, FAMILY)).bit_count()


# -- warnings


def warnings(view: Seen, tables: Tables) -> list[Warning]:
    """At the beginning of a turn: the last figure, the tribute to come, nothing to bid with."""
    if view["prompt"] is None or view["prompt"]["decision"] != "turn" or not view["prompt"].get("yours"):
        return []
    s = position(view, tables)
    seat = view["viewer"]
    out = []
    if figures_left(s, seat) == 1:
        out.append(last_figure(s, seat))
    over = over_limit(s, seat)
    if over > 0:
        out.append(warning("over-limit", over=over, limit=int(s.tables.hand_limit[s.act])))
    if nothing_to_bid(s, seat):
        out.append(warning("empty-suitcase"))
    return out


def foretold_warnings(
    before: Godfather, after: Godfather, view: Seen, events: Sequence[Told], tables: Tables
) -> list[Warning]:
    """What an action brings about that may be overlooked."""
    seat = view["viewer"]
    out = []
    if before.in_reserve(seat) and not after.in_reserve(seat) and before.phase == FAMILY_BUSINESS:
        out.append(last_figure(before, seat))
    over = over_limit(after, seat)
    if over > max(0, over_limit(before, seat)):
        out.append(warning("over-limit", over=over, limit=int(tables.hand_limit[before.act])))
    for event in events:
        if event["event"] == "icons-declined" and event["seat"] == seat:
            usable = [id for id in event["icons"] if _usable(before, seat, id)]
            if usable:
                out.append(warning("forfeit", icons=usable))
        elif event["event"] == "bill-declined" and event["seat"] == seat:
            out.append(warning("forfeit", bill=event["bill"]))
        elif event["event"] in BEGINS and hits_nobody(before, seat, event.get("job") or event["ally"]):
            out.append(warning("no-victim"))
    return out


def hits_nobody(s: Godfather, seat: int, card: str) -> bool:
    """G9.2: the card guns somebody down, and as the figures stand there is nobody whom it may hit."""
    at = ABILITY_CARDS.index(card) * PROGRAM
    steps = [(s.tables.ability[at + i], s.tables.ability[at + i + 1]) for i in range(0, PROGRAM, 2)]
    shots = [(op, n) for op, n in steps if op in (OP_GUN_DOWN, OP_DRIVE_BY, OP_CLEAN_HOUSE)]
    return bool(shots) and not any(
        s.owner_at(place) not in (seat, NOBODY) and hits(s, seat, place, op, n)
        for op, n in shots
        for place in range(PLACES)
    )


def hits(s: Godfather, seat: int, place: int, op: int, n: int) -> bool:
    """Whether this step may name the enemy figure at a place; the Police Chief may yet go to any turf."""
    if op == OP_GUN_DOWN:
        return bool(shooting.in_filter(s, seat, place, n & ~HIS_TURF, NOBODY))
    return op == OP_DRIVE_BY or s.owner_at(place) != NEUTRAL


def last_figure(s: Godfather, seat: int) -> Warning:
    """G5.2: afterwards the seat is out; with how many jobs and allies that it could play now."""
    probe = s.copy()
    probe.refresh()
    forms = [TABLE[action].form for action in probe.legal_actions()]
    jobs = {form.get("job", form.get("space")) for form in forms if form["type"] in ("job", "public-job")}
    return warning("last-figure", jobs=len(jobs), allies=int(s.of(seat, HELD)).bit_count())


def over_limit(s: Godfather, seat: int) -> int:
    """G14.1: how many cards the seat would have to discard as its hand is, played allies included."""
    probe = s.copy()
    tribute.allies_return(probe, seat)
    return int(probe.of(seat, SIZE) - s.tables.hand_limit[s.act])


def nothing_to_bid(s: Godfather, seat: int) -> bool:
    """G13.1: bribery comes in this act, and no bill is in the suitcase."""
    return s.act + 1 < LAST_ACT and s.offered != 0 and s.bills_in_case(seat) == 0


def _usable(s: Godfather, seat: int, id: str) -> bool:
    icon = names.ICON_IDS.index(id)
    if id == names.ICON_IDS[0]:
        return any(s.hand[seat * HAND + bill] > 0 for bill in range(BILLS))
    return bool(icons.usable(s, seat, icon))
