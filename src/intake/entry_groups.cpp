#include "intake/entry_groups.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "intake/layouts/layout_reader.h"
#include "intake/name_key.h"
#include "intake/student_index.h"
#include "intake/student_match.h"
#include "io/file.h"

namespace flocking::intake {
namespace {

constexpr std::size_t kMostGroupsBytes = std::size_t{16} << 20U;

std::string key_without_number(const std::string& name) {
  const std::size_t hyphen = name.find_last_of('-');
  const bool has_number = hyphen != std::string::npos && is_number(name.substr(hyphen + 1));
  return has_number ? key_of(name.substr(0, hyphen)) : "";
}

std::string name_of_student(const Student& student) {
  for (const std::string* one : {&student.name, &student.login, &student.id}) {
    if (!one->empty()) return *one;
  }
  return student.email;
}

// By which match_students() finds the student in this layout.
std::string id_of_student(const Student& student, Layout layout) {
  const bool is_by_login =
      layout == Layout::kGithub || layout == Layout::kBlackboard || layout == Layout::kSakai;
  if (is_by_login && !student.login.empty()) return student.login;
  for (const std::string* one : {&student.id, &student.login, &student.email}) {
    if (!one->empty()) return *one;
  }
  return "";
}

int student_of_row(const StudentIndex& roster, const Student& row) {
  for (const std::string* one : {&row.id, &row.login, &row.email}) {
    const int found = one->empty() ? -1 : find_student(roster, *one, "");
    if (found >= 0) return found;
  }
  return row.name.empty() ? -1 : find_student(roster, "", row.name);
}

/// Finds out who shares the entries of a class.
class Sharing {
 public:
  Sharing(std::vector<Entry>& entries, const Roster* groups, const Roster& students, Layout layout,
          std::vector<std::string>& notes)
      : entries_(entries), students_(students), layout_(layout), notes_(notes) {
    for (std::size_t i = 0; i < students.students.size(); ++i) {
      add_member(students.students[i].group, i);
    }
    if (groups != nullptr) take_groups(*groups);
  }

  void share() {
    take_owners();
    const std::size_t count = entries_.size();
    for (std::size_t i = 0; i < count; ++i) {
      if (!owners_[i] && !entries_[i].same_as) share_of_group(i);
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (owners_[i] && !entries_[i].same_as) share_of_student(i);
    }
  }

 private:
  void add_member(const std::string& group, std::size_t student) {
    if (!key_of(group).empty()) members_[key_of(group)].push_back(student);
  }

  // The keys of groups are letters and digits: "Group A" and "group-a" are the same. The groups of
  // a file take the place of those of the roster.
  void take_groups(const Roster& groups) {
    members_.clear();
    const StudentIndex index(students_);
    for (const Student& row : groups.students) {
      const int student = student_of_row(index, row);
      if (student < 0) {
        notes_.push_back("the roster does not know " + in_quotes(name_of_student(row), 80) +
                         " of the group " + in_quotes(row.group, 80));
        continue;
      }
      add_member(row.group, static_cast<std::size_t>(student));
      group_of_[static_cast<std::size_t>(student)] = row.group;
    }
  }

  void take_owners() {
    const std::vector<StudentMatch> matches = match_students(students_, entries_, layout_);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      owners_.emplace_back();
      if (matches[i].kind != StudentMatch::Kind::kFound) continue;
      owners_.back() = static_cast<std::size_t>(matches[i].student);
      have_own_.insert(*owners_.back());
    }
  }

  [[nodiscard]] std::vector<std::size_t> without_own(const std::string& group) const {
    std::vector<std::size_t> left;
    const auto members = members_.find(key_of(group));
    if (members == members_.end()) return left;
    std::copy_if(members->second.begin(), members->second.end(), std::back_inserter(left),
                 [this](std::size_t student) { return !have_own_.contains(student); });
    return left;
  }

  // Shares an entry that is named as a group. GitHub adds a number to a name that is taken.
  void share_of_group(std::size_t number) {
    for (const std::string& key : {key_of(entries_[number].id), key_of(entries_[number].name),
                                   key_without_number(entries_[number].id)}) {
      if (key.empty() || !members_.contains(key) || shared_.contains(key)) continue;
      shared_.insert(key);
      std::vector<std::size_t> all = without_own(key);
      if (all.empty()) return;
      name(entries_[number], all.front());
      all.erase(all.begin());
      add(number, all);
      return;
    }
  }

  // Shares an entry whose student submitted for a group. If several members of the group submitted,
  // none of their entries is shared.
  void share_of_student(std::size_t number) {
    const auto group = group_of_.find(*owners_[number]);
    if (group == group_of_.end()) return;
    const std::vector<std::size_t> others = without_own(group->second);
    const auto is_of_group = [&](const std::optional<std::size_t>& owner) {
      return owner && group_of_.contains(*owner) &&
             key_of(group_of_.at(*owner)) == key_of(group->second);
    };
    if (others.empty()) return;
    if (std::count_if(owners_.begin(), owners_.end(), is_of_group) == 1) return add(number, others);
    if (!shared_.insert(key_of(group->second)).second) return;
    notes_.push_back("the group " + in_quotes(group->second, 80) +
                     " has submissions of several members, so the others get no grade");
  }

  void name(Entry& entry, std::size_t student) const {
    entry.id = id_of_student(students_.students[student], layout_);
    entry.name = name_of_student(students_.students[student]);
  }

  void add(std::size_t number, const std::vector<std::size_t>& students) {
    for (const std::size_t student : students) {
      Entry entry = shared_entry(entries_[number], number);
      name(entry, student);
      have_own_.insert(student);
      entries_.push_back(std::move(entry));
    }
  }

  std::vector<Entry>& entries_;
  const Roster& students_;
  Layout layout_;
  std::vector<std::string>& notes_;
  std::map<std::string, std::vector<std::size_t>> members_;  // of each group's key
  std::map<std::size_t, std::string> group_of_;              // of students in a file of groups
  std::vector<std::optional<std::size_t>> owners_;           // of each entry
  std::set<std::size_t> have_own_;
  std::set<std::string> shared_;
};

}  // namespace

Roster parse_groups(std::string_view text, const std::string& source) {
  if (trimmed(text).empty()) {
    throw InputError({source, 1, 1},
                     "the table of groups is empty; expected columns group and login, id or name",
                     "");
  }
  Roster groups = parse_roster(text, source);
  for (const Student& student : groups.students) {
    if (!student.group.empty()) continue;
    throw InputError({source, student.line, 1},
                     "the table of groups has no group for " + in_quotes(name_of_student(student)) +
                         "; expected a column group or team",
                     "");
  }
  return groups;
}

Roster read_groups(const std::string& path) {
  return parse_groups(io::File::open_input(path).read_all(kMostGroupsBytes), path);
}

Entry shared_entry(const Entry& first, std::size_t number) {
  Entry entry{.id = {}, .name = {}, .files = {}, .own = {}, .problem = {}, .left_out = {}};
  entry.is_late = first.is_late;
  entry.submitted_at = first.submitted_at;
  entry.same_as = number;
  return entry;
}

void share_entries(std::vector<Entry>& entries, const Roster* groups, const Roster* roster,
                   Layout layout, std::vector<std::string>& notes) {
  const Roster* students = roster != nullptr ? roster : groups;
  if (students != nullptr) Sharing(entries, groups, *students, layout, notes).share();
}

}  // namespace flocking::intake
