"""Devices and replicas of distributed training: whole numbers only."""


def world_size(nodes: int, gpus_per_node: int) -> int:
    """All GPUs of a cluster: one process each."""
    return nodes * gpus_per_node


def replica_size(tensor: int, pipeline: int, context: int) -> int:
    """GPUs that hold one copy of the model and work on the same sequences."""
    return tensor * pipeline * context


def stage_size(replicas: int, tensor: int, context: int) -> int:
    """GPUs of one pipeline stage, in all replicas together."""
    return replicas * tensor * context


def global_batch_size(micro_batch: int, replicas: int, passes: int) -> int:
    """Sequences behind one optimizer step: B = b d a."""
    return micro_batch * replicas * passes
