"""Harbour's decisions as data: for each answer the thing it is about."""

from collections.abc import Mapping, Sequence
from typing import Any

from consigliere.core.actions import Action
from consigliere.core.decisions import option, target
from consigliere.core.shapes import Decision
from tests.third_game.harbour import names


def decision(view: Mapping[str, Any], legal: Sequence[Action]) -> Decision:
    kind = names.FRAMES.by_id[view["prompt"]["decision"]]
    options = []
    for action in legal:
        about = [target(name, str(action.form[name])) for name in ("pier", "cargo") if name in action.form]
        options.append(option([action], about, str(action.form["type"])))
    return {
        "decision": kind.id,
        "rule": str(kind.rule),
        "frame": view["stack"][-1],
        "card": None,
        "sealed": kind.is_sealed,
        "options": options,
        "pick": None,
    }
