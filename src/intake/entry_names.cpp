#include "intake/entry_names.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

#include "base/error.h"
#include "base/printable.h"
#include "intake/student_match.h"

namespace flocking::intake {
namespace {

std::string key_of_student(const Student& student) {
  for (const std::string* key : {&student.id, &student.login, &student.email}) {
    if (!key->empty()) return *key;
  }
  return student.name;
}

// Why an entry is nobody's of the roster.
std::string words_of(const StudentMatch& match, const Roster& roster, const Entry& entry) {
  const std::string own = in_quotes(entry.name, 80);
  if (match.kind == StudentMatch::Kind::kSeveral) {
    return own + " may belong to several students of the roster, so it counts for none; rename it";
  }
  if (match.kind == StudentMatch::Kind::kTestStudent) {
    return own + " belongs to the platform's test student, who is no student of the roster";
  }
  if (match.student < 0) return "the roster does not know " + own;
  const Student& student = roster.students[static_cast<std::size_t>(match.student)];
  const std::string other =
      in_quotes(student.name.empty() ? key_of_student(student) : student.name, 80);
  if (match.kind == StudentMatch::Kind::kTaken) {
    return "the roster's " + other + " has submitted under a better name than " + own +
           ", which counts for nobody";
  }
  return own + " is not the only one that may be the roster's " + other +
         ", so it counts for nobody; rename the right one or take the others away";
}

// A student of the roster, as its line has it: "line 2: 101, Grace Hopper".
std::string row_words(const Student& student) {
  std::string words = "line " + std::to_string(student.line) + ": ";
  std::string values;
  for (const std::string* value : {&student.id, &student.login, &student.name}) {
    if (!value->empty()) values += (values.empty() ? "" : ", ") + *value;
  }
  return words + in_quotes(values.empty() ? student.email : values, 80);
}

// Another roster than that of the class: everybody would be missing.
[[noreturn]] void fail_without_matches(const std::vector<Entry>& entries, const Roster& roster) {
  constexpr std::size_t kShown = 3;
  std::string text =
      "no entry of --submissions belongs to a student of --roster, so nothing was graded: give the "
      "roster of this class, or name the entries as it does. The first ones are";
  for (std::size_t i = 0; i < kShown; ++i) {
    if (i < entries.size()) text += "\n  entry " + in_quotes(entries[i].name, 80);
    if (i < roster.students.size()) text += "\n  roster " + row_words(roster.students[i]);
  }
  throw EnvironmentError(text);
}

/// Who is there.
struct Attribution {
  std::set<int> submitted;        ///< numbers of students
  std::size_t without_owner = 0;  ///< entries
};

// Throws if none of the entries belongs to anybody.
Attribution name_by_roster(std::vector<Entry>& entries, const Roster& roster, Layout layout,
                           std::vector<std::string>& notes) {
  Attribution found;
  const std::vector<StudentMatch> matches = match_students(roster, entries, layout);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    Entry& entry = entries[i];
    if (matches[i].kind != StudentMatch::Kind::kFound) {
      notes.push_back(words_of(matches[i], roster, entry));
      if (matches[i].kind != StudentMatch::Kind::kTestStudent) ++found.without_owner;
      continue;
    }
    found.submitted.insert(matches[i].student);
    const Student& student = roster.students[static_cast<std::size_t>(matches[i].student)];
    if (!student.name.empty()) entry.name = student.name;
    if (student.name.empty() && !student.participant.empty()) entry.name = student.id;
    entry.id = key_of_student(student);
    entry.roster_line = student.line;
  }
  if (found.submitted.empty() && !entries.empty() && !roster.students.empty()) {
    fail_without_matches(entries, roster);
  }
  return found;
}

// While an entry has no owner, any student without one may be the owner.
void add_missing(const Roster& roster, const Attribution& found, std::vector<Entry>& entries) {
  const bool is_unknown = found.without_owner > 0;
  const std::string problem =
      !is_unknown ? "nothing was submitted"
                  : "unknown: " + std::to_string(found.without_owner) +
                        (found.without_owner == 1 ? " entry belongs" : " entries belong") +
                        " to no student of the roster";
  for (std::size_t i = 0; i < roster.students.size(); ++i) {
    if (found.submitted.contains(static_cast<int>(i))) continue;
    const Student& student = roster.students[i];
    Entry entry{.id = key_of_student(student),
                .name = student.name,
                .files = {},
                .own = {},
                .problem = problem,
                .left_out = {}};
    if (entry.name.empty()) entry.name = entry.id;
    entry.roster_line = student.line;
    entry.presence = is_unknown ? Presence::kUnknown : Presence::kMissing;
    entries.push_back(std::move(entry));
  }
}

// They become names of files too.
void make_names_different(std::vector<Entry>& entries) {
  std::map<std::string, std::size_t> count;
  for (Entry& entry : entries) {
    std::replace(entry.name.begin(), entry.name.end(), '/', '_');
    std::replace(entry.name.begin(), entry.name.end(), '\0', '_');
    if (entry.name.empty() || entry.name == "." || entry.name == "..") entry.name = "_";
    ++count[entry.name];
  }
  std::set<std::string> given;
  for (Entry& entry : entries) {
    if (count[entry.name] > 1 && !entry.id.empty() && entry.id != entry.name) {
      std::string id = entry.id;
      std::replace(id.begin(), id.end(), '/', '_');
      entry.name += " (" + id + ')';
    }
    const std::string name = entry.name;
    for (int number = 2; !given.insert(entry.name).second; ++number) {
      entry.name = name + " (" + std::to_string(number) + ')';
    }
  }
}

}  // namespace

void name_entries(std::vector<Entry>& entries, const Roster* roster, Layout layout,
                  std::vector<std::string>& notes) {
  if (roster != nullptr) {
    add_missing(*roster, name_by_roster(entries, *roster, layout, notes), entries);
  }
  make_names_different(entries);
}

}  // namespace flocking::intake
