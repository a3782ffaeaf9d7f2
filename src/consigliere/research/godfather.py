"""The Godfather's view as a tensor; the layout is listed in docs/research.md."""

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

from consigliere.games.godfather.frame_table import FRAMES as TABLE
from consigliere.games.godfather.names import (
    ALLY_IDS,
    BILL_IDS,
    CARD_IDS,
    JOB_IDS,
    MEMBER_IDS,
    NEUTRAL_IDS,
    PHASE_IDS,
    ROUND_IDS,
    SQUARE_IDS,
    TILE_IDS,
    TURF_IDS,
)
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.games.godfather.sealed import OFFERS
from consigliere.games.godfather.terms import MAX_SEATS, MEMBERS, PUBLIC, STACK_MAX
from consigliere.research.encoder import Encoder, View
from consigliere.research.godfather_frames import FRAMES, TWICE
from consigliere.research.stacking import Stack

PILES: Final = CARD_IDS[:8]  # bills and goods
CASE_IDS: Final = (*BILL_IDS, *JOB_IDS)
MEMBER: Final = {id: n for n, id in enumerate(MEMBER_IDS)}
TILE: Final = {id: n for n, id in enumerate(TILE_IDS)}
JOB: Final = {id: n for n, id in enumerate(JOB_IDS)}
ALLY: Final = {id: n for n, id in enumerate(ALLY_IDS)}
CASE: Final = {id: n for n, id in enumerate(CASE_IDS)}
WHERE: Final = {
    "mayor": (*ROUND_IDS, "hudson", "aside"),
    "union-boss": (*SQUARE_IDS, "hudson", "aside"),
    "police-chief": (*TURF_IDS, "hudson", "aside"),
}
DECISIONS: Final = (*TABLE.decisions(), "chance")
CARD: Final = {id: n for n, id in enumerate(CARD_IDS)}
BILL: Final = {id: n for n, id in enumerate(BILL_IDS)}
EACH: Final = "for each seat, the viewer first"


class GodfatherEncoder(Encoder):
    game = "godfather"
    most_seats = MAX_SEATS
    held = CARD_IDS

    def __init__(self) -> None:
        super().__init__()
        add, ids, n = self.layout.add, self.layout.ids, self.most_seats
        self.open_with_table(GodfatherRules.option_names, GodfatherRules.seats.start)
        self.prompts(DECISIONS)
        # what the viewer alone sees
        self.hand = ids("hand", CARD_IDS, "own hand by card: bills, goods, jobs, allies; / 4")
        self.case = ids("suitcase", CASE_IDS, "own suitcase by card: bills, jobs; / 4")
        self.seal_bid = add("seal.bid", len(BILL_IDS), "bills of the own bid so far; / 4")
        self.seal_kept = add("seal.kept", len(CARD_IDS), "cards named so far to be kept; / 4")
        self.seal_offer = add("seal.offer", 5, "bill offered, one-hot; the last: none")
        # the table
        self.act = add("act", 4, "act, one-hot")
        self.phase = ids("phase", PHASE_IDS, "phase, one-hot")
        self.horse = add("horse", n, "who has the horse head, the viewer first")
        self.turn = add("turn", n, "whose turn it is, the viewer first")
        self.bank = ids("bank", PILES, "piles of bills and goods; / 32")
        self.deck = add("deck", 1, "cards in the job deck / 64")
        self.discards = ids("discards", JOB_IDS, "discarded jobs; / 4")
        self.public = add("public", PUBLIC * len(JOB_IDS), "for each public space its job, one-hot")
        self.tiles = add("tiles", len(TURF_IDS) * len(TILE_IDS), "for each turf its tile, one-hot")
        self.tiles_left = ids("tiles_left", ("blue", "red"), "tiles in the stacks: blue, red; / 8")
        self.stacks = add(
            "stacks",
            len(TURF_IDS) * STACK_MAX * n,
            f"for each turf, for each of {STACK_MAX} heights from the bottom: the marker's owner, one-hot",
        )
        self.squares = add("squares", len(SQUARE_IDS) * (n + 1), "for each: a thug's owner, the Union Boss")
        self.rounds = add(
            "rounds",
            len(ROUND_IDS) * (n * MEMBERS + 1),
            f"for each: owner and member ({', '.join(MEMBER_IDS)}), the Mayor",
        )
        self.closed = ids("closed", ROUND_IDS, "round spaces that are closed")
        self.neutral = {
            id: ids(id, WHERE[id], "where it stands, one-hot; then in the Hudson, aside")
            for id in NEUTRAL_IDS
        }
        self.offered = ids("offered", ALLY_IDS, "allies on offer")
        # the seats
        self.present = add("present", n, "1 for each seat that plays, the viewer first")
        self.hand_size = add("hand_size", n, f"cards in hand / 10, {EACH}")
        self.thugs = add("thugs", n, f"thugs in the reserve / 4, {EACH}")
        self.members = add("members", n * MEMBERS, f"members in the reserve, {EACH}")
        self.markers = add("markers", n, f"markers in the supply / 9, {EACH}")
        self.played = add("allies_played", n * len(ALLY_IDS), f"allies lying open, {EACH}")
        self.hudson_thugs = add("hudson.thugs", n, f"thugs in the Hudson / 4, {EACH}")
        self.hudson_members = add("hudson.members", n * MEMBERS, f"members in the Hudson, {EACH}")
        self.case_bills = add("suitcase.bills", n, f"bills in the suitcase / 10, {EACH}")
        self.case_jobs = add("suitcase.jobs", n, f"jobs in the suitcase / 10, {EACH}")
        self.case_cards = add("suitcase.shown", n * len(CASE_IDS), f"suitcases lying open / 4, {EACH}")
        self.score = add("score", n, f"points at the end / 100, {EACH}")
        self.won = add("won", n, f"1 for a winner, {EACH}")
        self.stack = Stack(self.layout, n, FRAMES, TWICE, TABLE)
        self.close_with_places()

    def write(self, view: View, t: "array[float]", near: Sequence[int]) -> None:
        self.write_table(view, t, near)
        for card, held in view["hand"].items():
            t[self.hand[card]] = held / 4
        for card, held in view["suitcase"].items():
            t[self.case[card]] = held / 4
        if view["sealed"] is not None:
            self._write_seal(view, t)
        self._write_board(view, t, near)
        for seat in view["seats"]:
            self._write_seat(seat, t, near[seat["seat"]])
        self.stack.write(t, view["stack"], near)

    def _write_seal(self, view: View, t: "array[float]") -> None:
        chosen, decision = view["sealed"]["chosen"], view["prompt"]["decision"]
        if decision == "bribe":
            for bill in chosen:
                t[self.seal_bid + BILL[bill]] += 1 / 4
        elif decision == "tribute":
            for card in chosen:
                t[self.seal_kept + CARD[card]] += 1 / 4
        elif chosen:
            t[self.seal_offer + OFFERS.index(chosen[0])] = 1.0

    def _write_board(self, view: View, t: "array[float]", near: Sequence[int]) -> None:
        t[self.act + view["act"] - 1] = 1.0
        t[self.phase[view["phase"]]] = 1.0
        if view["horse"] is not None:
            t[self.horse + near[view["horse"]]] = 1.0
        if view["turn"] is not None:
            t[self.turn + near[view["turn"]]] = 1.0
        for card, left in view["bank"].items():
            t[self.bank[card]] = left / 32
        t[self.deck] = view["deck"] / 64
        for job, n in view["discards"].items():
            t[self.discards[job]] = n / 4
        for space, job in enumerate(view["public_jobs"]):
            if job is not None:
                t[self.public + space * len(JOB_IDS) + JOB[job]] = 1.0
        for turf, tile in enumerate(view["tiles"].values()):
            if tile is not None:
                t[self.tiles + turf * len(TILE_IDS) + TILE[tile]] = 1.0
        for colour, n in view["tiles_left"].items():
            t[self.tiles_left[colour]] = n / 8
        for turf, owners in enumerate(view["stacks"].values()):
            for height, owner in enumerate(owners):
                t[self.stacks + (turf * STACK_MAX + height) * self.most_seats + near[owner]] = 1.0
        self._write_figures(view, t, near)
        for ally in view["offered"]:
            t[self.offered[ally]] = 1.0

    def _write_figures(self, view: View, t: "array[float]", near: Sequence[int]) -> None:
        at, width = self.squares, self.most_seats + 1
        for occupant in view["squares"].values():
            if occupant is not None:
                t[at + (self.most_seats if occupant == "union-boss" else near[occupant])] = 1.0
            at += width
        at, width = self.rounds, self.most_seats * MEMBERS + 1
        for occupant in view["rounds"].values():
            if occupant == "mayor":
                t[at + width - 1] = 1.0
            elif occupant is not None:
                t[at + near[occupant["seat"]] * MEMBERS + MEMBER[occupant["member"]]] = 1.0
            at += width
        for space in view["closed"]:
            t[self.closed[space]] = 1.0
        for figure, where in view["neutral"].items():
            t[self.neutral[figure][where]] = 1.0

    def _write_seat(self, seat: Mapping[str, Any], t: "array[float]", r: int) -> None:
        t[self.present + r] = 1.0
        t[self.hand_size + r] = seat["hand_size"] / 10
        t[self.thugs + r] = seat["thugs"] / 4
        for member in seat["members"]:
            t[self.members + r * MEMBERS + MEMBER[member]] = 1.0
        t[self.markers + r] = seat["markers"] / 9
        for ally in seat["allies_played"]:
            t[self.played + r * len(ALLY_IDS) + ALLY[ally]] = 1.0
        t[self.hudson_thugs + r] = seat["hudson"]["thugs"] / 4
        for member in seat["hudson"]["members"]:
            t[self.hudson_members + r * MEMBERS + MEMBER[member]] = 1.0
        case = seat["suitcase"]
        t[self.case_bills + r] = case["bills"] / 10
        t[self.case_jobs + r] = case["jobs"] / 10
        for card, n in case.get("cards", {}).items():
            t[self.case_cards + r * len(CASE_IDS) + CASE[card]] = n / 4
        if "score" in seat:
            t[self.score + r] = seat["score"] / 100
            t[self.won + r] = float(seat["won"])
