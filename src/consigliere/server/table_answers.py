"""Answers to one viewer: refusals with their rule, previews, advice; made of his own view only."""

from collections.abc import Sequence
from typing import Any, Final

from consigliere.core.game import Preview
from consigliere.core.refusal import Refusal
from consigliere.server import messages as m
from consigliere.server.table import Table
from consigliere.server.table_view import lines, wording
from consigliere.wording.games import Wording

TABLE_KEYS: Final = frozenset(
    {
        "refuse-stale-decision",
        "refuse-bad-pick",
        "refuse-command-used",
        "refuse-not-seated",
        "refuse-not-playing",
        "refuse-host-only",
        "refuse-no-such-bot",
        "refuse-own-seat",
        "refuse-close-people",
        "refuse-started",
        "refuse-seat-taken",
        "refuse-seal",
        "refuse-line",
        "refuse-opening",
        "refuse-not-opening",
        "refuse-seats-empty",
        "refuse-table-over",
        "refuse-nobody-asks",
        "refuse-away",
        "refuse-said",
        "refuse-empty-command",
        "refuse-beyond-reveal",
        "refuse-named-otherwise",
        "refuse-nothing-sealed",
        "refuse-take-back",
        "refuse-no-such-seat",
        "refuse-paused",
        "refuse-holiday",
        "refuse-no-holidays",
    }
)


def refused(table: Table, viewer: int, command: str, refusal: Refusal, language: str | None) -> m.Refused:
    words = wording(table, language)
    said = None
    if words is not None:
        said = in_words(table, viewer, refusal, words)
    return m.Refused(
        table=table.id,
        command=command,
        rule=refusal.rule,
        key=refusal.key,
        params=dict(refusal.params),
        words=said,
    )


def in_words(table: Table, viewer: int, refusal: Refusal, words: Wording) -> str:
    """The game's refusals are said by the game, those of the table by the catalogue."""
    if refusal.key in TABLE_KEYS or table.game is None:
        return words.words.catalogue.text(refusal.key, **refusal.params)
    scene = words.words.scene(table.game.view(viewer, knowledge=False))
    return words.words.refusal(refusal.to_json(), scene)


def previewed(table: Table, viewer: int, id: str, found: Preview, language: str | None) -> m.Previewed:
    events = list(found.events)
    said = lines(table, viewer, events, wording(table, language))
    return m.Previewed(
        table=table.id, id=id, events=events, then=found.then, lines=said, foresight=found.foresight
    )


def advised(
    table: Table, viewer: int, id: str, found: Sequence[dict[str, Any]], language: str | None
) -> m.Advised:
    """Advice was made out of this viewer's own view."""
    words = wording(table, language)
    game = table.game
    scene = game.view(viewer, knowledge=False) if game is not None and words is not None else None
    out = []
    for one in found:
        said, why = None, []
        if words is not None and game is not None and scene is not None:
            forms = [action.form for text in one["actions"] if (action := game.rules.actions.find(text))]
            said = words.words.say("clause-separator").join(words.words.action(form, scene) for form in forms)
            why = [
                words.words.say(
                    "advice-by", text=words.words.say(reason["key"]), points=f"{reason['points']:+.1f}"
                )
                for reason in one["reasons"]
            ]
        out.append(
            m.AdviceLine(
                actions=list(one["actions"]),
                chance=one["chance"],
                often=one["often"],
                reasons=[m.ReasonShown(**reason) for reason in one["reasons"]],
                words=said,
                why=why,
            )
        )
    return m.Advised(table=table.id, id=id, advice=out)
