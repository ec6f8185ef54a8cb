#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::intake {

/// How a class was handed in.
enum class Layout {
  kFolders,     ///< a folder for each student, or a file: whatever there is
  kFiles,       ///< a file for each student
  kCanvas,      ///< lastfirst_[LATE_]userid_submissionid_original.ext
  kMoodle,      ///< Full Name_participantid_assignsubmission_file[_]/...
  kGradescope,  ///< submission_ID/ with submission_metadata.yml
  kGithub,      ///< assignment-login/
};

/// A layout as flags and reports call it.
struct LayoutRow {
  Layout layout;
  std::string_view name;   ///< of --layout
  std::string_view words;  ///< "Canvas: lastfirst_userid_submissionid_file"
};
inline constexpr std::array<LayoutRow, 6> kLayoutRows = {{
    {Layout::kFolders, "folders", "a folder for each student"},
    {Layout::kFiles, "files", "a file for each student"},
    {Layout::kCanvas, "canvas", "Canvas, lastfirst_userid_submissionid_file"},
    {Layout::kMoodle, "moodle", "Moodle, Full Name_participantid_assignsubmission_file"},
    {Layout::kGradescope, "gradescope", "Gradescope, submission_ID with submission_metadata.yml"},
    {Layout::kGithub, "github", "GitHub Classroom, assignment-login"},
}};

/// Something in the folder of a class.
struct Item {
  std::string name;
  bool is_folder = false;
  bool is_repository = false;  ///< a folder with .git in it
};

/// A file or folder that a student handed in.
struct Piece {
  std::string item;  ///< its name in the folder of the class
  std::string as;    ///< what the student called it; empty for a folder, which is opened
};

/// What one student handed in.
struct Parcel {
  std::string id;    ///< by which a roster may know the student
  std::string name;  ///< to be shown where no roster knows better
  bool is_late = false;
  std::vector<Piece> pieces;
  /// How a file is called, but for its ending, that the platform takes back for the student; empty
  /// where it takes none.
  std::string feedback_name = {};
};

/// The layout that most of `items` follow; kFolders or kFiles where they follow none.
Layout find_layout(const std::vector<Item>& items);

/// Who handed in what: every item is in one parcel, or is an older version of another one. Parcels
/// are in the order of their first items; an item that does not follow `layout` is a parcel by
/// itself.
std::vector<Parcel> parcels_of(const std::vector<Item>& items, Layout layout);

}  // namespace flocking::intake
