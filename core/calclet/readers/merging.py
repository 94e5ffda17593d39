"""From documents to one Reading: who recognises what, and whose values count."""

import re
from collections.abc import Iterable, Mapping

from calclet.errors import BadInput
from calclet.readers import layout, registry
from calclet.readers.documents import documents
from calclet.readers.facts import INPUTS, Fact, Facts, Reading
from calclet.readers.settings import Document, Setting

_SURE_ENOUGH = 20  # below, a document is nobody's
_MAXIMUM_TOLD = 5  # of the same problem
_BESIDE = 50  # an engine that is this sure reads what a framework won
_LAYOUT = ("world_size", "nodes", "gpus_per_node", *layout.MODEL_PARALLEL)
_FOLLOWS = {
    "data_parallel_size": _LAYOUT,
    "gradient_accumulation_steps": (*_LAYOUT, "global_batch_size", "tokens_per_step"),
}
_COMPARED = (*INPUTS, "global_batch_size", "world_size", "nodes", "gpus_per_node")


def reading(
    files: Mapping[str, str], given: Mapping[str, int]
) -> tuple[Reading, list[dict[str, str]]]:
    """All that the files say, checked by the framework that they are for.

    Raises BadInput not-understood or broken-syntax where no framework is recognised.
    """
    found = documents(files, _is_message)
    owned, scores = _owners(found)
    if not owned:
        broken = [d for d in found if d.broken]
        if broken:
            line = str(broken[0].broken)
            raise BadInput("broken-syntax", file=broken[0].name, line=line)
        raise BadInput("not-understood")
    main = max(owned, key=lambda name: (-_rank(name), scores[name]))
    result = Reading(main, found)
    for name, its in owned.items():
        result.by[name] = _read(result, name, its)
    _merge(result, given)
    _tell_others(result, owned)
    for document in found:
        if document.broken:
            result.problem("broken-syntax", file=document.name, line=document.broken)
    for name in result.by:
        if hasattr(registry.known()[name], "before"):
            registry.known()[name].before(result)
    getattr(registry.known()[main], "check", layout.replicas)(result)
    for name in result.by:
        if name != main and hasattr(registry.known()[name], "beside"):
            registry.known()[name].beside(result)
    _tell_contradictions(result)
    _ask(result)
    recognised = [
        {"id": name, "file": document.name}
        for name, its in owned.items()
        for document in its
    ]
    return result, recognised


def _is_message(text: str) -> bool:
    return any(
        message.pattern.search(text)
        for framework in registry.known().values()
        for message in registry.messages(framework)
    )


def _owners(
    found: Iterable[Document],
) -> tuple[dict[str, list[Document]], dict[str, int]]:
    """The documents of each framework that reads any, and how sure it is at most."""
    owned: dict[str, list[Document]] = {}
    best: dict[str, int] = {}
    for document in found:
        scores = {n: _score(f, document) for n, f in registry.known().items()}
        scores = {n: score for n, score in scores.items() if score >= _SURE_ENOUGH}
        # A command starts an engine or launcher and is written for what it trains.
        competing = 1 if document.syntax == "shell" else 2
        others = [name for name in scores if _rank(name) < competing]
        winner = max(others, key=lambda name: (scores[name], -_rank(name)), default="")
        for name, score in scores.items():
            beside = _rank(name) > 1 or (_rank(name) == 1 and score >= _BESIDE)
            if name == winner or beside:
                owned.setdefault(name, []).append(document)
                best[name] = max(best.get(name, 0), score)
    return owned, best


def _score(framework: registry.Framework, document: Document) -> int:
    if document.syntax == "log":
        known = registry.messages(framework)
        found = [m.code for m in known if m.pattern.search(document.text)]
        if found:  # lines without a code of their own are printed by many
            return 65 if any(found) else 50  # below a config that is beside it
    return framework.recognise(document)


def _rank(name: str) -> int:
    return registry.ROLES.index(registry.role(registry.known()[name]))


def _read(result: Reading, name: str, its: Iterable[Document]) -> Facts:
    """What a module finds; of its documents the command line counts last."""
    framework = registry.known()[name]
    facts = Facts(name)
    for document in sorted(its, key=lambda document: document.syntax == "shell"):
        own = Facts(name)
        if document.syntax == "log":
            _messages(result, framework, document, own)
        if hasattr(framework, "read"):
            framework.read(document, own)
        for key, fact in own.items():
            before = facts.get(key)
            if before and before.value != fact.value and fact.place and before.place:
                _tell_overriding(result, key, before, fact, document)
            facts[key] = fact
            facts.open.pop(key, None)
        facts.open |= {k: s for k, s in own.open.items() if k not in facts}
    return facts


def _messages(
    result: Reading, framework: registry.Framework, document: Document, facts: Facts
) -> None:
    for message in registry.messages(framework):
        matches = [*message.pattern.finditer(document.text)]
        if not matches:
            continue
        found = matches[-1]  # the run that is meant
        args = {k: v for k, v in found.groupdict().items() if v is not None}
        place = document.line(document.text.count("\n", 0, found.start()) + 1)
        for name, text in args.items():
            number = text.replace(",", "").removesuffix(".0")
            if "_" in name and number.isdigit():
                facts.put(name, int(number), Setting((name,), int(number), place))
                facts[name] = facts[name]._replace(key="")
        if message.code and message.problem:
            _problems(result, message.code, matches)
        elif message.code:
            result.note(message.code, **args)


def _problems(result: Reading, code: str, matches: list[re.Match[str]]) -> None:
    """Each that says something else: every rank prints the same."""
    told = dict.fromkeys(tuple(match.groupdict().items()) for match in matches)
    for args in [*told][-_MAXIMUM_TOLD:]:
        result.problem(code, **{name: x for name, x in args if x is not None})


def _tell_overriding(
    result: Reading, name: str, before: Fact, fact: Fact, document: Document
) -> None:
    args = _differing(name, fact, before)
    if document.syntax == "shell":
        result.note("overridden", name, **args)
    else:
        result.problem("contradiction", name, **args)


def _merge(result: Reading, given: Mapping[str, int]) -> None:
    """Fill `facts`: by hand, the main framework, what it builds on, the others."""
    main = registry.known()[result.framework]
    first = [result.framework, *getattr(main, "WITH", ())]
    rest = [n for n in result.by if n not in first and _rank(n)]
    for name in [*first, *sorted(rest, key=_rank)]:
        facts = result.of(name)
        for key, fact in facts.items():
            result.facts.setdefault(key, fact)
    for name, value in given.items():
        before = result.facts.get(name)
        place, key = (before.place, before.key) if before else (None, "")
        result.facts[name] = Fact(value, place, key, by="given")


def _tell_others(result: Reading, owned: Mapping[str, list[Document]]) -> None:
    main = registry.known()[result.framework]
    for name, its in owned.items():
        known = (result.framework, *getattr(main, "WITH", ()))
        if name not in known and not _rank(name):
            result.note("other-framework", framework=name, file=its[0].name)


def _tell_contradictions(result: Reading) -> None:
    for name in _COMPARED:
        taken = result.facts.get(name)
        if (
            name in result.settled
            or not taken
            or not taken.place
            or taken.by == "given"
        ):
            continue
        for framework, other in result.disagreeing(name):
            if other.place and _rank(framework) in (1, 2):
                args = _differing(name, taken, other)
                result.problem("contradiction", name, **args)


def _differing(name: str, taken: Fact, other: Fact) -> dict[str, object]:
    """Two places that state a fact, the one that counts first."""
    return {
        "name": name,
        "value": taken.value,
        "file": taken.place.file if taken.place else "",
        "other_value": other.value,
        "other_file": other.place.file if other.place else "",
    }


def _ask(result: Reading) -> None:
    """For inputs that nothing says; what they follow from is asked for first."""
    for name in INPUTS:
        if not result.number(name):
            for facts in result.by.values():
                if name in facts.open:
                    text = facts.open[name].place.text
                    result.note("open-value", name, name=name, text=text)
                    break
            waits = any(other in result.asks for other in _FOLLOWS.get(name, ()))
            uneven = name == "micro_batch_size" and "global_batch_size" in result.totals
            if not (uneven or waits):
                result.ask(name)
