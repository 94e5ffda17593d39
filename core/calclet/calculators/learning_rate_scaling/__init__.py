"""Learning rate, and what goes with it, for another batch size."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet.definition import Input, Output, Remark, Source, calculator
from calclet.formulas import batch_rules

Rule = Literal["linear", "square_root", "olmo_core", "nanochat"]

# Where accuracy began to fall with the linear rule (Goyal et al. 2017, section 5.1).
LARGEST_LINEAR = 8192


class Result(NamedTuple):
    """The optimizer's settings for the new batch; without a rule of its own, none."""

    batch_ratio: Annotated[
        Fraction,
        Output(
            r"\kappa",
            unit="times",
            digits=5,
            rises_with="new_batch_size",
            falls_with="reference_batch_size",
        ),
    ]
    scaled_learning_rate: Annotated[
        float,
        Output(
            r"\eta'",
            unit="learning_rate",
            rises_with="reference_learning_rate new_batch_size",
            falls_with="reference_batch_size",
        ),
    ]
    scaled_beta1: Annotated[
        Fraction | None,
        Output(
            r"\beta_1'",
            unit="one",
            rises_with="reference_batch_size adam_beta1",
            falls_with="new_batch_size",
        ),
    ]
    scaled_beta2: Annotated[
        Fraction | None,
        Output(
            r"\beta_2'",
            unit="one",
            rises_with="reference_batch_size adam_beta2",
            falls_with="new_batch_size",
        ),
    ]
    half_life_beta2: Annotated[
        float | None,
        Output(
            r"\beta_2^{\kappa}",
            unit="one",
            rises_with="reference_batch_size adam_beta2",
            falls_with="new_batch_size",
        ),
    ]
    scaled_epsilon: Annotated[
        float | None,
        Output(
            r"\epsilon'",
            unit="one",
            rises_with="reference_batch_size adam_epsilon",
            falls_with="new_batch_size",
        ),
    ]
    scaled_weight_decay: Annotated[
        float | None,
        Output(
            r"\lambda'",
            unit="one",
            rises_with="new_batch_size weight_decay reference_tokens",
            falls_with="reference_batch_size new_tokens",
        ),
    ]


def _remarks(
    *,
    rule: Rule,
    reference_batch_size: int,
    new_batch_size: int,
    adam_beta1: Fraction,
    adam_beta2: Fraction,
    critical_batch_size: int | None,
    **_: object,
) -> Iterator[Remark]:
    if critical_batch_size is not None and new_batch_size > critical_batch_size:
        yield Remark("beyond-critical", "new_batch_size", critical=critical_batch_size)
    if rule == "linear" and new_batch_size > LARGEST_LINEAR:
        yield Remark("beyond-linear", "new_batch_size", largest=LARGEST_LINEAR)
    if rule == "square_root":
        ratio = Fraction(new_batch_size, reference_batch_size)
        for name, beta in (("adam_beta1", adam_beta1), ("adam_beta2", adam_beta2)):
            if batch_rules.decay_rate(beta, ratio) is None:
                yield Remark("no-beta", name, largest=1 / (1 - beta))


@calculator(
    family="training",
    formula=r"\kappa &= \frac{B'}{B} \\"
    r" \eta' &= \kappa \eta,\; \sqrt{\kappa} \, \eta \\"
    r" \beta_1' &= 1 - \kappa (1 - \beta_1) \\"
    r" \beta_2' &= 1 - \kappa (1 - \beta_2),\; \beta_2^{\kappa} \\"
    r" \epsilon' &= \frac{\epsilon}{\sqrt{\kappa}} \\"
    r" \lambda' &= \sqrt{\kappa} \, \frac{D}{D'} \, \lambda",
    revised="2026-11-30",
    sources=[
        Source(
            "Goyal et al. (2017), Accurate, Large Minibatch SGD: Training ImageNet in "
            "1 Hour, section 2.1: the linear rule, with a gradual warm-up",
            "https://arxiv.org/abs/1706.02677",
        ),
        Source(
            "Malladi et al. (2022), On the SDEs and Scaling Rules for Adaptive "
            "Gradient Algorithms: the square-root rule",
            "https://arxiv.org/abs/2205.10287",
        ),
        Source(
            "OLMo-core, BatchSizeSchedulerCallback: the rate of Adam times the square "
            "root of the ratio",
            "https://github.com/allenai/OLMo-core/blob/1211fe95ee516cd6868fac4fae542aa62ad9d8ab/src/olmo_core/train/callbacks/batch_size_scheduler.py",
        ),
        Source(
            "nanochat, base_train: rates by the square root, weight decay by T_epoch",
            "https://github.com/karpathy/nanochat/blob/00255c194d47108c3b50c11df19cbba089337ec3/scripts/base_train.py",
        ),
        Source(
            "Wang & Aitchison (2024), How to set AdamW's weight decay as you scale "
            "model and dataset size: the epochs that weights average over",
            "https://arxiv.org/abs/2405.13698",
        ),
        Source(
            "Marek et al. (2025), Small Batch Size Training for Language Models: the "
            "half-life of the second moment, in tokens",
            "https://arxiv.org/abs/2507.07101",
        ),
    ],
    remarks=_remarks,
    next=("learning_rate_warmup", "critical_batch_size", "batch_ramp"),
    featured=True,
)
def learning_rate_scaling(
    rule: Annotated[Rule, Input()] = "square_root",
    reference_batch_size: Annotated[
        int,
        Input(
            "B",
            unit="sequence",
            ge=1,
            typical=(1, 10**10),
            step="double",
            group="batch",
        ),
    ] = 512,
    new_batch_size: Annotated[
        int,
        Input(
            "B'",
            unit="sequence",
            ge=1,
            typical=(1, 10**10),
            step="double",
            group="batch",
            takes=("effective_batch_size.global_batch_size",),
        ),
    ] = 2048,
    critical_batch_size: Annotated[  # noqa: ARG001 - for the remark alone
        int | None,
        Input(
            unit="sequence",
            ge=1,
            group="batch",
            takes=("critical_batch_size.critical_sequences",),
        ),
    ] = None,
    reference_learning_rate: Annotated[
        Fraction,
        Input(
            r"\eta",
            unit="learning_rate",
            gt=0,
            typical=(Fraction(1, 10**8), 10),
            group="optimizer",
        ),
    ] = Fraction(3, 10**4),
    adam_beta1: Annotated[
        Fraction,
        Input(
            r"\beta_1",
            unit="one",
            ge=0,
            lt=1,
            typical=(Fraction(1, 2), Fraction(99, 100)),
            group="optimizer",
            when={"rule": ("square_root",)},
        ),
    ] = Fraction(9, 10),
    adam_beta2: Annotated[
        Fraction,
        Input(
            r"\beta_2",
            unit="one",
            ge=0,
            lt=1,
            typical=(Fraction(9, 10), Fraction(9999, 10**4)),
            group="optimizer",
            when={"rule": ("square_root",)},
        ),
    ] = Fraction(95, 100),
    adam_epsilon: Annotated[
        Fraction,
        Input(
            r"\epsilon",
            unit="one",
            gt=0,
            typical=(Fraction(1, 10**16), Fraction(1, 100)),
            group="optimizer",
            when={"rule": ("square_root",)},
        ),
    ] = Fraction(1, 10**8),
    weight_decay: Annotated[
        Fraction,
        Input(
            r"\lambda",
            unit="one",
            ge=0,
            typical=(0, 1),
            group="optimizer",
            when={"rule": ("nanochat",)},
        ),
    ] = Fraction(1, 10),
    reference_tokens: Annotated[
        int,
        Input(
            "D",
            unit="token",
            ge=1,
            step="double",
            group="optimizer",
            when={"rule": ("nanochat",)},
        ),
    ] = 100 * 10**9,
    new_tokens: Annotated[
        int,
        Input(
            "D'",
            unit="token",
            ge=1,
            step="double",
            group="optimizer",
            when={"rule": ("nanochat",)},
        ),
    ] = 100 * 10**9,
) -> Result:
    """Settings that were good for one batch size, for another.

    `rule`: "linear" for SGD; "square_root" for Adam, whose `adam_beta1`, `adam_beta2`
    from 0 to below 1 and `adam_epsilon` above 0 change as well; or what a code base
    does, "olmo_core" with the rate alone, "nanochat" with `weight_decay`, at least 0,
    too. Both batch sizes count the same, sequences or tokens, and are integers of at
    least 1. `reference_learning_rate`: above 0. `reference_tokens`, `new_tokens`: how
    long both runs are. Beyond `critical_batch_size` no rule holds, which is remarked
    on. A β that would not be above 0 is absent.
    """
    kappa = Fraction(new_batch_size, reference_batch_size)
    eta, adam = Fraction(reference_learning_rate), rule == "square_root"
    return Result(
        batch_ratio=kappa,
        scaled_learning_rate=float(batch_rules.linear(eta, kappa))
        if rule == "linear"
        else batch_rules.square_root(eta, kappa),
        scaled_beta1=batch_rules.decay_rate(adam_beta1, kappa) if adam else None,
        scaled_beta2=batch_rules.decay_rate(adam_beta2, kappa) if adam else None,
        half_life_beta2=batch_rules.decay_rate_of_half_life(adam_beta2, kappa)
        if adam
        else None,
        scaled_epsilon=batch_rules.epsilon(adam_epsilon, kappa) if adam else None,
        scaled_weight_decay=batch_rules.weight_decay(
            Fraction(weight_decay), kappa, Fraction(new_tokens, reference_tokens)
        )
        if rule == "nanochat"
        else None,
    )
