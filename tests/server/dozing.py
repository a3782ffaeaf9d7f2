"""`consigliere serve` for which four seconds without a sign of life are an outage: for tests of sleep."""

import sys


def main() -> int:
    from consigliere.server import expiry
    from consigliere.server.proving.serving import main as serving

    expiry.STALL = 4000  # type: ignore[misc]
    expiry.LOOK = 2  # type: ignore[misc]
    return serving(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
