#!/usr/bin/env python3
"""Writes classes as the platforms export them: make_classes.py OUT [NAME...]."""
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # leave no __pycache__ in the source tree

from maker import blackboard, brightspace, canvas, generic, github, google, gradescope, moodle, sakai

CLASSES = {
    "moodle": moodle.moodle, "moodle_flat": moodle.moodle_flat, "moodle_blind": moodle.moodle_blind,
    "moodle_groups": moodle.moodle_groups, "moodle_localized": moodle.moodle_localized,
    "moodle_french": moodle.moodle_french, "canvas": canvas.canvas,
    "canvas_text_and_link": canvas.canvas_text_and_link, "canvas_anonymous": canvas.canvas_anonymous,
    "canvas_groups": canvas.canvas_groups, "brightspace": brightspace.brightspace,
    "blackboard": blackboard.blackboard, "blackboard_utf16": blackboard.blackboard_utf16, "sakai": sakai.sakai,
    "google_classroom": google.google_classroom, "gradescope": gradescope.gradescope,
    "gradescope_groups": gradescope.gradescope_groups, "github": github.github, "github_teams": github.github_teams,
    "generic_groups": generic.generic_groups, "generic_cp850": generic.generic_cp850,
    "generic_cp1252": generic.generic_cp1252, "generic_gb18030": generic.generic_gb18030,
    "generic_shift_jis": generic.generic_shift_jis, "generic_extra_field": generic.generic_extra_field,
    "refused_canvas_maximum": canvas.refused_maximum, "refused_moodle_maximum": moodle.refused_maximum,
    "refused_brightspace_maximum": brightspace.refused_maximum,
    "refused_blackboard_maximum": blackboard.refused_maximum, "refused_canvas_course": canvas.other_course,
    "refused_moodle_course": moodle.other_course, "refused_canvas_anonymous": canvas.refused_anonymous}


def main(arguments):
    if not arguments or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    out, names = Path(arguments[0]), arguments[1:] or list(CLASSES)
    unknown = [name for name in names if name not in CLASSES]
    if unknown:
        print(f"make_classes.py: error: no class {unknown[0]}: expected one of {', '.join(CLASSES)}", file=sys.stderr)
        return 2
    for name in names:
        CLASSES[name]().write(out / name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
