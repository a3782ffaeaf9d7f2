"""What leaves a table: the one place where a viewer's messages are made, field by field (with table_answers).

A viewer is a seat or a spectator (-1). The game's part comes from the engine's own view and events for that
viewer; of the table's records each kind gives what `Table` has marked as public, and nothing else.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast, Final

import msgspec

from consigliere.core.actions import ActionTable, LegalActions
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.shapes import Option, Pick, PickItem, Seen, ToldDict
from consigliere.games.catalogue import room
from consigliere.locales import browser, Catalogue, catalogue, LANGUAGES
from consigliere.server import absence, messages as m, promise
from consigliere.server.clocks import Days
from consigliere.server.seating import Told
from consigliere.server.table import Table
from consigliere.server.timing import SECOND
from consigliere.wording import log
from consigliere.wording.called import all_called, called
from consigliere.wording.games import Wording, wording_of

MEMORY_AID: Final = "memory-aid"
MOST_TOLD: Final = 2000  # events in words; the longest games have fifteen hundred
LONGEST_LINE: Final = 200  # events that one line of the log may tell
MOST_HAPPENINGS: Final = 200  # more than that, and a snapshot says it shorter


@lru_cache(maxsize=128)
def _wording(game: str, packs: str, language: str, names: tuple[str, ...], rules: Any) -> Wording:
    return wording_of(rules, browser(language), names)


def wording(table: Table, language: str | None) -> Wording | None:
    """The words of a table, if words are wanted and there are any in this language."""
    if language is None or language not in LANGUAGES:
        return None
    rules = table.rules
    return _wording(rules.name, rules.content_hash, language, tuple(names(table, language)), rules)


def names(table: Table, language: str | None) -> list[str]:
    """The players' names as they are read in a language; without one, as they are stored."""
    if language is None or language not in LANGUAGES:
        return table.names()
    return all_called(catalogue(language), table.names(), [seat.level for seat in table.seats])


def meta(
    table: Table, identity: str | None, here: Collection[int] = (), language: str | None = None
) -> m.Meta:
    """The table around the game: what all see, and what is this person's own."""
    you = table.seat_of(identity)
    host = identity is not None and identity == table.host
    game = table.game
    if game is None:
        common = common_meta(table, here, language)
    else:
        kept, key = table.shown(game).meta, (language, *sorted(here))
        common = kept.get(key) or kept.setdefault(key, common_meta(table, here, language))
    return msgspec.structs.replace(
        common,
        clock=clock(table),
        muted=sorted(other for seat, other in table.muted if seat == you),
        you=you,
        kept=table.kept_seat(identity),
        host=host,
        invite=table.invite if you is not None or host else None,
    )


def common_meta(table: Table, here: Collection[int], language: str | None) -> m.Meta:
    made = table.made
    read = names(table, language)
    result = table.result
    return m.Meta(
        id=table.id,
        game=made["game"],
        title=made["title"],
        visibility=made["visibility"],
        status=table.status,
        players=table.players,
        options=dict(made["options"]),
        seats=[
            m.SeatShown(
                seat=n,
                kind="empty" if seat.empty else "bot" if seat.level is not None else "person",
                name=read[n] if seat.name else "",
                level=seat.bot,
                absent=seat.absent,
                resigned=seat.resigned,
                here=n in here,
                kept=seat.kept is not None,
            )
            for n, seat in enumerate(table.seats)
        ],
        rules=made["rules"],
        content=made["content"],
        commitment=made["commitment"],
        seals=[seat.seal for seat in table.seats] if sealing(table) else [],
        opening=table.opening > 0,
        unopened=table.unopened(),
        roll=table.roll,
        given=len(made.get("given", ())),
        paused=table.clocks.paused is not None,
        for_pause=sorted(table.for_pause),
        away=absence.away_span(table) // SECOND,
        advice=table.advised(),
        result=None if result is None else m.Result(**result),
        asks_back=table.asks_back,
        votes=sorted(table.votes),
        rematch=table.rematch,
    )


def pictured(table: Table) -> m.Pictured:
    """The position for a list: only what the engine itself calls common to all."""
    game = table.game
    return m.Pictured(
        id=table.id,
        game=table.made["game"],
        status=table.status,
        waiting_for=list(table.concerned()) if game is not None else [],
        view=dict(table.shown(game).common) if game is not None else {},
    )


def sealing(table: Table) -> bool:
    """Whether lines can be sealed or opened here; at tables made by older programs they cannot."""
    return table.status == "waiting" and table.made.get("fair", 1) == promise.FORMAT


def clock(table: Table) -> m.ClockShown | None:
    """The clocks as everybody may see them: at a sealed decision they are the same for all who are asked."""
    clocks, at = table.clocks, table.times.now()
    if clocks.settings is None:
        return None
    slow = isinstance(clocks.settings, Days)
    people = table.people() if table.status == "playing" else set()
    return m.ClockShown(
        kind="days" if slow else "bank",
        now=at,
        seats=[
            m.SeatClock(
                left=clocks.remaining(seat, at) or 0,
                due=clocks.due(seat) if seat in people else None,
                holiday=clocks.on_holiday(seat, at),
                days=clocks.holiday[seat] if slow else None,
            )
            for seat in range(table.players)
        ],
        **{name: getattr(clocks.settings, name, None) for name in ("bank", "increment", "sealed", "days")},
    )


@lru_cache(maxsize=4096)
def legal_action(actions: ActionTable, index: int) -> m.LegalAction:
    found = actions[index]
    return m.LegalAction(text=found.text, action=found.index, form=dict(found.form))


def question(table: Table, game: Game, seat: int, view: Seen, words: Wording | None) -> m.Question:
    """What is asked of this seat, with every legal answer."""
    legal = game.legal_for(seat)
    decided = game.rules.decision(view, legal)
    picked, options = decided["pick"], decided["options"]
    return m.Question(
        decision=f"{game.prompt_id}.{seat}",
        asked=decided["decision"],
        legal=legal_actions(game, legal),
        rule=decided["rule"],
        sealed=decided["sealed"],
        sentence=words.sentence(view) if words is not None and legal else None,
        frame=dict(decided["frame"]),
        card=decided["card"],
        options=None if options is None else [option(view, one, words) for one in options],
        pick=None if picked is None else pick_shown(picked, words),
    )


def legal_actions(game: Game, legal: LegalActions) -> Any:
    return [legal_action(game.rules.actions, index) for index in legal.indices]


def option(view: Seen, data: Option, words: Wording | None) -> m.OptionShown:
    said = words.choice(view, data) if words is not None else None
    return m.OptionShown(
        actions=data["actions"],
        targets=[m.TargetShown(kind=one["kind"], id=one["id"]) for one in data["targets"]],
        group=data["group"],
        label=said.label if said is not None else "",
        hint=said.hint if said is not None else "",
    )


def pick_shown(data: Pick, words: Wording | None) -> m.PickShown:
    def label(item: PickItem) -> str:
        if words is None:
            return ""
        return (
            words.words.seat(int(item["id"])) if item["kind"] == "seat" else words.words.labelled(item["id"])
        )

    return m.PickShown(
        items=[
            m.PickItem(id=item["id"], kind=item["kind"], worth=item["worth"], label=label(item))
            for item in data["items"]
        ],
        least=data["least"],
        most=data["most"],
        verb=data["verb"],
        ordered=data["ordered"],
        sums=data["sums"],
        need=data["need"],
    )


def known(table: Table, view: Seen) -> list[dict[str, int]]:
    """What the memory aid says of each hand; made of the viewer's own view alone."""
    hand = room(table.rules.name, "wording").known
    return [hand(view, seat) for seat in range(table.players)]


def with_memory_aid(table: Table) -> bool:
    return table.game is not None and table.game.options[MEMORY_AID]


def recalling(table: Table, identity: str | None, before: Table | None = None) -> Iterator[None]:
    """What the memory aid will show, worked out event by event, before it is asked for all at once."""
    if table.game is not None and with_memory_aid(table):
        yield from table.game.recalling(table.viewer(identity), before.game if before is not None else None)


def position(table: Table, viewer: int, words: Wording | None) -> m.Position | None:
    """The game as this viewer sees it; the ledger is shown where the table plays with the memory aid."""
    game = table.game
    if game is None:
        return None
    shown = table.shown(game)
    aid = game.options[MEMORY_AID]
    own = game.own(viewer, knowledge=aid)
    concerned = table.concerned()
    asked = table.status == "playing" and viewer in concerned
    back = table.status == "playing" and viewer != SPECTATOR and game.can_take_back(viewer)
    view = shown.common | own
    return m.Position(
        view=cast(Any, shown.laid_over(own)),  # written already
        question=question(table, game, viewer, view, words) if asked else None,
        can_take_back=back,
        waiting_for=list(concerned),
        known=known(table, view) if aid else [],
        warnings=game.rules.warnings(view) if asked else [],
        standing=game.rules.standing(view),
        reckoning=game.rules.reckoning(view),
    )


def lines(table: Table, viewer: int, events: Sequence[ToldDict], words: Wording | None) -> list[str]:
    """Events turn by turn, in words."""
    if words is None or table.game is None or not events:
        return []
    scene = words.words.scene(table.shown(table.game).common)
    return log.turns(words.words, events, scene, viewer if viewer != SPECTATOR else None)


def telling(table: Table, identity: str | None, language: str | None) -> Iterator[str]:
    """The log of a snapshot line by line, for those who must not keep others waiting."""
    words, game, viewer = wording(table, language), table.game, table.viewer(identity)
    if words is not None and game is not None:
        scene = words.words.scene(table.shown(game).common)
        events = game.events(viewer, len(game.feed) - MOST_TOLD)
        yield from log.telling(words.words, events, scene, viewer if viewer != SPECTATOR else None)


def happenings(table: Table, viewer: int, records: Sequence[int], words: Wording | None) -> list[m.Happening]:
    """These records as this viewer may know them."""
    first = table.number(viewer, records[0]) if records else 0
    out = []
    reads = words.words.catalogue if words is not None else None
    for n, seq in enumerate(records):
        told = table.told[seq - 1]
        public = told.public
        muted = told.kind == "said" and (viewer, public.get("seat")) in table.muted
        mine, said = in_words(table, viewer, told, words)
        said, again = going_on(table, viewer, told, words, said)
        out.append(
            m.Happening(
                seq=first + n,
                kind=told.kind,
                seat=public.get("seat"),
                name=named(public, reads),
                text=None if muted else public.get("text"),
                muted=muted,
                days=public.get("days"),
                by=public.get("by"),
                end=public.get("end"),
                at=told.at if told.kind == "said" else None,
                events=mine,
                lines=said,
                again=again,
            )
        )
    return out


def named(public: Mapping[str, Any], words: Catalogue | None) -> str | None:
    """Whom a record names, as it is read."""
    name: str | None = public.get("name")
    return name if words is None or name is None else called(words, name, public.get("level"))


def in_words(
    table: Table, viewer: int, told: Told, words: Wording | None
) -> tuple[list[ToldDict], list[str]]:
    """The game's events of one record and their lines; what hides nothing is put into words once for all."""
    game = table.game
    if game is None or told.start == told.end:
        return [], []
    shown, raws = table.shown(game), game.feed[told.start : told.end]
    events = shown.events(raws, viewer)
    if words is None:
        return events, []
    if not all(map(game.for_all, raws)):
        return events, lines(table, viewer, events, words)
    for_own = words.words.telling.unless_own
    own = any(event["event"] in for_own and event.get("seat") == viewer for event in events)
    key = (words, told.start, told.end, viewer if own else None)
    if key not in shown.lines:
        shown.lines[key] = lines(table, viewer, events, words)
    return events, shown.lines[key]


def going_on(
    table: Table, viewer: int, told: Told, words: Wording | None, said: list[str]
) -> tuple[list[str], list[str]]:
    """A record's lines; and where it goes on with a line told before: that line anew, and those after it."""
    game = table.game
    if words is None or game is None or not said:
        return said, []
    opening = words.words.telling.opens
    begun = told.start
    while begun > max(0, told.start - LONGEST_LINE):
        if game.seen(game.feed[begun], viewer)["event"] in opening:
            break
        begun -= 1
    if begun == told.start:
        return said, []
    events = table.shown(game).events(game.feed[begun : told.end], viewer)
    before = lines(table, viewer, events[: told.start - begun], words)
    whole = lines(table, viewer, events, words)
    return (said, whole[len(before) - 1 :]) if before else (whole, [])


def snapshot(
    table: Table,
    identity: str | None,
    language: str | None,
    here: Collection[int],
    told: list[str] | None = None,
) -> m.Snapshot:
    """Everything. `told`: the log, where it was put into words before."""
    viewer = table.viewer(identity)
    words = wording(table, language)
    events = table.game.events(viewer) if table.game is not None else []
    return m.Snapshot(
        version=m.VERSION,
        table=table.id,
        seq=table.number(viewer),
        meta=meta(table, identity, here, language),
        position=position(table, viewer, words),
        events=events,
        log=list(telling(table, identity, language)) if told is None else told,
        chat=[h for seq in table.chat for h in happenings(table, viewer, [seq], None)],
    )


def since(
    table: Table, identity: str | None, number: int, language: str | None, here: Collection[int]
) -> m.Events | None:
    """All after the viewer's number in one message; None where a snapshot is due."""
    viewer = table.viewer(identity)
    last = table.number(viewer)
    if not 0 < number <= last or last - number > MOST_HAPPENINGS:
        return None
    return told(table, identity, table.after(viewer, number), language, here, whole=True)


def told(
    table: Table,
    identity: str | None,
    records: Sequence[int],
    language: str | None,
    here: Collection[int],
    whole: bool = False,
) -> m.Events:
    """Records that this viewer may know of, with the position after them; mere talk without it."""
    viewer = table.viewer(identity)
    words = wording(table, language)
    talk = not whole and all(table.told[seq - 1].kind == "said" for seq in records)
    return m.Events(
        table=table.id,
        seq=table.number(viewer),
        happened=happenings(table, viewer, records, words),
        meta=None if talk else meta(table, identity, here, language),
        position=None if talk else position(table, viewer, words),
    )
