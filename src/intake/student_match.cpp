#include "intake/student_match.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "intake/student_index.h"

namespace flocking::intake {
namespace {

using MatchKind = StudentMatch::Kind;

// True if ids are numbers that the platform gives its users, and of no use beside it.
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
    case Layout::kGradescope: {
      const int by_id = index.find(Meaning::kId, id);
      return by_id == StudentIndex::kNobody ? index.find(Meaning::kEmail, id) : by_id;
    }
    case Layout::kFolders:
    case Layout::kFiles:
      return StudentIndex::kNobody;
    default:
      return index.find(Meaning::kId, id);
  }
}

/// Goes through the rounds.
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
    if (has_ids || !has_ids_of_platform(layout_)) {
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

bool Matching::ids_agree_with_names() const {
  std::size_t agree = 0;
  std::size_t contradict = 0;
  for (const Entry& entry : entries_) {
    const int by_id = find_by_layout(index_, entry.id, layout_);
    if (by_id < 0) continue;
    const int by_name = find_in_round(index_, Round::kAlike, entry.name);
    ++(by_name < 0 || by_name == by_id ? agree : contradict);
  }
  return agree > 0 && agree >= contradict;
}

// Claims of one round are weighed against each other before any of them counts.
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
