#pragma once

#include <cstddef>
#include <string>

#include "io/file.h"

namespace flocking::console {

/// Returns the contents of a file that is copied unchanged, at most 1 GiB. Throws like io::File.
inline std::string read_whole_file(const std::string& path) {
  constexpr std::size_t kMost = std::size_t{1} << 30U;
  return io::File::open_input(path).read_all(kMost);
}

/// Writes `text` to a file, which appears as a whole or not at all. If `path` is not a regular file
/// (a pipe, /dev/null), writes to it directly. `what` names the file in messages: "the report".
/// Throws EnvironmentError.
///
/// An incomplete text is in an unnamed file, which cannot be left over. If the file system has no
/// unnamed files, or an old file must be replaced, the text is in FILE.part-flocking for a moment.
/// The next write removes such a file that a killed process left.
void write_whole_file(const std::string& path, const std::string& text, const std::string& what);

/// Writes `text` to `file`, a path relative to `folder`, like write_whole_file(), but follows no
/// link below `folder`: a link at the destination is replaced. Creates missing folders.
void write_new_file(const std::string& folder, const std::string& file, const std::string& text,
                    const std::string& what);

/// Throws EnvironmentError, with the same message, if write_whole_file() could not write now.
/// Leaves no file, and removes a FILE.part-flocking that a killed process left.
void require_writable(const std::string& path, const std::string& what);

}  // namespace flocking::console
