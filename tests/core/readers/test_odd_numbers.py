"""Whatever numbers a config states, it is read or refused: no reader stumbles."""

from hypothesis import given, settings
from hypothesis import strategies as st

from calclet import readers
from calclet.errors import BadInput

texts = st.one_of(
    st.integers(-1, 9).map(str),
    st.integers(1, 5000).map(str),
    st.sampled_from(
        ["", "1e6", "8.0", "1.5", "None", "true", "auto", "$X", "9_765_625"]
    ),
    st.just("1" + "0" * 30),
)
MEGATRON = (
    "micro-batch-size", "global-batch-size", "seq-length", "train-samples",
    "tensor-model-parallel-size", "pipeline-model-parallel-size",
    "context-parallel-size", "expert-model-parallel-size", "train-iters",
)  # fmt: skip
TITAN = (
    "training.local_batch_size", "training.global_batch_size", "training.seq_len",
    "training.num_tokens_per_microbatch_per_dp_rank", "training.max_context_length",
    "training.num_tokens_per_train_step", "parallelism.data_parallel_shard_degree",
    "parallelism.data_parallel_replicate_degree", "parallelism.tensor_parallel_degree",
    "parallelism.pipeline_parallel_degree", "parallelism.num_pp_microbatches",
    "parallelism.expert_parallel_degree",
)  # fmt: skip
NEOX = (
    "train_batch_size", "train_micro_batch_size_per_gpu", "seq_length",
    "gradient_accumulation_steps", "model_parallel_size", "pipe_parallel_size",
    "global_num_gpus",
)  # fmt: skip
NANOTRON = (
    "tokens.micro_batch_size", "tokens.batch_accumulation_per_replica",
    "tokens.sequence_length", "parallelism.dp", "parallelism.tp", "parallelism.pp",
)  # fmt: skip
OLMO = (
    "global_train_batch_size", "device_train_microbatch_size",
    "model.max_sequence_length",
)  # fmt: skip
OLMO_CORE = (
    "data_loader.global_batch_size", "train_module.rank_microbatch_size",
    "dataset.sequence_length",
)  # fmt: skip


def flags(program: str, names: tuple[str, ...]) -> st.SearchStrategy[str]:
    values = st.fixed_dictionaries({}, optional=dict.fromkeys(names, texts))
    return st.builds(
        lambda gpus, given: (
            f"torchrun --nproc_per_node {gpus} {program} "
            + " ".join(f"--{name} {value}" for name, value in given.items())
        ),
        texts,
        values,
    )


def yaml(names: tuple[str, ...]) -> st.SearchStrategy[str]:
    values = st.fixed_dictionaries({}, optional=dict.fromkeys(names, texts))

    def spelled(given: dict[str, str]) -> str:
        lines, section = [], ""
        for name, value in given.items():
            head, dot, key = name.rpartition(".")
            if dot and head != section:
                lines.append(f"{head}:")
                section = head
            lines.append(f"{'  ' if dot else ''}{key}: {value}")
        return "\n".join(lines)

    return values.map(spelled)


ramps = st.builds(
    lambda command, start, increment, samples: (
        f"{command} --rampup-batch-size {start} {increment} {samples}"
    ),
    flags("pretrain_gpt.py", (*MEGATRON, "decrease-batch-size-if-needed")),
    *(texts,) * 3,
)
schedules = st.builds(
    lambda command, pairs: f'{command} --step-batch-size-schedule "{" ".join(pairs)}"',
    flags("pretrain_gpt.py", MEGATRON),
    st.lists(st.builds(lambda at, size: f"{at}:{size}", texts, texts), max_size=4),
)
commands = (
    ramps
    | schedules
    | flags("-m torchtitan.train", TITAN)
    | flags("train.py", OLMO_CORE)
)
configs = yaml(NEOX) | yaml(NANOTRON) | yaml(OLMO)


def is_answered(name: str, text: str, world: str) -> bool:
    try:
        found = readers.read({name: text}, {"world_size": world} if world else {})
    except BadInput:
        return True
    return set(found["values"]) == set(readers.INPUTS)


@settings(deadline=None)
@given(commands, st.sampled_from(["", "1", "384", "1" + "0" * 30]))
def test_commands_are_answered(text: str, world: str) -> None:
    assert is_answered("train.sh", text, world)


@settings(deadline=None)
@given(configs, st.sampled_from(["", "1", "384", "1" + "0" * 30]))
def test_configs_are_answered(text: str, world: str) -> None:
    assert is_answered("config.yaml", text, world)
