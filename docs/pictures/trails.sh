#!/usr/bin/env bash
# Draws docs/pictures/trails.svg again.
set -euo pipefail
cd "$(dirname "$0")/../.."
./flocking plot testcases/steering/sheep_and_dog.in \
  --scenario testcases/steering/sheep_and_dog.toml \
  --title "Sheep and dog" --output docs/pictures/trails.svg
