#include <algorithm>
#include <array>

#include "base/date_text.h"
#include "base/words.h"
#include "intake/layouts/layout_reader.h"

// Sakai: "Last, First(login)/" for each student, which contains "Submission attachment(s)/" and
// files of the platform; grades.csv is in the same folder as these folders.
namespace flocking::intake {
namespace {

const char* const kTimestamp = "timestamp.txt";
const char* const kCommentsFile = "comments.txt";

bool is_submission_text(const std::string& name) {
  return name.ends_with("_submissionText.html") || name.ends_with("_submissionText.txt");
}

bool is_sakai_file(const Item& item) {
  constexpr auto kNames =
      std::to_array<std::string_view>({"Submission attachment(s)", "Feedback Attachment(s)",
                                       "timestamp.txt", "comments.txt", "feedbackText.html"});
  return std::find(kNames.begin(), kNames.end(), item.name) != kNames.end() ||
         is_submission_text(item.name);
}

bool has_sakai_files(const Item& item) {
  return std::any_of(item.contents.begin(), item.contents.end(), is_sakai_file);
}

// Parses "Lovelace, Ada(alove)".
std::optional<Owner> sakai_owner(const Item& item) {
  const std::size_t bracket = item.name.find_last_of('(');
  if (!item.is_folder || bracket == std::string::npos || bracket == 0 ||
      !item.name.ends_with(')')) {
    return std::nullopt;
  }
  Owner owner{.id = item.name.substr(bracket + 1, item.name.size() - bracket - 2),
              .name = std::string(trimmed(item.name.substr(0, bracket)))};
  if (owner.id.empty() || owner.name.empty()) return std::nullopt;
  return owner;
}

ItemKind sakai_kind(const Item& file) {
  if (file.name == kTimestamp && !file.is_folder) return ItemKind::kMetadata;
  if (file.name == kCommentsFile && !file.is_folder) return ItemKind::kComment;
  if (is_submission_text(file.name) && !file.is_folder) return ItemKind::kText;
  const bool is_feedback =
      file.name == "Feedback Attachment(s)" || file.name == "feedbackText.html";
  return is_feedback ? ItemKind::kFeedback : ItemKind::kWork;
}

// Parses "20261112234610000", Sakai's format, or a date in another format.
std::optional<LocalDateTime> timestamp_in(std::string_view text) {
  constexpr std::size_t kStampDigits = 14;
  const std::string stamp(trimmed(text));
  if (stamp.size() < kStampDigits || !is_number(stamp)) return find_date_time(stamp);
  std::string date = stamp.substr(0, 4);
  for (std::size_t i = 4; i < kStampDigits; i += 2)
    date += (i == 8 ? ' ' : '-') + stamp.substr(i, 2);
  return find_date_time(date);
}

Readings read_sakai_item(const Item& item, const ClassFiles& files) {
  const std::optional<Owner> owner = sakai_owner(item);
  if (!owner) return {};
  Reading start{.kind = ItemKind::kMetadata, .key = owner->id, .owner = *owner};
  start.piece = {.item = item.name, .as = ""};
  if (!has_sakai_files(item)) {
    start.kind = item.contents.empty() ? ItemKind::kMetadata : ItemKind::kWork;
    return {start};
  }
  Readings readings = {start};
  for (const Item& file : item.contents) {
    Reading reading = start;
    const std::string path = item.name + '/' + file.name;
    reading.kind = sakai_kind(file);
    reading.piece = {.item = path, .as = file.is_folder ? "" : file.name};
    const bool may_be_empty = reading.kind == ItemKind::kComment || reading.kind == ItemKind::kText;
    if (may_be_empty && trimmed(files.start_of(path, kMostNoteBytes)).empty()) continue;
    if (reading.kind == ItemKind::kMetadata) {
      reading.submitted_at = timestamp_in(files.start_of(path, kMostNoteBytes));
    }
    readings.push_back(reading);
  }
  return readings;
}

std::vector<Readings> read_sakai(const ClassFiles& files) {
  std::vector<Readings> readings;
  for (const Item& item : files.items) readings.push_back(read_sakai_item(item, files));
  return readings;
}

bool is_likely_sakai(const ClassFiles& files, const std::vector<Readings>& readings) {
  for (std::size_t i = 0; i < readings.size(); ++i) {
    if (!readings[i].empty() && has_sakai_files(files.items[i])) return true;
  }
  return false;
}

}  // namespace

const LayoutReader kSakaiReader = {.layout = Layout::kSakai,
                                   .one_of = 3,
                                   .read = read_sakai,
                                   .is_likely = is_likely_sakai,
                                   .settle = nullptr,
                                   .has_folders_of_missing = true};

}  // namespace flocking::intake
