"""Harbour in words: its own messages begin with `harbour-`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from consigliere.core.content import Record
from consigliere.core.shapes import Option
from consigliere.locales import Catalogue
from consigliere.wording.choices import Choice
from consigliere.wording.speech import Event, Form, HIDDEN, NO_SCENE, NONE, Scene, Speech, Telling
from tests.third_game.harbour.cargo import CARGO_IDS
from tests.third_game.harbour.names import ACTIONS, CAPTAIN_IDS

INKS = (("#ffffff", "#1f4e79"), ("#ffffff", "#7b2d26"), ("#000000", "#e0b84c"), ("#ffffff", "#2f5d34"))


class Words(Speech):
    prefix: ClassVar = "harbour-"
    families: ClassVar = CAPTAIN_IDS
    inks: ClassVar = dict(zip(CAPTAIN_IDS, INKS, strict=True))
    telling: ClassVar = Telling(
        quiet=("turn-begins", "dealt"),
        unless_own=("dealt",),
        gathered={},
        opens=("round-begins", "turn-begins"),
        hollow=("round-begins",),
    )

    def __init__(
        self, catalogue: Catalogue, players: Sequence[str] = (), records: Mapping[str, Record] | None = None
    ) -> None:
        super().__init__(catalogue, players, records or {})

    def card_order(self) -> Sequence[str]:
        return CARGO_IDS

    def card(self, id: str) -> str:
        return self.titled(id, f"cargo-{id}")

    def labelled(self, id: str) -> str:
        return self.card(id)

    def pier(self, id: str) -> str:
        return self.say(f"pier-{id}")

    def named(self, fields: Mapping[str, Any]) -> dict[str, object]:
        """Fields of an event, an action or a refusal as words."""
        out: dict[str, object] = dict(fields)
        for name, words in (("card", self.card), ("cargo", self.card), ("pier", self.pier)):
            if fields.get(name) is not None:
                out[name] = words(str(fields[name]))
            elif name in fields:
                out[name] = NONE
        if isinstance(fields.get("seat"), int):
            out["seat"] = self.seat(fields["seat"])
        return out

    def scene(self, view: Mapping[str, Any]) -> Scene:
        return NO_SCENE

    def event(self, event: Event, scene: Scene = NO_SCENE) -> str:
        fields = {name: value for name, value in event.items() if name != "event"}
        named = self.named(fields)
        if event["event"] == "dealt":
            named.setdefault("card", HIDDEN)
        return self.say(f"event-{event['event']}", **named)

    def together(self, event: Event) -> str:
        raise ValueError("nothing is told together in this game")

    def redundant(self, event: Event, last: Event) -> bool:
        return False

    def refusal(self, refusal: Mapping[str, Any], scene: Scene = NO_SCENE) -> str:
        return self.say(refusal["key"], **self.named(refusal["params"]))

    def action(self, form: Form, view: Mapping[str, Any], ids: bool = False) -> str:
        named = self.named({name: value for name, value in form.items() if name != "type"})
        return self.say(f"action-{form['type']}", **named)

    def choice(self, view: Mapping[str, Any], option: Option) -> Choice:
        """One option of a menu."""
        forms = tuple(found.form for text in option["actions"] if (found := ACTIONS.find(text)) is not None)
        return Choice(self.action(forms[0], view), "", forms, option["group"])
