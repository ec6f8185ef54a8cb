# shellcheck shell=bash disable=SC2154
# Writes archives whose bytes depend only on the files. Sourced by release.sh.

# FOLDER NAME: writes $out/NAME.tar.gz, with FOLDER's files in a folder NAME.
pack_tar() {
  tar --create --format=ustar --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    --mtime="@$SOURCE_DATE_EPOCH" --transform="s,^\.,$2," --directory="$1" . |
    gzip -9 --no-name >"$out/$2.tar.gz"
}
