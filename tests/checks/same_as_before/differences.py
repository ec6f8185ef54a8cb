"""The allowed differences between the program of commit ac0dd4c and the current one, and texts never compared."""

import re

# Texts that differ in every run: times, memory, dates, randomly chosen users.
MASKED = [
    (r"\d+\.\d+ s\b", "_ s"),
    (r"\d+(\.\d+)? MiB\b", "_ MiB"),
    (r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z?", "_date_"),
    (r'("(?:cpu_s|wall_s|peak_memory_bytes|execution_time|time|memory_bytes)": ?)[0-9.e-]+', r"\1_"),
    (r'(time|duration)="[0-9.]+"', r'\1="_"'),
    (r"(used) \d+ %", r"\1 _ %"),
    (r"(?m)^(\"[^\"]*\",\"[^\"]*\",\"[^\"]*\",[A-Z]+,\"[^\"]*\",[^,]*,[^,]*),[^,]*,[^,]*,[^,]*", r"\1,_,_,_"),
    (r"duration_ms: [0-9.]+", "duration_ms: _"),
    (r"an? (user without rights|unprivileged user) \(\d+\)", "an unprivileged user (_)"),
    (r" +", " "),  # the width of columns depends on the times in them
    (r"-{2,}", "--"),
]

# Messages with new wording: the old text, the new text.
REWORDED = [
    (r"cannot read (\S+): (No such file or directory|Is a directory)", r"\1: cannot open for reading: \2"),
    (r"(\S+): cannot read: Is a directory", r"\1: cannot open for reading: Is a directory"),
    (r"plot needs a file to draw to; give -o FILE\.svg or FILE\.png", "no output file; use -o FILE.svg"),
    (r"there is nowhere to write to; give -o PAGE", "no output file; use -o PAGE"),
    (r"a program behind -- or a class by -", "a program after --, or a class with -"),
    (r"a program behind -- or outputs by -", "a program after --, or outputs with -"),
    (r"a file that ends in \.svg or \.png", "a file that ends in .svg"),
    (r"goes with --input and --output only, not with (\S+)", r"cannot be combined with \1, only with --input and --output"),
]

# Texts about the sandbox: the names of layers, in reports for people and for programs.
SANDBOX = [
    (r"sandbox: [^\n`\\%;]*(; processor time [^\n`\\%;]*)?", "sandbox: _"),
    (r'"layers": ?\[[^\]]*\],\s*', ""),
    (r'"timing": ?"[^"]*",\s*', ""),
    (r'"missing": ?\[[^\]]*\]', '"missing":_'),
    (r"(is missing \w+ \([^)\n]*\))[^\n`%\\]*", r"\1"),
]


def replaced(replacements, texts):
    for pattern, by in replacements:
        texts = {name: re.sub(pattern, by, text) for name, text in texts.items()}
    return texts


def option_names(texts):
    return {**texts, "stdout": "\n".join(re.findall(r"(?m)^ (-\S+)", texts["stdout"]))}


def without_new_behaviours(texts):
    new = r"(unaligned_collision_avoidance|containment)"
    listing = re.sub(rf"(?m)^{new}:.*\n(?:^ .*\n|^\n)*", "", texts["stdout"])
    return {**texts, "stdout": re.sub(rf"(?ms)^## {new}:.*?(?=^## |\Z)", "", listing)}


# (reason, pattern of the command lines, function that makes texts comparable, applied to both or only to the old texts)
DIFFERENCES = [
    ("messages: one wording for the same mistake, and plainer words", ".", lambda texts: replaced(REWORDED, texts), "old"),
    ("help: plainer words; the options are the same", "--help", option_names, "both"),
    ("settings: two behaviours were added", "^settings", without_new_behaviours, "both"),
    ("reports: all layers of the sandbox are named, and what is lost without one", "^grade",
     lambda texts: replaced(SANDBOX, texts), "both"),
    ("plots: PNG is gone, an SVG can be made into one by browsers", r"^plot .*\.png", lambda texts: {}, "both"),
]


def meant(line, old, new):
    """The reasons for all differences of a command line, or none if one of them has no reason."""
    words, reasons = " ".join(line), []
    for reason, command, comparable, whose in DIFFERENCES:
        if not re.search(command, words):
            continue
        old_then = comparable(old)
        new_then = comparable(new) if whose == "both" else new
        if (old_then, new_then) != (old, new):
            reasons.append(reason)
        old, new = old_then, new_then
        if old == new:
            return "; ".join(reasons)
    return None
