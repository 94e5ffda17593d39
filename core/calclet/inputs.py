"""Inputs that several calculators have: one declaration for each quantity."""

from calclet.definition import Input


def micro_batch_size(group: str) -> Input:
    """Sequences that one replica takes through one pass."""
    return Input(
        "b", unit="sequence", ge=1, typical=(1, 10**6), step="double", group=group
    )


def data_parallel_size(group: str) -> Input:
    """Replicas that each see other data."""
    return Input(
        "d",
        unit="replica",
        ge=1,
        typical=(1, 10**6),
        group=group,
        takes=("data_parallel_layout.data_parallel_size",),
    )


def gradient_accumulation_steps(group: str) -> Input:
    """Passes of one replica before an optimizer step."""
    return Input("a", unit="pass", ge=1, typical=(1, 10**6), step="double", group=group)


def global_batch_size(group: str) -> Input:
    """Sequences of one optimizer step."""
    return Input(
        "B",
        unit="sequence",
        ge=1,
        typical=(1, 10**7),
        step="double",
        group=group,
        takes=("effective_batch_size.global_batch_size",),
    )


def sequence_length(group: str) -> Input:
    """Tokens in each sequence."""
    return Input(
        "L",
        unit="token",
        ge=1,
        typical=(1, 10**8),
        step="double",
        group=group,
        suffix="ask",
    )


def parameters(group: str = "") -> Input:
    """Parameters of a model, as a training budget counts them."""
    return Input(
        "N",
        unit="parameter",
        ge=1,
        typical=(10**6, 10**13),
        step="double",
        group=group,
        takes=("compute_optimal_model_size.optimal_parameters",),
    )


def layers(group: str) -> Input:
    """Transformer layers."""
    return Input("n_l", unit="layer", ge=1, typical=(1, 1000), group=group)


def hidden_size(group: str) -> Input:
    """Elements of the vector between layers."""
    return Input("h", unit="element", ge=1, typical=(64, 10**5), group=group)


def feed_forward_size(group: str) -> Input:
    """Elements between the matrices of a feed-forward block."""
    return Input("f", unit="element", ge=1, typical=(64, 10**6), group=group)


def attention_heads(group: str) -> Input:
    """Query heads of a layer."""
    return Input("a", unit="head", ge=1, typical=(1, 1024), group=group)


def vocabulary_size(group: str) -> Input:
    """Tokens that a model knows."""
    return Input("V", unit="token", ge=1, typical=(100, 10**6), group=group)


def tensor_parallel_size(group: str) -> Input:
    """GPUs that share every layer."""
    return Input("t", unit="gpu", ge=1, typical=(1, 64), step="double", group=group)


def pipeline_parallel_size(group: str) -> Input:
    """Stages that share the layers among them."""
    return Input("p", unit="stage", ge=1, typical=(1, 128), step="double", group=group)


def micro_batches(group: str) -> Input:
    """Micro-batches of one pipeline between two updates."""
    return Input(
        "m", unit="micro_batch", ge=1, typical=(1, 10**6), step="double", group=group
    )
