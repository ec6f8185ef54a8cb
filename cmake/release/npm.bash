# shellcheck shell=bash disable=SC2154
# Writes the package for Node, whose bytes depend only on the files. Sourced by release.sh and tests/checks/npm.sh.

pako=/usr/share/nodejs/pako/dist  # Debian's node-pako, which compresses to the same bytes as zlib

# PROGRAM: writes $out/flocking-$version.tgz, with the module in $root/build/wasm/module and the page of PROGRAM, which
# must have that module built in. Fails if it has none.
pack_npm() {
  local module=$root/build/wasm/module place name
  place=$(mktemp -d)
  name=$place/package
  if ! "$1" playground -o "$place/page.html" >/dev/null; then
    rm -rf "$place"
    return 1
  fi
  mkdir "$name"
  cp -r "$root"/npm/{bin,lib,package.json,README.md} "$root/LICENSE" "$name"
  sed -i "s/\"version\": \"0.0.0\"/\"version\": \"$version\"/" "$name/package.json"
  write_licenses node >"$name/LIBRARIES"
  cp "$module/engine.wasm.gz" "$pako/pako_deflate.min.js" "$name/lib"
  gzip -dc "$module/engine.wasm.gz" >"$name/lib/engine.wasm"  # uncompressed, since it starts sooner
  cat "$module/module.js" "$root/src/playground/page/engine.js" - >"$name/lib/engine.js" <<<'module.exports = {Command, engineOf};'
  # Writes the page without the engine, which the package already contains.
  node - "$place/page.html" "$module/engine.wasm.gz" "$name/lib/playground.html" <<'NODE'
const fs = require('node:fs');
const [page, engine, out] = process.argv.slice(2);
const parts = fs.readFileSync(page, 'utf8').split(fs.readFileSync(engine).toString('base64'));
if (parts.length !== 2) throw new Error(`${page} does not have the engine of ${engine} once; build the program again`);
fs.writeFileSync(out, parts.join('{{engine}}'));
NODE
  tar --create --format=ustar --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    --mtime="@$SOURCE_DATE_EPOCH" --directory="$place" package | gzip -9 --no-name >"$out/flocking-$version.tgz"
  rm -rf "$place"
}
