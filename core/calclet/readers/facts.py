"""What the documents together say: facts with their evidence, and what to make of it.

Names of facts, the same in every framework. The inputs of the calculator first:

    micro_batch_size             sequences (or what counts as one) per replica and pass
    data_parallel_size           replicas that each see other data
    gradient_accumulation_steps  passes of one replica between two updates
    sequence_length              tokens in each sequence
    global_batch_size            sequences per update, as a target that is stated
    tokens_per_step              tokens per update, as a target that is stated
    world_size                   processes of the whole run, mostly one per GPU
    nodes, gpus_per_node         whose product that is
    tensor_parallel_size, pipeline_parallel_size, context_parallel_size,
    sequence_parallel_size, expert_parallel_size, replicate_size, shard_size
    train_samples, train_tokens, train_steps, train_epochs, warmup_…, rampup_…
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from calclet.readers.settings import Document, Place, Plain, Setting, Unknown

INPUTS = (
    "micro_batch_size",
    "data_parallel_size",
    "gradient_accumulation_steps",
    "sequence_length",
)

# What can be said by hand whatever the framework, beside the inputs.
COMMON = (
    *("world_size", "nodes", "gpus_per_node", "global_batch_size", "tokens_per_step"),
    *("tensor_parallel_size", "pipeline_parallel_size", "context_parallel_size"),
    *("sequence_parallel_size", "expert_parallel_size"),
    *("train_samples", "train_tokens", "train_steps"),
)


class Fact(NamedTuple):
    """A value and where it comes from.

    `key`: as the file spells it, for repairs. `by`: "given" by hand, "stated" in a
    file, "default" of the framework, "derived" from others.
    """

    value: int | float | str | bool
    place: Place | None = None
    key: str = ""
    by: str = "stated"


class Change(NamedTuple):
    """One edit: `key` as the framework spells it; no file where nothing states it.

    An empty value takes the key out.
    """

    key: str
    value: str
    place: Place | None = None

    def plain(self) -> dict[str, Any]:
        """As an answer has it."""
        where = {"file": self.place.file, "line": self.place.line} if self.place else {}
        return where | {"key": self.key, "value": self.value}


class Remark(NamedTuple):
    """A note or a problem: a code, its arguments, the inputs that it concerns."""

    code: str
    args: dict[str, str]
    inputs: tuple[str, ...] = ()

    def plain(self) -> dict[str, Any]:
        """As an answer has it."""
        found: dict[str, Any] = {"code": self.code, "args": self.args}
        return found | ({"inputs": list(self.inputs)} if self.inputs else {})


class Repair(NamedTuple):
    """A way out: the edits, and the values of the calculator after them."""

    code: str
    args: dict[str, str]
    changes: tuple[Change, ...]
    values: dict[str, int]

    def plain(self) -> dict[str, Any]:
        """As an answer has it."""
        return {
            "code": self.code,
            "args": self.args,
            "changes": [change.plain() for change in self.changes],
            "values": {name: str(value) for name, value in self.values.items()},
        }


class Facts(dict[str, Fact]):
    """What one framework's module found: name to fact.

    `open`: names that are stated but not as a value (`auto`, `${…}`, null, -1), with
    the setting: whoever merges takes them from elsewhere or asks.
    """

    def __init__(self, framework: str = "") -> None:
        super().__init__()
        self.framework = framework
        self.open: dict[str, Setting] = {}

    def take(
        self, name: str, document: Document, *keys: str, scope: str | None = None
    ) -> Fact | None:
        """The number that the first of these keys states; what is no number is open."""
        setting = document.find(*keys, scope=scope)
        if setting is None:
            return None
        number = whole(setting.value)
        if number is None or number < 0:
            self.open[name] = setting
            return None
        return self.put(name, number, setting)

    def take_any(
        self, name: str, document: Document, *keys: str, scope: str | None = None
    ) -> Fact | None:
        """The same for a value of any kind: a flag, a word, a fraction."""
        setting = document.find(*keys, scope=scope)
        if setting is None:
            return None
        if setting.value is None or isinstance(setting.value, Unknown):
            self.open[name] = setting
            return None
        return self.put(name, setting.value, setting)

    def put(
        self, name: str, value: int | float | str | bool, setting: Setting | None = None
    ) -> Fact:
        """State a fact, from a setting where there is one."""
        fact = Fact(value, setting and setting.place, setting.key if setting else "")
        self[name] = fact
        self.open.pop(name, None)
        return fact


def whole(value: Plain) -> int | None:
    """The integer that a setting's value is; 8.0 and "8" are, true is not."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float):
        return int(value) if value.is_integer() and abs(value) < 2**53 else None
    if isinstance(value, str):
        digits = value.replace("_", "").replace(",", "").strip()
        return int(digits) if digits.isascii() and digits.isdigit() else None
    return None


class Reading:
    """All documents together, while they are made sense of.

    `facts` is the merger: what is given by hand before what the framework's own files
    say, before its companions (a DeepSpeed JSON beside the Trainer's YAML), before the
    launchers; defaults last. `of(id)` has what one module found by itself. `totals`:
    outputs that are known although an input has no single value. `wanted`: what was
    asked for, so that a name given by hand that nobody knows can be told.
    """

    def __init__(self, framework: str, documents: Sequence[Document]) -> None:
        self.framework = framework
        self.documents = list(documents)
        self.facts = Facts()
        self.by: dict[str, Facts] = {}
        self.notes: list[Remark] = []
        self.problems: list[Remark] = []
        self.repairs: list[Repair] = []
        self.asks: list[str] = []
        self.settled: set[str] = set()
        self.totals: dict[str, int] = {}
        self.wanted: set[str] = {*COMMON}

    def of(self, framework: str) -> Facts:
        """What this framework's module found; empty where it found nothing."""
        return self.by.get(framework) or Facts(framework)

    def number(self, name: str) -> int | None:
        """The integer that is known under this name."""
        self.wanted.add(name)
        fact = self.facts.get(name)
        return whole(fact.value) if fact else None

    def value(self, name: str) -> int | float | str | bool | None:
        """Whatever is known under this name."""
        self.wanted.add(name)
        fact = self.facts.get(name)
        return fact.value if fact else None

    def default(self, name: str, value: int | float | str | bool) -> None:
        """What the framework assumes where no config states it; told in a note."""
        known = name in self.facts or self.left_open(name)
        if not known and self.configured():
            self.facts[name] = Fact(value, by="default")
            self.note("default", name=name, value=text_of(value))

    def derive(self, name: str, value: int, *sources: str) -> None:
        """A value that follows from others; its evidence is the first source's.

        What is given by hand stays.
        """
        if name in self.facts and self.facts[name].by == "given":
            return
        places = (self.facts[s].place for s in sources if s in self.facts)
        self.facts[name] = Fact(value, next(filter(None, places), None), by="derived")

    def configured(self) -> bool:
        """Whether there is a config, and not only a log: then defaults hold."""
        return any(document.syntax != "log" for document in self.documents)

    def stated(self, name: str) -> bool:
        """Whether a file or a hand states it, rather than a default."""
        fact = self.facts.get(name)
        return fact is not None and fact.by in ("stated", "given")

    def key(self, name: str, otherwise: str) -> str:
        """How the files spell this fact, else how the framework does."""
        fact = self.facts.get(name)
        return (fact and fact.key) or otherwise

    def note(self, code: str, *inputs: str, **args: object) -> None:
        """Tell something that is right but easily overlooked."""
        self.notes.append(Remark(code, _texts(args), inputs))

    def problem(self, code: str, *inputs: str, **args: object) -> None:
        """Tell something that the framework refuses, or that contradicts itself."""
        self.problems.append(Remark(code, _texts(args), inputs))

    def repair(
        self,
        code: str,
        changes: Iterable[Change],
        values: dict[str, int],
        **args: object,
    ) -> None:
        """A way to repair the problems; the first is the smallest."""
        self.repairs.append(Repair(code, _texts(args), tuple(changes), values))

    def left_open(self, *names: str) -> bool:
        """Whether files state any by what is unknown here, as `$TP`: it is asked for.

        Not so null, -1 and auto, which each framework fills in its own way.
        """
        return sum(map(self._is_left_open, names)) > 0

    def _is_left_open(self, name: str) -> bool:
        stated = [facts.open.get(name) for facts in self.by.values()]
        found = [s for s in stated if s and isinstance(s.value, Unknown)]
        if name in self.facts or not found:
            return False
        if name not in INPUTS and name not in self.asks:  # those are told in the end
            self.note("open-value", name=name, text=found[0].place.text)
        self.ask(name)
        return True

    def ask(self, name: str) -> None:
        """Something that no file says and that the person can say."""
        if name not in self.asks:
            self.asks.append(name)

    def change(self, name: str, value: int, otherwise: str = "") -> Change:
        """The edit that gives this fact another value, where a config states it."""
        fact = self.facts.get(name)
        place = fact.place if fact and fact.key else None
        return Change(self.key(name, otherwise or name), str(value), place)

    def disagreeing(self, name: str) -> Iterator[tuple[str, Fact]]:
        """Who states this name with another value than the merger took."""
        taken = self.facts.get(name)
        for framework, facts in self.by.items():
            if taken and name in facts and facts[name].value != taken.value:
                yield framework, facts[name]


def text_of(value: object) -> str:
    """A value as answers have it: true, 0.25, 4096."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() else repr(value)
    return str(value)


def _texts(args: dict[str, object]) -> dict[str, str]:
    return {name: text_of(value) for name, value in args.items()}
