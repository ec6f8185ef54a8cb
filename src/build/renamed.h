#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {

/// A source that has another name in the private copy for the build.
struct Renamed {
  std::string from;            ///< the student's name of the file, relative
  std::string to;              ///< see renamed_source()
  std::size_t mark_bytes = 0;  ///< length of a byte-order mark to remove

  bool operator==(const Renamed&) const = default;
};

/// Returns renaming `number`, from the source `from` to a file `name` in a separate folder.
Renamed renamed_source(std::size_t number, const std::string& from, const std::string& name,
                       std::size_t mark_bytes);

/// Returns shell lines that create the files; run them in the private copy.
std::string renaming_script(const std::vector<Renamed>& all);

/// Returns compiler output with the student's file names, in linear time.
std::string with_own_names(std::string_view log, const std::vector<Renamed>& all);

}  // namespace flocking::build
