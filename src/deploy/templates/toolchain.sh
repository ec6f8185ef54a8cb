#!/bin/sh
# toolchain: installs what submissions are built and confined with, as root on Debian or Ubuntu. Needs no network if all
# of it is there.
set -eu

missing=''
need() { if ! command -v "$1" >/dev/null 2>&1; then missing="$missing $2"; fi; }
# A command and its package in each line. More languages: javac default-jdk-headless; rustc rustc; go golang-go;
# node nodejs.
need bwrap bubblewrap
need g++ g++
need make make
need cmake cmake
need python3 python3
{{FETCH}}
if [ -z "$missing" ]; then exit 0; fi
export DEBIAN_FRONTEND=noninteractive
apt-get update
# shellcheck disable=SC2086  # several words
apt-get install -y --no-install-recommends $missing
