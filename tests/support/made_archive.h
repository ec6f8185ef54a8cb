#pragma once

#include <string>
#include <vector>

namespace flocking::testing {

/// A member of an archive.
struct Member {
  std::string name;          ///< written unchanged, even if it is invalid
  std::string content = {};  ///< content of a file; target of a link
  char kind = 'f';           ///< f: a file, d: a folder, l: a symbolic link
  unsigned mode = 0644;
  /// True: set the flag of a .zip that the name is UTF-8.
  bool has_utf8_flag = true;
  /// The name in the Info-ZIP Unicode Path extra field of a .zip; if "", the field is omitted.
  std::string unicode_path = {};
};

/// Writes an archive at `path`: a .zip, or, with another extension, a .tar.gz.
void make_archive(const std::string& path, const std::vector<Member>& members);

}  // namespace flocking::testing
