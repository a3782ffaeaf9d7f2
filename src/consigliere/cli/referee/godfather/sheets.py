"""What the referee shows on demand: the board, the score as it stands, a hand (G1, G2.4, G16).

Board and score hold only what every player at the table has seen.
"""

from collections.abc import Mapping
from typing import Any, cast, Final

from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.shapes import SeenDict, Told
from consigliere.games.godfather import names, places, scoring
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import BILLS
from consigliere.games.godfather.view import hand, suitcase
from consigliere.wording.godfather.words import NO_TILES, roman, Tiles, Words

WORTH: Final = (1, 2, 3, 5)
INTO_CASE: Final = ("laundered", "bank-to-case", "offer-taken", "bill-cashed")


def board(view: SeenDict, words: Words) -> list[str]:
    none = words.say("referee-none")
    bank = words.listed(f"{words.card(card)} ×{n}" for card, n in view["bank"].items())
    lines = [
        words.say(
            "referee-board-head",
            act=roman(view["act"]),
            phase=words.say(f"phase-{view['phase']}"),
            horse="nobody" if view["horse"] is None else words.seat(view["horse"]),
            bank=bank,
            deck=view["deck"],
        )
    ]
    for turf in names.TURF_IDS:
        markers = words.listed(words.seat(owner) for owner in view["stacks"][turf])
        businesses = [_square(view, words, f"P-{turf}")]
        if view["tiles"][turf] is not None:
            businesses.append(_square(view, words, f"T-{turf}"))
        lines.append(
            words.say(
                "referee-board-turf",
                id=turf,
                turf=words.turf(turf),
                businesses=words.listed(businesses),
                markers=markers or none,
            )
        )
    rounds = [_round(view, words, id) for id in names.ROUND_IDS if id not in view["closed"]]
    jobs = [f"{n} {_titled(words, job)}" for n, job in enumerate(view["public_jobs"], 1)]
    figures = [f"{words.say(f'neutral-{id}')} {_spot(words, at)}" for id, at in view["neutral"].items()]
    lines += [
        words.say("referee-board-rounds", spaces=words.listed(rounds)),
        words.say("referee-board-neutral", figures=words.listed(figures)),
        words.say("referee-board-jobs", jobs=words.listed(jobs)),
        words.say(
            "referee-board-allies", allies=words.listed(_titled(words, a) for a in view["offered"]) or none
        ),
    ]
    return lines + [_seat(words, seat) for seat in view["seats"]]


def _titled(words: Words, card: str | None) -> str:
    return words.say("referee-none") if card is None else f"{words.card(card)} ({card})"


def _square(view: SeenDict, words: Words, space: str) -> str:
    name = f"{space} {words.place(space, view['tiles'])}"
    return name if view["squares"][space] is None else f"{name} [{_figure(view, words, space)}]"


def _round(view: SeenDict, words: Words, space: str) -> str:
    name = f"{space} {place(words, space)}"
    return name if view["rounds"][space] is None else f"{name} [{_figure(view, words, space)}]"


def place(words: Words, id: str, tiles: Tiles = NO_TILES) -> str:
    """The name of a space; that of a round one with the areas it touches (G2.3)."""
    name = words.place(id, tiles)
    return f"{name} ({'–'.join(words.record_list(id, 'areas'))})" if id in names.ROUND_IDS else name


def _figure(view: SeenDict, words: Words, space: str) -> str:
    there = view["squares"][space] if space in view["squares"] else view["rounds"][space]
    if isinstance(there, str):
        return words.say(f"neutral-{there}")
    if isinstance(there, dict):
        return f"{words.seat(there['seat'])} ({words.say('member-' + there['member'])})"
    return words.seat(there)


def _spot(words: Words, at: str) -> str:
    if at in ("aside", "hudson"):
        return words.say("referee-aside" if at == "aside" else "referee-hudson")
    return f"{at} {place(words, at)}"


def _seat(words: Words, seat: dict[str, Any]) -> str:
    none = words.say("referee-none")
    hudson = [words.say(f"member-{m}") for m in seat["hudson"]["members"]]
    if seat["hudson"]["thugs"]:
        hudson.insert(0, words.say("referee-thugs", thugs=seat["hudson"]["thugs"]))
    return words.say(
        "referee-board-seat",
        name=words.seat(seat["seat"]),
        hand=seat["hand_size"],
        thugs=seat["thugs"],
        members=words.listed(words.say(f"member-{m}") for m in seat["members"]) or none,
        markers=seat["markers"],
        bills=seat["suitcase"]["bills"],
        jobs=seat["suitcase"]["jobs"],
        allies=words.listed(_titled(words, ally) for ally in seat["allies_played"]) or none,
        hudson=words.listed(hudson) or none,
    )


def score(game: Game, words: Words) -> list[str]:
    """Final scores, or what scoring would give now, with money as far as the table has seen it."""
    s = cast(Godfather, game.state)
    lines = [words.say("referee-score-final" if game.over else "referee-score-now")]
    turfs: list[list[str]] = [[] for _ in range(s.players)]
    for turf, id in enumerate(names.TURF_IDS):
        seat = scoring.dominant(s, turf)
        if seat >= 0:
            turfs[seat].append(words.turf(id))
    colours: list[list[str]] = [[] for _ in range(s.players)]
    for colour, name in enumerate(names.COLOUR_IDS):
        counts = [int(scoring.jobs_of_colour(s, seat, colour)) for seat in range(s.players)]
        for seat in range(s.players):
            if counts[seat] and counts[seat] == max(counts):
                colours[seat].append(words.say(f"colour-{name}"))
    for seat in range(s.players):
        bonus = scoring.BONUS * (len(turfs[seat]) + len(colours[seat]))
        least, most = money(game, seat)
        place = int(places.given(s, seat))
        bonus += place
        lines.append(
            words.say(
                "referee-score-seat",
                name=words.seat(seat),
                total=_range(least + bonus, most + bonus),
                money=_range(least, most),
                dominance=scoring.BONUS * len(turfs[seat]),
                turfs=words.listed(turfs[seat]) or words.say("referee-none"),
                bonus=scoring.BONUS * len(colours[seat]),
                colours=words.listed(colours[seat]) or words.say("referee-none"),
                place=place,
            )
        )
    if game.over:
        lines.append(words.say("referee-winner", names=words.listed(words.seat(w) for w in game.winners)))
    return lines


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def money(game: Game, seat: int) -> tuple[int, int]:
    """The least and the most a suitcase can hold: bills go in before all eyes, a stolen one leaves unseen."""
    s = cast(Godfather, game.state)
    if game.over or game.options["open-suitcases"]:
        shown = int(scoring.money(s, seat))
        return shown, shown
    bills = [0] * BILLS
    unseen = 0
    for raw in game.history:
        event: Told = game.rules.events.seen_by(raw, SPECTATOR)
        if event["event"] == "stolen-from-case" and event["victim"] == seat:
            unseen += 1
        elif event.get("seat") != seat:
            continue
        elif event["event"] in INTO_CASE and event["bill"] is not None:
            bills[names.BILL_IDS.index(event["bill"])] += 1
        elif event["event"] == "bid-paid":
            for bill in event["bills"]:
                bills[names.BILL_IDS.index(bill)] -= 1
    worth = [value for value, count in zip(WORTH, bills, strict=True) for _ in range(count)]
    return sum(worth[: len(worth) - unseen]), sum(worth[unseen:])


def cards_of(s: Godfather, seat: int, words: Words) -> list[str]:
    """Hand and suitcase, for their owner."""
    none = words.say("referee-no-cards")
    return [
        words.say("referee-in-hand", cards=_ids(words, hand(s, seat)) or none),
        words.say("referee-in-case", cards=_ids(words, suitcase(s, seat)) or none),
    ]


def _ids(words: Words, cards: Mapping[str, int]) -> str:
    """Cards with their ids, as they are typed."""
    named = [(id, words.card(id), n) for id, n in cards.items()]
    return words.listed(
        (id if name == id else f"{id} {name}") + (f" ×{n}" if n > 1 else "") for id, name, n in named
    )
