"""PostgreSQL and Redis for the tests: started by whoever needs them first, shared by all test processes."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator

import asyncpg
import pytest

from tools import services


@pytest.fixture(scope="session")
def running_services() -> Iterator[services.Services]:
    yield services.acquire(os.getpid())
    services.release(os.getpid())


@pytest.fixture
def postgres_url(running_services: services.Services) -> Iterator[str]:
    """A new, empty database."""
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(execute(running_services.postgres, f"CREATE DATABASE {name}"))
    yield running_services.postgres.removesuffix("/postgres") + f"/{name}"
    asyncio.run(execute(running_services.postgres, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def redis_url(running_services: services.Services) -> str:
    return running_services.redis


async def execute(url: str, statement: str) -> None:
    db = await asyncpg.connect(url)
    try:
        await db.execute(statement)
    finally:
        await db.close()
