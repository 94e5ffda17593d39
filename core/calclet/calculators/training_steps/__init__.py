"""Optimizer steps and epochs of a training run, as its framework counts them."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Any, Literal, NamedTuple

from calclet import inputs
from calclet.calculators.training_steps import frameworks
from calclet.calculators.training_steps.frameworks import LOADERS, Convention
from calclet.definition import Input, Output, Remark, Source, calculator
from calclet.errors import Refused
from calclet.formulas import windows

Given = Literal["tokens", "sequences", "epochs"]


class Result(NamedTuple):
    """How long the run is, what it sees, and what an epoch leaves over."""

    total_steps: Annotated[
        int,
        Output(
            "S",
            unit="step",
            rises_with="token_budget sequence_budget epochs",
            falls_with="tokens_per_step",
        ),
    ]
    steps_per_epoch: Annotated[
        Fraction, Output("K", unit="step", digits=9, rises_with="dataset_size")
    ]
    epochs_seen: Annotated[
        Fraction,
        Output(
            unit="epoch",
            digits=5,
            rises_with="token_budget sequence_budget epochs",
            falls_with="tokens_per_step",
        ),
    ]
    sequences_seen: Annotated[
        int,
        Output(
            unit="sequence",
            rises_with="token_budget sequence_budget epochs",
            falls_with="tokens_per_step",
        ),
    ]
    tokens_seen: Annotated[
        int, Output(unit="token", rises_with="token_budget sequence_budget epochs")
    ]
    tokens_beyond_budget: Annotated[int | None, Output(unit="token")]
    sequences_beyond_budget: Annotated[int | None, Output(unit="sequence")]
    last_step_passes: Annotated[int | None, Output("r", unit="pass")]
    last_step_sequences: Annotated[int | None, Output(unit="sequence")]
    last_step_weight: Annotated[Fraction | None, Output("w", unit="percent", digits=4)]
    repeated_sequences: Annotated[int | None, Output(unit="sequence")]
    unused_sequences: Annotated[int | None, Output(unit="sequence")]


def _remarks(
    *,
    convention: Convention,
    budget_given_as: Given,
    epochs: Fraction,
    **others: Any,
) -> Iterator[Remark]:
    if convention != "litgpt" or budget_given_as != "epochs":
        return
    cut = frameworks.cut_of(convention, **others)
    planned = int(epochs) * (cut.epoch.passes // cut.window)
    steps = windows.across_epochs(cut, frameworks.passes_of(cut, epochs)).steps
    if planned < steps:
        yield Remark("schedule-ends-early", "convention", planned=planned, steps=steps)


@calculator(
    family="training",
    formula=r"S &= \lceil E K \rceil,\; \lceil D / T \rceil,\;"
    r" \lceil n / B \rceil \\"
    r" K &= \lceil M / a \rceil,\; \lfloor M / a \rfloor,\; N / B \\"
    r" M &= \lceil N / (b d) \rceil,\; b = B / (d a) \\"
    r" r &= M \bmod a \\"
    r" w &= 1,\; r / a,\; 0",
    revised="2026-11-30",
    sources=[
        Source(
            "Hugging Face Transformers, Trainer.set_initial_training_values and "
            "get_batch_samples: steps rounded up, the last window by its own passes",
            "https://github.com/huggingface/transformers/blob/main/src/transformers/trainer.py",
        ),
        Source(
            "Hugging Face Accelerate, BatchSamplerShard and Accelerator.backward: "
            "batches filled up from the start, losses divided by a",
            "https://github.com/huggingface/accelerate/blob/main/src/accelerate/data_loader.py",
        ),
        Source(
            "PyTorch Lightning, issue 19987: the last window is divided by "
            "accumulate_grad_batches",
            "https://github.com/Lightning-AI/pytorch-lightning/issues/19987",
        ),
        Source(
            "torchtune, full_finetune_distributed: drop_last, and whole windows only",
            "https://github.com/meta-pytorch/torchtune/blob/723b69c8be7d25173ca09317eb44332d064348d4/recipes/full_finetune_distributed.py",
        ),
        Source(
            "litgpt, finetune/full.py and pretrain.py: windows across epochs, and "
            "one pass more than the epochs have",
            "https://github.com/Lightning-AI/litgpt/blob/29ece59680b71e7a4d0cf89063bf8f8384c5bd4c/litgpt/finetune/full.py",
        ),
        Source(
            "Megatron-LM, update_train_iters: train_samples // global_batch_size",
            "https://github.com/NVIDIA/Megatron-LM/blob/main/megatron/training/training.py",
        ),
    ],
    refuses=("does-not-divide", "whole-epochs", "no-step"),
    remarks=_remarks,
    next=("learning_rate_warmup", "batch_ramp", "packing_efficiency"),
    featured=True,
)
def training_steps(
    budget_given_as: Annotated[Given, Input(group="budget")] = "tokens",
    token_budget: Annotated[
        int,
        Input(
            "D",
            unit="token",
            ge=1,
            typical=(10**6, 10**15),
            step="double",
            group="budget",
            when={"budget_given_as": ("tokens",)},
            takes=(
                "chinchilla_optimal_tokens.optimal_tokens",
                "dataset_token_count.training_tokens",
                "epochs_from_compute_budget.affordable_tokens",
            ),
        ),
    ] = 10**12,
    sequence_budget: Annotated[
        int,
        Input(
            "n",
            unit="sequence",
            ge=1,
            typical=(1000, 10**12),
            group="budget",
            when={"budget_given_as": ("sequences",)},
        ),
    ] = 220_000_000,
    epochs: Annotated[
        Fraction,
        Input(
            "E",
            unit="epoch",
            gt=0,
            typical=(Fraction(1, 100), 1000),
            group="budget",
            when={"budget_given_as": ("epochs",)},
        ),
    ] = Fraction(3),
    dataset_size: Annotated[
        int,
        Input(
            "N",
            unit="sequence",
            ge=1,
            typical=(100, 10**12),
            group="budget",
            takes=("packing_efficiency.rows",),
        ),
    ] = 100_000_000,
    global_batch_size: Annotated[int, inputs.global_batch_size("batch")] = 2048,
    tokens_per_step: Annotated[
        int,
        Input(
            "T",
            unit="token",
            ge=1,
            typical=(1, 10**10),
            step="double",
            group="batch",
            takes=(
                "effective_batch_size.tokens_per_step",
                "packing_efficiency.real_tokens",
            ),
        ),
    ] = 2048 * 4096,
    convention: Annotated[Convention, Input(group="framework")] = "none",
    data_parallel_size: Annotated[
        int,
        Input(
            "d",
            unit="replica",
            ge=1,
            typical=(1, 10**6),
            group="framework",
            when={"convention": LOADERS},
            takes=("data_parallel_layout.data_parallel_size",),
        ),
    ] = 64,
    gradient_accumulation_steps: Annotated[
        int,
        Input(
            "a",
            unit="pass",
            ge=1,
            typical=(1, 10**6),
            step="double",
            group="framework",
            when={"convention": LOADERS},
        ),
    ] = 4,
    drop_last: Annotated[
        bool,
        Input(
            group="framework",
            when={
                "convention": ("transformers", "accelerate", "lightning", "litgpt"),
            },
        ),
    ] = False,
) -> Result:
    """Steps of a run, and what of each epoch they do and do not learn from.

    `budget_given_as` says which of these counts: `token_budget`; `sequence_budget`; or
    `epochs` over `dataset_size` sequences, above 0. `global_batch_size`: sequences of
    a step. `tokens_per_step`: tokens of a full step, on average. `convention`: whose
    way to count; "none" rounds up and knows no end of an epoch. The frameworks that do
    need `data_parallel_size`, `gradient_accumulation_steps`, and, but for torchtune,
    which always does, whether the loader has `drop_last`. Integers are at least 1.

    Raises Refused: does-not-divide if no whole micro-batch makes up the batch,
    whole-epochs if the framework cannot train a part of one, no-step if an epoch is
    too short for a single step.
    """
    given, N, B = budget_given_as, dataset_size, global_batch_size
    T, n = tokens_per_step, Fraction(sequence_budget)
    if given == "tokens":
        n = Fraction(token_budget * B, T)
    run = frameworks.run(
        convention,
        n,
        epochs if given == "epochs" else None,
        dataset_size=N,
        global_batch_size=B,
        data_parallel_size=data_parallel_size,
        gradient_accumulation_steps=gradient_accumulation_steps,
        drop_last=drop_last,
    )
    if not run.steps:
        raise Refused("no-step", "global_batch_size", "dataset_size")
    tokens = run.samples * T // B
    difference, rest = run.samples_per_epoch - N, run.rest
    return Result(
        total_steps=run.steps,
        steps_per_epoch=run.steps_per_epoch,
        epochs_seen=Fraction(run.samples, run.samples_per_epoch),
        sequences_seen=run.samples,
        tokens_seen=tokens,
        tokens_beyond_budget=tokens - token_budget if given == "tokens" else None,
        sequences_beyond_budget=run.samples - sequence_budget
        if given == "sequences"
        else None,
        last_step_passes=rest.passes if rest else None,
        last_step_sequences=rest.samples if rest else None,
        last_step_weight=rest.weight if rest else None,
        repeated_sequences=difference if difference > 0 else None,
        unused_sequences=-difference if difference < 0 else None,
    )
