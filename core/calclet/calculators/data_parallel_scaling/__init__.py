"""Throughput of data-parallel training on more devices."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet.definition import Input, Output, Remark, Source, calculator

Law = Literal["weak", "strong"]

WEAK = {"scaling_law": ("weak",)}
STRONG = {"scaling_law": ("strong",)}


class Result(NamedTuple):
    """Tokens per second, and how they compare with the baseline and the ideal."""

    real_throughput: Annotated[
        Fraction,
        Output(
            "X",
            unit="token_per_second",
            rises_with="device_throughput reference_devices devices scaling_efficiency",
        ),
    ]
    ideal_throughput: Annotated[
        Fraction,
        Output(
            r"X_{\text{ideal}}",
            unit="token_per_second",
            rises_with="device_throughput devices",
        ),
    ]
    speed_up: Annotated[
        Fraction,
        Output(
            "S",
            unit="times",
            digits=5,
            rises_with="devices scaling_efficiency",
            falls_with="reference_devices",
        ),
    ]
    lost_throughput: Annotated[
        Fraction,
        Output(
            r"\Delta X",
            unit="token_per_second",
            falls_with="reference_devices scaling_efficiency",
        ),
    ]
    reached_efficiency: Annotated[
        Fraction | None,
        Output(
            unit="percent",
            digits=4,
            rises_with="reference_devices",
            falls_with="devices",
        ),
    ]


def _remarks(
    *,
    scaling_law: Law,
    scaling_efficiency: Fraction,
    devices: int,
    reference_devices: int,
    measured_devices: int | None,
    **_: object,
) -> Iterator[Remark]:
    if devices < reference_devices:
        yield Remark("below-baseline", "devices")
    if scaling_law == "strong":
        return
    if devices == reference_devices and scaling_efficiency != 1:
        yield Remark("baseline-is-whole", "scaling_efficiency")
    elif scaling_efficiency > 1:
        yield Remark("super-linear", "scaling_efficiency")
    if measured_devices is not None and devices > measured_devices:
        yield Remark("extrapolated", "devices")


@calculator(
    family="training",
    formula=(
        r"X_{\text{ideal}} &= n\, x \\ "
        r"X &= S\, n_0\, x \\ "
        r"S &= \eta\, \frac{n}{n_0} \\ "
        r"S &= \frac{\sigma + (1 - \sigma)/n_0}{\sigma + (1 - \sigma)/n} \\ "
        r"\Delta X &= X_{\text{ideal}} - X"
    ),
    revised="2026-11-30",
    sources=[
        Source(
            "Goyal et al. 2017, Accurate, Large Minibatch SGD: about 90% scaling "
            "efficiency from 8 to 256 GPUs",
            "https://arxiv.org/abs/1706.02677",
        ),
        Source(
            "Amdahl 1967, Validity of the single processor approach to achieving "
            "large scale computing capabilities",
            "https://doi.org/10.1145/1465482.1465560",
        ),
        Source(
            "Gustafson 1988, Reevaluating Amdahl's law",
            "https://doi.org/10.1145/42411.42415",
        ),
    ],
    remarks=_remarks,
    next=("effective_batch_size", "training_flops"),
)
def data_parallel_scaling(
    device_throughput: Annotated[
        Fraction,
        Input("x", unit="token_per_second", gt=0, step="double", group="baseline"),
    ] = Fraction(3000),
    reference_devices: Annotated[
        int, Input("n_0", unit="device", ge=1, typical=(1, 10**6), group="baseline")
    ] = 1,
    devices: Annotated[
        int,
        Input(
            "n", unit="device", ge=1, typical=(1, 10**6), step="double", group="scaling"
        ),
    ] = 64,
    scaling_law: Annotated[Law, Input(group="scaling")] = "weak",
    scaling_efficiency: Annotated[
        Fraction,
        Input(
            r"\eta",
            unit="percent",
            gt=0,
            le=Fraction(3, 2),
            group="scaling",
            when=WEAK,
        ),
    ] = Fraction(9, 10),
    measured_devices: Annotated[  # noqa: ARG001 - for the remarks
        int | None, Input(unit="device", ge=1, group="scaling", when=WEAK)
    ] = None,
    serial_share: Annotated[
        Fraction,
        Input(r"\sigma", unit="percent", ge=0, le=1, group="scaling", when=STRONG),
    ] = Fraction(1, 100),
) -> Result:
    """Throughput of `devices`, from that of one in the baseline.

    `device_throughput`: tokens per second of each of `reference_devices`, the baseline
    that efficiency and speed-up refer to. `scaling_law`: "weak" keeps the batch of each
    device and takes `scaling_efficiency`, a ratio in (0, 3/2], as measured, on
    `measured_devices` if that is known; "strong" keeps the global batch and follows
    Amdahl's law with `serial_share`, a ratio in [0, 1], of the time of one device that
    more devices do not shorten. Counts are integers of at least 1.
    """
    x, n, n_0 = Fraction(device_throughput), devices, reference_devices
    eta, sigma = Fraction(scaling_efficiency), Fraction(serial_share)
    if scaling_law == "weak":
        S = eta * n / n_0
        reached = None
    else:
        S = (sigma + (1 - sigma) / n_0) / (sigma + (1 - sigma) / n)
        reached = S * n_0 / n
    X = S * n_0 * x
    X_ideal = n * x
    return Result(X, X_ideal, S, X_ideal - X, reached)
