#!/usr/bin/env python3
"""Builds the wheel with the standard library alone: no network, the same bytes every time.

    python3 build_wheel.py [DIRECTORY]

writes eugene_ged-VERSION-py3-none-any.whl into DIRECTORY (default: dist). The functions below are
also what pip asks for, so ``pip install clients/python`` needs no network either.
"""

import base64
import hashlib
import io
import os
import re
import sys
import tarfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = "eugene_ged"
# The earliest time that a zip can hold.
TIME = (1980, 1, 1, 0, 0, 0)


def setting(name):
    """A line of pyproject.toml; Python 3.9 has no reader of its own."""
    text = (HERE / "pyproject.toml").read_text(encoding="utf-8")
    return re.search(rf'^{name} = "(.*)"$', text, re.MULTILINE).group(1)


def metadata():
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    return (
        "Metadata-Version: 2.1\n"
        f"Name: {setting('name')}\n"
        f"Version: {setting('version')}\n"
        f"Summary: {setting('description')}\n"
        "License: Apache-2.0\n"
        f"Requires-Python: {setting('requires-python')}\n"
        "Provides-Extra: networkx\n"
        'Requires-Dist: networkx; extra == "networkx"\n'
        "Provides-Extra: numpy\n"
        'Requires-Dist: numpy; extra == "numpy"\n'
        "Description-Content-Type: text/markdown\n"
        "\n" + readme
    )


def package_files():
    files = sorted((HERE / PACKAGE).rglob("*"))
    return [file for file in files if file.suffix == ".py" or file.name == "py.typed"]


def licence():
    """The licence stands at the root of the repository; an unpacked source archive has a copy."""
    for place in (HERE, *HERE.parents):
        if (place / "LICENSE").is_file():
            return (place / "LICENSE").read_bytes()
    raise SystemExit("there is no LICENSE beside the package or above it; build it from the repository")


def contents():
    """What the wheel holds, by name, but for the list of it."""
    info = f"{PACKAGE}-{setting('version')}.dist-info"
    held = {file.relative_to(HERE).as_posix(): file.read_bytes() for file in package_files()}
    held[f"{info}/LICENSE"] = licence()
    held[f"{info}/METADATA"] = metadata().encode("utf-8")
    held[f"{info}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: build_wheel.py\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    )
    return f"{info}/RECORD", held


def record(name, held):
    lines = []
    for file, content in held.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{file},sha256={digest},{len(content)}\n")
    return "".join(lines) + f"{name},,\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel and returns its name."""
    list_name, held = contents()
    held[list_name] = record(list_name, held).encode("utf-8")
    name = f"{PACKAGE}-{setting('version')}-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w", zipfile.ZIP_STORED) as wheel:
        for file, content in held.items():
            entry = zipfile.ZipInfo(file, TIME)
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            wheel.writestr(entry, content)
    return name


def build_sdist(sdist_directory, config_settings=None):
    """Writes the sources and returns the name of the archive."""
    root = f"{PACKAGE}-{setting('version')}"
    files = [HERE / "build_wheel.py", HERE / "pyproject.toml", HERE / "README.md", *package_files()]
    held = {file.relative_to(HERE).as_posix(): file.read_bytes() for file in files}
    held["LICENSE"] = licence()
    held["PKG-INFO"] = metadata().encode("utf-8")
    name = root + ".tar.gz"
    with tarfile.open(os.path.join(sdist_directory, name), "w:gz") as archive:
        for file, content in held.items():
            entry = tarfile.TarInfo(f"{root}/{file}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return name


def get_requires_for_build_wheel(config_settings=None):
    return []


if __name__ == "__main__":
    directory = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "dist"
    directory.mkdir(parents=True, exist_ok=True)
    print(directory / build_wheel(directory))
