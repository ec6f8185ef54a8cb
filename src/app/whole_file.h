#pragma once

#include <cstddef>
#include <string>

#include "io/file.h"

namespace flocking::app {

/// What a file holds that is taken along as it is, 1 GiB at most. Throws as io::File does.
inline std::string read_whole_file(const std::string& path) {
  constexpr std::size_t kMost = std::size_t{1} << 30U;
  return io::File::open_input(path).read_all(kMost);
}

/// Writes `text` to a file, which appears as a whole or not at all; through what is no regular file
/// (a pipe, /dev/null) at once. `what` names it in messages: "the report". Throws EnvironmentError.
///
/// Until it is complete the text is in a file without a name, which nothing can leave behind. Where
/// the file system has none, or there is an old file to replace, it is in FILE.part-flocking for a
/// moment; one that a killed process left is taken away by the next that writes there.
void write_whole_file(const std::string& path, const std::string& text, const std::string& what);

/// Throws EnvironmentError, of the same words, where write_whole_file() could not write a byte now.
/// Takes away what a killed process left at FILE.part-flocking; leaves nothing itself.
void require_writable(const std::string& path, const std::string& what);

}  // namespace flocking::app
