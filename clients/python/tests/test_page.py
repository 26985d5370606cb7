"""Every block of docs/python.md is run, in one session, and prints what the page says."""

import contextlib
import io
import os
import re
import tempfile
import unittest
import warnings
from pathlib import Path

import eugene_ged
from eugene_ged.networkx_calls import knows_optima

PAGE = Path(__file__).resolve().parents[3] / "docs" / "python.md"
BLOCK = re.compile(r"^```(\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


class PageTest(unittest.TestCase):
    def test_blocks_print_what_the_page_says(self):
        blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
        session = {}
        here = os.getcwd()
        self.addCleanup(os.chdir, here)
        ran = 0
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            for at, (language, code) in enumerate(blocks):
                if language != "python":
                    continue
                if "optimal_edit_paths" in code and not knows_optima():
                    continue
                printed = io.StringIO()
                with contextlib.redirect_stdout(printed), warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    exec(compile(code, f"{PAGE.name}, block {at + 1}", "exec"), session)
                ran += 1
                if at + 1 < len(blocks) and blocks[at + 1][0] == "text":
                    self.assertEqual(blocks[at + 1][1], printed.getvalue(), code)
            os.chdir(here)
        self.assertGreater(ran, 5)

    def test_the_first_picture_takes_ten_lines(self):
        first = next(code for language, code in BLOCK.findall(PAGE.read_text(encoding="utf-8")) if language == "python")
        self.assertLessEqual(len(first.splitlines()), 10)

    def test_everything_public_is_on_the_page(self):
        text = PAGE.read_text(encoding="utf-8")
        for name in eugene_ged.__all__:
            self.assertIn(name, text)


if __name__ == "__main__":
    unittest.main()
