"""What the referee shows on demand at a table of Chicago: city, players, score, a hand (C2.4, C11).

City and score hold only what every player at the table sees; for the score that is everything, since cards in
hand count by their number.
"""

from collections.abc import Iterable, Mapping
from typing import cast, Final

from consigliere.core.game import Game
from consigliere.core.shapes import Seen as View
from consigliere.games.chicago import names, places, scoring
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.terms import BUSINESSES, KINDS, SIZE
from consigliere.games.chicago.view import hand, influence
from consigliere.wording.chicago import facts
from consigliere.wording.chicago.words import Words

EXTRA_WORTH: Final = 2


def set_up(tables: Tables, players: int, words: Words) -> str:
    """What lies ready before the first draw (C1.2-C1.4)."""
    table = players - 2
    places = {int(tables.starter[table * BUSINESSES + n]): id for n, id in enumerate(names.BUSINESS_IDS)}
    starters = [f"{names.CARD_IDS[at]} {words.business(id)}" for at, id in sorted(places.items()) if at >= 0]
    cut = int(tables.specials_cut[table])
    return words.say(
        "referee-set-up",
        last=names.ROW_IDS[players + 1],
        starters=words.listed(starters),
        cards=sum(int(tables.deck[table * KINDS + kind]) for kind in range(KINDS)) - cut,
        cut=cut,
    )


def board(view: View, words: Words) -> list[str]:
    none = words.say("referee-none")
    aside = words.listed(words.city_card(id) for id in view["penalties_aside"])
    lines = [
        words.say(
            "referee-board-head",
            round=view["round"],
            phase=words.say(f"phase-{view['phase']}"),
            start="nobody" if view["start"] is None else words.seat(view["start"]),
            deck=view["deck"],
            discards=view["discards"],
            agents=view["agents"],
        ),
        words.say(
            "referee-board-aside", extras=words.listed(view["extras"]) or none, penalties=aside or none
        ),
    ]
    lines += [_row(view, words, row) for row in view["city_cards"]]
    for seat in view["seats"]:
        lines += _seat(view, words, seat)
    return lines


def _row(view: View, words: Words, row: str) -> str:
    beside = facts.city_card(view, row)
    gaps = [f"{row.lower()}{n}" for n in range(1, 5)]
    return words.say(
        "referee-board-row",
        row=row,
        beside=words.say("referee-none") if beside is None else words.city_card(beside),
        businesses=words.listed(_business(view, words, f"{row}{n}") for n in range(1, 5)),
        gaps=words.listed(f"{gap} {_tokens(words, view['holes'][gap])}" for gap in gaps),
    )


def _business(view: View, words: Words, at: str) -> str:
    card = view["cards"][at]
    if card["business"] is None:
        return words.say("referee-face-down", at=at)
    notes = []
    if card["owner"] is not None:
        notes.append(words.seat(card["owner"]))
        notes += [words.say("referee-extorted")] if card["extorted"] else []
        notes += [words.say("referee-chief") for seat in view["seats"] if seat["chief"] == at]
    if card["token"] is not None:
        notes.append(words.say("referee-token", token=words.token(card["token"])))
    return f"{at} {words.business(card['business'])}" + (f" [{words.listed(notes)}]" if notes else "")


def _tokens(words: Words, tokens: Iterable[str]) -> str:
    return "+".join(words.colour(token) for token in tokens) or "–"


def _seat(view: View, words: Words, seat: View) -> list[str]:
    none = words.say("referee-none")
    tokens = seat["asset_tokens"]
    assets = [(id, seat["assets"][id] + tokens[id]) for id in names.ASSET_IDS]
    henchmen = [
        f"{words.area(area)} {'+'.join(words.colour(colour) for colour in colours)}"
        for area, colours in seat["areas"].items()
        if colours
    ]
    if seat["first_henchman"] is not None:
        henchmen.insert(0, words.say("referee-first", colour=words.colour(seat["first_henchman"])))
    owned = [at for at, card in view["cards"].items() if card.get("owner") == seat["seat"]]
    lines = [
        words.say(
            "referee-board-seat",
            name=words.seat(seat["seat"]),
            hand=seat["hand_size"],
            businesses=words.listed(owned) or none,
            gangsters=seat["gangsters"] + seat["gangster_tokens"],
            assets=words.listed(f"{words.card(id)} ×{n}" for id, n in assets if n) or none,
            hat=seat["influence"]["hat"] + seat["influence_tokens"]["hat"],
            city=seat["influence"]["city"] + seat["influence_tokens"]["city"],
            family=seat["family_cards"],
            henchmen=words.listed(henchmen) or none,
        )
    ]
    notes = _notes(words, seat)
    return lines + ([f"  {words.listed(notes)}"] if notes else [])


def _notes(words: Words, seat: View) -> list[str]:
    """What holds for a while: extra actions, the godfather's help, immunities, bonuses used."""
    out = []
    if seat["extras"]:
        out.append(words.say("referee-holds-extra", extras=words.listed(seat["extras"])))
    if seat["godchild"]:
        out.append(words.say("referee-godchild", used=len(seat["benefits_used"])))
    if seat["immune"]:
        penalties = words.listed(words.city_card(id) for id in seat["immune"])
        out.append(words.say("referee-immune", penalties=penalties))
    if seat["bonuses_used"]:
        areas = words.listed(words.area(area) for area in seat["bonuses_used"])
        out.append(words.say("referee-bonuses-used", areas=areas))
    if seat["attacks"]:
        out.append(words.say("referee-attacks", attacks=seat["attacks"]))
    return out


def score(game: Game, words: Words) -> list[str]:
    """Final scores, or what scoring would give now (C11.2)."""
    s = cast(Chicago, game.state)
    lines = [words.say("referee-score-final" if game.over else "referee-score-now")]
    for seat in range(s.players):
        parts = {
            "businesses": int(scoring.businesses(s, seat)),
            "henchmen": int(scoring.areas(s, seat)),
            "assets": int(scoring.sets(s, seat)),
            "extras": EXTRA_WORTH * int(scoring.extras(s, seat)),
            "cards": int(s.of(seat, SIZE)) // 2,
            "agents": int(scoring.agents(s, seat)),
            "place": int(places.given(s, seat)),
        }
        lines.append(
            words.say(
                "referee-score-seat",
                name=words.seat(seat),
                total=sum(parts.values()) - 2 * parts["agents"],
                influence=int(s.all_influence(seat)),
                **parts,
            )
        )
    if game.over:
        lines.append(words.say("referee-winner", names=words.listed(words.seat(w) for w in game.winners)))
    return lines


def cards_of(s: Chicago, seat: int, words: Words) -> list[str]:
    """Hand and the faces of influence, for their owner."""
    faces = influence(s, seat)
    return [
        words.say("referee-in-hand", cards=_counted(words, hand(s, seat))),
        words.say(
            "referee-in-influence", hat=_counted(words, faces["hat"]), city=_counted(words, faces["city"])
        ),
    ]


def _counted(words: Words, cards: Mapping[str, int]) -> str:
    """Cards as they are typed, with the name where the id does not tell it."""
    shown = []
    for id, n in cards.items():
        name = f"{id} {words.card(id)}" if id in names.SPECIAL_IDS else id
        shown.append(name + (f" ×{n}" if n > 1 else ""))
    return words.listed(shown) or words.say("referee-no-cards")
