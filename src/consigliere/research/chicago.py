"""Chicago's view as a tensor; the layout is listed in docs/research.md."""

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.names import (
    AREA_IDS,
    ASSET_IDS,
    BENEFIT_IDS,
    BUSINESS_IDS,
    CARD_IDS,
    CITY_CARD_IDS,
    CODE_IDS,
    COLOUR_IDS,
    EXTRA_IDS,
    KIND_IDS,
    PHASE_IDS,
    SIDE_IDS,
    TOKEN_IDS,
)
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.terms import CELLS, MAX_SEATS, ROWS
from consigliere.research import chicago_frames
from consigliere.research.encoder import Encoder, View
from consigliere.research.stacking import Stack

ROUNDS: Final = 6
CODE: Final = {id: n for n, id in enumerate(CODE_IDS)}
COLOUR: Final = {id: n for n, id in enumerate(COLOUR_IDS)}
BUSINESS: Final = {id: n for n, id in enumerate(BUSINESS_IDS)}
CITY_CARD: Final = {id: n for n, id in enumerate(CITY_CARD_IDS[1:])}
TOKEN: Final = {id: n for n, id in enumerate(TOKEN_IDS)}
CARD: Final = {id: n for n, id in enumerate(CARD_IDS)}
AREA: Final = {id: n for n, id in enumerate(AREA_IDS)}
EXTRA: Final = {id: n for n, id in enumerate(EXTRA_IDS)}
BENEFIT: Final = {id: n for n, id in enumerate(BENEFIT_IDS)}
KIND: Final = {id: n for n, id in enumerate(KIND_IDS)}
DECISIONS: Final = (*FRAMES.decisions(), "chance")
EACH: Final = "for each seat, the viewer first"
COUNTED: Final = (  # a number of a seat's row, and what it is divided by
    ("hand_size", 10, "cards in hand"),
    ("family_cards", 3, "family cards on the table"),
    ("gangsters", 4, "gangster cards"),
    ("gangster_tokens", 4, "gangster tokens"),
    ("attacks", 2, "attacks made this round"),
    ("controlled", 10, "businesses under control"),
    ("extras_taken", 5, "extra actions claimed in the game"),
)
BY_KIND: Final = (
    ("assets", ASSET_IDS, "asset cards"),
    ("asset_tokens", ASSET_IDS, "asset tokens"),
    ("influence", SIDE_IDS, "influence cards, hat and city"),
    ("influence_tokens", SIDE_IDS, "influence tokens, hat and city"),
)
LISTED: Final = (
    ("bonuses", AREA, "areas that give their bonus"),
    ("bonuses_used", AREA, "bonuses used this round"),
    ("extras", EXTRA, "extra actions held"),
    ("benefits_used", BENEFIT, "the godfather's help used this round"),
    ("immune", CITY_CARD, "penalties that do not strike"),
)


class ChicagoEncoder(Encoder):
    game = "chicago"
    most_seats = MAX_SEATS
    held = KIND_IDS

    def __init__(self) -> None:
        super().__init__()
        add, ids, n = self.layout.add, self.layout.ids, self.most_seats
        self.open_with_table(ChicagoRules.option_names, ChicagoRules.seats.start)
        self.prompts(DECISIONS)
        # what the viewer alone sees
        self.hand = ids("hand", KIND_IDS, "own hand by kind: " + ", ".join(KIND_IDS) + "; / 4")
        self.faces = {side: ids(f"faces.{side}", KIND_IDS, "own influence by kind; / 4") for side in SIDE_IDS}
        self.seal_cards = add("seal.cards", len(KIND_IDS), "cards of the own sealed choice by kind; / 4")
        # the city
        self.round = add("round", ROUNDS, "round, one-hot")
        self.phase = ids("phase", PHASE_IDS, "phase, one-hot")
        self.start = add("start", n, "the start player, the viewer first")
        self.turn = add("turn", n, "whose turn it is, the viewer first")
        self.deck = ids("deck", ("deck", "under", "discards"), "cards in the deck, under it, discarded; / 64")
        self.cell = len(BUSINESS_IDS) + n + 1 + len(TOKEN_IDS)
        meaning = "for each card position: the business, one-hot; its owner; extorted; its token, one-hot"
        self.cards = add("cards", CELLS * self.cell, meaning)
        self.unseen = ids("unseen", BUSINESS_IDS, "businesses not yet revealed")
        meaning = f"for each hole how many of {', '.join(CODE_IDS)}; / 2"
        self.holes = add("holes", CELLS * len(CODE_IDS), meaning)
        meaning = f"for each row its card, one-hot: {', '.join(CITY_CARD_IDS[1:])}"
        self.city_cards = add("city_cards", ROWS * len(CITY_CARD), meaning)
        self.aside = add("aside", len(CITY_CARD), "penalties aside")
        self.agents = add("agents", 1, "agents in the supply / 16")
        self.tokens = ids("tokens", TOKEN_IDS, "bonus tokens in the supply; / 4")
        self.extras_left = ids("extras_left", EXTRA_IDS, "extra actions nobody has claimed")
        self.gone_tokens = ids("gone.tokens", TOKEN_IDS, "tokens that left the game; / 4")
        self.gone_henchmen = ids("gone.henchmen", COLOUR_IDS, "henchmen that left the game; / 4")
        self.gone_agents = add("gone.agents", 1, "agents that left the game / 16")
        self.kept_henchmen = ids("gone.kept", COLOUR_IDS, "henchmen not in the game; / 4")
        # the seats
        self.present = add("present", n, "1 for each seat that plays, the viewer first")
        self.counted = [
            (name, add(f"seats.{name}", n, f"{words} / {scale}, {EACH}"), scale)
            for name, scale, words in COUNTED
        ]
        self.by_kind = [
            (name, add(f"seats.{name}", n * len(of), f"{words}; / 4, {EACH}"), len(of))
            for name, of, words in BY_KIND
        ]
        self.listed = [
            (name, add(f"seats.{name}", n * len(of), f"{words}, {EACH}"), of) for name, of, words in LISTED
        ]
        self.first = add("seats.first", n * len(COLOUR_IDS), f"first henchman, one-hot, {EACH}")
        areas = len(AREA_IDS) * len(COLOUR_IDS)
        self.areas = add("seats.areas", n * areas, f"henchmen by area and colour; / 2, {EACH}")
        self.chief = add("seats.chief", n * CELLS, f"card position of the chief, one-hot, {EACH}")
        self.godchild = add("seats.godchild", n, f"1 for a godchild, {EACH}")
        self.passed = add("seats.passed", n, f"1 for a seat that has passed, {EACH}")
        self.score = add("score", n, f"points at the end / 100, {EACH}")
        self.won = add("won", n, f"1 for a winner, {EACH}")
        self.stack = Stack(self.layout, n, chicago_frames.FRAMES, chicago_frames.TWICE, FRAMES)
        self.close_with_places()

    def write(self, view: View, t: "array[float]", near: Sequence[int]) -> None:
        self.write_table(view, t, near)
        for kind, held in view["hand"].items():
            t[self.hand[kind]] = held / 4
        for side, faces in view["influence"].items():
            for kind, held in faces.items():
                t[self.faces[side][kind]] = held / 4
        if view["sealed"] is not None:
            for card in view["sealed"]["cards"]:
                t[self.seal_cards + KIND[card]] += 1 / 4
        self._write_city(view, t, near)
        self._write_supplies(view, t)
        for seat in view["seats"]:
            self._write_seat(seat, t, near[seat["seat"]])
        self.stack.write(t, view["stack"], near)

    def _write_city(self, view: View, t: "array[float]", near: Sequence[int]) -> None:
        if view["round"] > 0:
            t[self.round + view["round"] - 1] = 1.0
        t[self.phase[view["phase"]]] = 1.0
        if view["start"] is not None:
            t[self.start + near[view["start"]]] = 1.0
        if view["turn"] is not None:
            t[self.turn + near[view["turn"]]] = 1.0
        for pile, place in self.deck.items():
            t[place] = view[pile] / 64
        owners = len(BUSINESS_IDS)
        extorted = owners + self.most_seats
        at = self.cards
        for card in view["cards"].values():
            if card["business"] is not None:
                t[at + BUSINESS[card["business"]]] = 1.0
                if card["owner"] is not None:
                    t[at + owners + near[card["owner"]]] = 1.0
                    if card["extorted"]:
                        t[at + extorted] = 1.0
                if card["token"] is not None:
                    t[at + extorted + 1 + TOKEN[card["token"]]] = 1.0
            at += self.cell
        at = self.holes
        for tokens in view["holes"].values():
            for token in tokens:
                t[at + CODE[token]] += 0.5
            at += len(CODE_IDS)

    def _write_supplies(self, view: View, t: "array[float]") -> None:
        for business in view["unseen_businesses"]:
            t[self.unseen[business]] = 1.0
        for row, card in enumerate(view["city_cards"].values()):
            if card is not None:
                t[self.city_cards + row * len(CITY_CARD) + CITY_CARD[card]] = 1.0
        for card in view["penalties_aside"]:
            t[self.aside + CITY_CARD[card]] = 1.0
        t[self.agents] = view["agents"] / 16
        for extra in view["extras"]:
            t[self.extras_left[extra]] = 1.0
        gone = view["gone"]
        t[self.gone_agents] = gone["agents"] / 16
        for places, counts in (
            (self.tokens, view["tokens"]),
            (self.gone_tokens, gone["tokens"]),
            (self.gone_henchmen, gone["henchmen"]),
            (self.kept_henchmen, gone["kept_henchmen"]),
        ):
            for id, n in counts.items():
                t[places[id]] = n / 4

    def _write_seat(self, seat: Mapping[str, Any], t: "array[float]", r: int) -> None:
        t[self.present + r] = 1.0
        for name, at, scale in self.counted:
            t[at + r] = seat[name] / scale
        for name, at, size in self.by_kind:
            for i, n in enumerate(seat[name].values()):
                if n:
                    t[at + r * size + i] = n / 4
        for name, at, of in self.listed:
            for id in seat[name]:
                t[at + r * len(of) + of[id]] = 1.0
        if seat["first_henchman"] is not None:
            t[self.first + r * len(COLOUR_IDS) + COLOUR[seat["first_henchman"]]] = 1.0
        for area, henchmen in enumerate(seat["areas"].values()):
            for colour in henchmen:
                t[self.areas + (r * len(AREA_IDS) + area) * len(COLOUR_IDS) + COLOUR[colour]] += 0.5
        if seat["chief"] is not None:
            t[self.chief + r * CELLS + CARD[seat["chief"]]] = 1.0
        t[self.godchild + r] = float(seat["godchild"])
        t[self.passed + r] = float(seat["passed"])
        if "score" in seat:
            t[self.score + r] = seat["score"] / 100
            t[self.won + r] = float(seat["won"])
