#include "intake/roster.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <utility>

#include "base/csv_table.h"
#include "base/error.h"
#include "base/moodle_worksheet.h"
#include "base/printable.h"
#include "base/words.h"
#include "intake/name_key.h"
#include "intake/roster_columns.h"
#include "io/file.h"

namespace flocking::intake {
namespace {

constexpr std::size_t kMostRosterBytes = std::size_t{16} << 20U;
constexpr std::size_t kMostRowsBeforeHead = 9;
constexpr std::size_t kLeastLaterHeadings = 2;
constexpr std::size_t kHeadingsShown = 8;

Student student_of(const RosterColumns& columns, const CsvRow& row) {
  Student student{.id = columns.of(row, Column::kId),
                  .name = columns.of(row, Column::kName),
                  .login = columns.of(row, Column::kLogin),
                  .email = columns.of(row, Column::kEmail),
                  .section = columns.of(row, Column::kSection),
                  .other_id = columns.of(row, Column::kOtherId),
                  .group = columns.of(row, Column::kGroup)};
  student.line = row.line;
  if (student.name.empty()) {
    student.name = trimmed(columns.of(row, Column::kFirst) + ' ' + columns.of(row, Column::kLast));
  }
  // "Participant 12" is Moodle's text in any table; a single word may be an ordinary id.
  if (columns.is_worksheet() || words(student.id).size() == 2) {
    student.participant = participant_number(student.id);
  }
  return student;
}

// Returns true for rows of Google Classroom's export of grades that contain these words instead of
// last names.
bool is_row_of_platform(const Student& student) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"pointspossible", "manualposting", "date", "points", "classaverage"});
  return student.id.empty() && student.login.empty() && student.email.empty() &&
         (student.name.empty() ||
          std::find(kNames.begin(), kNames.end(), key_of(student.name)) != kNames.end());
}

bool is_test_student(const RosterColumns& columns, const Student& student) {
  // A student may use the name "Student, Test", but only the platform's account has no id from the
  // school.
  return columns.is_canvas() && student.name == "Student, Test" && student.other_id.empty();
}

/// A field that identifies a student.
struct Identity {
  const char* name;
  std::string Student::*field;
};

constexpr auto kIdentities = std::to_array<Identity>(
    {{"id", &Student::id}, {"login", &Student::login}, {"email address", &Student::email}});

void require_different(const Roster& roster, const std::string& source, const Identity& identity) {
  std::map<std::string, const Student*> seen;
  for (const Student& student : roster.students) {
    const std::string& value = student.*identity.field;
    if (value.empty()) continue;
    const auto [place, is_new] = seen.emplace(folded(value), &student);
    if (is_new) continue;
    const Student& first = *place->second;
    const std::string& other = first.*identity.field;
    const std::string lines = std::to_string(first.line) +
                              (other == value ? "" : " (" + in_quotes(other) + ')') + " and " +
                              std::to_string(student.line);
    throw InputError({source, student.line, 1},
                     "two students have the " + std::string(identity.name) + ' ' +
                         in_quotes(value) + ": lines " + lines + ". " +
                         (other == value ? "" : "Upper and lower case count as equal. ") +
                         "Correct one of them, or remove it.",
                     "");
  }
}

// In Gradescope, a student can set another student's id. Removes ids that several students have, if
// email addresses distinguish these students.
void drop_equal_ids(Roster& roster) {
  std::map<std::string, std::vector<Student*>> with_id;
  for (Student& student : roster.students) {
    if (!student.id.empty() && !student.email.empty()) {
      with_id[folded(student.id)].push_back(&student);
    }
  }
  for (const auto& [id, students] : with_id) {
    if (students.size() < 2) continue;
    std::string lines;
    for (const Student* one : students) {
      lines += (lines.empty() ? "" : ", ") + std::to_string(one->line);
    }
    roster.notes.push_back("several students of the roster have the id " +
                           in_quotes(students.front()->id, 80) + " (lines " + lines +
                           "); email addresses and names are used instead");
    for (Student* one : students) one->id.clear();
  }
}

// Returns the row of headings. Sakai writes the name of the assignment above them.
std::size_t find_head(const std::vector<CsvRow>& rows) {
  if (RosterColumns(rows.front().fields).identify_students()) return 0;
  for (std::size_t i = 1; i < rows.size() && i <= kMostRowsBeforeHead; ++i) {
    const RosterColumns columns(rows[i].fields);
    if (columns.identify_students() && columns.count() >= kLeastLaterHeadings) return i;
  }
  return 0;
}

[[noreturn]] void refuse_head(const CsvRow& head, const std::string& source) {
  std::string found;
  for (std::size_t i = 0; i < head.fields.size() && i < kHeadingsShown; ++i) {
    found += (i == 0 ? "" : ", ") + in_quotes(head.fields[i]);
  }
  throw InputError({source, head.line, 1},
                   "no column identifies students: expected one of id, name, login, email, found " +
                       found +
                       ". Name the columns in the first line; if a platform wrote this file in "
                       "another language, export it in English.",
                   "");
}

}  // namespace

Roster parse_roster(std::string_view text, const std::string& source) {
  std::vector<CsvRow> rows = parse_csv(text, source);
  if (rows.empty()) throw InputError({source, 1, 1}, "the roster is empty", "");
  rows.erase(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(find_head(rows)));
  RosterColumns columns(rows.front().fields);
  columns.add_worksheet(rows);
  if (!columns.identify_students()) refuse_head(rows.front(), source);
  Roster roster;
  for (const CsvRow& row : std::span(rows).subspan(1)) {
    Student student = student_of(columns, row);
    if (is_row_of_platform(student)) continue;
    const bool is_test = is_test_student(columns, student);
    (is_test ? roster.test_students : roster.students).push_back(std::move(student));
  }
  if (columns.is_gradescope()) drop_equal_ids(roster);
  for (const Identity& identity : kIdentities) require_different(roster, source, identity);
  return roster;
}

Roster read_roster(const std::string& path) {
  std::string text = io::File::open_input(path).read_all(kMostRosterBytes);
  Roster roster = parse_roster(text, path);
  roster.text = std::move(text);
  return roster;
}

}  // namespace flocking::intake
