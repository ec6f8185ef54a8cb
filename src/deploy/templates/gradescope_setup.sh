#!/bin/sh
# Gradescope runs this once, as root, when the autograder's image is built.
set -eu
source=/autograder/source

# What students' programs are built with. More languages: default-jdk-headless, rustc, golang-go, nodejs.
export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install -y --no-install-recommends bubblewrap g++ make cmake python3

chmod 755 "$source/flocking" "$source/grade" "$source/run_autograder"
# Cases and answers are for root alone.
chmod -R go= "$source/cases"
