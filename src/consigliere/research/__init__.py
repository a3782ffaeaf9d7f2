"""The research faces: tensors, PettingZoo, an OpenSpiel-like state, Gymnasium, data sets (docs/research.md).

An optional extra, since the engine itself needs none of it: `pip install consigliere[research]`.
"""

from importlib.util import find_spec


def missing(name: str | None) -> ImportError:
    """The error that says how to get a module that is not installed."""
    return ImportError(f"consigliere.research needs {name}: pip install 'consigliere[research]'", name=name)


if find_spec("numpy") is None:
    raise missing("numpy")
