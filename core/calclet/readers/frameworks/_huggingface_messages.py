"""What the Trainer logs when it starts, and what it says about DeepSpeed's file."""

import re

from calclet.readers.registry import Message

MESSAGES = (
    Message(
        "huggingface-deepspeed-mismatch",
        re.compile(
            r"- ds (?P<key>[\w.]+)=(?P<value>\S+) vs hf (?P<other>\w+)"
            r"(?: \(calculated\))?=(?P<stated>\S+)"
        ),
    ),
    Message(
        "huggingface-no-batch-fits",
        re.compile(r"No executable batch size found, reached zero"),
    ),
    Message(
        "huggingface-banner",
        re.compile(
            r"Instantaneous batch size per device = (?P<micro_batch_size>[\d,]+)"
            r"(?:[\s\S]{0,400}?Total train batch size \(w\. parallel, distributed & "
            r"accumulation\) = (?P<global_batch_size>[\d,]+))?"
            r"(?:[\s\S]{0,200}?Gradient Accumulation steps = "
            r"(?P<gradient_accumulation_steps>[\d,]+))?"
            r"(?:[\s\S]{0,200}?Total optimization steps = (?P<train_steps>[\d,]+))?"
        ),
        problem=False,
    ),
    Message(
        "",
        re.compile(
            r"Num examples = (?P<train_samples>[\d,]+)"
            r"(?:[\s\S]{0,100}?Num Epochs = (?P<train_epochs>[\d,]+))?"
        ),
        problem=False,
    ),
    Message(
        "huggingface-data-parallel-banner",
        re.compile(
            r"Training with DataParallel so batch size has been adjusted to: "
            r"(?P<adjusted_batch_size>[\d,]+)"
        ),
        problem=False,
    ),
)
