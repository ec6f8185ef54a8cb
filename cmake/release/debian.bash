# shellcheck shell=bash disable=SC2154
# Makes a Debian package of a static program. Sourced by release.sh.

# TREE: moves or compresses files that a package has in another form than `cmake --install` installs them.
move_to_debians_places() {
  local share=$1/usr/share
  mv "$share/zsh/site-functions" "$share/zsh/vendor-completions"
  gzip -9 --no-name "$share/man/man1/flocking.1"
  rm "$share/doc/flocking/LICENSE"
  mv "$share/doc/flocking/CHANGELOG.md" "$share/doc/flocking/changelog"
  gzip -9 --no-name "$share/doc/flocking/changelog"
}

# TREE: writes the documents that each package must have.
write_debian_documents() {
  local share=$1/usr/share
  {
    printf 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n'
    printf 'Upstream-Name: flocking\n\nFiles: *\nCopyright: 2026 The flocking authors\nLicense: Expat\n'
    sed -n '/^Permission/,$p' LICENSE | sed 's/^$/./; s/^/ /'
    printf '\nComment: The licenses of libraries that are linked statically are in\n'
    printf ' /usr/share/doc/flocking/LIBRARIES.gz.\n'
  } >"$share/doc/flocking/copyright"
  {
    printf 'flocking (%s-1) stable; urgency=medium\n\n  * As released; see changelog.gz.\n\n' "$version"
    printf ' -- %s  %s\n' "$FLOCKING_MAINTAINER" "$(date -R --date="@$SOURCE_DATE_EPOCH")"
  } | gzip -9 --no-name >"$share/doc/flocking/changelog.Debian.gz"
  gzip -9 --no-name "$share/doc/flocking/LIBRARIES"
  mkdir -p "$share/lintian/overrides"
  cp cmake/release/lintian-overrides "$share/lintian/overrides/flocking"
}

# TREE: the size in KiB as dpkg-gencontrol counts it: the size that du prints for folders depends on the file system.
installed_size() {
  find "$1/usr" -printf '%y %s\n' | awk '{ size += $1 == "f" ? int(($2 + 1023) / 1024) : 1 } END { print size }'
}

# TREE ARCHITECTURE
write_control() {
  mkdir "$1/DEBIAN"
  cat >"$1/DEBIAN/control" <<END
Package: flocking
Version: $version-1
Architecture: $2
Maintainer: $FLOCKING_MAINTAINER
Installed-Size: $(installed_size "$1")
Depends: bubblewrap
Section: education
Priority: optional
Description: simulate flocks exactly, and grade programs that should
 Simulates the flocking assignment of a game-AI course, bit for bit as the
 textbook's double loop does, with the steering behaviours and flow fields
 around it. Compares outputs, draws them, explains how a program deviates
 from the rules, and grades programs of students in a sandbox.
END
  (cd "$1" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$1/DEBIAN/md5sums"
}

# FOLDER ARCHITECTURE: writes the package to $out.
pack_debian() {
  local tree=$work/debian-$2
  mkdir "$tree"
  cp -a "$1" "$tree/usr"
  move_to_debians_places "$tree"
  write_debian_documents "$tree"
  write_control "$tree" "$2"
  chmod -R u=rwX,go=rX "$tree"
  find "$tree" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +  # dpkg-deb keeps older times
  dpkg-deb --root-owner-group -Zxz --build "$tree" "$out/flocking_$version-1_$2.deb" >&2
}
