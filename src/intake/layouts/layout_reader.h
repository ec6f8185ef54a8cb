#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "intake/class_layout.h"

namespace flocking::intake {

/// The kind of a file or folder of a class.
enum class ItemKind {
  kWork,      ///< may contain the program
  kText,      ///< a text that the student typed into the platform's form
  kLink,      ///< a web address that the student gave
  kComment,   ///< a remark of the student or a grader
  kFeedback,  ///< files that graders returned
  kMetadata,  ///< files of the platform
};

/// The information in the name of an item, or of a file in an item, by the rules of a layout.
struct Reading {
  ItemKind kind = ItemKind::kWork;
  /// equal for all readings of one student; empty: the item concerns the whole class
  std::string key;
  Owner owner = {};  ///< empty fields: another reading with the same key names the student
  Piece piece = {};
  bool is_late = false;
  std::optional<LocalDateTime> submitted_at = std::nullopt;
  /// Distinguishes attempts of one student; only the newest by `submitted_at` counts.
  std::string attempt = {};
  /// if one attempt has several files with the same name, the highest counts
  std::uint64_t version = 0;
  std::string feedback_name = {};
  std::vector<Owner> others = {};
  std::string note = {};  ///< for the report; may be empty
};

/// The readings of one item; none if it does not follow the layout.
using Readings = std::vector<Reading>;

/// The functions of a layout. Each layout has a separate file in this folder.
struct LayoutReader {
  Layout layout = Layout::kFolders;
  /// The share of items that must follow the layout is 1 / `one_of`. Layouts with distinctive names
  /// need a smaller share.
  std::size_t one_of = 1;
  /// Returns the readings of each item.
  std::vector<Readings> (*read)(const ClassFiles& files) = nullptr;
  /// Returns true if items that follow the layout probably belong to it; null: they always do.
  bool (*is_likely)(const ClassFiles& files, const std::vector<Readings>& readings) = nullptr;
  /// Resolves ambiguities among the files of one student; null: the layout has none.
  void (*settle)(const ClassFiles& files, Parcel& parcel) = nullptr;
  /// True if the platform has empty folders of students who submitted nothing.
  bool has_folders_of_missing = false;
  std::string_view warning = {};  ///< for reports about this layout; may be empty
};

extern const LayoutReader kCanvasReader;
extern const LayoutReader kMoodleReader;
extern const LayoutReader kBrightspaceReader;
extern const LayoutReader kBlackboardReader;
extern const LayoutReader kSakaiReader;
extern const LayoutReader kGoogleReader;
extern const LayoutReader kGradescopeReader;
extern const LayoutReader kGithubReader;

/// Returns the reader of `layout`; null for kFolders and kFiles, whose names carry no information.
const LayoutReader* reader_of(Layout layout);

/// The last word, before the ending, in the names of files that students get back.
inline constexpr std::string_view kFeedbackWord = "feedback";
/// Limit for the bytes read of the metadata file of a student's entry.
inline constexpr std::size_t kMostNoteBytes = std::size_t{64} << 10U;

/// Returns true if `text` is decimal digits.
bool is_number(std::string_view text);

/// Returns true if `name` is a file that platforms add to the folder of a class.
bool is_platform_file(std::string_view name);

/// Returns the reading of a file for which is_platform_file() is true.
Reading of_platform(const Item& item);

}  // namespace flocking::intake
