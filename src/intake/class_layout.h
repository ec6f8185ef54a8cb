#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/local_date_time.h"

namespace flocking::intake {

/// The way in which the files of a class are named and arranged.
enum class Layout {
  kFolders,      ///< a folder or a file for each student
  kFiles,        ///< a file for each student
  kCanvas,       ///< lastfirst_[LATE_]userid_fileid_original.ext
  kMoodle,       ///< Full Name_participantid_assignsubmission_file_/...
  kBrightspace,  ///< ID-ID - Full Name - DATE/...
  kBlackboard,   ///< Assignment_login_attempt_DATE_original.ext
  kSakai,        ///< Last, First(login)/Submission attachment(s)/...
  kGoogle,       ///< Full Name - original.ext
  kGradescope,   ///< submission_ID/ with submission_metadata.yml
  kGithub,       ///< assignment-login/
};

/// A layout as options, reports and docs/grading.md describe it.
struct LayoutRow {
  Layout layout;
  std::string_view name;       ///< value of --layout
  std::string_view words;      ///< in reports: "Canvas, lastfirst_userid_submissionid_file"
  std::string_view files;      ///< Markdown: the names of its files
  std::string_view treatment;  ///< Markdown: how flocking handles the files
};
inline constexpr std::array<LayoutRow, 10> kLayoutRows = {{
    {Layout::kFolders, "folders", "a folder for each student", "`login/`, `login.cpp`, `login.zip`",
     "each folder or file belongs to a student, by name, number or login"},
    {Layout::kFiles, "files", "a file for each student", "`login.cpp`, `login.zip`",
     "each file belongs to a student"},
    {Layout::kCanvas, "canvas", "Canvas, lastfirst_userid_submissionid_file",
     "`lastfirst_[LATE_]userid_fileid_original.ext`, `..._text.html`, `..._link.html`, "
     "`[LATE_]anon_CODE_fileid_original.ext`",
     "`main-1.cpp` replaces `main.cpp` unless another file of the student names it"},
    {Layout::kMoodle, "moodle", "Moodle, Full Name_participantid_assignsubmission_file",
     "`Full Name_participantid_assignsubmission_file_/`, `..._onlinetext_/`, `..._comments_/`, or "
     "files that begin so; `Participant_101_...`; `Group A-Full Name_101_...`",
     "all folders and files of a participant belong together"},
    {Layout::kBrightspace, "brightspace", "Brightspace, ID-ID - Full Name - date",
     "`12345-67890 - Full Name - Nov 13, 2026 755 AM/`, `... - original.ext`, `index.html`",
     "the newest attempt counts"},
    {Layout::kBlackboard, "blackboard", "Blackboard, Assignment_login_attempt_date_file",
     "`Assignment_login_attempt_2026-11-12-10-00-00_original.ext`, "
     "`Assignment_login_attempt_2026-11-12-10-00-00.txt`",
     "the newest attempt counts; the `.txt` has name and text"},
    {Layout::kSakai, "sakai", "Sakai, Last, First(login)",
     "`Last, First(login)/Submission attachment(s)/`, `timestamp.txt`, `comments.txt`, "
     "`..._submissionText.html`, `grades.csv`",
     "the attachments count"},
    {Layout::kGoogle, "google", "Google Classroom, Full Name - file", "`Full Name - original.ext`",
     "files with the same name before ` - ` belong together"},
    {Layout::kGradescope, "gradescope", "Gradescope, submission_ID with submission_metadata.yml",
     "`submission_ID/`, `submission_metadata.yml`", "every submitter gets the grade"},
    {Layout::kGithub, "github", "GitHub Classroom, assignment-login",
     "`assignment-login/`, `assignment-team/`, `assignment-login-1/`",
     "the part that most repositories share is the assignment"},
}};

/// A file or folder in the folder of a class.
struct Item {
  std::string name;
  bool is_folder = false;
  bool is_repository = false;       ///< a folder with .git in it
  std::vector<Item> contents = {};  ///< direct contents of a folder, at most kMostContents
};
inline constexpr std::size_t kMostContents = 64;

/// The files of a class, as input for finding who submitted them.
struct ClassFiles {
  std::vector<Item> items;
  /// Returns the first `most_bytes` of the file at a path below the folder of the class; empty if
  /// it cannot be read.
  std::function<std::string(const std::string& path, std::size_t most_bytes)> start_of =
      [](const std::string&, std::size_t) { return std::string(); };
  /// Returns true if a roster has a student or a group with this login or name.
  std::function<bool(std::string_view name)> is_known = [](std::string_view) { return false; };
};

/// A file or folder that a student submitted.
struct Piece {
  std::string item;  ///< its path below the folder of the class
  std::string as;    ///< the student's name for it; empty for a folder, whose contents count
};

/// A student, as a layout identifies them.
struct Owner {
  std::string id;    ///< to find the student in a roster; may be empty
  std::string name;  ///< for display unless a roster has a better name
  /// Set only by platforms that provide it in addition to an id that the student may have chosen.
  std::string email = {};
};

/// The submission of one student, or of several students together.
struct Parcel {
  std::string id;    ///< to find the student in a roster; may be empty
  std::string name;  ///< for display unless a roster has a better name
  bool is_late = false;
  std::vector<Piece> pieces;  ///< only files and folders that may contain the program
  /// The name, without extension, of a feedback file that the platform accepts for this student;
  /// empty if it accepts no feedback files.
  std::string feedback_name = {};
  /// Why there is nothing to grade if the pieces contain no file: "only a text"; may be empty.
  std::string instead = {};
  std::optional<LocalDateTime> submitted_at = std::nullopt;
  std::vector<Owner> others = {};       ///< students who made it together with the first student
  std::vector<std::string> notes = {};  ///< files that do not count, with the reason
  std::string email = {};               ///< see Owner::email
};

/// Returns the layout that most items follow; kFolders or kFiles if they follow no layout.
Layout find_layout(const ClassFiles& files);

/// Returns who submitted which items. Every item is in one parcel, is an older version of another
/// item, or belongs to the platform. Parcels are in the order of their first items. An item that
/// does not follow `layout` becomes a separate parcel.
std::vector<Parcel> parcels_of(const ClassFiles& files, Layout layout);

/// Returns a key for each item that is equal for all items of one student, even for items that the
/// layout ignores.
std::vector<std::string> owners_of(const ClassFiles& files, Layout layout);

}  // namespace flocking::intake
