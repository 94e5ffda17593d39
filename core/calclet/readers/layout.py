"""Arithmetic that frameworks share: B = b · d · a, and d = world / model parallel.

Each function works on a Reading: it derives facts, states problems and offers repairs.
Where a framework floors or counts otherwise, it does that part itself.
"""

from collections.abc import Iterator, Mapping
from math import gcd, isqrt, prod

from calclet.readers.facts import Change, Fact, Facts, Reading
from calclet.readers.settings import Document

MODEL_PARALLEL = (
    "tensor_parallel_size",
    "pipeline_parallel_size",
    "context_parallel_size",
    "sequence_parallel_size",
)

_WORLD = ("world_size", "nodes", "gpus_per_node")


def world(reading: Reading) -> int | None:
    """The world size, also from nodes times GPUs; what is open is asked for."""
    if known := reading.number("world_size"):
        return known
    each = reading.number("gpus_per_node")
    if reading.left_open(*_WORLD) or not each:
        return None
    nodes = reading.number("nodes") or 1
    reading.derive("world_size", nodes * each, "gpus_per_node", "nodes")
    return nodes * each


def replicas(reading: Reading, *degrees: str, key: str = "") -> int | None:
    """data_parallel_size = world size over these degrees (all of them if not told).

    Asks for the world size, or tells that it cannot be divided so; with `key`, how
    the framework spells the world size, the nearest ones are offered then.
    """
    if known := reading.number("data_parallel_size"):
        return known
    total = world(reading)
    degrees = degrees or MODEL_PARALLEL
    unknown = reading.left_open(*degrees)
    if not total:
        ask_world(reading)
    if not total or unknown:
        return None
    model = prod(reading.number(name) or 1 for name in degrees)
    if total % model:
        reading.problem(
            "layout-does-not-divide",
            "data_parallel_size",
            world_size=total,
            model_parallel_size=model,
        )
        if key:
            other_worlds(reading, model, key)
        return None
    reading.derive("data_parallel_size", total // model, "world_size", "gpus_per_node")
    return total // model


def ask_world(reading: Reading) -> None:
    """Ask for the world size, if not for what it is made of already."""
    if not any(name in reading.asks for name in _WORLD):
        reading.ask("world_size")


def accumulation(reading: Reading, keys: Mapping[str, str]) -> int | None:
    """a = B / (b · d) from a stated B; where it does not divide, problem and repairs.

    `keys`: how the framework spells micro_batch_size, gradient_accumulation_steps,
    global_batch_size and world_size, for repairs.
    """
    total, micro = (
        reading.number("global_batch_size"),
        reading.number("micro_batch_size"),
    )
    d = reading.number("data_parallel_size")
    if not (total and micro and d):
        return None
    if total % (micro * d):
        reading.problem(
            "batch-does-not-divide",
            "micro_batch_size",
            "data_parallel_size",
            global_batch_size=total,
            micro_batch_size=micro,
            data_parallel_size=d,
        )
        repairs(reading, total, micro, None, d, keys)
        return None
    reading.derive(
        "gradient_accumulation_steps", total // (micro * d), "global_batch_size"
    )
    return total // (micro * d)


def repairs(
    reading: Reading,
    total: int,
    micro: int,
    passes: int | None,
    d: int,
    keys: Mapping[str, str],
) -> None:
    """The smallest changes after which total = micro · passes · d, one at a time.

    `passes` is None where the framework derives them: then only micro, total and the
    GPUs can change.
    """
    for code, name, value, then in _ways(reading, total, micro, passes, d):
        if name in keys:
            offer(reading, code, name, value, then, keys[name])


def _ways(
    reading: Reading, total: int, micro: int, passes: int | None, d: int
) -> Iterator[tuple[str, str, int, dict[str, int]]]:
    if passes is None:
        yield from _derived_ways(reading, total, micro, d)
        return
    if total % (micro * d) == 0 and total // (micro * d) != passes:
        a = total // (micro * d)
        then = values(micro, d, a)
        yield "change-accumulation", "gradient_accumulation_steps", a, then
    if total % (passes * d) == 0 and total // (passes * d) != micro:
        b = total // (passes * d)
        yield "change-micro-batch", "micro_batch_size", b, values(b, d, passes)
    reached = micro * passes * d
    yield "change-total", "global_batch_size", reached, values(micro, d, passes)
    if total % (micro * passes) == 0:
        yield from _other_world(reading, d, total // (micro * passes), micro, passes)


def _derived_ways(
    reading: Reading, total: int, micro: int, d: int
) -> Iterator[tuple[str, str, int, dict[str, int]]]:
    if total % d == 0:
        b = largest_divisor(total // d, micro)
        yield "change-micro-batch", "micro_batch_size", b, values(b, d, total // d // b)
    for a in beside(total, micro * d):
        reached = micro * d * a
        yield "change-total", "global_batch_size", reached, values(micro, d, a)
    if total % micro == 0:
        e = largest_divisor(total // micro, d)
        yield from _other_world(reading, d, e, micro, total // micro // e)


def _other_world(
    reading: Reading, d: int, replicas_then: int, micro: int, passes: int
) -> Iterator[tuple[str, str, int, dict[str, int]]]:
    """Another number of GPUs, where the world size is known as a multiple of d."""
    total = reading.number("world_size") or d
    if replicas_then != d and total % d == 0:
        then = values(micro, replicas_then, passes)
        yield "change-world", "world_size", replicas_then * (total // d), then


def values(b: int, d: int, a: int) -> dict[str, int]:
    """The inputs after a repair."""
    return {
        "micro_batch_size": b,
        "data_parallel_size": d,
        "gradient_accumulation_steps": a,
    }


def multiple(number: int, factor: int, whole: int) -> int:
    """The next number above this one that, times `factor`, is a multiple of `whole`."""
    step = whole // gcd(factor, whole)
    return (number // step + 1) * step


def nodes(processes: int) -> tuple[int, int]:
    """So many processes as nodes and processes on each: of 8 where they come out."""
    whole = processes > 8 and processes % 8 == 0
    return (processes // 8, 8) if whole else (1, processes)


def beside(number: int, step: int) -> list[int]:
    """How many whole steps lie below and above a number; never none."""
    return [count for count in (number // step, -(-number // step)) if count]


def offer(
    reading: Reading,
    code: str,
    name: str,
    value: object,
    then: dict[str, int],
    key: str = "",
) -> None:
    """One edit as a repair; `key` where no file states the fact of this name."""
    edit = reading.change(name, 0, key)._replace(value=str(value))
    args = {"key": edit.key, "value": value}
    if name == "world_size":
        args["data_parallel_size"] = then["data_parallel_size"]
    reading.repair(code, [edit], then, **args)


def largest_divisor(number: int, most: int) -> int:
    """The largest divisor of a number that is not above `most`.

    Of numbers beyond any batch it is a divisor only: somebody may paste 10^30.
    """
    end = min(isqrt(number), most, 10**5) + 1
    small = (x for x in range(1, end) if number % x == 0)
    return max(max(x, number // x if number // x <= most else 1) for x in small)


def change(key: str, value: int) -> Change:
    """An edit of something that no file states yet."""
    return Change(key, str(value))


def other_worlds(reading: Reading, model: int, key: str) -> None:
    """The nearest world sizes that `model` GPUs a replica divide, as repairs."""
    for d in beside(reading.number("world_size") or 0, model):
        offer_world(reading, d * model, d, key)


def offer_world(reading: Reading, total: int, d: int, key: str) -> None:
    """So many GPUs as a repair: by the nodes, where they are stated."""
    each = reading.number("gpus_per_node")
    edit = reading.change("world_size", total, key)
    if each and reading.stated("nodes") and total % each == 0:
        edit = reading.change("nodes", total // each)
    args = {"key": edit.key, "value": total, "data_parallel_size": d}
    reading.repair("change-world", [edit], {"data_parallel_size": d}, **args)


def count_configurations(document: Document, facts: Facts, *keys: str) -> None:
    """How often a Python file states the same key: a registry holds many recipes."""
    count = max(len(document.all(key)) for key in keys)
    if document.syntax == "python" and count > 1:
        facts["configurations"] = Fact(count)


def tell_configurations(reading: Reading) -> None:
    """That the last of them counts."""
    if count := reading.facts.pop("configurations", None):
        reading.note("several-configurations", count=count.value)
