"""A table: the fold of its log. Records in, position and seats out; it writes nothing by itself.

A command's records are taken in by a fork, and the table becomes what the fork is once they are on disk: so
whoever reads it meanwhile reads what was told last.

The game inside is rebuilt from the journal entries on record; results of chance are never drawn again, and
the stream of draws goes along with them. How a viewer's numbers are counted is here too: a sealed choice is
a record that only its own seat may know of, so the others' numbers pass over it.
"""

from bisect import bisect_right
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Any, Final, Literal

from consigliere.core.errors import ConsigliereError
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game, Step
from consigliere.core.journal import Entry
from consigliere.core.refusal import Refusal
from consigliere.core.replaying import redo
from consigliere.core.ruleset import Ruleset
from consigliere.server import fair, table_folding as folding
from consigliere.server.clocks import Clocks
from consigliere.server.rulesets import rules_of
from consigliere.server.seating import SeatState, Told
from consigliere.server.shown import Shown
from consigliere.server.store.base import Record
from consigliere.server.timing import Times

Status = Literal["waiting", "playing", "over", "closed"]


class BrokenLog(ConsigliereError, RuntimeError):
    """A record that does not follow from those before it."""


NOTHING: Final[Mapping[str, Any]] = {}
ACTS: Final = ("did", "reconsidered", "took-back")
OWN: Final = ("muted", "reported", "already")  # known to the seat alone that does it


class Table:
    """One table as its log tells it."""

    def __init__(self, id: str, secret: bytes, times: Times | None = None) -> None:
        self.id = id
        self.secret = secret
        self.times = times or Times()
        self.clocks = Clocks(self.times, None, 0)
        self.seq = 0
        self.at = 0
        self.public_at = 0  # of the last record that everybody may know of
        self.made: dict[str, Any] = {}
        self.seats: list[SeatState] = []
        self.status: Status = "waiting"
        self.host = ""
        self.opening = 0  # the record from which on lines are opened, while they are
        self.opening_at = 0
        self.roll: str | None = None
        self.invite: str | None = None
        self.barred: set[str] = set()  # people who may not come back
        self.game: Game | None = None
        self.told: list[Told] = []
        self.silent: list[tuple[int, int]] = []  # (record, seat): known to that seat alone
        self.commands: dict[str, int] = {}
        self.chat: list[int] = []  # records
        self.votes: set[int] = set()
        self.for_pause: set[int] = set()
        self.muted: set[tuple[int, int]] = set()  # (who does not listen, to whom)
        self.asks_back: int | None = None
        self.agreed: set[int] = set()
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self._shown: Shown | None = None  # what all are shown alike, while they are told
        self._steps: tuple[int, dict[int, int]] = (-1, {})
        self._rules: Ruleset | None = None

    # -- reading

    @property
    def rules(self) -> Ruleset:
        """Those the table was made with, whatever has become the newest since."""
        if self._rules is None:
            self._rules = rules_of(self.made["game"], self.made["packs"], self.made["rules"])
        return self._rules

    @property
    def players(self) -> int:
        return int(self.made["players"])

    def shown(self, game: Game) -> Shown:
        """What everybody may see of the game as it stands; made once."""
        if self._shown is None or self._shown.state is not game.state:
            self._shown = Shown(game)
        return self._shown

    def all_told(self) -> None:
        """Nobody looks any more: what was made for all is as large as the rest of a table."""
        self._shown = None

    def playing(self) -> Game | None:
        return self.game if self.status == "playing" else None

    def seat_of(self, identity: str | None) -> int | None:
        """The seat of a person; none for one who gave up."""
        if identity is None:
            return None
        for n, seat in enumerate(self.seats):
            if seat.identity == identity and not seat.resigned:
                return n
        return None

    def kept_seat(self, identity: str | None) -> int | None:
        """The seat that is kept for a person."""
        if identity is None:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.kept == identity), None)

    def people(self) -> set[int]:
        """The seats at which a person decides."""
        return {n for n, seat in enumerate(self.seats) if seat.person}

    def advised(self) -> bool:
        """Whether bots advise here (T22): where one person plays, or the host has allowed it."""
        seated = sum(seat.identity is not None and not seat.resigned for seat in self.seats)
        return seated < 2 or bool(self.made.get("advice", False))

    def unopened(self) -> list[int]:
        """The seats whose line is sealed and not open."""
        return [n for n, seat in enumerate(self.seats) if seat.seal is not None and not seat.client_seed]

    def viewer(self, identity: str | None) -> int:
        seat = self.seat_of(identity)
        return SPECTATOR if seat is None else seat

    def names(self) -> list[str]:
        """What the seats are called in sentences; who was forgotten is called by the number of his seat."""
        return [seat.name or f"#{n + 1}" for n, seat in enumerate(self.seats)]

    def concerned(self) -> tuple[int, ...]:
        """The seats that are asked, as everybody may know."""
        game = self.playing()
        return game.rules.concerned(game.state) if game is not None else ()

    def decision(self, seat: int) -> str | None:
        """The id of what is asked of this seat; it stays while others seal their choices."""
        game = self.playing()
        return f"{game.prompt_id}.{seat}" if game is not None and seat in self.concerned() else None

    def step(self, seat: int) -> int:
        """How many commands the seat has given at this prompt: for the ids of bots and clocks."""
        game = self.playing()
        prompt, steps = self._steps
        return steps.get(seat, 0) if game is not None and prompt == game.prompt_id else 0

    # -- numbers as a viewer counts

    def number(self, viewer: int, seq: int | None = None) -> int:
        """How many of the records up to `seq` this viewer knows of."""
        seq = self.seq if seq is None else seq
        upto = bisect_right(self.silent, (seq, 1 << 20))
        return seq - sum(1 for _, seat in self.silent[:upto] if seat != viewer)

    def after(self, viewer: int, number: int) -> list[int]:
        """The records this viewer knows of after his number."""
        hidden = {seq for seq, seat in self.silent if seat != viewer}
        known = [seq for seq in range(1, self.seq + 1) if seq not in hidden]
        return known[number:]

    # -- twice

    def fork(self) -> "Table":
        """The same table once more: what one of the two takes in leaves the other alone."""
        other = object.__new__(Table)
        vars(other).update(vars(self))
        other.game = self.game.fork(self.game.source) if self.game is not None else None
        other.clocks = self.clocks.fork()
        other.seats = list(self.seats)
        other.told, other.silent, other.chat = list(self.told), list(self.silent), list(self.chat)
        other.commands = dict(self.commands)
        other.votes, other.for_pause = set(self.votes), set(self.for_pause)
        other.muted, other.agreed, other.barred = set(self.muted), set(self.agreed), set(self.barred)
        other._steps = (self._steps[0], dict(self._steps[1]))
        return other

    def become(self, fork: "Table") -> None:
        """Stand where the fork stands, for all who hold this table; the fork is not used any more."""
        if self.game is not None and fork.game is not None:
            fork.game.succeed(self.game)
        vars(self).update(vars(fork))

    # -- folding

    def fold(self, records: Iterable[Record]) -> "Table":
        for record in records:
            self.apply(record)
        return self

    def folding(self, records: Iterable[Record]) -> Iterator[None]:
        """Fold step by step, for those who must not keep others waiting: a game that was given is long."""
        for record in records:
            game = None
            if record.kind == "started":
                game = yield from self.beginning(record.body["header"], record.body["entries"])
            self.apply(record, game)
            yield

    def apply(self, record: Record, done: Step | Game | None = None) -> None:
        """Take a record in. `done`: what it does in the game, or the game it begins, if that is known."""
        if record.seq != self.seq + 1:
            raise BrokenLog(f"record {record.seq} after {self.seq}")
        body = record.body
        self._shown = None
        mark = self.mark()
        if record.kind == "started":
            self.game = done if isinstance(done, Game) else self.begin(body["header"], body["entries"])
        elif record.kind in ACTS:
            if self.game is None:
                raise BrokenLog(f"record {record.seq}: {record.kind} before the start")
            self.game.take(done if isinstance(done, Step) else self._worked_out(self.game, record))
        game = self.game
        start, end = mark[0], len(game.feed) if game is not None else 0
        public: Mapping[str, Any] = NOTHING
        quiet = record.kind in OWN
        if record.kind in ACTS:
            quiet = record.kind != "took-back" and game is not None and mark == self.mark()
            self._acted(record, quiet)
            if not quiet and not body.get("sealed"):  # else it would tell whose choice was the last
                public = {"seat": body["seat"], "by": body.get("by", "person")}
        else:
            fold = folding.FOLDS.get(record.kind)
            if fold is None:
                raise BrokenLog(f"record {record.seq}: nothing is known of {record.kind!r}")
            public = fold(self, record) or NOTHING
        if quiet:
            self.silent.append((record.seq, int(body["seat"])))
        elif record.kind in ACTS or record.kind == "started":
            self._turned(record.at)
        self.seq, self.at = record.seq, record.at
        if not quiet:
            self.public_at = record.at
        if record.command is not None:
            self.commands[record.command] = record.seq
        self.told.append(Told(record.kind, start, end, record.at, public))

    def mark(self) -> tuple[int, int]:
        game = self.game
        return (len(game.feed), game.prompt_id) if game is not None else (0, -1)

    def begin(self, header: Mapping[str, Any], chance: Iterable[str] = ()) -> Game:
        """The game of this table, at once."""
        steps = self.beginning(header, chance)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                game: Game = end.value
                return game

    def beginning(self, header: Mapping[str, Any], chance: Iterable[str] = ()) -> Generator[None, None, Game]:
        """The game of this table: new, or with the results of chance on record.

        A game played on from another journal begins with what is given of that.
        """
        given = [entry for text in self.made.get("given", ()) if (entry := Entry.read(text))]
        seeds = [seat.client_seed for seat in self.seats]
        source = fair.FairSource(fair.game_seed(self.secret, self.id, seeds))
        source.expect((entry.text for entry in given if entry.who == "chance"), given=True)
        source.expect(chance)
        game = Game(self.rules, self.players, source, self.made["options"], header)
        for n, entry in enumerate(given, 1):
            if entry.who != "chance":
                redo(game, entry, n)
                yield
        return game

    @staticmethod
    def _worked_out(game: Game, record: Record) -> Step:
        """What a record does in the game, with the results of chance that are written in it."""
        body = record.body
        seat = int(body["seat"])
        if record.kind == "did":
            first, *rest = [Entry.read(text) for text in body["entries"]]
            source = game.source
            if first is None or not isinstance(source, fair.FairSource):
                raise BrokenLog(f"record {record.seq}: no entry")
            source.expect(entry.text for entry in rest if entry is not None)
            step = game.plan(seat, *first.text.split("; "))
        elif record.kind == "reconsidered":
            step = game.plan_reconsider(seat)
        else:
            step = game.plan_take_back(seat)
        if isinstance(step, Refusal):
            raise BrokenLog(f"record {record.seq}: {step.key} ({step.rule})")
        return step

    def _acted(self, record: Record, quiet: bool) -> None:
        seat = int(record.body["seat"])
        game = self.game
        if game is None:
            return
        prompt, steps = self._steps
        if prompt != game.prompt_id:
            steps = {}
        if quiet:
            steps[seat] = steps.get(seat, 0) + 1
        self._steps = (game.prompt_id, steps)
        if not quiet:
            self.asks_back, self.agreed = None, set()

    def _turned(self, at: int) -> None:
        """Clocks go on with the game."""
        game = self.game
        if game is not None:
            asked = () if game.over else game.rules.concerned(game.state)
            self.clocks.turn(at, asked, game.rules.is_sealed(game.state), self.people())
