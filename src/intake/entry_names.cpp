#include "intake/entry_names.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

#include "base/code_point.h"
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

// Returns why an entry belongs to no student of the roster.
std::string words_of(const StudentMatch& match, const Roster& roster, const Entry& entry) {
  const std::string own = in_quotes(entry.name, 80);
  if (match.kind == StudentMatch::Kind::kSeveral) {
    return own + " may belong to several students of the roster, so it counts for none; rename it";
  }
  if (match.kind == StudentMatch::Kind::kTestStudent) {
    return own + " belongs to the platform's test student, who is not in the roster";
  }
  if (match.student < 0) return "the roster does not contain " + own;
  const Student& student = roster.students[static_cast<std::size_t>(match.student)];
  const std::string other =
      in_quotes(student.name.empty() ? key_of_student(student) : student.name, 80);
  if (match.kind == StudentMatch::Kind::kTaken) {
    return "the roster's " + other + " also has a submission with a better matching name than " +
           own + ", which counts for no student";
  }
  return own + " is not the only submission that may belong to the roster's " + other +
         ", so it counts for no student; rename the right one or remove the others";
}

// Returns a student with the line in the roster: "line 2: 101, Grace Hopper".
std::string row_words(const Student& student) {
  std::string words = "line " + std::to_string(student.line) + ": ";
  std::string values;
  for (const std::string* value : {&student.id, &student.login, &student.name}) {
    if (!value->empty()) values += (values.empty() ? "" : ", ") + *value;
  }
  return words + in_quotes(values.empty() ? student.email : values, 80);
}

// Throws EnvironmentError that says that this is the roster of another class. Without the error,
// all students would be reported as missing.
[[noreturn]] void fail_without_matches(const std::vector<Entry>& entries, const Roster& roster) {
  constexpr std::size_t kShown = 3;
  std::string text =
      "no entry of --submissions belongs to a student of --roster, so nothing was graded: give the "
      "roster of this class, or name the entries as in the roster. The first of each are";
  for (std::size_t i = 0; i < kShown; ++i) {
    if (i < entries.size()) text += "\n  entry " + in_quotes(entries[i].name, 80);
    if (i < roster.students.size()) text += "\n  roster " + row_words(roster.students[i]);
  }
  throw EnvironmentError(text);
}

/// The students who submitted, and entries without a student.
struct Attribution {
  std::set<int> submitted;        ///< indices in the roster
  std::size_t without_owner = 0;  ///< number of entries
};

// Throws EnvironmentError if no entry belongs to any student.
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
    if (matches[i].has_id_of_other) {
      notes.push_back(
          "Gradescope says that " + in_quotes(entry.name, 80) + " has the id " +
          in_quotes(entry.id, 80) +
          ", which belongs to another student; the name and the email address were used");
    }
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

// While an entry has no owner, every student without an entry may be its owner.
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

// Returns a name as readers see it: trimmed, with runs of blanks as one blank.
std::string looks_of(const std::string& name) {
  std::string looks;
  bool has_gap = false;
  for (std::string_view rest = name; !rest.empty();) {
    const CodePoint c = first_code_point(rest);
    const bool is_blank = c.value == ' ' || c.value == 0xA0 || c.value == 0x3000;
    const std::size_t length = std::max<std::size_t>(c.length, 1);
    if (!is_blank && has_gap && !looks.empty()) looks += ' ';
    if (!is_blank) looks += rest.substr(0, length);
    has_gap = is_blank;
    rest.remove_prefix(length);
  }
  return looks;
}

// Makes names unique. They also become names of files.
void make_names_different(std::vector<Entry>& entries) {
  std::map<std::string, std::size_t> count;
  for (Entry& entry : entries) {
    std::replace(entry.name.begin(), entry.name.end(), '/', '_');
    std::replace(entry.name.begin(), entry.name.end(), '\0', '_');
    if (entry.name.empty() || entry.name == "." || entry.name == "..") entry.name = "_";
    ++count[looks_of(entry.name)];
  }
  std::set<std::string> given;
  for (Entry& entry : entries) {
    if (count[looks_of(entry.name)] > 1 && !entry.id.empty() && entry.id != entry.name) {
      std::string id = entry.id;
      std::replace(id.begin(), id.end(), '/', '_');
      entry.name += " (" + id + ')';
    }
    const std::string name = entry.name;
    for (int number = 2; !given.insert(looks_of(entry.name)).second; ++number) {
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
