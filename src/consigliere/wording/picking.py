"""Things named in one go, as the commands the engine wants: it makes forced picks by itself."""

from collections.abc import Sequence

from consigliere.core.actions import ActionLike
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.wording.choices import Pick


def said(game: Game, seat: int, pick: Pick, items: Sequence[str]) -> Sequence[ActionLike]:
    """What has to be said of a pick; what is left out the engine adds."""
    forms = pick.forms(items)
    return _by_step(game, seat, forms) if pick.steps else _without_forced(game, seat, forms)


def _by_step(game: Game, seat: int, forms: Sequence[ActionLike]) -> Sequence[ActionLike]:
    """Of a sealed choice card by card.

    Found on a copy that is thrown away, up to where the seat's own choice is in, so that it does not depend
    on what others have chosen.
    """
    rules, trial = game.rules, game.state.copy()
    trial.events = []
    asked = rules.view(trial, seat, game.options)["prompt"]["decision"]
    found: list[ActionLike] = []
    while seat in rules.open_seats(trial):
        view = rules.view(trial, seat, game.options)
        if view["prompt"]["decision"] != asked or view["sealed"]["step"] >= len(forms):
            break
        form = forms[view["sealed"]["step"]]
        action = rules.actions.find(form)
        found.append(form)
        if action is None or action.index not in rules.legal(trial, seat):
            break  # the refusal says why
        rules.step(trial, seat, action.index)
    return found


def _without_forced(game: Game, seat: int, forms: Sequence[ActionLike]) -> Sequence[ActionLike]:
    """Without the picks at the end that are forced."""
    for length in range(len(forms), 0, -1):
        if not isinstance(game.preview(seat, *forms[:length]), Refusal):
            return forms[:length]
    return forms
