#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "intake/bounds.h"
#include "sandbox/channel.h"

namespace flocking::intake {

/// A function that returns the owner of a path, given the names of its folders and file: a key that
/// is equal for all files of one student.
using OwnerOf = std::function<std::string(const std::vector<std::string>& names)>;

/// Returns a function whose owner is the folders or file at the start of the path: `depth` folders
/// that contain the whole class, and the next name.
OwnerOf owner_by_folder(std::size_t depth);

/// Returns the same owner for all paths, see OwnerOf.
std::string one_owner(const std::vector<std::string>& names);

/// A private folder for files of other users. Accepts only plain relative names, within limits,
/// without links and special permissions.
class SafePlace {
 public:
  /// `folder` must exist, and other users must have no access to it. The limits of a group apply to
  /// each owner.
  SafePlace(std::string folder, const Bounds& bounds, OwnerOf owner_of = one_owner)
      : folder_(std::move(folder)), bounds_(bounds), owner_of_(std::move(owner_of)) {}

  /// Continues in another folder, with the same total limits.
  void turn_to(std::string folder) { folder_ = std::move(folder); }

  /// Creates the file `name`, which add() then fills. Returns the reason for a failure, in words
  /// after the name ("leads out of the folder", "is there twice"); empty on success.
  std::string begin_file(std::string_view name, bool is_executable);
  /// Appends to the current file. On failure, deletes it and returns the reason.
  std::string add(std::string_view bytes);
  void end_file() { file_.reset(); }
  /// Creates a folder. Returns the reason for a failure; empty on success.
  std::string make_folder(std::string_view name);

  /// Returns the owner of the file or folder `name`; empty if the name leads out of the folder.
  [[nodiscard]] std::string owner_of(std::string_view name) const;

  /// Returns the problem of the whole place: too many files or bytes; empty if there is no problem.
  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  std::string drop(const std::string& why);
  std::string count(const std::vector<std::string>& names);

  std::string folder_;
  Bounds bounds_;
  OwnerOf owner_of_;
  std::string problem_;
  sandbox::Descriptor file_;
  std::string path_;   // path of the current file
  std::string group_;  // owner of the current or last file
  std::map<std::string, std::uint64_t, std::less<>> group_bytes_;
  std::map<std::string, std::uint64_t, std::less<>> group_files_;
  std::uint64_t file_bytes_ = 0;
  std::uint64_t bytes_ = 0;
  std::uint64_t files_ = 0;
};

}  // namespace flocking::intake
