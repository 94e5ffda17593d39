"""open_clip: --batch-size pairs for each GPU, --accum-freq passes.

B = batch-size · accum-freq · world, of image and text pairs. Tokens say little here,
as the loss compares each pair with all others of the batch.
"""

from calclet.readers import launching, layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.settings import Document

NAME = "OpenCLIP"
SOURCE = "https://github.com/mlfoundations/open_clip/blob/89fb801/src/open_clip_train/params.py"

_MODULES = ("open_clip_train.main", "training.main", "open_clip_train/main.py")


def recognise(document: Document) -> int:
    """By its module, or by flags that only it has."""
    if document.syntax != "shell":
        return 0
    own = document.has(
        "accum_freq", "train_num_samples", "dataset_resampled", "gather_with_grad"
    )
    return min(80 * document.starts(*_MODULES) + 25 * own, 95)


def read(document: Document, facts: Facts) -> None:
    """Batch and passes; alone, Python starts one process."""
    facts.take("micro_batch_size", document, ".batch_size")
    facts.take("gradient_accumulation_steps", document, "accum_freq")
    facts.take("train_samples", document, "train_num_samples")
    launching.alone(document, facts)


def check(reading: Reading) -> None:
    """Three numbers, one product."""
    reading.default("gradient_accumulation_steps", 1)
    layout.replicas(reading)
    reading.note("open_clip-pairs", "micro_batch_size")
