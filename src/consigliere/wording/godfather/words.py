"""The Godfather's ids into words: cards and places, sentences of events, refusals and actions (G1-G16)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

from consigliere.core.frame_table import innermost
from consigliere.core.shapes import Form, Seen, Told
from consigliere.games.godfather import names
from consigliere.games.godfather.loading import load, Record, tables_of
from consigliere.games.godfather.tables import Tables
from consigliere.locales import Catalogue
from consigliere.wording.speech import HIDDEN, NO_SCENE, NONE, Speech, Telling

Tiles = Mapping[str, str | None]
NO_TILES: Final[Tiles] = NO_SCENE

SEATS: Final = ("seat", "victim", "controller", "winner", "owner", "by")
PLACES: Final = ("space", "at", "from", "to", "own", "enemy")
CARDS: Final = ("card", "job", "ally", "bill", "wanted", "good", "first", "second", "last", "due", "for")
LISTS: Final = ("icons", "bills", "allies", "asked")
# these choose a variant of the message, so they stay ids
SELECTORS: Final = ("ability", "figure", "colour", "icon", "shape", "asked", "decision", "chance", "good")
TAKEN: Final = tuple(id for id in names.ICON_IDS if id.startswith(("MONEY_", "GOOD_", "HORSE")))

ONE_BY_ONE: Final = (
    "job-dealt",
    "bid",
    "ally-bought",
    "log-tribute",
    "log-cashes",
    "dominance",
    "colour-bonus",
    "scored",
    "winner",
)


class Words(Speech):
    """The words of one table in one language."""

    prefix: ClassVar = "godfather-"
    families: ClassVar = names.FAMILY_IDS
    inks: ClassVar = {
        "marzullo": ("#1E1A17", "#E3B93B"),
        "matarazzo": ("#FFFFFF", "#2F6DB5"),
        "pizzino": ("#FFFFFF", "#2E7D4F"),
        "vitale": ("#FFFFFF", "#A3282D"),
        "caccamo": ("#FFFFFF", "#6E4A9E"),
    }
    telling: ClassVar = Telling(
        quiet=("turn-begins", "job-kept", "job-drawn", "bid-paid"),
        unless_own=("job-kept", "job-drawn", "bid-paid"),
        gathered={
            "bill-taken": "log-takes",
            "good-taken": "log-takes",
            "laundered": "log-launders",
            "discarded": "log-discards",
            "good-paid": "log-pays",
            "tribute-paid": "log-tribute",
            "bill-cashed": "log-cashes",
            "card-left": "log-discards",
        },
        opens=("turn-begins", "phase-begins", "act-begins", "turf-fought"),
        hollow=("phase-begins",),
        undone=("icons-declined", "bill-declined", "ability-declined", "order-chosen"),
    )

    def __init__(
        self,
        catalogue: Catalogue,
        players: Sequence[str] = (),
        records: Mapping[str, Record] | None = None,
    ) -> None:
        super().__init__(catalogue, players, load().records if records is None else records)

    @cached_property
    def tables(self) -> Tables:
        return tables_of(self.records)

    def card_order(self) -> Sequence[str]:
        return names.CARD_IDS

    def scene(self, view: Seen) -> Tiles:
        """Which tile lies in which turf: a square space is called by its business."""
        tiles: Tiles = view["tiles"]
        return tiles

    # -- names

    def card(self, id: str) -> str:
        if id in names.BILL_IDS:
            return self.say(f"bill-{id[1:]}")
        if id in names.GOOD_IDS:
            return self.say(f"good-{id}")
        return self.titled(id, f"job-{id}" if id in names.JOB_IDS else f"ally-{id}")

    def turf(self, id: str) -> str:
        return self.titled(id, f"turf-{id}")

    def business(self, id: str) -> str:
        return self.titled(id, f"business-{id}")

    def place(self, id: str, tiles: Tiles = NO_TILES) -> str:
        """A space, by the business on it where it is a square one; or a turf, or the Police Chief."""
        if id in names.AREA_IDS:
            return self.turf(id)
        if id == "chief":
            return self.say("neutral-police-chief")
        if id in names.ROUND_IDS:
            return self.titled(id, f"space-{id}")
        half, _, turf = id.partition("-")
        if half == "P":
            return self.business(id)
        tile = tiles.get(turf)
        return self.business(tile) if tile else self.say("place-tile-slot", turf=self.turf(turf))

    def icons(self, ids: Iterable[str]) -> str:
        """Icons in short words, doubled ones counted."""
        counted: dict[str, int] = {}
        for id in ids:
            counted[id] = counted.get(id, 0) + 1
        return self.listed(self.say(f"icon-{id}-short") + self.times(n) for id, n in counted.items())

    def icon(self, id: str, count: int = 1) -> str:
        """What an icon shown this many times does."""
        return self.taking({id: count}) if id in TAKEN else self.say(f"icon-{id}", count=count)

    def taking(self, counted: Mapping[str, int]) -> str:
        """Icons that give a bill, a good or the horse head, in one breath."""
        things = [self.say(f"take-{id}", count=count) for id, count in counted.items()]
        return self.say("icon-take", things=self.joined(things))

    def joined(self, parts: Sequence[str]) -> str:
        """A list as a sentence has it: its last member is joined by “and”."""
        if len(parts) < 2:
            return self.listed(parts)
        return self.say("list-and", items=self.listed(parts[:-1]), last=parts[-1])

    # -- names with their ids and marks, as menus show them

    def areas(self, space: str) -> str:
        return "–".join(str(area) for area in self.record_list(space, "areas"))

    def labelled(self, id: str, tiles: Tiles = NO_TILES) -> str:
        """`JG6 Protection Money`, `P-WS Hanover Street Trust (WS)`, `R05 West End Yards (UWS–CH)`."""
        if id in names.JOB_IDS or id in names.ALLY_IDS:
            return f"{id} {self.card(id)}"
        if id in names.SQUARE_IDS:
            return f"{id} {self.place(id, tiles)} ({id.partition('-')[2]})"
        if id in names.ROUND_IDS:
            return f"{id} {self.place(id)} ({self.areas(id)})"
        return f"{self.turf(id)} ({id})" if id in names.AREA_IDS else self.thing(id, tiles)

    # -- sentences

    def event(self, event: Told, tiles: Tiles = NO_TILES) -> str:
        """One line of the log; what the reader may not see is "hidden", what is empty is "none"."""
        kind = event["event"]
        params = {k: self._param(k, v, tiles) for k, v in event.items() if k != "event"}
        for field in ("job", "card", "bill"):
            params.setdefault(field, HIDDEN)
        if kind == "order-chosen":
            params["first"] = self.seat(event["first"])
        if kind == "public-job":
            params["space"] = event["space"] + 1
        if kind == "shakedown" and event["controller"] == event["seat"]:
            params["controller"] = NONE
        if kind in ("good-taken", "good-paid"):
            params["good"] = self.card(event["good"])
        if kind == "offer-asked":
            params["asked"] = self.listed(self.seat(seat) for seat in event["asked"])
        if kind == "act-begins":
            params["act"] = roman(event["act"])
        return self.say(f"event-{kind}", **params)

    def together(self, event: Told) -> str:
        counted = {card: event["cards"].count(card) for card in event["cards"]}
        return self.say(event["event"], seat=self.seat(event["seat"]), cards=self.cards(counted))

    def opens(self, event: Told, last: Told) -> bool:
        """Where all do the same in turn, each has a line: bids, allies taken, tribute, the reckoning."""
        another = event["event"] in ONE_BY_ONE and event.get("seat") != last.get("seat")
        return another or super().opens(event, last)

    def redundant(self, event: Told, last: Told) -> bool:
        """A shakedown from which no other player profits is told by the thug already."""
        return (
            event["event"] == "shakedown"
            and last["event"] == "thug-played"
            and event["controller"] in (None, event["seat"])
        )

    def _param(self, name: str, value: Any, tiles: Tiles) -> object:
        if value is None:
            return NONE
        if name in SELECTORS:
            return "" if isinstance(value, list) else value
        if name in SEATS:
            if isinstance(value, int):
                return self.seat(value)
            return self.say("family-neutral") if name == "owner" else value
        if name == "icons":
            return self.icons(value)
        if name in LISTS:
            return self.listed(self.card(id) for id in value)
        if not isinstance(value, str):
            return value
        if name in ("turf", "tile"):
            return self.turf(value) if name == "turf" else self.business(value)
        if name in ("phase", "member"):
            return self.say(f"{name}-{value}")
        return self.thing(value, tiles)

    def thing(self, id: str, tiles: Tiles = NO_TILES) -> str:
        """The name of any card, place or turf; anything else as it stands."""
        if id in names.CARD_IDS:
            return self.card(id)
        if id in names.PLACE_IDS or id in names.AREA_IDS:
            return self.place(id, tiles)
        return id

    def refusal(self, refusal: Mapping[str, Any], tiles: Tiles = NO_TILES) -> str:
        """Why not, in a sentence; the rule's id stands beside it."""
        params: dict[str, object] = {}
        for name, value in refusal["params"].items():
            if name in SELECTORS or (name == "last" and refusal["key"] == "refuse-goods-order"):
                params[name] = value
            elif isinstance(value, int) and (name in SEATS or (name, refusal["key"]) == LAST_SEAT):
                params[name] = self.seat(value)
            else:
                params[name] = self.thing(value, tiles) if isinstance(value, str) else value
        return self.say(refusal["key"], **params)

    def action(self, form: Form, view: Seen, ids: bool = False) -> str:
        """What an action does, in a few words; with ids, so that it is found again on the board."""
        named = self.labelled if ids else self.thing
        tiles: Tiles = view["tiles"]
        params: dict[str, object] = {"narcotics": NONE}
        for name, value in form.items():
            if name == "seat":
                params[name] = self.seat(value)
            elif name == "narcotics":
                params[name] = self.cards(value)
            elif name == "icon":
                params[name] = self.icon(value)
            elif isinstance(value, str):
                params[name] = named(value, tiles)
            else:
                params[name] = value
        if form["type"] == "public-job":
            params["job"] = named(view["public_jobs"][form["space"] - 1], tiles)
        if form["type"] == "bills":
            params["bills"] = self.listed(self.card(bill) for bill in self.named_bills(form, view))
        return self.say(f"action-{form['type']}", **params)

    def named_bills(self, form: Form, view: Seen) -> list[str]:
        """The bills of the running job that `which` names, the printed ones counted from the highest."""
        asked = innermost(view["stack"], "bills")
        printed = sorted(self.record_list(asked["job"], "bills"), reverse=True) if asked else []
        return [f"${printed[int(n) - 1]}" for n in str(form["which"]).split("+")]


LAST_SEAT: Final = ("last", "refuse-opponent-order")


def roman(act: int) -> str:
    return ("I", "II", "III", "IV")[act - 1]
