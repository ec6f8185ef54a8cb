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

/// Returns whose a path is, of which these are the names of folders and file: a key that is the
/// same for all of one student.
using OwnerOf = std::function<std::string(const std::vector<std::string>& names)>;

/// Returns the names of the first folders, or of the file, as the owner: `depth` folders that hold
/// the whole class, and the one in them.
OwnerOf owner_by_folder(std::size_t depth);

/// Returns the same owner for all.
std::string one_owner(const std::vector<std::string>& names);

/// A folder of our own that is filled with files of others: by plain relative names only, within
/// bounds, without links or rights.
class SafePlace {
 public:
  /// `folder` must exist, and other users must have no access to it. The bounds of a group hold for
  /// each owner.
  SafePlace(std::string folder, const Bounds& bounds, OwnerOf owner_of = one_owner)
      : folder_(std::move(folder)), bounds_(bounds), owner_of_(std::move(owner_of)) {}

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

  /// Returns the owner of the file or folder `name`; empty if the name leads out of the folder.
  [[nodiscard]] std::string owner_of(std::string_view name) const;

  /// What is wrong with all of it: too many files, too many bytes. Empty where nothing is.
  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  std::string drop(const std::string& why);
  std::string count(const std::vector<std::string>& names);

  std::string folder_;
  Bounds bounds_;
  OwnerOf owner_of_;
  std::string problem_;
  sandbox::Descriptor file_;
  std::string path_;   // of the file that was begun
  std::string group_;  // the owner of what was begun last
  std::map<std::string, std::uint64_t, std::less<>> group_bytes_;
  std::map<std::string, std::uint64_t, std::less<>> group_files_;
  std::uint64_t file_bytes_ = 0;
  std::uint64_t bytes_ = 0;
  std::uint64_t files_ = 0;
};

}  // namespace flocking::intake
