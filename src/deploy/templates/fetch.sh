#!/bin/sh
# fetch: makes sure that the file `flocking` beside this script is the program with the checksum below. Downloads it if it
# is missing or differs.
set -eu
url='{{URL}}'
sha256='{{SHA256}}'

here=$(cd "$(dirname "$0")" && pwd)
is_right() { [ -f "$1" ] && echo "$sha256  $1" | sha256sum --check --status; }
if is_right "$here/flocking"; then exit 0; fi

download=$(mktemp "$here/flocking.XXXXXX")
trap 'rm -f "$download"' EXIT
curl --fail --location --silent --show-error --retry 3 --output "$download" "$url"
if ! is_right "$download"; then
  echo "fetch: $url: wrong checksum: expected $sha256, found $(sha256sum "$download" | cut -d ' ' -f 1)" >&2
  exit 3
fi
chmod 755 "$download"
mv -f "$download" "$here/flocking"
trap - EXIT
