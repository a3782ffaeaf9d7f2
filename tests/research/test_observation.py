"""The tensors: documented, seen with the viewer's eyes, complete, blind to what is hidden, quick."""

import importlib
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from consigliere import research
from consigliere.core.frame_table import FrameTable
from consigliere.games.catalogue import GAMES
from consigliere.games.chicago import worlds as chicago_worlds
from consigliere.games.chicago.frame_table import FRAMES as CHICAGO
from consigliere.games.godfather import worlds as godfather_worlds
from consigliere.games.godfather.frame_table import FRAMES as GODFATHER
from consigliere.research import chicago_frames, godfather_frames
from consigliere.research.chicago import ChicagoEncoder
from consigliere.research.encoder import HIGH, LOW
from consigliere.research.godfather import GodfatherEncoder
from consigliere.research.layout import Layout, Tensor
from consigliere.research.observation import encoder, main, mask
from consigliere.research.table import rules_of, Table
from tests.research.positions import tables
from tests.research.turning import altered, turned

every_game = pytest.mark.parametrize("game", list(GAMES))
FRAMES = {"godfather": godfather_frames.FRAMES, "chicago": chicago_frames.FRAMES}
KINDS = {"godfather": GODFATHER.ids(), "chicago": CHICAGO.ids()}
FRAME_TABLES: dict[str, FrameTable] = {"godfather": GODFATHER, "chicago": CHICAGO}
SAMPLE: dict[str, Callable[..., Any]] = {
    "godfather": godfather_worlds.sample,
    "chicago": chicago_worlds.sample,
}


def stack_of(game: str) -> Any:
    found = encoder(game)
    assert isinstance(found, GodfatherEncoder | ChicagoEncoder)
    return found.stack


# -- the layout


@every_game
def test_slices_lie_one_after_the_other_and_are_explained(game: str) -> None:
    layout = encoder(game).layout
    at = 0
    for part in layout:
        assert part.offset == at and part.length > 0 and part.meaning
        at += part.length
    assert at == layout.length
    assert {f"stack.{id}" for id in KINDS[game].values()} <= {part.name for part in layout}
    assert set(FRAMES[game]) == set(KINDS[game].values())


@every_game
def test_the_page_shows_the_layout_as_it_is(game: str, root: Path) -> None:
    page = (root / "docs" / "research.md").read_text(encoding="utf-8")
    assert encoder(game).layout.table() in page
    assert f"{encoder(game).layout.length:,} numbers" in page


@every_game
def test_the_command_prints_the_layout(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([game]) == 0
    assert capsys.readouterr().out == encoder(game).layout.table()
    assert main(["poker"]) == 2
    assert "'poker' is no game" in capsys.readouterr().err


def test_no_name_is_given_twice() -> None:
    layout = Layout()
    layout.add("hand", 2, "cards")
    with pytest.raises(ValueError, match="two slices called hand"):
        layout.add("hand", 3, "cards")


def test_another_layout_has_another_digest() -> None:
    one, two = Layout(), Layout()
    one.add("hand", 2, "cards")
    two.add("hand", 3, "cards")
    assert one.digest() != two.digest()


# -- what is written


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_every_position_fits_the_layout(game: str, bots: str) -> None:
    write, stack, asked = encoder(game), stack_of(game), set()
    for n, table in enumerate(tables(game, 6 if bots == "random" else 3, 50, bots)):
        viewer = n % table.players
        view = table.view(viewer)
        tensor = write.tensor(view)
        assert tensor.dtype == np.float32 and tensor.shape == (write.layout.length,)
        assert tensor.min() >= 0 and tensor.max() < HIGH
        if table.over:
            assert write.layout.part(tensor, "over")[0] == 1
            continue
        assert stack.overfull(view["stack"]) == []
        one_hot = write.layout.part(tensor, "prompt")
        assert one_hot.sum() == 1
        assert (write.layout.part(tensor, "yours")[0] == 1) == bool(table.legal(viewer))
        asked.add(int(one_hot.argmax()))
    assert len(asked) >= 15


@every_game
def test_the_mask_is_the_action_table(game: str) -> None:
    rules = GAMES[game]
    assert len(rules.actions) == {"godfather": 1628, "chicago": 959}[game]
    for table in tables(game, 2):
        found = mask(game, table.legal(table.seat))
        assert found.shape == (len(rules.actions),) and found.dtype == np.int8
        assert np.flatnonzero(found).tolist() == sorted(table.legal(table.seat))


@every_game
def test_a_mask_of_what_is_no_action_is_refused(game: str) -> None:
    last = len(GAMES[game].actions) - 1
    assert mask(game, []).sum() == 0 and mask(game, [0, last]).sum() == 2
    for wrong in (-1, last + 1):
        with pytest.raises(ValueError, match=f"actions of {game} are 0 to {last}"):
            mask(game, [0, wrong])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [([], "name one game"), (["poker"], "'poker' is no game"), (["a", "b"], "name one")],
)
def test_the_page_of_no_game(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert said in told.err and "godfather" in told.err and not told.out


@pytest.mark.slow
@every_game
def test_nothing_a_player_needs_is_left_out(game: str) -> None:
    """Whatever is changed in a view, one thing at a time, changes the tensor."""
    write, tried = encoder(game), 0
    rng = random.Random(3)
    for table in tables(game, 3, 7, "greedy"):
        if table.over or rng.random() > 0.03:
            continue
        view = table.view(table.seat)
        before = write.tensor(view)
        for what, other in altered(view, FRAMES[game], FRAME_TABLES.get(game)):
            try:
                after = write.tensor(other)
            except (IndexError, KeyError):
                continue  # a seat or a number that is not there
            tried += 1
            assert not np.array_equal(before, after), what
    assert tried > 3_000


@pytest.mark.slow
@every_game
def test_seats_are_counted_from_the_viewer(game: str) -> None:
    """The same table with every seat moved on by one or more: only the viewer's own number changes."""
    write, tried = encoder(game), 0
    rng = random.Random(4)
    for table in tables(game, 3, 21, "greedy"):
        if table.over or rng.random() > 0.3:
            continue
        view = table.view(table.seat)
        if view["prompt"]["decision"] == "opponent":  # names the lowest seat by its number
            continue
        moved = write.tensor(
            turned(view, rng.randrange(1, table.players), FRAMES[game], FRAME_TABLES.get(game))
        )
        plain = write.tensor(view)
        part = write.layout["viewer"]
        assert not np.array_equal(moved[part.offset : part.end], plain[part.offset : part.end])
        moved[part.offset : part.end] = plain[part.offset : part.end]
        assert np.array_equal(moved, plain)
        tried += 1
    assert tried > 200


# -- what is hidden


def told_apart(game: str, tensor_of: Callable[[Table, int], Tensor]) -> tuple[int, int]:
    """In how many positions what one seat does not see was dealt anew, and in how many it noticed."""
    rng = random.Random(5)
    dealt = noticed = 0
    for table in tables(game, 3, 30):
        if table.over or rng.random() > 0.08:
            continue
        seat = table.seat
        other = Table(table.rules, table.players, 0, table.options)
        other.state = SAMPLE[game](table.view(seat, knowledge=True), rng)
        hands = [view["hand"] for at in range(table.players) for view in (table.view(at), other.view(at))]
        if hands[::2] == hands[1::2]:
            continue
        dealt += 1
        noticed += not np.array_equal(tensor_of(table, seat), tensor_of(other, seat))
    return dealt, noticed


@every_game
def test_worlds_that_look_alike_give_equal_tensors(game: str) -> None:
    dealt, noticed = told_apart(game, lambda table, seat: encoder(game).tensor(table.view(seat)))
    assert dealt > 20 and noticed == 0


@pytest.mark.slow
@every_game
def test_a_planted_leak_is_caught(game: str) -> None:
    def leaky(table: Table, seat: int) -> Tensor:
        view = table.view(seat)
        view["hand"] = table.view((seat + 1) % table.players)["hand"]
        return encoder(game).tensor(view)

    dealt, noticed = told_apart(game, leaky)
    assert noticed > dealt / 4


@every_game
def test_a_spectator_and_another_game_have_no_tensor(game: str) -> None:
    table = next(tables(game, 1))
    with pytest.raises(ValueError, match="spectator"):
        encoder(game).tensor(table.view(-1))
    other = next(name for name in GAMES if name != game)
    with pytest.raises(ValueError, match=re.escape(f"a view of {game}")):
        encoder(other).tensor(table.view(0))
    with pytest.raises(ValueError, match="no game called 'poker'"):
        encoder("poker")


def test_numbers_are_kept_within_bounds() -> None:
    view = next(tables("godfather", 1)).view(0)
    view["deck"] = 10**6
    view["hand"] = {"$1": -(10**6)}
    tensor = encoder("godfather").tensor(view)
    assert (tensor.max(), tensor.min()) == (HIGH, LOW)


@pytest.mark.slow
@every_game
def test_a_tensor_takes_less_than_a_millisecond(game: str) -> None:
    write = encoder(game)
    views = [table.view(table.seat) for table in tables(game, 4) if not table.over][::10]
    quickest = float("inf")
    for _ in range(8):  # the best of some rounds: the machine may be busy
        start = time.process_time()
        for view in views:
            write.tensor(view)
        quickest = min(quickest, (time.process_time() - start) / len(views))
    assert quickest < 1e-3  # a third of it on a quiet core; a busy one shares its caches


@pytest.mark.parametrize(
    ("face", "module"), [("gym", "gymnasium"), ("aec", "gymnasium"), ("aec", "pettingzoo")]
)
def test_a_face_without_its_module_names_the_extra(face: str, module: str) -> None:
    """In a process of its own: modules that are imported cannot be taken back."""
    program = f"import sys; sys.modules[{module!r}] = None; import consigliere.research.{face}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    told = f"ImportError: consigliere.research needs {module}: pip install 'consigliere[research]'"
    assert done.returncode == 1 and done.stderr.strip().endswith(told)


def test_a_mask_is_made_of_numbers_of_a_game_there_is() -> None:
    with pytest.raises(ValueError, match="no game called 'poker'"):
        mask("poker", [0])
    with pytest.raises(ValueError, match="is not the number of an action"):
        mask("chicago", rules_of("chicago").actions)  # type: ignore[arg-type]


def test_without_numpy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(ImportError, match=re.escape("pip install 'consigliere[research]'")):
        importlib.reload(research)
