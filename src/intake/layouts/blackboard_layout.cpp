#include <algorithm>
#include <map>

#include "base/date_text.h"
#include "base/words.h"
#include "intake/layouts/layout_reader.h"

// Blackboard: Assignment_login_attempt_2026-11-12-10-00-00_original.ext, and a .txt file for each
// attempt with the name, the date and the text that the student typed.
namespace flocking::intake {
namespace {

struct BlackboardName {
  std::string head;  ///< "Assignment_login"
  std::string date;
  std::string original;  ///< empty for the metadata file of the attempt
};

/// The contents of a metadata file; a field is empty if it is missing.
struct BlackboardNote {
  std::string name;
  std::string login;
  bool has_text = false;
};

bool is_attempt_date(std::string_view text) {
  constexpr std::string_view kForm = "dddd-dd-dd-dd-dd-dd";
  return text.size() == kForm.size() &&
         std::equal(text.begin(), text.end(), kForm.begin(), [](char c, char form) {
           return form == 'd' ? c >= '0' && c <= '9' : c == form;
         });
}

std::optional<BlackboardName> blackboard_name(const Item& item) {
  constexpr std::string_view kMark = "_attempt_";
  constexpr std::size_t kDateLength = 19;
  const std::string& name = item.name;
  for (std::size_t at = name.find(kMark); at != std::string::npos; at = name.find(kMark, at + 1)) {
    const std::size_t start = at + kMark.size();
    const std::string date = name.substr(start, kDateLength);
    if (at == 0 || !is_attempt_date(date)) continue;
    const std::string rest = name.substr(start + kDateLength);
    const bool has_original = rest.size() > 1 && rest.starts_with('_');
    if (!has_original && (item.is_folder ? !rest.empty() : rest != ".txt")) return std::nullopt;
    return BlackboardName{
        .head = name.substr(0, at), .date = date, .original = has_original ? rest.substr(1) : ""};
  }
  return std::nullopt;
}

// The first "Name: Ada Lovelace (alove)" comes from the platform; text that the student typed comes
// after it.
BlackboardNote note_in(const std::string& text) {
  BlackboardNote note;
  bool is_in_text = false;
  for (const std::string_view raw : split(text, '\n')) {
    const std::string_view line = trimmed(raw);
    if (line.starts_with("Name:") && note.name.empty()) {
      const std::string_view who = trimmed(line.substr(5));
      const std::size_t bracket = who.find_last_of('(');
      note.name = trimmed(who.substr(0, bracket));
      if (bracket != std::string_view::npos && who.ends_with(')')) {
        note.login = who.substr(bracket + 1, who.size() - bracket - 2);
      }
    } else if (line.starts_with("Submission Field:")) {
      is_in_text = true;
    } else if (line.starts_with("Comments:") || line.starts_with("Files:")) {
      is_in_text = false;
    } else if (is_in_text && !line.empty()) {
      note.has_text = note.has_text || !line.starts_with("There is no student submission text");
    }
  }
  return note;
}

// Returns the prefix, up to an underscore, that most heads share: the assignment.
std::string assignment_in(const std::map<std::string, BlackboardNote>& notes) {
  std::map<std::string, std::size_t> counts;
  for (const auto& [head, note] : notes) {
    for (std::size_t at = head.find('_'); at != std::string::npos; at = head.find('_', at + 1)) {
      ++counts[head.substr(0, at + 1)];
    }
  }
  std::string longest;
  for (const auto& [start, count] : counts) {
    if (count > 1 && count * 2 > notes.size() && start.size() > longest.size()) longest = start;
  }
  return longest;
}

std::string login_in(const std::string& head, const BlackboardNote& note,
                     const std::string& assignment, const ClassFiles& files) {
  if (!note.login.empty() && head.ends_with('_' + note.login)) return note.login;
  for (std::size_t at = head.find('_'); at != std::string::npos; at = head.find('_', at + 1)) {
    if (files.is_known(head.substr(at + 1))) return head.substr(at + 1);
  }
  if (!assignment.empty() && head.starts_with(assignment)) return head.substr(assignment.size());
  return head.substr(head.find_last_of('_') + 1);
}

Readings readings_of_attempt(const Item& item, const BlackboardName& name, const std::string& login,
                             const BlackboardNote& note) {
  Reading reading{
      .kind = name.original.empty() && !item.is_folder ? ItemKind::kMetadata : ItemKind::kWork,
      .key = name.head};
  reading.owner = {.id = login, .name = note.name.empty() ? login : note.name};
  reading.piece = {.item = item.name, .as = item.is_folder ? "" : name.original};
  reading.attempt = name.date;
  reading.submitted_at = find_date_time(name.date);
  Readings readings = {reading};
  if (reading.kind == ItemKind::kMetadata && note.has_text) {
    readings.push_back(reading);
    readings.back().kind = ItemKind::kText;
  }
  return readings;
}

std::vector<Readings> read_blackboard(const ClassFiles& files) {
  std::map<std::string, BlackboardNote> notes;
  std::map<std::string, BlackboardNote> notes_of_items;
  std::vector<std::optional<BlackboardName>> names;
  for (const Item& item : files.items) {
    names.push_back(blackboard_name(item));
    if (!names.back()) continue;
    BlackboardNote& note = notes[names.back()->head];
    if (item.is_folder || !names.back()->original.empty()) continue;
    const BlackboardNote own = note_in(files.start_of(item.name, kMostNoteBytes));
    notes_of_items[item.name] = own;
    if (!own.name.empty()) note = own;
  }
  const std::string assignment = assignment_in(notes);
  std::vector<Readings> readings(files.items.size());
  for (std::size_t i = 0; i < files.items.size(); ++i) {
    if (!names[i]) continue;
    BlackboardNote note = notes[names[i]->head];
    note.has_text = notes_of_items[files.items[i].name].has_text;
    const std::string login = login_in(names[i]->head, note, assignment, files);
    readings[i] = readings_of_attempt(files.items[i], *names[i], login, note);
  }
  return readings;
}

}  // namespace

const LayoutReader kBlackboardReader = {.layout = Layout::kBlackboard,
                                        .one_of = 3,
                                        .read = read_blackboard,
                                        .is_likely = nullptr,
                                        .settle = nullptr};

}  // namespace flocking::intake
