#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {

/// A source that gets another name in the private copy that is built.
struct Renamed {
  std::string from;            ///< the student's own name, relative
  std::string to;              ///< as renamed_source() makes it
  std::size_t mark_bytes = 0;  ///< of a byte-order mark, which is left out

  bool operator==(const Renamed&) const = default;
};

/// Returns the renaming with `number` of the source `from` to a file `name` in a folder of its own.
Renamed renamed_source(std::size_t number, const std::string& from, const std::string& name,
                       std::size_t mark_bytes);

/// Returns lines for the shell that make the files; to be run in the private copy.
std::string renaming_script(const std::vector<Renamed>& all);

/// Returns what a compiler says with the student's own names of files, in linear time.
std::string with_own_names(std::string_view log, const std::vector<Renamed>& all);

}  // namespace flocking::build
