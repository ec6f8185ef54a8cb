#include "intake/student_match.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace flocking::intake {
namespace {

enum class Round { kOfLayout, kExact, kAlike };

bool equal_but_for_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char left, char right) { return lower(left) == lower(right); });
}

// By what the layout's ids are.
bool is_of_layout(const Student& student, const std::string& id, Layout layout) {
  if (id.empty()) return false;
  switch (layout) {
    case Layout::kGithub:
      return equal_but_for_case(student.login, id);
    case Layout::kMoodle:
      return student.id == id || participant_of(student) == id;
    case Layout::kGradescope:
      return student.id == id || student.email == id;
    default:
      return student.id == id;
  }
}

bool is_exact(const Student& student, const std::string& id, const std::string& name) {
  for (const std::string* text : {&id, &name}) {
    if (text->empty()) continue;
    for (const std::string* known :
         {&student.id, &student.login, &student.other_id, &student.email, &student.name}) {
      if (*known == *text) return true;
    }
  }
  return false;
}

/// Goes through the rounds.
class Matching {
 public:
  Matching(const Roster& roster, const std::vector<Entry>& entries, Layout layout)
      : roster_(roster), entries_(entries), layout_(layout), matches_(entries.size()) {}

  std::vector<StudentMatch> run() {
    for (const Round round : {Round::kOfLayout, Round::kExact, Round::kAlike}) go_through(round);
    return std::move(matches_);
  }

 private:
  void go_through(Round round);
  [[nodiscard]] int candidate(const Entry& entry, Round round) const;
  [[nodiscard]] bool is_decided(int student) const {
    return std::any_of(matches_.begin(), matches_.end(), [student](const StudentMatch& match) {
      return match.student == student && (match.kind == StudentMatch::Kind::kFound ||
                                          match.kind == StudentMatch::Kind::kContested);
    });
  }

  const Roster& roster_;
  const std::vector<Entry>& entries_;
  Layout layout_;
  std::vector<StudentMatch> matches_;
};

// Claims of one round are weighed against one another before any counts.
void Matching::go_through(Round round) {
  std::vector<int> claims(entries_.size(), -1);
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (matches_[i].student < 0) claims[i] = candidate(entries_[i], round);
  }
  std::vector<StudentMatch> made = matches_;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (claims[i] < 0) continue;
    const auto same = std::count(claims.begin(), claims.end(), claims[i]);
    const StudentMatch::Kind kind = is_decided(claims[i]) ? StudentMatch::Kind::kTaken
                                    : same > 1            ? StudentMatch::Kind::kContested
                                                          : StudentMatch::Kind::kFound;
    made[i] = {kind, claims[i]};
  }
  matches_ = std::move(made);
}

int Matching::candidate(const Entry& entry, Round round) const {
  const std::string id = layout_ == Layout::kCanvas || layout_ == Layout::kMoodle ? "" : entry.id;
  int found = -1;
  switch (round) {
    case Round::kOfLayout:
      return only_one(roster_, [&](const Student& student) {
        return is_of_layout(student, entry.id, layout_);
      });
    case Round::kExact:
      found = only_one(roster_,
                       [&](const Student& student) { return is_exact(student, id, entry.name); });
      break;
    case Round::kAlike:
      found = find_student(roster_, id, entry.name);
      break;
  }
  const bool is_known_otherwise = found >= 0 && layout_ == Layout::kGithub &&
                                  !roster_.students[static_cast<std::size_t>(found)].login.empty();
  return is_known_otherwise ? -1 : found;
}

}  // namespace

std::vector<StudentMatch> match_students(const Roster& roster, const std::vector<Entry>& entries,
                                         Layout layout) {
  return Matching(roster, entries, layout).run();
}

}  // namespace flocking::intake
