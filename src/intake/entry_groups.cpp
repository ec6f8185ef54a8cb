#include "intake/entry_groups.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "intake/folder_items.h"
#include "intake/group_match.h"
#include "intake/name_key.h"
#include "intake/student_index.h"
#include "intake/student_match.h"
#include "io/file.h"

namespace flocking::intake {
namespace {

constexpr std::size_t kMostGroupsBytes = std::size_t{16} << 20U;

std::string name_of_student(const Student& student) {
  for (const std::string* one : {&student.name, &student.login, &student.id}) {
    if (!one->empty()) return *one;
  }
  return student.email;
}

// Returns the id by which match_students() finds the student in this layout.
std::string id_of_student(const Student& student, Layout layout) {
  const bool is_by_login =
      layout == Layout::kGithub || layout == Layout::kBlackboard || layout == Layout::kSakai;
  if (is_by_login && !student.login.empty()) return student.login;
  for (const std::string* one : {&student.id, &student.login, &student.email}) {
    if (!one->empty()) return *one;
  }
  return "";
}

// Finds the student of a row. Each column has a different meaning: a login is not compared with
// names.
int student_of_row(const StudentIndex& roster, const Student& row) {
  const std::initializer_list<std::pair<Meaning, const std::string&>> fields = {
      {Meaning::kId, row.id}, {Meaning::kLogin, row.login}, {Meaning::kEmail, row.email}};
  for (const auto& [meaning, text] : fields) {
    const int found = roster.find(meaning, text);
    if (found >= 0) return found;
  }
  for (const auto& [meaning, text] : fields) {
    const int found = text.empty() ? -1 : find_student(roster, text, "");
    if (found >= 0) return found;
  }
  return row.name.empty() ? -1 : find_student(roster, "", row.name);
}

/// The sharing of entries in groups: share() adds an entry for each student without one whose group
/// submitted through another member or under the group's name.
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
    take_names();
    // If the platform names students, an entry with the name of a group belongs to a student who
    // chose that name.
    const bool are_students = is_of_platform(layout_) && layout_ != Layout::kGithub;
    for (const bool is_first : {true, false}) {
      const std::size_t count = owners_.size();
      for (std::size_t i = 0; i < count; ++i) {
        if (entries_[i].same_as) continue;
        if (owners_[i] && is_first == are_students) share_of_student(i);
        if (!owners_[i] && is_first != are_students) share_of_group(i);
      }
    }
  }

 private:
  void add_member(const std::string& group, std::size_t student) {
    if (!key_of(group).empty()) members_[group].push_back(student);
  }

  // Replaces the groups of the roster by those of a file.
  void take_groups(const Roster& groups) {
    members_.clear();
    const StudentIndex index(students_);
    for (const Student& row : groups.students) {
      const int student = student_of_row(index, row);
      if (student < 0) {
        notes_.push_back("the roster does not contain " + in_quotes(name_of_student(row), 80) +
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

  // Finds the entries that have the name of a group. Teams choose their names, so an entry whose
  // name is also that of a student in another group belongs to neither.
  void take_names() {
    std::vector<std::string> groups;
    for (const auto& [group, members] : members_) groups.push_back(group);
    matches_ = match_groups(entries_, groups);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const GroupMatch& match = matches_[i];
      if (match.group.empty()) continue;
      const bool is_of_other = owners_[i] && match.is_sure && !is_member(*owners_[i], match.group);
      if (!is_of_other && (owners_[i] || !match.is_contested)) continue;
      notes_.push_back(
          "the submission " + in_quotes(entries_[i].id, 80) + " may be that of the group " +
          in_quotes(match.group, 80) + " or of " +
          (is_of_other
               ? "the student " + in_quotes(name_of_student(students_.students[*owners_[i]]), 80)
               : "another one") +
          "; no student gets its grade");
      if (is_of_other) have_own_.erase(*owners_[i]);
      owners_[i] = std::nullopt;
      matches_[i] = {};
      entries_[i].name = entries_[i].id = "group " + entries_[i].id;
    }
  }

  [[nodiscard]] bool is_member(std::size_t student, const std::string& group) const {
    const std::vector<std::size_t>& all = members_.at(group);
    return std::find(all.begin(), all.end(), student) != all.end();
  }

  [[nodiscard]] std::vector<std::size_t> without_own(const std::string& group) const {
    std::vector<std::size_t> left;
    const auto members = members_.find(group);
    if (members == members_.end()) return left;
    std::copy_if(members->second.begin(), members->second.end(), std::back_inserter(left),
                 [this](std::size_t student) { return !have_own_.contains(student); });
    return left;
  }

  // Shares an entry whose name is that of a group.
  void share_of_group(std::size_t number) {
    const std::string& group = matches_[number].group;
    if (group.empty()) return;
    std::vector<std::size_t> all = without_own(group);
    if (all.empty()) return;
    name(entries_[number], all.front());
    have_own_.insert(all.front());
    all.erase(all.begin());
    add(number, all);
  }

  // Shares an entry whose student submitted for a group. If several members of the group submitted,
  // none of their entries is shared.
  void share_of_student(std::size_t number) {
    const auto group = group_of_.find(*owners_[number]);
    if (group == group_of_.end()) return;
    const std::vector<std::size_t> others = without_own(group->second);
    const auto is_of_group = [&](const std::optional<std::size_t>& owner) {
      return owner && group_of_.contains(*owner) && group_of_.at(*owner) == group->second;
    };
    if (others.empty()) return;
    if (std::count_if(owners_.begin(), owners_.end(), is_of_group) == 1) return add(number, others);
    if (!shared_.insert(group->second).second) return;
    notes_.push_back(
        "the group " + in_quotes(group->second, 80) +
        " has submissions of several members, so members without a submission get no grade");
  }

  void name(Entry& entry, std::size_t student) const {
    entry.id = id_of_student(students_.students[student], layout_);
    entry.name = name_of_student(students_.students[student]);
    entry.email = students_.students[student].email;
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
  std::map<std::string, std::vector<std::size_t>> members_;  // per group
  std::map<std::size_t, std::string> group_of_;              // per student in a file of groups
  std::vector<std::optional<std::size_t>> owners_;           // per entry
  std::vector<GroupMatch> matches_;                          // per entry
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
