"""Zip archives with the name encodings that platforms and operating systems write."""
import struct
import unicodedata
import zipfile
import zlib

UTF8_FLAG = 0x800


class _BareInfo(zipfile.ZipInfo):
    """A zip entry whose name is stored in `codec` without the UTF-8 flag, if `codec` has its characters."""

    codec = "utf-8"

    def _encodeFilenameFlags(self):
        try:
            return self.filename.encode(self.codec), self.flag_bits & ~UTF8_FLAG
        except UnicodeEncodeError:
            return self.filename.encode("utf-8"), self.flag_bits | UTF8_FLAG


def unicode_path(shown, path):
    """Returns Info-ZIP's extra field 0x7075: the name in UTF-8 and the checksum of the name in the header."""
    data = struct.pack("<BL", 1, zlib.crc32(shown.encode("ascii"))) + path.encode("utf-8")
    return struct.pack("<HH", 0x7075, len(data)) + data


class Archive:
    """Collects entries in order, then writes them as a zip file or a folder.

    `names` is one of:
      flag       UTF-8 names; the UTF-8 flag is set where a name is not ASCII
      bare       UTF-8 names without the flag (Info-ZIP on some systems)
      extra      "?" for what is not ASCII, and the Info-ZIP Unicode Path extra field
      mac        decomposed UTF-8 without the flag, __MACOSX and .DS_Store entries
      a codec    that code page without the flag where it has the characters, else UTF-8 with the flag (.NET)
    """

    def __init__(self, names="flag"):
        self.names = names
        self.entries = []  # (path, bytes or None for a folder, (y, m, d, h, m, s))

    def add(self, path, data, date=(2024, 9, 14, 12, 0, 0)):
        if isinstance(data, str):
            data = data.encode("utf-8")
        self.entries.append((path, data, date))

    def folder(self, path, date=(2024, 9, 14, 12, 0, 0)):
        self.entries.append((path.rstrip("/") + "/", None, date))

    def _info(self, path, date):
        if self.names == "flag":
            info = zipfile.ZipInfo(path, date)
        elif self.names == "extra":
            shown = path.encode("ascii", "replace").decode("ascii")
            info = zipfile.ZipInfo(shown, date)
            if shown != path:
                info.extra = unicode_path(shown, path)
        else:
            info = _BareInfo(path, date)
            info.codec = "utf-8" if self.names in ("bare", "mac") else self.names
        info.create_system = 3 if self.names in ("flag", "bare", "mac") else 0
        return info

    def _stored(self):
        for path, data, date in self.entries:
            if self.names != "mac":
                yield path, data, date
                continue
            path = unicodedata.normalize("NFD", path)
            yield path, data, date
            if data is not None:
                folder, _, name = path.rpartition("/")
                around = "__MACOSX/" + (folder + "/" if folder else "")
                yield around + "._" + name, b"\x00\x05\x16\x07\x00\x02\x00\x00Mac OS X        ", date
        if self.names == "mac":
            yield ".DS_Store", b"\x00\x00\x00\x01Bud1", (2024, 9, 14, 12, 0, 0)

    def write(self, path):
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
            for name, data, date in self._stored():
                info = self._info(name, date)
                if data is None:
                    info.external_attr = (0o40755 << 16) | 0x10
                    out.writestr(info, b"")
                else:
                    info.external_attr = 0o100644 << 16
                    info.compress_type = zipfile.ZIP_DEFLATED
                    out.writestr(info, data)

    def write_folder(self, folder):
        for name, data, _ in self._stored():
            place = folder / name
            if data is None:
                place.mkdir(parents=True, exist_ok=True)
                continue
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
