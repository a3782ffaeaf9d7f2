"""C6, C7: what control of a business needs, costs, brings and risks, asked of the kernel's own predicates.

Everything here is public (C2.4): the position may be the true one or the one a viewer sees.
"""

from collections.abc import Iterator
from typing import Final

from consigliere.games.chicago import (
    control,
    frames,
    income,
    names,
    penalties,
    prerequisites,
    ranges,
    terms as t,
)
from consigliere.games.chicago.prospects import prospect
from consigliere.games.chicago.refusals import control as reasons
from consigliere.games.chicago.shapes import Beside, Control, Extortion, Need, Opponent, Penalty
from consigliere.games.chicago.state import Chicago

CARDS: Final = 3  # in the event of an extortion: how many are drawn


def appraised(s: Chicago, seat: int, pos: int, ignored: int = 0, opposed: bool = True) -> Control:
    """A business that lies face up, for a seat that would take control of it.

    `opposed`: whether it is to be said who could oppose.
    """
    business = int(s.business[pos])
    owner = int(s.owner[pos])
    token = names.TOKEN_IDS[s.tables.bonus[business]] if s.token[pos] else None
    money = int(prerequisites.money_due(s, business, ignored))
    return {
        **prospect(s, seat, pos, money, attacked=owner >= 0),
        "place": names.CARD_IDS[pos],
        "business": names.BUSINESS_IDS[business],
        "owner": owner if owner >= 0 else None,
        "needs": list(needs(s, seat, business)),
        "missing": missing(s, seat, business),
        "ignoring": names.GROUP_IDS[ignored] if ignored else None,
        "money": money,
        "income": int(s.tables.income[business]),
        "points": int(s.tables.points[business]),
        "token": token,
        "penalty": penalty(s if owner < 0 else _after_attack(s, seat, pos, ignored), seat, pos),
        "beside": beside(s, pos),
        "opposition": opposition(s, seat, pos) if opposed and owner < 0 else [],
    }


def needs(s: Chicago, seat: int, business: int) -> Iterator[Need]:
    """C6.2, group by group, and how much of it the seat has."""
    table = s.tables
    for colour, id in enumerate(names.COLOUR_IDS):
        yield from _need(
            "henchmen", id, table.henchmen[business * t.COLOURS + colour], s.henchmen(seat, colour)
        )
    asset = int(table.asset[business])
    if asset == t.ANY_ASSET:
        yield from _need("asset", "any", 1, s.all_assets(seat))
    elif asset >= 0:
        yield from _need("asset", names.ASSET_IDS[asset], 1, s.assets(seat, asset))
    yield from _need("influence", "hat", table.hat[business], s.hat(seat))
    yield from _need("influence", "city", table.city[business], s.city(seat))
    yield from _need("family", "family", table.family[business], s.of(seat, t.FAMILY_LAID))
    yield from _need("gangsters", "gangsters", table.gangsters[business], s.gangsters(seat))
    yield from _need("money", "money", table.money[business], s.of(seat, t.SIZE))


def _need(group: names.Group, what: str, count: int, have: int) -> Iterator[Need]:
    if count > 0:
        yield {"group": group, "what": what, "count": int(count), "have": int(have), "met": have >= count}


def missing(s: Chicago, seat: int, business: int) -> list[names.Group]:
    """The groups of needs that the seat does not meet."""
    unmet = prerequisites.unmet(s, seat, business)
    return [id for group, id in enumerate(names.GROUP_IDS) if unmet >> group & 1]


def penalty(s: Chicago, seat: int, pos: int) -> Penalty | None:
    """C7: the penalty beside the row of a place, as it would strike this seat now."""
    card = int(s.city_card[pos // 4])
    if not t.NO_CARD < card <= t.CONFRONTATION:
        return None
    immune = bool(penalties.immune(s, seat, card))
    strikes = not immune and penalties.to_lose(s, seat, card) > 0
    return {"penalty": names.CITY_CARD_IDS[card], "immune": immune, "strikes": strikes}


def _after_attack(s: Chicago, seat: int, pos: int, ignored: int) -> Chicago:
    """C6.5: an attack costs a gangster before the penalty is judged; card or token counts alike."""
    if s.gangsters(seat) == 0:
        return s
    trial = s.copy()
    control.attack(trial, seat, pos, ignored)
    trial.refresh()
    trial.apply(frames.LOSE_GANGSTER, trial.legal_actions()[0])
    return trial


def beside(s: Chicago, pos: int) -> list[Beside]:
    """The henchmen and agents in the gaps beside a place."""
    holes = s.tables.card_holes[pos] & s.everywhere()
    slots = [slot for slot in range(s.cells() * t.SLOTS) if holes >> slot // t.SLOTS & 1 and s.hole[slot]]
    return [
        {"gap": names.HOLE_IDS[slot // t.SLOTS], "token": names.CODE_IDS[s.hole[slot] - 1]} for slot in slots
    ]


def opposition(s: Chicago, seat: int, pos: int) -> list[Opponent]:
    """C6.4: who could oppose a claim of this business, and why the others could not."""
    out: list[Opponent] = []
    for step in range(1, s.players):
        other = (seat + step) % s.players
        if control.may_oppose(s, seat, other, pos):
            out.append({"seat": other, "may": True, "why": None, "lacks": []})
            continue
        lacks = [need for need in needs(s, other, int(s.business[pos])) if not need["met"]]
        asked = s.copy()
        asked.push(frames.OPPOSE, other, pos, seat, 0, 0)
        refusal = reasons.oppose(asked, other, ranges.OPPOSE)
        why = refusal.to_json() if refusal is not None else None
        out.append({"seat": other, "may": False, "why": why, "lacks": lacks})
    return out


def extortion(s: Chicago, seat: int, pos: int) -> Extortion:
    """C3.3: the cards an own business would bring if it were extorted now."""
    trial = s.copy()
    trial.events = []
    trial.push(frames.EXTORT, seat, 0, 0, 0, 0)
    income.extort_apply(trial, ranges.EXTORT + pos)
    cards = int(trial.events[-1][CARDS])
    return {"cards": cards, "capone": cards - int(s.tables.income[s.business[pos]])}
