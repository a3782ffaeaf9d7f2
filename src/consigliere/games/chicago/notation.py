"""Chicago's action table in words: for every number its structured form and its notation (ranges.py)."""

from typing import Final

from consigliere.core.actions import Action, ActionTable, Fields
from consigliere.games.chicago import names, ranges as r


class _Writer:
    """Entries in the order of their numbers; a gap or an overlap is an error of this module."""

    def __init__(self) -> None:
        self.entries: list[Action] = []

    def add(self, at: int, decision: str, text: str, **fields: str | int) -> None:
        if at != len(self.entries):
            raise ValueError(f"entry {at} ({text}) comes after {len(self.entries)} entries")
        form: Fields = {"type": text.split()[0], **fields}
        self.entries.append(Action(at, decision, form, text))

    def each(self, at: int, decision: str, word: str, field: str, ids: tuple[str, ...]) -> None:
        """One entry for each id: `word id`."""
        for i, name in enumerate(ids):
            self.add(at + i, decision, f"{word} {name}", **{field: name})

    def both_sides(self, at: int, decision: str, word: str) -> None:
        """A card on the hat or the city side."""
        for side, where in enumerate(names.SIDE_IDS):
            for i, card in enumerate(names.KIND_IDS):
                text = f"{word} {where} {card}"
                self.add(at + side * len(names.KIND_IDS) + i, decision, text, side=where, card=card)


def _phase_two(w: _Writer) -> None:
    w.both_sides(r.INFLUENCE, "act", "influence")
    w.add(r.LAY_GANGSTER, "act", "gangster")
    w.each(r.LAY_ASSET, "act", "asset", "asset", names.ASSET_IDS)
    w.each(r.BUSINESS, "act", "business", "card", names.CARD_IDS)
    w.add(r.BUSINESS_DRAW, "act", "business-draw")
    w.each(r.PLAY_SPECIAL, "act", "special", "special", names.SPECIAL_IDS)
    w.each(r.SPECIAL_BY_GODFATHER, "act", "special-by-godfather", "special", names.SPECIAL_IDS)
    w.add(r.MOVE, "act", "movement")
    for n in range(1, 4):
        w.add(r.LAY_FAMILY + n - 1, "act", f"family {n}", cards=n)
    for i, power in enumerate(names.POWER_IDS):
        w.add(r.SON + i, "after", power)
    w.add(r.GO_ON, "after", "go-on")
    w.each(r.PAY, "pay", "pay", "card", names.KIND_IDS)
    w.add(r.FREE, "pay", "free")
    w.add(r.FREE_BY_GODFATHER, "pay", "free-by-godfather")


def _phase_one(w: _Writer) -> None:
    w.each(r.REVEAL, "reveal", "reveal", "card", names.CARD_IDS)
    w.each(r.EXTORT, "extort", "extort", "card", names.CARD_IDS)
    w.add(r.NO_EXTORTION, "extort", "no-extortion")
    w.add(r.TAKE_INCOME, "extort", "godfather-income")
    w.each(r.UNDER, "under", "under", "card", names.KIND_IDS)
    w.add(r.USE_BONUS, "use-bonus", "use-bonus")
    w.add(r.NO_BONUS, "use-bonus", "no-bonus")
    w.add(r.USE_BONUS_BY_GODFATHER, "use-bonus", "use-bonus-by-godfather")


def _city(w: _Writer) -> None:
    for h, hole in enumerate(names.HOLE_IDS):
        for c, token in enumerate(names.CODE_IDS):
            w.add(r.TOKEN + h * 5 + c, "token", f"token {hole} {token}", hole=hole, token=token)
    w.add(r.NO_TOKEN, "token", "no-token")
    w.each(r.TO_HOLE, "hole", "to", "hole", names.HOLE_IDS)
    w.each(r.REMOVE_AGENT, "agent", "remove-agent", "hole", names.HOLE_IDS)
    w.add(r.NO_AGENT, "agent", "no-agent")
    w.add(r.PLACE_MAIN, "place", "place-own")
    w.add(r.PLACE_SHARED, "place", "place-shared")
    w.each(r.LAY_CARD, "lay", "lay", "card", names.KIND_IDS)
    w.both_sides(r.LAY_INFLUENCE, "lay", "lay-influence")
    w.add(r.NO_MORE, "lay", "no-more")
    for seat in range(4):
        w.add(r.RIVAL + seat, "rival", f"rival {seat}", seat=seat)
    w.add(r.NO_RIVAL, "rival", "no-rival")
    w.each(r.DISCARD, "discard", "discard", "card", names.KIND_IDS)


def _losses(w: _Writer) -> None:
    w.add(r.LOSE_GANGSTER_CARD, "lose-gangster", "lose-gangster card", of="card")
    w.add(r.LOSE_GANGSTER_TOKEN, "lose-gangster", "lose-gangster token", of="token")
    w.both_sides(r.LOSE_INFLUENCE_CARD, "lose-influence", "lose-influence")
    for side, where in enumerate(names.SIDE_IDS):
        w.add(r.LOSE_INFLUENCE_TOKEN + side, "lose-influence", f"lose-influence-token {where}", side=where)
    w.each(r.LOSE_ASSET_CARD, "lose-asset", "lose-asset", "asset", names.ASSET_IDS)
    w.each(r.LOSE_ASSET_TOKEN, "lose-asset", "lose-asset-token", "asset", names.ASSET_IDS)
    w.each(r.PENALTY, "choose-penalty", "immune", "penalty", names.CITY_CARD_IDS[1:5])


def _phase_three(w: _Writer) -> None:
    for at, word in ((r.CLAIM, "claim"), (r.ATTACK, "attack")):
        for c, card in enumerate(names.CARD_IDS):
            for g, group in enumerate(names.GROUP_IDS):
                tail = "" if g == 0 else f" ignoring {group}"
                extra = {} if g == 0 else {"ignoring": group}
                w.add(at + c * 7 + g, "claim", f"{word} {card}{tail}", card=card, **extra)
    w.add(r.PASS, "claim", "pass")
    for g, group in enumerate(names.GROUP_IDS):
        if g == 0:
            w.add(r.OPPOSE, "oppose", "oppose")
        else:
            w.add(r.OPPOSE + g, "oppose", f"oppose ignoring {group}", ignoring=group)
    w.add(r.NO_OPPOSITION, "oppose", "no-opposition")
    for h, hole in enumerate(names.HOLE_IDS):
        for c, colour in enumerate(names.COLOUR_IDS):
            w.add(r.HENCHMAN + h * 4 + c, "henchman", f"henchman {hole} {colour}", hole=hole, colour=colour)
    w.add(r.CHIEF, "chief", "chief")
    w.add(r.NO_CHIEF, "chief", "no-chief")
    w.each(r.EXTRA, "extra-choice", "extra", "extra", names.EXTRA_IDS)
    w.each(r.RETURN_CARD, "return-cards", "return", "card", names.KIND_IDS)
    w.each(r.KEEP_CARD, "keep-cards", "keep", "card", names.KIND_IDS)


def _table() -> ActionTable:
    w = _Writer()
    for part in (_phase_two, _phase_one, _city, _losses, _phase_three):
        part(w)
    if len(w.entries) != r.ACTIONS:
        raise ValueError(f"{len(w.entries)} entries for {r.ACTIONS} numbers")
    return ActionTable(w.entries)


TABLE: Final = _table()
