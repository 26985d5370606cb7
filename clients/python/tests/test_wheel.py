"""The wheel: the same bytes every time, whole, and usable as it is."""

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

import eugene_ged

HERE = Path(__file__).resolve().parent


def builder():
    spec = importlib.util.spec_from_file_location("build_wheel", HERE.parent / "build_wheel.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class WheelTest(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)
        self.folder = Path(self._folder.name)

    def test_the_bytes_are_the_same_every_time(self):
        digests = set()
        for at in range(2):
            place = self.folder / str(at)
            place.mkdir()
            name = builder().build_wheel(str(place))
            digests.add(hashlib.sha256((place / name).read_bytes()).hexdigest())
        self.assertEqual(1, len(digests))

    def test_it_can_be_imported_from_where_there_is_nothing_else(self):
        name = builder().build_wheel(str(self.folder))
        code = "import eugene_ged, sys; print(eugene_ged.__version__, eugene_ged.__file__)"
        environment = {**os.environ, "PYTHONPATH": str(self.folder / name)}
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=str(self.folder), env=environment,
            stdout=subprocess.PIPE, text=True, check=True,
        )  # fmt: skip
        version, file = done.stdout.split()
        self.assertEqual(eugene_ged.__version__, version)
        self.assertIn(name, file)

    def test_it_lists_what_it_holds(self):
        name = builder().build_wheel(str(self.folder))
        with zipfile.ZipFile(self.folder / name) as wheel:
            listed = [n for n in wheel.namelist() if n.endswith("RECORD")]
            lines = wheel.read(listed[0]).decode().splitlines()
            self.assertEqual(wheel.namelist(), [line.split(",")[0] for line in lines])
            self.assertIn("eugene_ged/py.typed", wheel.namelist())
            self.assertIn(b"Apache License", wheel.read(listed[0].replace("RECORD", "LICENSE")))

    def test_the_version_is_said_once(self):
        text = (HERE.parent / "pyproject.toml").read_text(encoding="utf-8")
        self.assertEqual(eugene_ged.__version__, re.search(r'^version = "(.*)"$', text, re.M).group(1))


if __name__ == "__main__":
    unittest.main()
