#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Places and texts about a student's sources in the output of compilers and sanitizers. The
/// submission can forge all of this output. So it is only used to describe the submission, and no
/// decision depends on it.
namespace flocking::diagnosis {

/// The files of a submission, to recognise places in the student's code.
class OwnFiles {
 public:
  /// `names` are paths relative to the folder of the sources.
  explicit OwnFiles(std::vector<std::string> names) : names_(std::move(names)) {}

  /// Returns the readable regular files below `folder`.
  static OwnFiles below(const std::string& folder);

  /// Returns the file that `path` denotes in compiler output: the path may be relative to some
  /// folder, or absolute and in a copy of the sources. Empty if it is not one of the files, or
  /// ambiguous.
  [[nodiscard]] std::string name_of(std::string_view path) const;

  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
};

/// A place in compiler output.
struct Place {
  std::string file;        ///< relative to the folder of the sources
  std::uint64_t line = 0;  ///< from 1
};

/// Returns "main.cpp:88".
std::string place_words(const Place& place);

/// Returns the place at the start of `text`, such as "main.cpp:88:17: ..." or "/tmp/s/main.cpp:88";
/// its file is empty if there is no place, or if it is not in `own`.
Place place_at_start(std::string_view text, const OwnFiles& own);

}  // namespace flocking::diagnosis
