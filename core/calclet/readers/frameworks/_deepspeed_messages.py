"""What DeepSpeed says when the batch does not come out, in all of its versions."""

import re

from calclet.readers.registry import Message

ASSERTION = "deepspeed-assertion"

MESSAGES = (
    Message(
        "", re.compile(r"launch\.py:\d+:main\] dist_world_size=(?P<world_size>\d+)")
    ),
    Message(
        "deepspeed-no-config",
        re.compile(
            r"Expected a string path to an existing deepspeed config, or a dictionary"
            r",? or a (?:valid base64|base64 encoded string)\. Received: (?P<file>\S+)"
        ),
    ),
    Message(
        ASSERTION,
        re.compile(
            r"train_batch_size is not equal to micro_batch_per_gpu \* "
            r"gradient_acc_step \* world_size\s*"
            r"(?P<global_batch_size>\d+) != (?P<micro_batch_size>\d+) \* "
            r"(?P<gradient_accumulation_steps>\d+) \* "
            r"(?P<data_parallel_size>\d+(?:\.0)?)"
        ),
    ),
    Message(
        "deepspeed-no-batch",
        re.compile(
            r"Either train_batch_size or train_micro_batch_size_per_gpu needs to be"
        ),
    ),
    Message(
        "deepspeed-floored-to-nothing",
        re.compile(
            r"(?P<key>Train batch size|Micro batch size per gpu"
            r"|Gradient accumulation steps): (?P<value>-?\d+) has to be greater than 0"
        ),
    ),
    Message(
        "deepspeed-set-batch-size",
        re.compile(r"Train batch size must be divisible by micro-batch data paralleli"),
    ),
    Message(
        "deepspeed-elastic-world",
        re.compile(
            r"World size \((?P<data_parallel_size>\d+)\) is not valid with the current "
            r"list of valid GPU counts: \[(?P<valid>[\d, ]+)\]"
        ),
    ),
)
