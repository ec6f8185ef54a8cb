#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "intake/bounds.h"

namespace flocking::intake {

/// Whether this build can open archives.
bool can_open_archives();

/// What is said where it cannot.
extern const char* const kNoArchives;

/// Whether `name` ends as an archive's does that can be opened: .zip, .tar, .tar.gz, .tgz.
bool is_archive_name(const std::string& name);
/// Of such a name what stands before that ending.
std::string archive_stem(const std::string& name);

/// What came of an archive.
struct Unpacked {
  std::string problem;  ///< why nothing of it counts, in words that follow its name; empty: none
  std::vector<std::string> left_out;  ///< "'../../x' leads out of the folder", printable
};

/// Opens the archive at `path` into `folder`, which is there and nobody else's. Who wrote it is not
/// trusted: it is read in a process of its own that may do nothing but read it, as the user `user`
/// (0: whoever we are), and hands names and bytes on; here they are checked again. Links, devices,
/// and names that lead out are left out. Opens what a link leads to never. Throws EnvironmentError
/// where the machine fails.
Unpacked unpack(const std::string& path, const std::string& folder, const Bounds& bounds,
                uid_t user);

}  // namespace flocking::intake
