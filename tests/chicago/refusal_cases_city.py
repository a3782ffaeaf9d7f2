"""C4.7-C4.10, C6-C8: illegal tokens, gaps, slots, claims, attacks, oppositions, losses and extra actions."""

from __future__ import annotations

from consigliere.games.chicago import frames as f, henchmen, names, options, powers, terms as t
from tests.chicago.refusal_cases import at, everywhere, row
from tests.chicago.table import Table
from tests.refusal_check import given

ORANGE = t.ORANGE + 1  # as it lies in a gap


def hole(id: str) -> int:
    return names.HOLE_IDS.index(id)


def place(id: str) -> int:
    return names.CARD_IDS.index(id)


def full(*holes: str, players: int = 3, options: int = 0) -> Table:
    """Gaps with two agents each."""
    table = Table(players=players, options=options)
    for hole in holes:
        table.token(hole, "agent", "agent")
    return table


CITY = [
    *given(
        at(Table().token("b2", "orange", "agent"), f.TOKEN, powers.BY_MOVEMENT, 0, -1),
        "token f1 agent | C1.3 refuse-hole-outside | hole=f1 players=3",
        "token b2 grey | C4.7 refuse-no-such-token | hole=b2 token=grey",
        "no-token | Q-A14 refuse-must-move",
    ),
    *given(
        at(Table().token("b2", "orange", "agent"), f.TOKEN, powers.BY_MOVEMENT, 1, hole("b2"), ORANGE),
        "token b2 orange | Q-A11 refuse-token-moved | hole=b2 token=orange",
    ),
    *given(
        at(Table().token("b2", "orange"), f.TOKEN, powers.BY_FATHER),
        "token b2 orange | Q-A21 refuse-agents-only | hole=b2 token=orange",
        "token b2 agent | C5.3 refuse-no-such-token | hole=b2 token=agent",
    ),
    *given(
        at(
            full("b1", "b2", options=options.NO_PASSING).token("a1", "grey"),
            f.TOKEN,
            powers.BY_MOVEMENT,
            0,
            -1,
        ),
        "token a1 grey | Q-A11 refuse-token-stuck | hole=a1",
    ),
    *given(
        at(full("b2").token("a1", "orange"), f.HOLE, powers.BY_MOVEMENT, hole("a1"), ORANGE),
        "to f1 | C1.3 refuse-hole-outside | hole=f1 players=3",
        "to a1 | C4.7 refuse-same-hole | hole=a1",
        "to b2 | C4.7 refuse-hole-full | hole=b2 most=2",
        "to e1 | Q-A11 refuse-too-far | start=a1 hole=e1 steps=3",
    ),
    *given(
        at(
            full("b1", "b2", options=options.NO_PASSING).token("a1", "orange"),
            f.HOLE,
            powers.BY_MOVEMENT,
            hole("a1"),
            ORANGE,
        ),
        "to c1 | Q-A12 refuse-way-blocked | start=a1 hole=c1",
        "to e1 | Q-A11 refuse-too-far | start=a1 hole=e1 steps=3",
    ),
    *given(
        at(Table().token("b2", "agent").token("c1", "agent"), f.AGENT, 1),
        "remove-agent a1 | S4 refuse-no-agent-there | hole=a1",
        "remove-agent f4 | C1.3 refuse-hole-outside | hole=f4 players=3",
        "no-agent | S4 refuse-must-remove-agent | agents=2",
    ),
    *given(
        at(Table().token("b2", "agent"), f.AGENT, 0, below=(f.TURN, 0)),
        "remove-agent a1 | C4.9 refuse-no-agent-there | hole=a1",
    ),
    *given(
        at(Table().token("b2", "agent"), f.AGENT, 0, below=(f.ACT, 0)),
        "remove-agent a1 | C5.4 refuse-no-agent-there | hole=a1",
    ),
]

HENCHMEN = [
    *given(
        at(Table().token("a1", "orange").token("e1", "grey"), f.HENCHMAN, place("B1"), 1, phase=t.CONTROL),
        "henchman a1 grey | C6.6 refuse-no-such-henchman | hole=a1 colour=grey",
        "henchman e1 grey | C6.6 refuse-not-adjacent | hole=e1 place=B1 business=1",
        "henchman f1 grey | C1.3 refuse-hole-outside | hole=f1 players=3",
        "no-token | Q-C21 refuse-must-take-henchman",
    ),
    *given(
        at(Table().owns(0, "B1").token("a1", "orange").token("e1", "grey"), f.HENCHMAN, henchmen.BESIDE_OWN),
        "henchman e1 grey | S5 refuse-not-beside-own | hole=e1",
        "no-token | S5 refuse-must-take-henchman",
    ),
    *given(
        at(Table().token("a1", "agent"), f.HENCHMAN, henchmen.ANYWHERE),
        "henchman a1 brown | C5.4 refuse-no-such-henchman | hole=a1 colour=brown",
    ),
    *given(
        at(Table().henchmen(0, "orange", "orange"), f.PLACE, t.ORANGE),
        "place-own | C4.10 refuse-slots-full | colour=orange area=special",
        "no-token | C4.10 refuse-must-place | colour=orange",
    ),
    *given(
        at(Table().henchmen(0, "grey", shared=True), f.PLACE, t.GREY),
        "place-shared | C4.10 refuse-slots-full | colour=grey area=influence",
    ),
]

CLAIMS = [
    *given(
        at(Table().owns(0, "B1").owns(1, "B3"), f.CLAIM),
        "claim F1 | C1.3 refuse-place-outside | place=F1 players=3",
        "claim A1 | C6.1 refuse-face-down | place=A1",
        "claim B1 | Q-C19 refuse-own-business | place=B1 business=1",
        "claim B3 | C6.1 refuse-controlled | place=B3 business=2 by=1 say=none",
        "claim D1 | C6.2 refuse-lacks-asset | business=3 asset=any say=none",
        "claim D1 ignoring asset | C3.2 refuse-not-godchild",
        "go-on | Q-C1 refuse-claim-or-pass",
        "son | C5.2 refuse-too-few-family | power=son need=1 have=0",
    ),
    *given(
        at(
            Table().gangsters(0, 1).assets(0, "car").family(0, 1).business("A1", 24).business("A2", 17),
            f.CLAIM,
        ),
        "claim B1 | C6.2 refuse-lacks-influence | business=1 side=hat have=0 need=1 say=none",
        "claim D3 | C6.2 refuse-lacks-influence | business=4 side=city have=0 need=1 say=none",
        "claim A1 | C6.2 refuse-lacks-henchmen | business=24 colour=grey have=0 need=2 other=none say=none",
        "claim A2 | C6.2 refuse-lacks-henchmen"
        " | business=17 colour=orange have=0 need=1 other=purple say=none",
    ),
    *given(
        at(Table().godchild(0).assets(0, "car").business("A1", 16), f.CLAIM),
        "claim D1 | C6.2 refuse-lacks-family | business=3 have=0 need=1 say=claim~D1~ignoring~family",
        "claim D1 ignoring money | C9.1 refuse-group-not-asked | business=3 group=money",
        "claim B3 ignoring family | C6.2 refuse-lacks-gangsters | business=2 have=0 need=1 say=none",
        "claim B3 | C6.2 refuse-lacks-family | business=2 have=0 need=1 say=none",
        "claim A1 | C6.2 refuse-lacks-asset | business=16 asset=art say=none",
    ),
    *given(
        at(Table().hand(0, "car").assets(0, "art").family(0, 1).business("A1", 16), f.CLAIM),
        "claim A1 | C6.2 refuse-lacks-money | business=16 have=1 need=2 say=none",
    ),
    *given(
        at(row(Table().godchild(0), 0, BENEFITS=t.BENEFIT_CONTROL), f.CLAIM),
        "claim B1 ignoring gangsters | C9.1 refuse-benefit-used | benefit=control",
    ),
    *given(
        at(everywhere(Table()).owns(0, *names.CARD_IDS[:10]).owns(1, "D2", "D3"), f.CLAIM),
        "claim D1 | Q-C25 refuse-no-marker-left | markers=10",
        "attack D3 | Q-C25 refuse-no-marker-left | markers=10",
    ),
]


def defended() -> Table:
    """Seat 1 controls the Bar and the Cigar Shop with one gangster, seat 2 the Fishmonger."""
    return Table().owns(1, "B1", "B3").owns(2, "D1").gangsters(1, 1)


ATTACKS = [
    *given(
        at(row(defended().gangsters(0, 2).owns(0, "D3"), 1, CHIEF=place("B3")), f.CLAIM),
        "attack F1 | C1.3 refuse-place-outside | place=F1 players=3",
        "attack A1 | C6.5 refuse-face-down | place=A1",
        "attack D3 | Q-C19 refuse-own-business | place=D3 business=4",
        "attack B3 | Q-C24 refuse-chief-there | place=B3 business=2 by=1",
        "attack D1 | C6.5 refuse-last-business | place=D1 business=3 by=2",
        "attack B1 | C6.2 refuse-lacks-influence | business=1 side=hat have=0 need=1 say=none",
    ),
    *given(
        at(defended().gangsters(0, 1), f.CLAIM),
        "attack B1 | C6.5 refuse-too-few-gangsters | by=1 have=1 theirs=1",
        "attack D3 | C6.5 refuse-nobody-to-attack | place=D3 business=4 say=none",
    ),
    *given(
        at(row(defended().gangsters(0, 2), 0, ATTACKS=2), f.CLAIM),
        "attack B1 | Q-C15 refuse-attacks-used | attacks=2",
    ),
    *given(
        at(defended().gangsters(0, 2).godchild(0), f.CLAIM),
        "attack B1 | C6.2 refuse-lacks-influence"
        " | business=1 side=hat have=0 need=1 say=attack~B1~ignoring~influence",
        "attack B3 ignoring asset | C9.1 refuse-group-not-asked | business=2 group=asset",
    ),
]


def claimed() -> Table:
    """Seat 1 claims the Warehouse with an influence on the city side."""
    return Table().influence(1, "city", "car").assets(1, "car")


OPPOSITION = [
    *given(
        at(claimed().influence(0, "hat", "car", "art").assets(0, "art"), f.OPPOSE, place("D3"), 1),
        "oppose | C6.2 refuse-lacks-influence | business=4 side=city have=0 need=1 say=none",
        "oppose ignoring influence | C3.2 refuse-not-godchild",
        "son | C5.5 refuse-power-not-now | phase=control",
    ),
    *given(
        at(
            claimed().influence(0, "hat", "car", "art").assets(0, "art").godchild(0), f.OPPOSE, place("D3"), 1
        ),
        "oppose | C6.2 refuse-lacks-influence"
        " | business=4 side=city have=0 need=1 say=oppose~ignoring~influence",
        "oppose ignoring family | C9.1 refuse-group-not-asked | business=4 group=family",
    ),
    *given(
        at(claimed().influence(0, "city", "art"), f.OPPOSE, place("D3"), 1, asks=2),
        "oppose | Q-C5 refuse-too-little-influence | by=1 have=1 theirs=1",
    ),
    *given(
        at(row(claimed(), 0, PASSED=1), f.OPPOSE, place("D3"), 1, asks=2),
        "oppose | Q-C2 refuse-passed",
        "no-opposition | Q-C2 refuse-passed",
        "claim B1 | C6.1 refuse-passed",
    ),
    *given(at(claimed(), f.OPPOSE, place("D3"), 1, asks=2), "oppose | Q-C6 refuse-own-claim", seat=1),
    *given(
        at(everywhere(claimed()).owns(0, *names.CARD_IDS[:10]), f.OPPOSE, place("D3"), 1, asks=2),
        "oppose | Q-C25 refuse-no-marker-left | markers=10",
    ),
    *given(
        at(claimed().influence(0, "city", "art", "art").assets(0, "art"), f.OPPOSE, place("D3"), 1, asks=2),
        "oppose | C6.4 refuse-not-your-turn | seat=2 asked=oppose",
    ),
]

LOSSES = [
    *given(
        at(Table().gangsters(0, 1), f.LOSE_GANGSTER, phase=t.CONTROL, below=(f.DRAWING, 1)),
        "lose-gangster token | C6.5 refuse-no-such-gangster | form=token",
        "lose-asset car | C6.5 refuse-lose-something-else | what=gangster",
    ),
    *given(
        at(Table().gangsters(0, 0, tokens=1), f.LOSE_GANGSTER),
        "lose-gangster card | S8 refuse-no-such-gangster | form=card",
    ),
    *given(
        at(Table().influence(0, "hat", "car"), f.LOSE_INFLUENCE, below=(f.TAKING, 0)),
        "lose-influence city car | C6.4 refuse-no-such-influence | card=car side=city",
        "lose-influence-token hat | C6.4 refuse-no-influence-token | side=hat",
        "lose-gangster card | C6.4 refuse-lose-something-else | what=influence",
    ),
    *given(
        at(Table().influence(0, "hat", "car"), f.LOSE_INFLUENCE, below=(f.AFTER, 0)),
        "lose-influence hat art | C7.1 refuse-no-such-influence | card=art side=hat",
    ),
    *given(
        at(Table().assets(0, "car"), f.LOSE_ASSET, below=(f.AFTER, 0)),
        "lose-asset art | C7.1 refuse-no-such-asset | asset=art form=card",
        "lose-asset-token car | C7.1 refuse-no-such-asset | asset=car form=token",
        "lose-influence hat car | C7.1 refuse-lose-something-else | what=asset",
    ),
]

EXTRAS = given(
    at(Table().extra(1, "C"), f.EXTRA_CHOICE, 0b11),
    "extra C | C8.1 refuse-extra-taken | extra=C",
    "extra E | C8.1 refuse-extra-not-reached | extra=E",
)
