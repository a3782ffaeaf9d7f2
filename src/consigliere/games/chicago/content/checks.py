"""Checks of Chicago's content, record by record: businesses, special cards, deck, city (C1, C6, C7, C8).

Each check yields every fault it finds; counts over several records are in totals.py.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast, Final

from consigliere.core.packs import Fault, fault, marks, paint, Stacked, title, within
from consigliere.games.chicago import terms as t
from consigliere.games.chicago.content import schema as s, vocabulary as v

HENCHMEN_MAX: Final = 2
INFLUENCE_MAX: Final = 2
GROUPS: Final = (1, 3)
RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "gangsters": (0, 2),
    "money": (0, 3),
    "income": (2, 4),
    "points": (3, 5),
}
PILE_MAX: Final = 63
TOKENS_MAX: Final = 12
AGENTS_MAX: Final = 12


def check_record(record: Stacked) -> Iterator[Fault]:
    """Everything that can be wrong with one record by itself."""
    yield from marks(record)
    yield from title(record)
    match record.kind:
        case "businesses":
            yield from business(record)
        case "specials":
            yield from special(record)
        case "deck":
            yield from pile(record)
        case "tokens":
            yield from within(record, "count", 0, TOKENS_MAX)
        case "penalties":
            yield from word(record, "loss", v.LOSSES, "content-loss")
            yield from conditions(record, "immunity")
        case "extras":
            yield from conditions(record, "condition")
        case "players":
            yield from city(record)
        case "families":
            yield from paint(record)


def word(record: Stacked, field: str, known: Sequence[str], key: str) -> Iterator[Fault]:
    """Each word of the field is a known one."""
    value = record.values[field]
    for name in cast(list[str], value) if isinstance(value, list) else [str(value)]:
        if name not in known:
            yield fault(record, field, key, word=name, known=", ".join(known))


def business(record: Stacked) -> Iterator[Fault]:
    yield from word(record, "henchmen", tuple(v.COLOURS), "content-henchman-colour")
    yield from word(record, "asset", tuple(v.ASSET), "content-asset")
    yield from word(record, "influence", v.SYMBOLS, "content-symbol")
    yield from word(record, "bonus", tuple(v.BONUS), "content-bonus")
    henchmen, influence = record.texts("henchmen"), record.texts("influence")
    if len(henchmen) > HENCHMEN_MAX:
        yield fault(record, "henchmen", "content-henchmen-count", count=len(henchmen), high=HENCHMEN_MAX)
    if len(influence) > INFLUENCE_MAX:
        yield fault(record, "influence", "content-influence-count", count=len(influence), high=INFLUENCE_MAX)
    if len(set(influence)) > 1:
        yield fault(record, "influence", "content-influence-mixed")
    for field, (low, high) in RANGES.items():
        yield from within(record, field, low, high)
    asset = record.text("asset") != v.NONE
    owned = (henchmen, asset, influence, record.truth("family"), record.number("gangsters"))
    groups = sum(map(bool, (*owned, record.number("money"))))
    if not GROUPS[0] <= groups <= GROUPS[1]:
        last = record.parts[-1].file
        params = {"count": groups, "low": GROUPS[0], "high": GROUPS[1]}
        yield Fault(last, record.id, "content-groups", params)
    if record.id in s.BUSINESSES[: v.STARTERS[-1]] and record.text("bonus") != v.NONE:
        yield fault(record, "bonus", "content-starter-bonus")


def special(record: Stacked) -> Iterator[Fault]:
    yield from word(record, "pair", tuple(v.COLOURS), "content-henchman-colour")
    count = len(record.texts("pair"))
    if count != 2:
        yield fault(record, "pair", "content-pair-count", count=count)


def pile(record: Stacked) -> Iterator[Fault]:
    cards = record.number("cards")
    if record.id == s.SPECIAL_CARDS and cards != t.SPECIALS:
        yield fault(record, "cards", "content-special-cards", count=cards, wanted=t.SPECIALS)
    yield from within(record, "cards", 0, PILE_MAX)
    for field in ("cut_three", "cut_two"):
        yield from within(record, field, 0, max(cards, 0))


def conditions(record: Stacked, field: str) -> Iterator[Fault]:
    """One thing or several, each with the number needed."""
    needed = cast(Mapping[str, int], record.values[field])
    if not needed:
        yield fault(record, field, "content-condition-empty")
    for name, count in needed.items():
        if name not in v.CONDITIONS:
            yield fault(record, field, "content-condition", word=name, known=", ".join(v.CONDITIONS))
        elif not 1 <= count <= v.CONDITIONS[name]:
            params: dict[str, str | int] = {"word": name, "count": count, "high": v.CONDITIONS[name]}
            yield fault(record, field, "content-condition-range", **params)


def city(record: Stacked) -> Iterator[Fault]:
    """C1.3 to C1.7: the city has 6, 5 or 4 rows of four businesses and four holes, one henchman in each."""
    players = s.PLAYERS.index(record.id)
    rows = v.ROWS[players]
    if record.number("rows") != rows:
        yield fault(record, "rows", "content-rows", count=record.number("rows"), wanted=rows)
    henchmen = record.number("henchmen")
    if henchmen * t.COLOURS != rows * v.PLACES:
        params = {"count": henchmen * t.COLOURS, "wanted": rows * v.PLACES}
        yield fault(record, "henchmen", "content-holes", **params)
    yield from within(record, "agents", 0, AGENTS_MAX)
    starters = record.texts("starters")
    if len(starters) != v.STARTERS[players]:
        params = {"count": len(starters), "wanted": v.STARTERS[players]}
        yield fault(record, "starters", "content-starter-count", **params)
    for place in starters:
        if v.cell(place, rows) is None:
            yield fault(record, "starters", "content-place", place=place, last=v.ROW_LETTERS[rows - 1])
    if len(set(starters)) != len(starters):
        yield fault(record, "starters", "content-place-twice")
