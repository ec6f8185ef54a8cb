#include "intake/entry_names.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

#include "base/printable.h"

namespace flocking::intake {
namespace {

std::string key_of_student(const Student& student) {
  for (const std::string* key : {&student.id, &student.login, &student.email}) {
    if (!key->empty()) return *key;
  }
  return student.name;
}

// Returns the numbers of the students who are there.
std::set<int> name_by_roster(std::vector<Entry>& entries, const Roster& roster,
                             std::vector<std::string>& notes) {
  std::set<int> handed_in;
  for (Entry& entry : entries) {
    const int number = find_student(roster, entry.id, entry.name);
    if (number < 0) {
      notes.push_back("the roster does not know " + in_quotes(entry.name, 80));
      continue;
    }
    const Student& student = roster.students[static_cast<std::size_t>(number)];
    if (!handed_in.insert(number).second) {
      notes.push_back("the roster's " + in_quotes(student.name, 80) +
                      " handed in more than once: " + in_quotes(entry.name, 80));
      continue;
    }
    if (!student.name.empty()) entry.name = student.name;
    entry.id = key_of_student(student);
    entry.roster_line = student.line;
  }
  return handed_in;
}

void add_missing(const Roster& roster, const std::set<int>& handed_in,
                 std::vector<Entry>& entries) {
  for (std::size_t i = 0; i < roster.students.size(); ++i) {
    if (handed_in.contains(static_cast<int>(i))) continue;
    const Student& student = roster.students[i];
    Entry entry{.id = key_of_student(student),
                .name = student.name,
                .files = {},
                .own = {},
                .problem = "nothing was handed in",
                .left_out = {}};
    if (entry.name.empty()) entry.name = entry.id;
    entry.roster_line = student.line;
    entry.is_missing = true;
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

void name_entries(std::vector<Entry>& entries, const Roster* roster,
                  std::vector<std::string>& notes) {
  if (roster != nullptr) {
    add_missing(*roster, name_by_roster(entries, *roster, notes), entries);
  }
  make_names_different(entries);
}

}  // namespace flocking::intake
