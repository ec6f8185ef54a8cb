#include "intake/student_match.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "intake/student_index.h"

namespace flocking::intake {
namespace {

using MatchKind = StudentMatch::Kind;

// Returns true if the layout's ids are numbers that the platform assigns, which other tables do not
// know.
bool has_ids_of_platform(Layout layout) {
  return layout == Layout::kCanvas || layout == Layout::kMoodle;
}

int find_by_layout(const StudentIndex& index, const std::string& id, Layout layout) {
  switch (layout) {
    case Layout::kGithub:
    case Layout::kBlackboard:
    case Layout::kSakai:
      return index.find(Meaning::kLogin, id);
    case Layout::kMoodle: {
      const int participant = index.find(Meaning::kParticipant, id);
      return participant == StudentIndex::kNobody ? index.find(Meaning::kId, id) : participant;
    }
    case Layout::kFolders:
    case Layout::kFiles:
      return StudentIndex::kNobody;
    default:
      return index.find(Meaning::kId, id);
  }
}

/// The student that matches most of Gradescope's fields; kSeveral if two students match equally
/// many.
struct Agreement {
  int student = StudentIndex::kNobody;
  std::ptrdiff_t fields = 0;
  int by_id = StudentIndex::kNobody;  ///< student with this id, which students may set
};

/// Matches entries round by round.
class Matching {
 public:
  Matching(const Roster& roster, const std::vector<Entry>& entries, Layout layout)
      : roster_(roster),
        index_(roster),
        entries_(entries),
        layout_(layout),
        matches_(entries.size()) {}

  std::vector<StudentMatch> run() {
    find_test_students();
    const bool has_ids = has_ids_of_platform(layout_) && ids_agree_with_names();
    if (layout_ == Layout::kGradescope) {
      decide_by_agreement();
    } else if (has_ids || !has_ids_of_platform(layout_)) {
      decide([this](const Entry& entry) { return find_by_layout(index_, entry.id, layout_); });
    }
    if (has_ids) return std::move(matches_);
    for (const Round round : kRounds) {
      decide([this, round](const Entry& entry) { return candidate(entry, round); });
    }
    return std::move(matches_);
  }

 private:
  void find_test_students();
  [[nodiscard]] bool ids_agree_with_names() const;
  [[nodiscard]] Agreement agreement_of(const Entry& entry) const;
  void decide_by_agreement();
  template <typename Find>
  void decide(const Find& find);
  [[nodiscard]] int candidate(const Entry& entry, Round round) const;

  const Roster& roster_;
  StudentIndex index_;
  const std::vector<Entry>& entries_;
  Layout layout_;
  std::vector<StudentMatch> matches_;
  std::vector<bool> is_decided_ = std::vector<bool>(roster_.students.size());
};

void Matching::find_test_students() {
  const StudentIndex tests({.students = roster_.test_students});
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const bool is_test = find_by_layout(tests, entries_[i].id, layout_) >= 0;
    if (is_test) matches_[i].kind = MatchKind::kTestStudent;
  }
}

// Returns true if names confirm the platform's numbers: small numbers may be other students' ids.
// Moodle's participants have only a number, and so have students in a roster without names.
bool Matching::ids_agree_with_names() const {
  std::size_t agree = 0;
  std::size_t contradict = 0;
  bool is_any_found = false;
  for (const Entry& entry : entries_) {
    const int by_id = find_by_layout(index_, entry.id, layout_);
    if (by_id < 0) continue;
    is_any_found = true;
    const int by_name = find_in_round(index_, Round::kAlike, entry.name);
    const bool is_participant = index_.find(Meaning::kParticipant, entry.id) == by_id;
    if (by_name == by_id || (by_name < 0 && is_participant)) ++agree;
    if (by_name >= 0 && by_name != by_id) ++contradict;
  }
  const bool has_names = std::any_of(roster_.students.begin(), roster_.students.end(),
                                     [](const Student& student) { return !student.name.empty(); });
  if (!has_names && contradict == 0) return is_any_found;
  return agree > 0 && agree >= contradict;
}

Agreement Matching::agreement_of(const Entry& entry) const {
  const std::string& email = entry.email.empty() ? entry.id : entry.email;
  const std::array meant = {index_.find(Meaning::kId, entry.id),
                            index_.find(Meaning::kEmail, email),
                            index_.find(Meaning::kName, entry.name)};
  Agreement most{.by_id = meant[0]};
  for (const int student : meant) {
    if (student < 0 || student == most.student) continue;
    const std::ptrdiff_t fields = std::count(meant.begin(), meant.end(), student);
    if (fields == most.fields) most.student = StudentIndex::kSeveral;
    if (fields > most.fields) most = {student, fields, meant[0]};
  }
  return most;
}

// If a student has several entries, the entry with more matching fields counts.
void Matching::decide_by_agreement() {
  std::vector<Agreement> found;
  std::map<int, std::multiset<std::ptrdiff_t>> claims;
  for (const Entry& entry : entries_) {
    found.push_back(agreement_of(entry));
    claims[found.back().student].insert(found.back().fields);
  }
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const auto [student, fields, by_id] = found[i];
    if (student == StudentIndex::kSeveral) matches_[i].kind = MatchKind::kSeveral;
    if (student < 0) continue;
    const std::multiset<std::ptrdiff_t>& all = claims.at(student);
    matches_[i] = {fields < *all.rbegin()  ? MatchKind::kTaken
                   : all.count(fields) > 1 ? MatchKind::kContested
                                           : MatchKind::kFound,
                   student, by_id >= 0 && by_id != student};
    is_decided_[static_cast<std::size_t>(student)] = true;
  }
}

// Compares all claims of a round before accepting any of them.
template <typename Find>
void Matching::decide(const Find& find) {
  std::vector<int> claims(entries_.size(), StudentIndex::kNobody);
  std::map<int, int> count;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (matches_[i].kind != MatchKind::kUnknown) continue;
    claims[i] = find(entries_[i]);
    ++count[claims[i]];
  }
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (claims[i] == StudentIndex::kSeveral) matches_[i].kind = MatchKind::kSeveral;
    if (claims[i] < 0) continue;
    const bool is_decided = is_decided_[static_cast<std::size_t>(claims[i])];
    matches_[i] = {is_decided             ? MatchKind::kTaken
                   : count[claims[i]] > 1 ? MatchKind::kContested
                                          : MatchKind::kFound,
                   claims[i]};
  }
  for (const StudentMatch& match : matches_) {
    if (match.student >= 0) is_decided_[static_cast<std::size_t>(match.student)] = true;
  }
}

int Matching::candidate(const Entry& entry, Round round) const {
  const std::string_view id = has_ids_of_platform(layout_) ? std::string_view() : entry.id;
  const int found = find_in_round(index_, round, identifying(index_, id, entry.name));
  const bool is_known_otherwise = found >= 0 && layout_ == Layout::kGithub &&
                                  !roster_.students[static_cast<std::size_t>(found)].login.empty();
  return is_known_otherwise ? StudentIndex::kNobody : found;
}

}  // namespace

std::vector<StudentMatch> match_students(const Roster& roster, const std::vector<Entry>& entries,
                                         Layout layout) {
  return Matching(roster, entries, layout).run();
}

}  // namespace flocking::intake
