"""A text in each syntax, sound, broken off or hostile; all that writers can do."""

import json
from itertools import pairwise
from typing import Any

from calclet.readers import INPUTS, registry

_BOMB = "a: &a [x,x,x,x,x,x,x]\n" + "".join(
    f"{new}: &{new} [*{old},*{old},*{old},*{old},*{old},*{old},*{old}]\n"
    for old, new in pairwise("abcdefgh")
)

_TEXTS = {
    "ds_config.json": '{"train_micro_batch_size_per_gpu": 2, "zero": {"stage": 3}}',
    "broken.json": '{"train_batch_size": 8, "a": [1, 2',
    "commented.json": '{// words\n"train_batch_size": 8, /* more */ "x": 1,}',
    "config.yaml": "train_batch_size: 8\nlist:\n  - a: 1\n  - b: 'x'\nnone: null\n",
    "anchors.yaml": "b: &b\n  x: 1\nc:\n  <<: *b\n  y: [1, {z: 2}]\n---\nw: |\n  t",
    "broken.yaml": "a: [1, 2\nb: {",
    "bomb.yaml": _BOMB,
    "config.toml": '[training]\nlocal_batch_size = 8\nx = [1.5, "a", 2026-01-01]',
    "broken.toml": "[training\nx = ",
    "train.py": "batch_size = 5 * 8\nx = 2**70 // 3\ndef f(): return [-2, not True]",
    "broken.py": "batch_size = (5 *\n",
    "run.sh": "#!/bin/bash\n#SBATCH --nodes=2\nexport X=$((2*3)) Y='a b'\n"
    "torchrun --nproc_per_node 8 train.py \\\n  --micro-batch-size $X --q 'q' ${Y:-1}",
    "broken.sh": "torchrun --nproc_per_node 8 'train.py --x",
    "ramp.sh": "torchrun --nproc_per_node 8 pretrain_gpt.py --micro-batch-size 1 "
    "--seq-length 2048 --global-batch-size 64 --rampup-batch-size 16 16 1000 "
    "--train-samples 9000",
    "schedule.sh": "torchrun --nproc_per_node 8 pretrain_gpt.py --micro-batch-size 1 "
    "--seq-length 2048 --step-batch-size-schedule '0:16 1.5M:64' --train-samples 9000",
    "log.txt": "AssertionError: Check batch related parameters. train_batch_size is "
    "not equal to micro_batch_per_gpu * gradient_acc_step * world_size 32 != 2 * 1 * 8",
    "": "what is this?",
}


def requests(_slugs: list[str]) -> list[str]:
    """Each text by itself, with values given by hand, and all of them together."""
    files = [[{"name": name, "text": text}] for name, text in _TEXTS.items()]
    together = [file for one in files for file in one]
    given = {"world_size": "16", "sequence_length": "4Ki"}
    odd: list[Any] = [None, "x", [], [1], [{}], [{"name": 1, "text": "x"}]]
    inputs = dict.fromkeys(INPUTS, "8")
    return [
        *(_request("read", files=found) for found in [*files, together, *odd]),
        *(_request("read", files=found, given=given) for found in files),
        _request("read", files=together, given={"world_size": "x"}),
        *(_request("write", **asked, inputs=inputs) for asked in _written()),
        *(_request("write", **asked, inputs={}) for asked in _written()),
        _request("write"),
    ]


def _written() -> list[dict[str, str]]:
    return [{"framework": "x"}] + [
        {"framework": name, "generation": generation}
        for name, framework in registry.known().items()
        for generation in ["", "x", *getattr(framework, "GENERATIONS", ())]
    ]


def _request(kind: str, **fields: Any) -> str:
    return json.dumps({"v": 1, "id": 1, "kind": kind, **fields})
