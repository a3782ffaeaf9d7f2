"""C1-C5, C9 and the special cards: one illegal action after another, each with the refusal it must get.

A case is a position put together by hand (`at`), an action in its notation, and the rule, key and parameters
expected. Seat 0 of three asks unless a case says otherwise.
"""

from __future__ import annotations

from consigliere.games.chicago import frames as f, names, terms as t
from consigliere.games.chicago.options import NO_CITY_CARDS
from consigliere.games.chicago.state import Chicago
from tests.chicago.table import Table
from tests.refusal_check import given

NONE = t.NOBODY
PHASES = {f.REVEAL: t.INCOME, f.EXTORT: t.INCOME, f.RETURN_CARDS: t.SET_UP, f.KEEP_CARDS: t.ROUND_END}
IN_CONTROL = (f.CLAIM, f.OPPOSE, f.CHIEF, f.LOSE_INFLUENCE, f.LOSE_ASSET)


def at(
    table: Table,
    kind: int,
    *args: int,
    asks: int = 0,
    phase: int | None = None,
    below: tuple[int, int] = (0, 0),
) -> Chicago:
    """A table at which seat `asks` has to decide `kind`; below: kind and seat of the frame under it."""
    s = table.s
    s.phase = PHASES.get(kind, t.CONTROL if kind in IN_CONTROL else t.ACTIONS) if phase is None else phase
    s.turn = 0
    if below[0]:
        s.push(*below, 0, 0, 0, 0)
    a, b, c, d = (*args, 0, 0, 0, 0)[:4]
    s.push(kind, NONE if kind >= f.FIRST_SEALED else asks, a, b, c, d)
    return s


def row(table: Table, seat: int, **fields: int) -> Table:
    """Fields of a seat's row, by their names in terms.py."""
    for name, value in fields.items():
        table.s.set_of(seat, getattr(t, name), value)
    return table


def everywhere(table: Table) -> Table:
    """All businesses of the city face up."""
    left = [n for n in range(1, 25) if table.s.unrevealed >> (n - 1) & 1]
    for pos in range(table.s.cells()):
        if table.s.business[pos] < 0:
            table.business(names.CARD_IDS[pos], left.pop(0))
    return table


def kinds(*ids: str, plus: int = 0) -> int:
    """Cards as the kernel packs them, five bits each."""
    return sum(names.KIND_IDS.index(id) + plus << 5 * i for i, id in enumerate(ids))


def special(id: str) -> int:
    return names.SPECIAL_IDS.index(id)


def orange_twice() -> Table:
    return Table().henchmen(0, "orange", "orange")


INCOME = [
    *given(
        at(Table(), f.REVEAL),
        "reveal F1 | C1.3 refuse-place-outside | place=F1 players=3",
        "reveal B1 | C3.1 refuse-already-revealed | place=B1 business=1",
        "reveal B2 | C3.1 refuse-not-linked | place=B2",
    ),
    *given(
        at(Table().owns(0, "B1", extorted=True).owns(1, "B3"), f.EXTORT),
        "extort F4 | C1.3 refuse-place-outside | place=F4 players=3",
        "extort A1 | C3.3 refuse-face-down | place=A1",
        "extort B3 | C3.3 refuse-not-your-business | place=B3 business=2 by=1",
        "extort D1 | C3.3 refuse-not-your-business | place=D1 business=3 by=nobody",
        "extort B1 | Q-P12 refuse-extorted | place=B1 business=1",
        "godfather-income | C3.2 refuse-not-godchild",
        "son | Q-P16 refuse-power-not-now | phase=income",
    ),
    *given(
        at(Table().hand(0, "gangster", "car"), f.UNDER, kinds("car"), 1, 1, phase=t.INCOME),
        "under gangster | C3.4 refuse-card-not-drawn | card=gangster",
    ),
    *given(
        at(Table().hand(0, "car"), f.UNDER, kinds("car"), 1, 1, phase=t.CONTROL, below=(f.TAKING, 1)),
        "under art | C6.5 refuse-card-not-drawn | card=art",
    ),
    *given(
        at(Table().hand(0, "car"), f.UNDER, kinds("car"), 2, 1, phase=t.CONTROL, below=(f.AFTER, 0)),
        "under art | C12.1 refuse-card-not-drawn | card=art",
    ),
]

ACTIONS = [
    *given(
        at(Table().hand(0, "car"), f.ACT),
        "influence hat gangster | C4.2 refuse-card-not-in-hand | card=gangster",
        "influence city car | C4.2 refuse-no-card-to-pay | card=car bonus=none",
        "gangster | C4.3 refuse-card-not-in-hand | card=gangster",
        "asset art | C4.4 refuse-card-not-in-hand | card=art",
        "asset car | C4.4 refuse-no-card-to-pay | card=car bonus=none",
    ),
    *given(
        at(Table(players=4).hand(0, "car"), f.ACT),
        "business B2 | C4.5 refuse-not-linked | place=B2",
        "business D2 | C4.5 refuse-already-revealed | place=D2 business=5",
        "business-draw | Q-A8 refuse-must-reveal | places=16",
        "movement | C4.7 refuse-card-not-in-hand | card=movement",
        "family 1 | C4.8 refuse-card-not-in-hand | card=family",
        "go-on | Q-A1 refuse-action-compulsory",
        "son | C5.2 refuse-too-few-family | power=son need=1 have=0",
    ),
    *given(
        at(Table(), f.ACT, 1, 1),
        "go-on | Q-X10 refuse-extra-begun",
    ),
    *given(
        at(Table(players=2), f.ACT),
        "business E1 | C1.3 refuse-place-outside | place=E1 players=2",
    ),
    *given(
        at(row(Table().hand(0, "gangster").henchmen(0, "purple", "purple"), 0, BONUSES_USED=2), f.ACT),
        "gangster | C4.3 refuse-no-card-to-pay | card=gangster bonus=used",
    ),
    *given(at(Table().hand(0, "movement"), f.ACT), "movement | C4.7 refuse-city-empty"),
    *given(
        at(Table().hand(0, "family", "family").family(0, 2), f.ACT),
        "family 3 | C4.8 refuse-too-few-family-cards | cards=3 have=2",
        "family 2 | C4.8 refuse-family-full | cards=2 laid=2 most=3",
        "grandfather | C5.4 refuse-too-few-family | power=grandfather need=3 have=2",
    ),
    *given(
        at(Table().family(0, 1), f.AFTER),
        "father | C5.3 refuse-too-few-family | power=father need=2 have=1",
    ),
    *given(
        at(Table().hand(0, "car").family(0, 1), f.PAY, 1, 0, NONE),
        "son | C5.5 refuse-power-not-now | phase=actions",
    ),
    *given(
        at(Table().city_card("B", "bribe"), f.CHOOSE_PENALTY),
        "immune sabotage | C5.2 refuse-penalty-aside | penalty=sabotage",
    ),
]

SPECIALS = [
    *given(
        at(Table().hand(0, "S1", "S2", "S7", "gangster").first(0, "grey"), f.ACT),
        "special S3 | C4.6 refuse-card-not-in-hand | card=S3",
        "special S1 | Q-A10 refuse-pair-missing | card=S1 first=grey second=orange missing=orange say=none",
        "special S2 | Q-A10 refuse-pair-missing | card=S2 first=purple second=purple missing=both say=none",
        "special-by-godfather S7 | C3.2 refuse-not-godchild",
    ),
    *given(
        at(Table().hand(0, "S2", "gangster").henchmen(0, "purple").godchild(0), f.ACT),
        "special S2 | Q-A10 refuse-pair-missing"
        " | card=S2 first=purple second=purple missing=purple say=special-by-godfather~S2",
    ),
    *given(
        at(Table().hand(0, "S7").henchmen(0, "purple", "orange").godchild(0), f.ACT),
        "special-by-godfather S7 | Q-A24 refuse-pair-owned | card=S7 say=special~S7",
    ),
    *given(
        at(orange_twice().hand(0, "S7").godchild(0), f.ACT),
        "special-by-godfather S7 | Q-A24 refuse-bonus-owned | area=special say=special~S7",
    ),
    *given(
        at(row(Table().hand(0, "S7").godchild(0), 0, BENEFITS=t.BENEFIT_BONUS), f.ACT),
        "special-by-godfather S7 | C9.1 refuse-benefit-used | benefit=bonus",
    ),
    *given(
        at(row(Table().hand(0, "S7").godchild(0), 0, BENEFITS=t.BENEFIT_INCOME | t.BENEFIT_CONTROL), f.ACT),
        "special-by-godfather S7 | C9.1 refuse-two-benefits",
    ),
    *given(
        at(row(orange_twice().hand(0, "S1").deck(), 0, IMMUNE=1), f.ACT),
        "special S1 | C4.6 refuse-nothing-would-happen | card=S1 special=S1",
    ),
    *[
        given(
            at(orange_twice().hand(0, id).deck(), f.ACT),
            f"special {id} | C4.6 refuse-nothing-would-happen | card={id} special={id}",
        )[0]
        for id in names.SPECIAL_IDS[1:]
    ],
    *given(
        at(Table(options=NO_CITY_CARDS).henchmen(0, "orange", "orange").hand(0, "S1"), f.ACT),
        "special S1 | C12.1 refuse-no-city-cards | card=S1",
    ),
]

CHOICES = [
    *given(
        at(Table().hand(0, "gangster", "art"), f.LAY, special("S2"), 2),
        "lay art | S2 refuse-not-laid-by-card | card=S2 special=S2",
        "lay-influence hat art | S2 refuse-not-laid-by-card | card=S2 special=S2",
        "no-more | S2 refuse-lay-at-least-one | card=S2",
    ),
    *given(
        at(Table().hand(0, "gangster", "art"), f.LAY, special("S3"), 1),
        "lay gangster | S3 refuse-not-laid-by-card | card=S3 special=S3",
        "lay car | S3 refuse-card-not-in-hand | card=car",
    ),
    *given(
        at(Table().hand(0, "gangster", "art"), f.LAY, special("S6"), 2),
        "lay art | S6 refuse-not-laid-by-card | card=S6 special=S6",
        "lay-influence city car | S6 refuse-card-not-in-hand | card=car",
    ),
    *given(
        at(Table().gangsters(0, 1).gangsters(1, 2), f.RIVAL, special("S8"), 1, 0),
        "rival 0 | S8 refuse-yourself",
        "rival 1 | S8 refuse-rival-stronger | seat=1 have=1 theirs=2",
        "rival 2 | S8 refuse-rival-without-gangster | seat=2",
        "rival 3 | C1.1 refuse-no-such-seat | seat=3 players=3",
        "no-rival | S8 refuse-choose-rival | card=S8",
    ),
    *given(
        at(Table().hand(1, "car"), f.RIVAL, special("S9"), 2, 0),
        "rival 2 | S9 refuse-hand-empty | seat=2",
        "no-rival | S9 refuse-choose-rival | card=S9",
    ),
    *given(
        at(Table().hand(1, "car").hand(2, "car"), f.RIVAL, special("S9"), 1, 4),
        "rival 2 | S9 refuse-opponent-chosen | seat=2",
    ),
    *given(
        at(Table().hand(0, "gangster", "art").deck(), f.DISCARD, 3, 0),
        "no-more | C4.6 refuse-discard-first",
    ),
    *given(
        at(Table().hand(0, "gangster", "art"), f.DISCARD, 2, names.KIND_IDS.index("car")),
        "discard gangster | T5 refuse-card-order | card=gangster last=car",
        "discard car | S10 refuse-card-not-in-hand | card=car",
    ),
]
