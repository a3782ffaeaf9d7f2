"""What a host may watch: counters for Prometheus, without a name, an address or a table's id in them."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    generate_latest,
    Histogram,
    ProcessCollector,
)

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """One registry for each application, so that two in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        at = self.registry
        self.sockets = Gauge("consigliere_sockets", "Open sockets", registry=at)
        self.held = Gauge("consigliere_socket_bytes", "Bytes that wait for sockets to read", registry=at)
        self.busy = Histogram(
            "consigliere_loop_seconds",
            "Processor time for which all sockets had to wait, at each look",
            buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0),
            registry=at,
        )
        self.tables = Gauge("consigliere_tables", "Tables in memory", registry=at)
        self.thinking = Gauge("consigliere_bots_waiting", "Decisions waiting for a bot worker", registry=at)
        self.commands = Counter("consigliere_commands", "Commands by outcome", ["outcome"], registry=at)
        self.refusals = Counter("consigliere_refusals", "Commands refused, by rule", ["rule"], registry=at)
        self.acknowledged = Histogram(
            "consigliere_command_seconds",
            "From the receipt of a command to its acknowledgement",
            buckets=FAST,
            registry=at,
        )
        self.requests = Counter("consigliere_requests", "Requests by status", ["status"], registry=at)
        self.limited = Counter("consigliere_limited", "Over a rate limit, by what", ["limit"], registry=at)
        self.frames = Counter("consigliere_frames", "Messages from clients by kind", ["kind"], registry=at)
        self.conflicts = Counter("consigliere_conflicts", "Appends that met a newer log", registry=at)
        self.unstored = Counter("consigliere_store_failures", "What could not be stored or read", registry=at)
        self.folds = Counter("consigliere_folds", "Tables folded, by what from", ["way"], registry=at)
        self.fold = Histogram("consigliere_fold_seconds", "To fold a table", buckets=FAST, registry=at)
        self.redis = Gauge("consigliere_redis_connected", "1 while wake-ups can be heard", registry=at)
        self.lost = Counter("consigliere_redis_losses", "Times that Redis was lost", registry=at)
        self.dropped = Counter("consigliere_bot_levels_dropped", "Bots a level lower", registry=at)
        self.failed = Counter("consigliere_bot_failures", "Bots that did not answer in time", registry=at)
        self.expired = Counter("consigliere_expired", "Clocks and absences by cause", ["cause"], registry=at)
        self.reports = Counter("consigliere_reports", "Players who were reported", registry=at)
        self.notices = Counter("consigliere_notices", "Notices by outcome", ["outcome"], registry=at)
        self.append = Histogram(
            "consigliere_append_seconds", "Until a command is on disk", buckets=FAST, registry=at
        )
        self.thought = Histogram("consigliere_bot_seconds", "Until a bot answers", buckets=SLOW, registry=at)
        # every move counts in these two: they are looked up once
        self.done = self.commands.labels("done")
        self.good = self.frames.labels("good")
        ProcessCollector(registry=at)

    def text(self) -> bytes:
        return generate_latest(self.registry)
