"""The OpenSpiel-like face: exact chance, copies, text forms, and what each player is told."""

import json
import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from consigliere.core.chance import Ask
from consigliere.core.game import Game as Checked
from consigliere.games.catalogue import GAMES
from consigliere.research.spiel import CHANCE, Game, State, TERMINAL
from tests.research.positions import TABLES

every_game = pytest.mark.parametrize("game", list(GAMES))


def chosen(state: State, rng: random.Random) -> int:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_weights(), strict=True)
        return int(rng.choices(outcomes, weights)[0])
    return rng.choice(state.legal_actions())


def played(game: Game, seed: int, stop: Callable[[State], bool] = State.is_terminal) -> State:
    """A random game up to a position of some kind, or to its end."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while not stop(state) and not state.is_terminal():
        state.apply_action(chosen(state, rng))
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game(name: str, players: int) -> None:
    game = Game(name, players)
    state, rng = game.new_initial_state(), random.Random(players)
    assert state.current_player() == CHANCE
    nodes = {"chance": 0, "player": 0}
    while not state.is_terminal():
        assert state.is_chance_node() != state.is_player_node()
        assert not state.is_simultaneous_node() and state.returns() == [0.0] * players
        if state.is_chance_node():
            nodes["chance"] += 1
            outcomes = state.chance_outcomes()
            total = sum(weight for _, weight in state.chance_weights())
            assert sum(Fraction(weight, total) for _, weight in state.chance_weights()) == 1
            assert abs(sum(p for _, p in outcomes) - 1) < 1e-12 and min(p for _, p in outcomes) > 0
            assert [o for o, _ in outcomes] == state.legal_actions() == state.legal_actions(CHANCE)
            assert not state.legal_actions_mask().any()
        else:
            nodes["player"] += 1
            player = state.current_player()
            assert np.flatnonzero(state.legal_actions_mask()).tolist() == state.legal_actions()
            assert state.legal_actions((player + 1) % players) == []
        action = chosen(state, rng)
        text = state.action_to_string(action)
        assert text == state.action_to_string(state.current_player(), action), "as OpenSpiel asks it"
        assert state.string_to_action(text) == action
        state.apply_action(action)
    assert nodes["chance"] > 20 and nodes["player"] > 80
    assert state.current_player() == TERMINAL and state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(1) and state.rewards() == state.returns()
    assert state.move_number() == len(state.history()) == sum(nodes.values())
    assert state.player_return(0) == state.returns()[0]


@every_game
def test_the_checked_face_plays_the_same_game(game: str) -> None:
    """Every action and every draw of a history, carried out by the face that checks everything."""
    end = played(Game(game, 3), 8)
    moves = iter(end.full_history())

    class Script:
        def answer(self, ask: Ask) -> int:
            player, outcome = next(moves)
            assert player == CHANCE
            return outcome

    checked = Checked(end.get_game().rules, 3, Script())
    for player, action in moves:
        assert checked.submit(player, action)
    assert checked.over and checked.digest() == end.digest()
    share = 1 / len(checked.winners)
    assert end.returns() == [share if seat in checked.winners else 0.0 for seat in range(3)]


@every_game
def test_a_copy_lives_its_own_life(game: str) -> None:
    middle = played(Game(game, 3), 3, lambda s: s.move_number() == 150)
    before = (middle.digest(), middle.history(), middle.information_state_string(0))
    known = middle.information_state_tensor(0)
    copy = middle.clone()
    rng = random.Random(1)
    while not copy.is_terminal():
        copy.apply_action(chosen(copy, rng))
    assert (middle.digest(), middle.history(), middle.information_state_string(0)) == before
    assert np.array_equal(middle.information_state_tensor(0), known)
    action = chosen(middle, rng)
    child = middle.child(action)
    middle.apply_action(action)
    assert child.digest() == middle.digest() != before[0]


@every_game
def test_text_and_back(game: str) -> None:
    table = Game(game, 3)
    state = played(table, 4, lambda s: s.move_number() == 200)
    same = table.deserialize_state(state.serialize())
    assert same.digest() == state.digest() and same.full_history() == state.full_history()
    for player in range(3):
        assert same.information_state_string(player) == state.information_state_string(player)
    with pytest.raises(ValueError, match="another table"):
        Game(game, 2).deserialize_state(state.serialize())
    head = state.serialize().partition("\n")[0]
    for wrong in ("hello", head, f"{head}\n{{}}", f"{head}\n[]", f'{head}\n{{"table": 1, "history": 2}}'):
        with pytest.raises(ValueError, match="not a serialized state"):
            table.deserialize_state(wrong)


@every_game
def test_a_game_says_what_it_is(game: str) -> None:
    for reward in ("win", "margin"):
        table = Game(game, 3, reward=reward)
        ends = [played(table, seed).returns() for seed in range(3)]
        assert all(table.min_utility() <= gained <= table.max_utility() for end in ends for gained in end)
        assert all(table.utility_sum() in (None, sum(end)) for end in ends)
    assert table.observation_tensor_shape() == [table.observation_tensor_size()]
    assert table.information_state_tensor_shape() == [table.information_state_tensor_size()]
    assert Game(game, **table.get_parameters()).get_parameters() == table.get_parameters()


@every_game
def test_what_is_not_legal_changes_nothing(game: str) -> None:
    state = played(Game(game, 3), 4, State.is_player_node)
    before = state.digest()
    wrong = next(a for a in range(10_000) if a not in state.legal_actions())
    with pytest.raises(ValueError, match=f"{wrong} is not legal"):
        state.apply_action(wrong)
    with pytest.raises(ValueError, match=r"1\.7 is not the number of an action"):
        state.apply_action(1.7)  # type: ignore[arg-type]
    assert state.digest() == before and state.history() == state.clone().history()
    with pytest.raises(ValueError, match="no chance node"):
        state.chance_outcomes()
    with pytest.raises(ValueError, match="no player 7"):
        state.observation_tensor(7)


@every_game
def test_a_hidden_draw_is_told_to_its_owner_alone(game: str) -> None:
    """Two worlds that differ in a card dealt to player 1."""
    purpose = {"godfather": "deal-job", "chicago": "deal"}[game]

    def dealt_to_one(state: State) -> bool:
        ask = state._ask()
        return ask is not None and (ask.purpose, ask.seat) == (purpose, 1)

    state = played(Game(game, 3), 6, dealt_to_one)
    one, two = (state.child(outcome) for outcome, _ in state.chance_outcomes()[:2])
    for player in range(3):
        alike = player != 1
        assert (one.information_state_string(player) == two.information_state_string(player)) == alike
        assert (one.observation_string(player) == two.observation_string(player)) == alike
        for tensor in (State.observation_tensor, State.information_state_tensor):
            assert np.array_equal(tensor(one, player), tensor(two, player)) == alike


@every_game
def test_a_sealed_choice_is_told_to_its_owner_alone(game: str) -> None:
    def sealed(state: State) -> bool:
        prompt = json.loads(state.observation_string(0))["prompt"]
        return prompt["decision"] in ("tribute", "keep-cards", "bribe") and len(state.legal_actions()) > 1

    for seed in range(20):
        state = played(Game(game, 3), seed, sealed)
        if not state.is_terminal() and len(json.loads(state.observation_string(0))["prompt"]["seats"]) > 1:
            break
    player = state.current_player()
    assert player >= 0
    first, last = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[-1])
    for other in range(3):
        alike = other != player
        told = first.information_state_string(other)
        assert (told == last.information_state_string(other)) == alike
        if alike and not first.is_chance_node() and first.current_player() != CHANCE:
            assert told == state.information_state_string(other), "not even that a choice was made"


@every_game
def test_recall_is_perfect(game: str) -> None:
    """What a player was told before is the beginning of what he is told later, and it tells his moves."""
    state, rng = Game(game, 2).new_initial_state(), random.Random(2)
    told = ["", ""]
    own = [0, 0]
    for _ in range(160):
        action, player = chosen(state, rng), state.current_player()
        state.apply_action(action)
        if player >= 0:
            own[player] += 1
        for who in range(2):
            now = state.information_state_string(who).rsplit("\n", 1)[0]
            assert now.startswith(told[who])
            told[who] = now
    for who in range(2):
        assert sum(line.startswith("> ") for line in told[who].split("\n")) == own[who] > 10


@every_game
def test_the_information_state_knows_the_own_hand_for_certain(game: str) -> None:
    table = Game(game, 3)
    state = played(table, 5, lambda s: s.move_number() > 180 and s.is_player_node())
    player = state.current_player()
    tensor = state.information_state_tensor()
    assert [len(tensor)] == table.information_state_tensor_shape()
    [length] = table.observation_tensor_shape()
    assert np.array_equal(tensor[:length], state.observation_tensor(player))
    hand = table.encoder.layout.part(tensor, "hand")
    assert hand.sum() > 0
    assert np.array_equal(tensor[length : length + table.remembered.width], hand)


@every_game
def test_an_observer_names_the_slices(game: str) -> None:
    table = Game(game, 2)
    observer = table.make_observer()
    state = played(table, 3, lambda s: s.move_number() > 100 and s.is_player_node())
    observer.set_from(state, 1)
    assert np.array_equal(observer.tensor, state.observation_tensor(1))
    assert sum(len(part) for part in observer.dict.values()) == len(observer.tensor)
    assert np.array_equal(np.concatenate(list(observer.dict.values())), observer.tensor)
    assert observer.dict["present"].sum() == 2
    assert observer.string_from(state, 1) == state.observation_string(1)


def test_the_table_is_described() -> None:
    game = Game("chicago", 2, {"no-city-cards": True}, reward="margin")
    assert (game.num_players(), game.num_distinct_actions()) == (2, 959)
    assert game.action_to_string(0, 0) == game.rules.actions[0].text
    assert game.utility_sum() == 0.0 and Game("chicago", 3, reward="margin").utility_sum() is None
    assert repr(game) == "<chicago for 2>"
    end = played(game, 1)
    one, two = end.returns()
    assert one == -two and end.num_players() == 2 and str(end).startswith("round 6")


def test_what_is_not_there_is_refused() -> None:
    start = Game("chicago", 2).new_initial_state()
    assert start.is_initial_state() and start.history_str() == ""
    for wrong in (-1, 10_000):
        with pytest.raises(ValueError, match="is no outcome here"):
            start.action_to_string(wrong)
        with pytest.raises(ValueError, match="actions of chicago are 0 to 958"):
            start.get_game().action_to_string(0, wrong)
    for asked in (start, start.get_game()):
        with pytest.raises(ValueError, match="'sing'"):
            asked.string_to_action("sing")
    for player in (-1, 2):
        with pytest.raises(ValueError, match=f"no player {player}"):
            start.player_reward(player)
    for players in (2.0, "2", 9):
        with pytest.raises(ValueError, match="is for 2 to 4 players"):
            Game("chicago", players)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no reward called"):
        Game("chicago", 2, reward=["win"])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no game called"):
        Game(["chicago"])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"no player 1\.0"):
        start.observation_tensor(1.0)  # type: ignore[arg-type]


def test_numbers_of_numpy_will_do() -> None:
    two: Any = np.int64(2)
    state = Game("chicago", two).new_initial_state()
    assert state.serialize() == Game("chicago", 2).new_initial_state().serialize()
    assert state.information_state_string(np.int64(1)) == state.information_state_string(1)  # type: ignore[arg-type]


def test_an_action_is_found_by_its_text_with_or_without_the_player() -> None:
    state = played(Game("chicago", 2), 4, State.is_player_node)
    for action in state.legal_actions():
        text = state.action_to_string(action)
        assert state.string_to_action(text) == action == state.string_to_action(state.current_player(), text)


@pytest.mark.slow
@every_game
def test_what_a_player_sees_follows_from_his_information_state(game: str) -> None:
    """Also while another is in the middle of a choice in the open. The planted fault: only what is asked."""
    seen: dict[str, str] = {}
    only_asked: dict[str, set[str]] = {}
    for seed in range(3):
        state, rng = Game(game, 2).new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            if state.is_player_node():
                other = 1 - state.current_player()
                after_each = [state.child(action) for action in state.legal_actions()[:5]]
                for after in after_each:
                    if after.current_player() == other:
                        continue
                    known, shown = after.information_state_string(other), after.observation_string(other)
                    assert seen.setdefault(known, shown) == shown
                    told = known.rpartition("\n")[0] + json.dumps(json.loads(shown)["prompt"])
                    only_asked.setdefault(told, set()).add(shown)
            state.apply_action(chosen(state, rng))
    assert any(len(shown) > 1 for shown in only_asked.values())
