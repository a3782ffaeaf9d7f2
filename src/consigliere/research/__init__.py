"""The research faces: tensors, PettingZoo, an OpenSpiel-like state, Gymnasium, data sets (docs/research.md).

An optional extra, since the engine itself needs none of it: `pip install consigliere[research]`.
"""

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ImportError("consigliere.research needs numpy: pip install 'consigliere[research]'", name="numpy")
