"""Archives whose bytes depend on nothing but what they hold."""

from __future__ import annotations

import gzip
import io
import tarfile
import time
import zipfile
from pathlib import PurePath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

FILE_MODE = 0o644
REGULAR = 0o100000
# What would not get smaller.
STORED = {".br", ".gz", ".png"}


def write_zip(out: Path, files: Mapping[str, bytes], moment: int) -> None:
    """Writes the files, all from that moment, in the order of their names."""
    date = time.gmtime(moment)[:6]
    draft = out.with_name(f".{out.name}")
    with zipfile.ZipFile(draft, "w") as archive:
        for name, data in sorted(files.items()):
            info = zipfile.ZipInfo(name, date)
            info.external_attr = (REGULAR | FILE_MODE) << 16
            info.create_system = 3  # as on Unix, wherever this runs
            small = PurePath(name).suffix in STORED
            kind = zipfile.ZIP_STORED if small else zipfile.ZIP_DEFLATED
            archive.writestr(info, data, kind, 9)
    draft.replace(out)


def write_tarball(out: Path, files: Mapping[str, bytes], moment: int) -> None:
    """The same as .tar.gz."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name, data in sorted(files.items()):
            info = tarfile.TarInfo(name)
            info.size, info.mtime, info.mode = len(data), moment, FILE_MODE
            archive.addfile(info, io.BytesIO(data))
    draft = out.with_name(f".{out.name}")
    draft.write_bytes(gzip.compress(packed.getvalue(), 9, mtime=0))
    draft.replace(out)
