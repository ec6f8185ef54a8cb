#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What compilers and sanitizers say about a student's sources, in places and words. All they say
/// can be forged by the submission: it is text about itself, and nothing is decided by it.
namespace flocking::diagnosis {

/// The files that a student handed in, by which a place is known to be the student's.
class OwnFiles {
 public:
  /// `names` are paths relative to the folder of the sources.
  explicit OwnFiles(std::vector<std::string> names) : names_(std::move(names)) {}

  /// All regular files below `folder`; those that can be read.
  static OwnFiles below(const std::string& folder);

  /// The file that `path` is, as compilers write it: relative to some folder, or absolute and built
  /// from a copy elsewhere. Empty where it is none of them, or may be several.
  [[nodiscard]] std::string name_of(std::string_view path) const;

  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
};

/// A place as compilers write it.
struct Place {
  std::string file;        ///< relative to the folder of the sources
  std::uint64_t line = 0;  ///< from 1
};

/// "main.cpp:88".
std::string place_words(const Place& place);

/// The place at the start of `text`, "main.cpp:88:17: ..." or "/tmp/s/main.cpp:88"; without a file
/// where there is none, or none of `own`.
Place place_at_start(std::string_view text, const OwnFiles& own);

}  // namespace flocking::diagnosis
