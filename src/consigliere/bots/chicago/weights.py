"""The weights of Chicago's value, fitted by playing; see tools/tune_chicago.py.

2026-11-15, `python -m tools.tune_chicago --jobs 1 --games 2000 --decisions 8000`:
2000 games, then 72391 actions at 16051 decisions, four playouts each.
"""

from typing import Final

from librt.vecs import vec

OTHERS: Final = 1.0  # of the others' average value, taken off the own
# the feature, its weight in the last round and what five rounds to come add to it, for choosing;
# the same two for foretelling the end at the beginning of a round
TABLE: Final = (
    ("ONE", -5.579, 25.395, -7.308, 22.965),
    ("HAND", 0.462, 0.582, 1.021, -0.977),
    ("EXCESS", 0.401, 0.658, 0.964, 1.221),
    ("IN_GANGSTERS", 0.250, -0.558, 0.253, -0.372),
    ("IN_FAMILY", 0.287, -0.518, 0.168, 0.236),
    ("IN_MOVEMENT", 0.499, -0.496, -0.940, 0.628),
    ("IN_ASSETS", 0.193, -1.075, 0.399, -1.413),
    ("IN_READY", 0.112, -0.726, 0.597, -0.227),
    ("IN_NEAR", -0.290, 0.220, -0.079, -0.065),
    ("HAT_ONE", 0.512, 2.792, 1.082, 3.215),
    ("HAT_TWO", 0.081, 5.412, 1.291, 0.844),
    ("CITY_ONE", 0.412, 4.087, 0.662, 2.271),
    ("CITY_TWO", 0.153, 4.738, 1.440, -1.903),
    ("INFLUENCE_MORE", -0.350, 5.051, 0.734, 0.972),
    ("GANGSTERS_TWO", 1.395, 2.709, 1.405, 1.592),
    ("GANGSTERS_FOUR", 0.830, 2.965, 0.697, 1.363),
    ("GANGSTERS_MORE", 0.787, 2.465, 2.956, -13.879),
    ("WEAKER", 0.400, -0.505, 0.494, -0.952),
    ("STRONGER", 0.217, 0.343, -0.579, -0.620),
    ("LESS_KNOWN", 1.453, -1.222, 0.832, -0.485),
    ("FAMILY_ONE", 0.996, 2.085, 1.257, 0.797),
    ("FAMILY_TWO", 3.983, -1.373, 2.836, -4.391),
    ("FAMILY_THREE", 3.035, 3.350, 2.073, 5.142),
    ("COLOURS_ONE", -1.156, 5.354, 0.632, 0.801),
    ("COLOURS_TWO", 0.526, 1.300, 0.653, 0.189),
    ("BONUS", -1.876, 3.032, -0.639, 1.798),
    ("BONUS", -0.729, 1.153, 0.301, 1.678),
    ("BONUS", -0.806, 1.619, -0.214, 0.070),
    ("BONUS", -0.925, 1.597, -0.462, 1.657),
    ("BONUS", -1.066, 1.770, -0.414, -0.370),
    ("BONUS", -1.102, 1.355, -0.093, 1.016),
    ("TYPES", 0.087, 0.796, 0.610, -0.674),
    ("EXTRA_NEAR", -0.930, 2.419, -0.157, 1.928),
    ("EXTRA", -0.600, 0.849, -0.179, -0.030),
    ("INCOME_CARDS", 0.593, -0.734, -0.408, 0.945),
    ("NOTHING_FRESH", -0.125, 4.217, -1.230, 5.864),
    ("HELPED", 0.855, 1.291, 2.971, -5.286),
    ("CLAIM_BEST", 0.317, 0.201, 0.315, -0.549),
    ("CLAIM_REST", 0.420, -0.277, -1.159, 5.079),
    ("CONTESTED", 0.402, -0.257, 0.093, 0.559),
    ("CONTESTED_REST", 0.135, -0.045, 0.080, -0.045),
    ("ATTACK_BEST", 0.273, -0.401, 0.333, -0.923),
    ("ATTACK_NEXT", 0.154, 0.003, -0.058, 0.727),
    ("ONE_AWAY", 0.201, 0.141, 0.337, 0.138),
    ("TWO_AWAY", 0.152, -0.081, -0.197, -0.919),
    ("REST_AWAY", 0.117, 0.034, -0.036, 0.074),
    ("LATER", 0.128, -0.138, 0.056, 0.440),
    ("LATER_ONE", 0.127, -0.135, -0.025, 0.190),
    ("LATER_MORE", 0.225, -0.297, 0.207, -0.156),
    ("NO_HENCHMAN", 0.296, -0.369, 0.166, -0.138),
    ("THREATENED", -0.159, 0.263, -0.093, 0.169),
    ("THREATENED_LATER", 0.034, -0.347, -0.173, 0.608),
    ("TURNS", 0.121, 1.863, -0.456, 1.053),
    ("ORDER", 0.625, -11.132, 0.077, -1.384),
    ("EXPOSED", 0.188, -0.406, 0.678, -1.320),
    ("RELIEF", 0.195, -0.733, 0.235, -0.231),
)
WEIGHTS: Final = vec[float]([row[1] for row in TABLE] + [row[2] for row in TABLE])
FORETELL: Final = vec[float]([row[3] for row in TABLE] + [row[4] for row in TABLE])
