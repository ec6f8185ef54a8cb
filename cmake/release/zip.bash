# shellcheck shell=bash disable=SC2154
# Writes the archive for Windows, whose bytes depend only on the files. Sourced by release.sh.

# FOLDER NAME: writes $out/NAME.zip, with FOLDER's files in a folder NAME.
pack_zip() {
  python3 - "$1" "$2" "$out/$2.zip" "$SOURCE_DATE_EPOCH" <<'PYTHON'
import os, sys, time, zipfile

folder, name, archive, epoch = sys.argv[1:]
when = time.gmtime(max(int(epoch), 315532800))[:6]  # zip has no times before 1980
paths = sorted(os.path.relpath(os.path.join(place, file), folder)
               for place, _, files in os.walk(folder) for file in files)
with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for path in paths:
        entry = zipfile.ZipInfo(f"{name}/{path}", when)
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.create_system = 3
        entry.external_attr = (0o100755 if path.endswith(".exe") else 0o100644) << 16
        with open(os.path.join(folder, path), "rb") as file:
            packed.writestr(entry, file.read())
PYTHON
}
