#pragma once

#include <string>
#include <vector>

namespace flocking::testing {

/// Something to put into an archive.
struct Member {
  std::string name;          ///< as it is to stand there, however wrong
  std::string content = {};  ///< of a file; where a link leads
  char kind = 'f';           ///< f: a file, d: a folder, l: a symbolic link
  unsigned mode = 0644;
  /// The flag of a .zip that the name is UTF-8.
  bool has_utf8_flag = true;
  /// The name in the Info-ZIP Unicode Path extra field of a .zip; empty for none.
  std::string unicode_path = {};
};

/// Writes an archive at `path`, a .zip or, by any other name, a .tar.gz.
void make_archive(const std::string& path, const std::vector<Member>& members);

}  // namespace flocking::testing
