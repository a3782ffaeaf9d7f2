"""The checked face of a game: submit, preview, take back, views, events, journal.

A command is worked out without touching anything (`plan`), then taken whole, with the events it was worked
out with (`take`). Whoever must write it down first does so in between; `submit` does both at once.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from consigliere.core import codec
from consigliere.core.actions import ActionLike, LegalActions
from consigliere.core.chance import Source, Stream
from consigliere.core.commands import Tried, tried
from consigliere.core.events import Raw, SPECTATOR
from consigliere.core.journal import Entry, Journal
from consigliere.core.refusal import Refusal, Refused
from consigliere.core.ruleset import offered, Ruleset
from consigliere.core.shapes import Foresight, SeenDict, Then, ToldDict
from consigliere.core.state import State

TAKEN_BACK = -1
OWN_HEADER = ("game", "rules", "content", "players", "options")


@dataclass(slots=True)
class _Snapshot:
    """What a take-back restores: made before a command, dropped at the next reveal."""

    seat: int
    state: State
    history: int


@dataclass(frozen=True, slots=True)
class Step:
    """A command that was worked out and is not done yet: its entries and events, and where it leads.

    what: "seat", "reconsider" or "take-back", as the journal names it.
    """

    what: str
    seat: int
    before: State
    state: State
    entries: list[Entry]
    told: list[Raw]
    source: Source


@dataclass(frozen=True, slots=True)
class Preview:
    """The events that would follow for that seat, up to the first chance or choice of another seat.

    then: "you", "other", "chance", "sealed" or "end". foresight: all that the game can say of it.
    """

    events: list[ToldDict]
    then: Then
    foresight: Foresight | None = None

    def to_json(self) -> dict[str, Any]:
        return {"events": self.events, "then": self.then, "foresight": self.foresight}


@dataclass(frozen=True, slots=True)
class Done:
    """A command that was taken: its events as the seat sees them. It is truthy."""

    events: list[ToldDict] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        return {"events": self.events}


class Game:
    """One game at one table."""

    def __init__(
        self,
        rules: Ruleset,
        players: int,
        source: Source | None = None,
        options: Mapping[str, bool] | None = None,
        header: Mapping[str, Any] | None = None,
    ) -> None:
        if players not in rules.seats:
            raise ValueError(
                f"{rules.name} is for {rules.seats.start} to {rules.seats.stop - 1} players, not {players}"
            )
        unknown = sorted(set(options or {}) - set(rules.option_names))
        if unknown:
            raise ValueError(f"unknown table option {unknown[0]!r}; known: {', '.join(offered(rules))}")
        for name, on in (options or {}).items():
            if on and name not in offered(rules):
                raise ValueError(f"table option {name!r} went with rules version {rules.gone[name] + 1}")
        known = {name: bool((options or {}).get(name, False)) for name in rules.option_names}
        state = rules.begin(players, known)
        self._lay_out(rules, known, state, source if source is not None else Stream(0), header or {})
        state.events = []
        state.advance()
        self._draw_all(state, self.journal.entries)
        self._tell(state.events or [])
        state.events = None

    def _lay_out(
        self,
        rules: Ruleset,
        options: Mapping[str, bool],
        state: State,
        source: Source,
        header: Mapping[str, Any],
    ) -> None:
        self.rules = rules
        self.options = dict(options)
        own = {"game": rules.name, "rules": rules.version, "content": rules.content_hash}
        self.journal = Journal({**own, "players": int(state.players), "options": self.options, **header})
        self.source = source
        self.state = state
        self.history: list[Raw] = []  # what happened, without what was taken back
        self.feed: list[Raw] = []  # all that was ever told, with take-backs as events of their own
        self.prompt_id = 0
        self._snapshots: list[_Snapshot] = []
        self._ledgers: dict[int, tuple[Any, int]] = {}

    @classmethod
    def restore(
        cls,
        rules: Ruleset,
        options: Mapping[str, bool],
        state: State,
        source: Source,
        header: Mapping[str, Any],
        *,
        entries: Iterable[Entry],
        feed: Iterable[Raw],
        history: Iterable[Raw],
        prompt_id: int,
    ) -> "Game":
        """A game as it stood where nothing could be taken back, without playing it again."""
        game = cls.__new__(cls)
        known = {name: bool(options.get(name, False)) for name in rules.option_names}
        game._lay_out(rules, known, state, source, header)
        game.journal.entries.extend(entries)
        game.feed.extend(feed)
        game.history.extend(history)
        game.prompt_id = prompt_id
        return game

    # -- reading

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """All seats that can act now; several while choices are sealed."""
        return self.rules.open_seats(self.state)

    @property
    def seat(self) -> int:
        """The (first) seat to act; -1 when the game is over."""
        seats = self.seats_to_act
        return seats[0] if seats else -1

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the seat to act."""
        return self.legal_for(self.seat)

    def legal_for(self, seat: int) -> LegalActions:
        indices = self.rules.legal(self.state, seat) if seat in self.seats_to_act else []
        return LegalActions(self.rules.actions, indices)

    @property
    def scores(self) -> list[int]:
        return list(self.rules.scores(self.state))

    @property
    def winners(self) -> tuple[int, ...]:
        return self.rules.winners(self.state)

    def digest(self) -> str:
        return codec.digest(self.state)

    def view(self, viewer: int = SPECTATOR, *, knowledge: bool = True) -> SeenDict:
        """All that this viewer may see and, if wanted, what he can know from all he has seen."""
        return self.common() | self.own(viewer, knowledge=knowledge)

    def common(self) -> SeenDict:
        """The part of every view that everybody may see."""
        return self.rules.common(self.state, self.options)

    def own(self, viewer: int = SPECTATOR, *, knowledge: bool = True) -> SeenDict:
        """The part of a view that is this viewer's own; it is laid over the common one."""
        self._check_viewer(viewer)
        view = self.rules.own(self.state, viewer)
        view["prompt_id"] = self.prompt_id
        if knowledge:
            view["knowledge"] = self.ledger(viewer).to_json()
        return view

    def events(self, viewer: int = SPECTATOR, since: int = 0) -> list[ToldDict]:
        """The log as this viewer may read it, from a number on."""
        self._check_viewer(viewer)
        return [self.seen(raw, viewer) for raw in self.feed[max(since, 0) :]]

    def seen(self, raw: Raw, viewer: int) -> ToldDict:
        """One event as this viewer may read it."""
        if raw[0] == TAKEN_BACK:
            return {"event": "taken-back", "seat": raw[1], "events": raw[2]}
        return self.rules.events.seen_by(raw, viewer)

    def for_all(self, raw: Raw) -> bool:
        """Whether an event is the same for everybody."""
        return raw[0] == TAKEN_BACK or self.rules.events.for_all(raw)

    def remembered(self, viewer: int) -> list[ToldDict]:
        """All that this viewer has seen, without what was taken back: what a ledger is fed with."""
        return [self.rules.events.seen_by(raw, viewer) for raw in self.history]

    def ledger(self, viewer: int) -> Any:
        """What the viewer knows; fed with the events they have seen, when asked for."""
        for _ in self.recalling(viewer):
            pass
        return self._ledgers[viewer][0]

    def recalling(self, viewer: int, before: "Game | None" = None) -> Iterator[None]:
        """Bring a viewer's ledger up to date event by event, for those who must not keep others waiting.

        `before`: the game this one was forked from, whose ledger is taken over if it still holds.
        """
        if viewer not in self._ledgers and before is not None and self._follows(before):
            ledger, at = before._ledgers.get(viewer, (None, 0))
            if ledger is not None:
                self._ledgers[viewer] = (ledger.copy(), at)
        if viewer not in self._ledgers:
            self._ledgers[viewer] = (self.rules.ledger(viewer, self.players, self.options), 0)
        ledger, at = self._ledgers[viewer]
        for n, raw in enumerate(self.history[at:], at + 1):
            ledger.see(self.rules.events.seen_by(raw, viewer))
            self._ledgers[viewer] = (ledger, n)
            yield

    # -- acting

    def submit(self, seat: int, *actions: ActionLike) -> Done | Refusal:
        """Carry out one or several actions of a seat, whole or not at all."""
        return self._done(self.plan(seat, *actions))

    def plan(self, seat: int, *actions: ActionLike, source: Source | None = None) -> Step | Refusal:
        """Work a command out, drawing from `source`; the game stays as it is."""
        found = self._tried(seat, actions)
        if isinstance(found, Refusal):
            return found
        said, trial = found
        drawing = self.source if source is None else source
        entries = [Entry("seat", seat, "; ".join([action.text for action in said]))]
        self._draw_all(trial, entries, drawing)
        told, trial.events = trial.events or [], None
        return Step("seat", seat, self.state, trial, entries, told, drawing)

    def take(self, step: Step) -> None:
        """Do what was worked out for this very position."""
        if step.before is not self.state:
            raise ValueError("this was worked out for another position")
        self.journal.entries.extend(step.entries)
        self.source = step.source
        if step.what == "take-back":
            self._go_back(step)
        elif step.what == "seat":
            self._go_on(step)
        self.state = step.state

    def _go_on(self, step: Step) -> None:
        seat, told = step.seat, step.told
        sealed = self.rules.is_sealed(self.state)
        before = _Snapshot(seat, self.state, len(self.history))
        same_seal = sealed and not told
        if not same_seal:
            self.prompt_id += 1
        if same_seal:
            # a sealed choice ends only one's own take-backs: those of others would show that it is in
            if self.can_take_back(seat):
                self._snapshots.clear()
        elif sealed or len(step.entries) > 1 or any(self.rules.events.reveals(raw) for raw in told):
            self._snapshots.clear()
        else:
            if self._snapshots and self._snapshots[-1].seat != seat:
                self._snapshots.clear()
            self._snapshots.append(before)
        self._tell(told)

    def _go_back(self, step: Step) -> None:
        snapshot = self._snapshots.pop()
        undone = len(self.history) - snapshot.history
        del self.history[snapshot.history :]
        self.feed.append((TAKEN_BACK, step.seat, undone, 0, 0))
        self._ledgers.clear()
        self.prompt_id += 1

    def _done(self, step: Step | Refusal) -> Done | Refusal:
        if isinstance(step, Refusal):
            return step
        start = len(self.feed)
        self.take(step)
        return Done([self.seen(raw, step.seat) for raw in self.feed[start:]])

    def play(self, *actions: ActionLike) -> Done:
        """Submit for the seat to act; raises Refused if it is not legal."""
        done = self.submit(self.seat, *actions)
        if isinstance(done, Refusal):
            raise Refused(done)
        return done

    def preview(self, seat: int, *actions: ActionLike) -> Preview | Refusal:
        """What would follow, for that seat, up to the first chance or choice of another seat."""
        found = self._tried(seat, actions)
        if isinstance(found, Refusal):
            return found
        told = self.rules.foresee(self.view(seat, knowledge=False), actions)
        if isinstance(told, Refusal):
            return told
        if told is not None:
            return Preview([dict(event) for event in told["events"]], told["then"], told)
        _, trial = found
        if self.rules.is_sealed(self.state):
            return Preview([], "sealed")  # whether others are in, and what they chose, stays sealed
        then: Then = "other"
        if trial.over:
            then = "end"
        elif self.rules.ask(trial) is not None:
            then = "chance"
        elif seat in self.rules.concerned(trial):
            then = "you"
        return Preview([self.rules.events.seen_by(raw, seat) for raw in trial.events or []], then)

    def reconsider(self, seat: int) -> Done | Refusal:
        """Open a sealed choice again, while choices of others are still out."""
        return self._done(self.plan_reconsider(seat))

    def plan_reconsider(self, seat: int) -> Step | Refusal:
        if not self.rules.is_sealed(self.state) or seat not in self.rules.concerned(self.state):
            return Refusal("T3", "refuse-nothing-sealed", {})
        trial = self.state.copy()
        self.rules.reopen(trial, seat)
        said = [Entry("reconsider", seat, "")]
        return Step("reconsider", seat, self.state, trial, said, [], self.source)

    def can_take_back(self, seat: int) -> bool:
        return bool(self._snapshots) and self._snapshots[-1].seat == seat

    def take_back(self, seat: int) -> Done | Refusal:
        """Undo the seat's last command, as far as the last reveal."""
        return self._done(self.plan_take_back(seat))

    def plan_take_back(self, seat: int) -> Step | Refusal:
        if not self.can_take_back(seat):
            return Refusal("T4", "refuse-take-back", {})
        back = self._snapshots[-1].state
        said = [Entry("take-back", seat, "")]
        return Step("take-back", seat, self.state, back, said, [], self.source)

    # -- twice

    def fork(self, source: Source) -> "Game":
        """The same game once more, drawing from `source`: what one of the two does leaves the other alone."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.source = source
        other.journal = Journal(self.journal.header, list(self.journal.entries))
        other.history, other.feed = list(self.history), list(self.feed)
        other._snapshots = list(self._snapshots)
        other._ledgers = {}
        return other

    def succeed(self, before: "Game") -> None:
        """Take over the ledgers of the game this was forked from, unless something was taken back since."""
        if before._ledgers and self._follows(before):
            self._ledgers, before._ledgers = {**before._ledgers, **self._ledgers}, {}

    def _follows(self, before: "Game") -> bool:
        """Whether all that had happened in the other game has happened in this one."""
        known = len(before.history)
        return not known or (len(self.history) >= known and self.history[known - 1] is before.history[-1])

    def __repr__(self) -> str:
        moves = sum(entry.who == "seat" for entry in self.journal.entries)
        state = f"over, scores {self.scores}" if self.over else f"seat {self.seat} to act"
        return f"<{self.rules.name}, {self.players} players, {moves} commands, {state}>"

    def __str__(self) -> str:
        """The table in a few lines, as a spectator sees it."""
        return self.rules.board(self.state)

    # -- inside

    def _check_viewer(self, viewer: int) -> None:
        if viewer != SPECTATOR and viewer not in range(self.players):
            raise ValueError(
                f"no seat {viewer}; seats are 0 to {self.players - 1}, a spectator is {SPECTATOR}"
            )

    def _tried(self, seat: int, actions: Sequence[ActionLike]) -> Tried:
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise TypeError(f"a seat is a number, not {seat!r}")
        return tried(self.rules, self.state, seat, actions)

    def _draw_all(self, s: State, entries: list[Entry], source: Source | None = None) -> None:
        while (ask := self.rules.ask(s)) is not None:
            outcome = (source or self.source).answer(ask)
            entries.append(Entry("chance", -1, f"{ask.purpose} {ask.name_of(outcome)}"))
            s.settle(outcome)

    def _tell(self, told: Sequence[Raw]) -> None:
        self.history.extend(told)
        self.feed.extend(told)

    @staticmethod
    def replay(journal: Journal, rules: Ruleset, until: int | None = None) -> "Game":
        """The game of a journal, or its first `until` entries (core/replaying.py)."""
        from consigliere.core.replaying import replay

        return replay(journal, rules, until)
