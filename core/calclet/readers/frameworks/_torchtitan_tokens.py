"""torchtitan since August 2026: a step is stated in tokens.

T = num_tokens_per_train_step, -1 for one accumulation step, which takes
num_tokens_per_microbatch_per_dp_rank of each replica, under a pipeline times
num_pp_microbatches.
"""

from calclet.readers import layout
from calclet.readers.facts import Reading


def check(reading: Reading, d: int | None) -> None:
    """Passes from tokens; sequences where the length divides what a pass takes."""
    total, window = (reading.number(n) for n in ("tokens_per_step", "window_tokens"))
    if reading.configured():
        reading.default("micro_batch_tokens", 16384)
        reading.default("sequence_length", 2048)
    micro, length = (
        reading.number(n) for n in ("micro_batch_tokens", "sequence_length")
    )
    piped = (reading.number("pipeline_parallel_size") or 1) > 1
    passes = (reading.number("pipeline_passes") or 1) if piped else 1
    if micro and length:
        _whole_sequences(reading, micro, length)
    if micro and d:
        window = micro * passes * d
        total = total or window
        if total % window == 0:
            reading.totals["tokens_per_step"] = total
    if not (total and window):
        return
    if total % window:
        reading.problem("torchtitan-tokens-do-not-divide", tokens=total, unit=window)
        _other_totals(reading, total, window)
        return
    count = total // window * passes
    reading.derive(
        "gradient_accumulation_steps", count, "tokens_per_step", "micro_batch_tokens"
    )
    if passes > 1:
        reading.note("torchtitan-pipeline-passes", passes=passes, count=count)


def _whole_sequences(reading: Reading, micro: int, length: int) -> None:
    if micro % length:
        reading.note("torchtitan-partial-sequences", tokens=micro, length=length)
        return
    reading.derive("micro_batch_size", micro // length, "micro_batch_tokens")
    reading.note(
        "torchtitan-tokens", tokens=micro, sequences=micro // length, length=length
    )


def _other_totals(reading: Reading, total: int, window: int) -> None:
    key = "training.num_tokens_per_train_step"
    for count in layout.beside(total, window):
        name = "tokens_per_step"
        layout.offer(reading, "change-total", name, count * window, {}, key)
