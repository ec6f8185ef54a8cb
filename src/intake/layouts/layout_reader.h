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
  kWork,      ///< may hold the program
  kText,      ///< a text that the student typed into the platform's form
  kLink,      ///< a web address that the student gave
  kComment,   ///< a remark of the student's or a grader's
  kFeedback,  ///< what graders gave back
  kMetadata,  ///< the platform's own
};

/// The facts that a layout reads from the name of an item, or of a file in it.
struct Reading {
  ItemKind kind = ItemKind::kWork;
  std::string key;   ///< equal for all of one student; empty: the whole class's
  Owner owner = {};  ///< empty fields: another reading of the same key names the student
  Piece piece = {};
  bool is_late = false;
  std::optional<LocalDateTime> submitted_at = std::nullopt;
  /// Tells attempts of one student apart; only the newest counts, by `submitted_at`.
  std::string attempt = {};
  std::uint64_t version = 0;  ///< of files with the same name in one attempt the highest counts
  std::string feedback_name = {};
  std::vector<Owner> others = {};
};

/// The readings of one item; none if it does not follow the layout.
using Readings = std::vector<Reading>;

/// The functions of a layout. Each layout has a separate file in this folder.
struct LayoutReader {
  Layout layout = Layout::kFolders;
  /// Share of the items that must follow it: one of `one_of`. Names that no other layout has need
  /// a smaller share.
  std::size_t one_of = 1;
  /// Returns the readings of each item.
  std::vector<Readings> (*read)(const ClassFiles& files) = nullptr;
  /// Returns true if items that follow it are likely to be in this layout; null: they always are.
  bool (*is_likely)(const ClassFiles& files, const std::vector<Readings>& readings) = nullptr;
  /// Decides about the files of one student; null: there is nothing to decide.
  void (*settle)(const ClassFiles& files, Parcel& parcel) = nullptr;
  /// True if the platform has empty folders of students who submitted nothing.
  bool has_folders_of_missing = false;
};

extern const LayoutReader kCanvasReader;
extern const LayoutReader kMoodleReader;
extern const LayoutReader kBrightspaceReader;
extern const LayoutReader kBlackboardReader;
extern const LayoutReader kSakaiReader;
extern const LayoutReader kGoogleReader;
extern const LayoutReader kGradescopeReader;
extern const LayoutReader kGithubReader;

/// Returns the reader of `layout`; null for kFolders and kFiles, whose names tell nothing.
const LayoutReader* reader_of(Layout layout);

/// The last word, before the ending, in the names of files that students get back.
inline constexpr std::string_view kFeedbackWord = "feedback";
/// Number of bytes that are read at most of the metadata file of a student's entry.
inline constexpr std::size_t kMostNoteBytes = std::size_t{64} << 10U;

/// Returns true if `text` is decimal digits.
bool is_number(std::string_view text);

/// Returns true if `name` is a file that platforms add to the folder of a class.
bool is_platform_file(std::string_view name);

/// Returns the reading of such a file.
Reading of_platform(const Item& item);

}  // namespace flocking::intake
