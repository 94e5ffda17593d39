"""SLURM: what `#SBATCH` lines and `srun` reserve, and how many tasks srun starts.

Tasks are processes of the training only where srun starts the program itself; before
torchrun and its like there is one task on each node. What is reserved may be more than
what the launcher uses: that is told, because nobody means it.
"""

from calclet.readers.facts import Facts, Reading, whole
from calclet.readers.settings import Document, Setting

NAME = "SLURM"
ROLE = "scheduler"
SOURCE = "https://slurm.schedmd.com/sbatch.html"

_INNER = (
    "torchrun",
    "torch.distributed.run",
    "torch.distributed.launch",
    "accelerate",
    "deepspeed",
    "mpirun",
    "mpiexec",
)


def recognise(document: Document) -> int:
    """Whether it is a batch script, or starts srun."""
    directives = any(setting.scope == "sbatch" for setting in document.settings)
    return 60 if directives or document.starts("srun", "sbatch") else 0


def read(document: Document, facts: Facts) -> None:
    """Nodes, GPUs and tasks; srun's own flags go before the directives."""
    for scope in ("sbatch", "srun"):
        facts.take("nodes", document, "nodes", "N", scope=scope)
        gpus = document.find("gpus-per-node", "gres", scope=scope)
        if gpus and (count := _gpus(gpus)):
            facts.put("gpus_per_node", count, gpus)
        total = document.find("gpus", "G", scope=scope)
        if total and (count := _gpus(total)):
            facts.put("world_size", count, total)
        if not document.starts(*_INNER):
            _tasks(document, facts, scope)
    nodes = facts.get("nodes")
    if "world_size" in facts and "gpus_per_node" in facts and nodes is None:
        del facts["gpus_per_node"]


def _tasks(document: Document, facts: Facts, scope: str) -> None:
    each = document.find("ntasks-per-node", scope=scope)
    if each and (count := whole(each.value)):
        facts.put("gpus_per_node", count, each)
    tasks = document.find("ntasks", "n", scope=scope)
    if tasks and (count := whole(tasks.value)):
        facts.put("world_size", count, tasks)


def _gpus(setting: Setting) -> int | None:
    """The count of `8`, `a100:8`, `gpu:a100:8(S:0-1)`, `gpu:8,nvme:1`."""
    if (count := whole(setting.value)) is not None:
        return count
    for resource in str(setting.value).split(","):
        name, _, rest = resource.partition(":")
        digits = (rest or name).rpartition(":")[2].partition("(")[0]
        counted = setting.path[-1] != "gres" or name in ("gpu", "gres/gpu")
        if counted and digits.isascii() and digits.isdigit() and len(digits) < 9:
            return int(digits)
    return None


def beside(reading: Reading) -> None:
    """Compare what is reserved with what is started."""
    own = reading.of("slurm")
    nodes, each = own.get("nodes"), own.get("gpus_per_node")
    started = reading.number("world_size")
    fact = reading.facts.get("world_size")
    if not (nodes and each and started) or (fact and fact.by == "given"):
        return
    reserved = int(nodes.value) * int(each.value)
    arguments = {"reserved": reserved, "world_size": started}
    if reserved > started:
        reading.note("slurm-idle", "data_parallel_size", **arguments)
    elif reserved < started:
        reading.problem("slurm-too-few", "data_parallel_size", **arguments)
