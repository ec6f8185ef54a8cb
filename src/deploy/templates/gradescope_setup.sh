#!/bin/sh
# Gradescope runs this once, as root, when the autograder's image is built. Run again, it changes nothing and needs no
# network.
set -eu
source=/autograder/source

sh "$source/toolchain"
if [ -e "$source/fetch" ]; then sh "$source/fetch"; fi
chmod 755 "$source/grade" "$source/run_autograder"
# The simulator, cases and answers are for root alone: submissions run as another user.
chmod 700 "$source/flocking"
chmod -R go= "$source/cases"
