"""Chicago's ids into words: cards and places, sentences of events, refusals and actions (C1-C12)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from consigliere.core.content import Record
from consigliere.core.frame_table import innermost
from consigliere.core.shapes import Form, Seen, Told
from consigliere.games.chicago import decisions, names
from consigliere.games.chicago.loading import load, tables_of
from consigliere.locales import Catalogue
from consigliere.wording.speech import HIDDEN, NO_SCENE, NONE, Scene, Speech, Telling

# what a field holds; all others are counts, places as they are typed, or choose a variant of the message
SEATS: Final = ("seat", "victim", "owner", "by", "from", "last")
COLOURED: Final = ("colour", "first", "second", "missing", "other", "token")
CITY_CARDS: Final = ("penalty", "city_card")
# a record of the content is not called as the id in the game
PENALTY_RECORDS: Final = {"code-of-ethics": "penalty-ethics"}
ALL: Final = "all"
ACTION_EXTRAS: Final = ("card", "ignoring")  # fields that an action may lack


class Words(Speech):
    """The words of one table in one language."""

    prefix: ClassVar = "chicago-"
    families: ClassVar = names.FAMILY_IDS
    inks: ClassVar = {
        "colombo": ("#FFFFFF", "#2F6DB5"),
        "bonanno": ("#FFFFFF", "#A3282D"),
        "gambino": ("#FFFFFF", "#2E7D4F"),
        "genovese": ("#1E1A17", "#E3B93B"),
    }
    telling: ClassVar = Telling(
        quiet=(
            *("turn-begins", "henchman-laid", "city-card-laid", "card-dealt", "card-returned"),
            *("log-dealt", "not-opposed", "city-cards-taken"),
        ),
        unless_own=(),
        gathered={
            "card-dealt": "log-dealt",
            "card-drawn": "log-draws",
            "card-under": "log-under",
            "money-paid": "log-pays",
            "card-discarded": "log-discards",
            "hand-limit": "log-limit",
        },
        opens=(
            *("turn-begins", "round-begins", "phase-begins", "extorted", "not-extorted", "godfather-income"),
            *("claim-announced", "attack-announced"),
        ),
        hollow=("phase-begins",),
    )

    def __init__(
        self,
        catalogue: Catalogue,
        players: Sequence[str] = (),
        records: Mapping[str, Record] | None = None,
    ) -> None:
        super().__init__(catalogue, players, records if records is not None else load().records)
        self.tables = load().tables if records is None else tables_of(self.records)

    def card_order(self) -> Sequence[str]:
        return names.KIND_IDS

    def scene(self, view: Seen) -> Scene:
        """Which business lies where, as far as it was revealed."""
        return {place: card["business"] for place, card in view["cards"].items()}

    # -- names

    def card(self, id: str) -> str:
        """A card of the draw deck."""
        if id in names.SPECIAL_IDS:
            return self.titled(id, f"special-{id}")
        return self.titled(f"card-{id}", f"card-{id}")

    def business(self, id: str) -> str:
        return self.titled(id, f"business-{id}")

    def short(self, id: str) -> str:
        """A business in six letters; an owner's own title is cut."""
        title = self.records[id].title
        return title[:6] if title else self.say(f"business-{id}-short")

    def place(self, id: str, scene: Scene = NO_SCENE) -> str:
        """`B3 Casino`, without codes `Casino` unless two are called so; a card face down has no name."""
        business = scene.get(id)
        if not business:
            return id
        name = self.business(business)
        alike = sum(self.business(one) == name for one in scene.values() if one)
        return f"{id} {name}" if self.codes or alike > 1 else name

    def colour(self, id: str) -> str:
        return self.say(f"colour-{id}")

    def city_card(self, id: str) -> str:
        """A penalty or Al Capone; "all" stays as it is: immunity to every penalty."""
        if id == ALL:
            return id
        if id.startswith("al-capone"):
            return self.say(f"city-card-{id}")
        record = PENALTY_RECORDS.get(id, f"penalty-{id}")
        return self.titled(record, record)

    def token(self, id: str) -> str:
        """A henchman by its colour, an agent, or a bonus token by what it counts as."""
        if id in names.CODE_IDS:
            return self.colour(id)
        return self.titled(f"token-{id}", f"token-{id}")

    def area(self, id: str) -> str:
        return self.say(f"area-{id}")

    def colours(self, ids: Iterable[str]) -> str:
        return " + ".join(self.colour(id) for id in ids)

    def labelled(self, id: str) -> str:
        """A card as menus and hands show it: special cards with their ids."""
        return f"{id} {self.card(id)}" if self.codes and id in names.SPECIAL_IDS else self.card(id)

    # -- sentences

    def event(self, event: Told, scene: Scene = NO_SCENE) -> str:
        kind = event["event"]
        params = {k: self._param(k, v, scene) for k, v in event.items() if k != "event"}
        params.setdefault("kind", HIDDEN)
        if kind == "business-revealed":
            params["card"] = event["card"]  # it had no name before
        return self.say(f"event-{kind}", **params)

    def together(self, event: Told) -> str:
        cards = event["cards"]
        counted = {card: cards.count(card) for card in cards if card is not None}
        shown = self.cards(counted) or HIDDEN
        return self.say(event["event"], seat=self.seat(event["seat"]), cards=shown, count=len(cards))

    def redundant(self, event: Told, last: Told) -> bool:
        """The bonus token of a business is told when it is taken, and the menus tell it before."""
        return bool(event["event"] == "token-laid" and last["event"] == "business-revealed")

    def opens(self, event: Told, last: Told) -> bool:
        """In phase 1 each player's draw is a line of its own; in an attack the defender's is not."""
        drawing = ("log-draws", "log-under", "not-extorted")
        another = event["event"] == "log-draws" and last["event"] in drawing and last["seat"] != event["seat"]
        return another or super().opens(event, last)

    def _param(self, name: str, value: Any, scene: Scene) -> object:
        if value is None:
            return NONE
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in SEATS and isinstance(value, int):
            return self.seat(value)
        if not isinstance(value, str):
            return value
        if name == "card":
            return self.place(value, scene)
        maker = self._makers().get(name)
        return maker(value) if maker is not None else value

    def _makers(self) -> Mapping[str, Callable[[str], str]]:
        """How the id in a field becomes a word."""
        return {
            "colour": self.colour,
            "token": self.token,
            **dict.fromkeys(CITY_CARDS, self.city_card),
            "kind": self.card,
            "asset": self.card,
            "business": self.business,
            "area": self.area,
            "special": self.card,
            "phase": lambda id: self.say(f"phase-{id}"),
        }

    def refusal(self, refusal: Mapping[str, Any], scene: Scene = NO_SCENE) -> str:
        """Fields that choose a variant stay ids: area, special, power, side and their like."""
        params: dict[str, object] = {}
        for name, value in refusal["params"].items():
            if isinstance(value, int):
                params[name] = self.seat(value) if name in SEATS else value
            elif name in COLOURED and value in names.CODE_IDS:
                params[name] = self.colour(value)
            elif name in ("card", "last") or (name == "asset" and value in names.ASSET_IDS):
                params[name] = self.labelled(value)
            elif name in ("penalty", "business"):
                params[name] = self.city_card(value) if name == "penalty" else self.business(value)
            else:
                params[name] = value
        return self.say(refusal["key"], **params)

    def action(self, form: Form, view: Seen, ids: bool = False) -> str:
        scene = self.scene(view)
        params: dict[str, object] = dict.fromkeys(ACTION_EXTRAS, NONE)
        for name, value in form.items():
            if name == "seat":
                params[name] = self.seat(value)
            elif name == "card" and value in names.CARD_IDS:
                params[name] = self.place(value, scene)
            elif name in ("card", "special", "asset"):
                params[name] = self.labelled(value) if ids else self.card(value)
            elif name in ("colour", "token"):
                params |= {name: self.colour(value), "what": value}
            elif name == "penalty":
                params[name] = self.city_card(value)
            else:
                params[name] = value
        if form["type"] in ("place-own", "place-shared"):
            params["area"] = self.area(self.placed(form, view))
        return self.say(f"action-{form['type']}", **params)

    def placed(self, form: Form, view: Seen) -> str:
        """The area a henchman goes to."""
        asked = innermost(view["stack"], "place")
        return decisions.placed(form, asked["colour"] if asked else names.COLOUR_IDS[0])
