"""What can go wrong, as data.

CalcletError
├── DefinitionError      a calculator is declared wrongly: for its author
├── UnknownCalculator    no calculator has this name
└── BadInput             a value cannot be used: for the person who typed it
    └── Refused          values that cannot stand together, in a calculator's words

No error holds prose for visitors: a code and its arguments become words where the
words of a language are known.
"""


class CalcletError(Exception):
    """Root of the tree above."""


class DefinitionError(CalcletError):
    """A declaration that would fail later, found when the calculator is imported."""


class UnknownCalculator(CalcletError):
    """Nothing in the registry has the name asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no calculator is named {name[:60]!r}")
        self.name = name


class BadInput(CalcletError):
    """A value, or a whole request, that cannot be used.

    `code` is one of the codes listed in `calclet.service`; `arguments` go with it,
    all of them text, numbers as exact ASCII text.
    """

    def __init__(self, code: str, **args: str) -> None:
        super().__init__(code, args)
        self.code = code
        self.arguments = args


class Refused(BadInput):
    """Raised by a calculator's function: these inputs cannot stand together.

    `code` is one of those that the calculator declares in `refuses`; its words are
    the message `refusal-<code>`. `inputs`: ids of those concerned, the first is the
    one that the refusal is shown beside. Numbers among `arguments` become exact text.
    """

    def __init__(self, code: str, *inputs: str, **arguments: object) -> None:
        super().__init__(code)
        self.inputs = inputs
        self.numbers = arguments
