#!/usr/bin/env python3
"""Tests of check_classes.py: an ideal program passes, and each kind of mistake is found."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
IDEAL = HERE / "checker" / "ideal.py"


def run_check(classes, mistake, names):
    """Runs the check on the ideal program with one mistake; returns (status, output)."""
    with tempfile.TemporaryDirectory() as place:
        program = Path(place) / "program"
        program.write_text(f'#!/bin/sh\nMISTAKE="{mistake}" exec "{sys.executable}" "{IDEAL}" "$@"\n', encoding="utf-8")
        program.chmod(0o755)
        command = [sys.executable, HERE / "check_classes.py", program, classes, *names]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


class Check(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.place = tempfile.TemporaryDirectory()
        subprocess.run([sys.executable, HERE / "make_classes.py", cls.place.name], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.place.cleanup()

    def expect(self, mistake, names, *lines):
        status, output = run_check(self.place.name, mistake, names)
        for line in lines:
            self.assertIn(line, output)
        self.assertEqual(status, 1, output)

    def test_ideal_program_passes_every_class(self):
        status, output = run_check(self.place.name, "", [])
        self.assertEqual((status, output.splitlines()[-1:]), (0, ["32 of 32 classes as expected"]), output)

    def test_zero_for_missing_student_is_found(self):
        self.expect("zero_missing", ["canvas"], "Kurt Gödel (1008): import file: expected kept grade 'EX', found '0'",
                    "second run: Ada Lovelace (1001): import file: expected kept grade '10', found '0'")

    def test_changed_quotes_are_found(self):
        self.expect("unquote", ["moodle"],
                    "row 1: import file: expected column 2 as it was, '\"Full name\"', found 'Full name'")

    def test_lost_byte_order_mark_is_found(self):
        self.expect("no_bom", ["blackboard_utf16"], "row 1: import file: expected column 1 as it was,")

    def test_changed_line_ends_are_found(self):
        self.expect("line_ends", ["brightspace"], r"expected 8 cells and line end '\r\n', found 8 cells and line end '\n'")

    def test_lost_student_is_found(self):
        self.expect("lose_last", ["github"], "expected 1 row in the grade book, found 0")

    def test_row_of_no_student_is_found(self):
        self.expect("test_student", ["canvas"], "1500 Student, Test: expected no row in the grade book, found 0 points")

    def test_swapped_twins_are_found(self):
        self.expect("swap", ["gradescope_groups"], "John Wallis (400111): expected full, found zero",
                    "John Wallis (400112): expected zero, found full")

    def test_graded_refusal_is_found(self):
        self.expect("never_refuse", ["refused_canvas_maximum"], "expected status 3, found 0")

    def test_wrong_layout_is_found(self):
        self.expect("layout", ["sakai"], "layout: expected sakai, found chaos")


if __name__ == "__main__":
    unittest.main()
