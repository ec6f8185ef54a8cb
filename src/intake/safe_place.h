#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "intake/bounds.h"
#include "sandbox/channel.h"

namespace flocking::intake {

/// A folder of our own that is filled with files of others: by plain relative names only, within
/// bounds, without links or rights.
class SafePlace {
 public:
  /// `folder` is there and nobody else's. What lies below its folders `depth` deep is one
  /// student's.
  SafePlace(std::string folder, const Bounds& bounds, std::size_t depth = 0)
      : folder_(std::move(folder)), bounds_(bounds), depth_(depth) {}

  /// Goes on in another folder, within the same bounds for all together.
  void turn_to(std::string folder) { folder_ = std::move(folder); }

  /// Makes the file `name`, which add() then fills. Returns why not, in words that follow the name:
  /// "leads out of the folder", "is there twice"; or nothing.
  std::string begin_file(std::string_view name, bool is_executable);
  /// Appends to the file that was begun; returns why not, and takes it away.
  std::string add(std::string_view bytes);
  void end_file() { file_.reset(); }
  /// Makes a folder; returns why not.
  std::string make_folder(std::string_view name);

  /// What is wrong with all of it: too many files, too many bytes. Empty where nothing is.
  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  std::string drop(const std::string& why);
  std::string count(const std::vector<std::string>& names);

  std::string folder_;
  Bounds bounds_;
  std::size_t depth_;
  std::string problem_;
  sandbox::Descriptor file_;
  std::string path_;   // of the file that was begun
  std::string group_;  // the folder that is a student's at most
  std::map<std::string, std::uint64_t, std::less<>> group_bytes_;
  std::map<std::string, std::uint64_t, std::less<>> group_files_;
  std::uint64_t file_bytes_ = 0;
  std::uint64_t bytes_ = 0;
  std::uint64_t files_ = 0;
};

}  // namespace flocking::intake
