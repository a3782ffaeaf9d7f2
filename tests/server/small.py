"""The program with few file handles: `python -m tests.server.small 256 serve …`."""

import resource
import sys

from consigliere.cli.main import main

if __name__ == "__main__":
    handles = int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_NOFILE, (handles, handles))
    raise SystemExit(main(sys.argv[2:]))
