"""One command: launchers, the program they start, and whose flags are whose."""

import re
from collections.abc import Sequence
from typing import NamedTuple

KEYWORDS = frozenset(("if", "then", "else", "elif", "do", "while", "time", "exec", "!"))

LAUNCHERS = {
    "torchrun": "torchrun",
    "torch.distributed.run": "torchrun",
    "torch.distributed.launch": "torchrun",
    "accelerate": "accelerate",
    "accelerate.commands.launch": "accelerate",
    "deepspeed": "deepspeed",
    "deepspeed.launcher.runner": "deepspeed",
    "deepspeed.launcher.launch": "deepspeed",
    "srun": "srun",
    "mpirun": "mpirun",
    "mpiexec": "mpirun",
    "orterun": "mpirun",
    "fabric": "fabric",
}
SHORT_SBATCH = {"N": "nodes", "n": "ntasks", "G": "gpus", "c": "cpus-per-task"}
SLURM_VARIABLES = {
    "nodes": ("SLURM_NNODES", "SLURM_JOB_NUM_NODES"),
    "ntasks": ("SLURM_NTASKS", "SLURM_NPROCS"),
    "ntasks-per-node": ("SLURM_NTASKS_PER_NODE", "SLURM_TASKS_PER_NODE"),
    "gpus-per-node": ("SLURM_GPUS_PER_NODE", "SLURM_GPUS_ON_NODE"),
    "gres": ("SLURM_GPUS_ON_NODE",),
}

_SUBCOMMANDS = {"accelerate": ("launch",), "tune": ("run",), "fabric": ("run",)}
_OLD_SUBCOMMANDS = {"fabric": ("model",)}
_SHELLS = ("bash", "sh", "zsh")
_PAIR = re.compile(r"[+~]{0,2}([A-Za-z_][\w.\-/@]*)=(.*)", re.DOTALL)
_FLAG = re.compile(r"--?([A-Za-z][\w.\-/]*)(?:=(.*))?", re.DOTALL)
_STUCK = re.compile(r"-([A-Za-z])([0-9]+)")

type Word = tuple[str, int]


class Found(NamedTuple):
    """Flags as (scope, path, text, line); scripts are the texts of `bash -c`."""

    flags: list[tuple[str, tuple[str, ...], str, int]]
    programs: list[str]
    scripts: list[Word]


def read(words: Sequence[Word]) -> Found:
    """What one command says."""
    found = Found([], [], [])
    scope, index = "", 0
    expected = True  # a program may stand here
    while index < len(words):
        word, line = words[index]
        name = word.rpartition("/")[2]
        flag = _FLAG.fullmatch(word) or _STUCK.fullmatch(word)
        if found.programs and runs_script(found.programs[-1], word):
            found.scripts.extend(words[index + 1 : index + 2])
            return found
        module = word == "-m" or (word == "--module" and scope)
        if module and index + 1 < len(words):
            name = words[index + 1][0]
            scope = _start(name, found)
            index, expected = index + 2, bool(scope)
        elif flag and not _stuck(word, scope):
            values = _values(words, index + 1, scope, alone=flag[2] is not None)
            texts = [flag[2]] if flag[2] is not None else [w for w, _ in values]
            _state(found, scope, flag[1], texts, line)
            _state_pairs(found, scope, values)
            index += 1 + (0 if flag[2] is not None else len(values))
        elif flag:
            stuck = _STUCK.fullmatch(word)
            if stuck:
                found.flags.append((scope, (stuck[1],), stuck[2], line))
            index += 1
        elif expected or name.endswith(".py") or name in LAUNCHERS:
            scope, index = _program(words, index, found)
            expected = bool(scope) or name.startswith("python")
        elif pair := _PAIR.fullmatch(word):
            found.flags.append((scope, tuple(pair[1].split(".")), pair[2], line))
            index += 1
        else:
            found.programs.append(name)
            index += 1
    return found


def runs_script(program: str, flag: str) -> bool:
    """Whether what follows is a script: `bash -c`."""
    return program.rpartition("/")[2] in _SHELLS and flag in ("-c", "-lc")


def _start(name: str, found: Found) -> str:
    found.programs.append(name)
    return LAUNCHERS.get(name, "")


def _program(words: Sequence[Word], index: int, found: Found) -> tuple[str, int]:
    """The scope of what a program is followed by, and where that begins."""
    name, index = words[index][0].rpartition("/")[2], index + 1
    if name == "lightning" and _is_next(words, index, ("run",)):
        name = "fabric"  # which was a part of it
    scope = _start(name, found)
    if _is_next(words, index, _SUBCOMMANDS.get(name, ())):
        scope, index = ("torchrun" if name == "tune" else scope), index + 1
        index += _is_next(words, index, _OLD_SUBCOMMANDS.get(name, ()))
    return scope, index


def _is_next(words: Sequence[Word], index: int, expected: Sequence[str]) -> bool:
    return index < len(words) and words[index][0] in expected


def _stuck(word: str, scope: str) -> bool:
    """`-N2` of SLURM and MPI; programs of others spell flags as they like."""
    return scope in ("srun", "mpirun") and bool(_STUCK.fullmatch(word))


def _values(
    words: Sequence[Word], index: int, scope: str, *, alone: bool
) -> Sequence[Word]:
    """The words that follow a flag as its values: one of a launcher's, else all."""
    if alone:
        return ()
    end = index
    while end < len(words) and not _is_flag(words[end][0]):
        if _is_program(words[end][0]) or (
            end > index and _PAIR.fullmatch(words[end][0])
        ):
            break
        end += 1
        if scope:
            break
    return words[index:end]


def _is_flag(word: str) -> bool:
    return bool(_FLAG.fullmatch(word))


def _is_program(word: str) -> bool:
    name = word.rpartition("/")[2]
    return name.endswith(".py") or name in LAUNCHERS or name in ("python", "python3")


def _state_pairs(found: Found, scope: str, values: Sequence[Word]) -> None:
    """`-y trainer.devices=8`: a setting, whether or not the flag takes a value."""
    for word, line in values:
        if pair := _PAIR.fullmatch(word):
            found.flags.append((scope, tuple(pair[1].split(".")), pair[2], line))


def _state(found: Found, scope: str, key: str, texts: list[str], line: int) -> None:
    path = tuple(key.split("."))
    found.flags.append((scope, path, " ".join(texts) if texts else "true", line))
    if len(texts) > 1:
        for index, text in enumerate(texts):
            found.flags.append((scope, (*path, str(index)), text, line))
