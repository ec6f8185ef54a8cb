# shellcheck shell=bash disable=SC2154
# Archives whose bytes follow from the files alone. Sourced by release.sh.

# FOLDER NAME: NAME.tar.gz in $out, with FOLDER's files in a folder NAME.
pack_tar() {
  tar --create --format=ustar --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    --mtime="@$SOURCE_DATE_EPOCH" --transform="s,^\.,$2," --directory="$1" . |
    gzip -9 --no-name >"$out/$2.tar.gz"
}
