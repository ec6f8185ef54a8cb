#include "intake/group_match.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>

#include "base/words.h"
#include "intake/layouts/layout_reader.h"
#include "intake/name_key.h"

namespace flocking::intake {
namespace {

// Returns a name as GitHub writes it in the address of a repository.
std::string hyphenated(std::string_view text) {
  std::string all;
  for (const char c : folded(text)) {
    const bool is_separator = static_cast<unsigned char>(c) < 0x80 && key_of({&c, 1}).empty();
    if (!is_separator) {
      all += c;
    } else if (!all.empty() && all.back() != '-') {
      all += '-';
    }
  }
  if (!all.empty() && all.back() == '-') all.pop_back();
  return all;
}

std::string_view without_number(std::string_view name) {
  const std::size_t hyphen = name.find_last_of('-');
  const bool has_number =
      hyphen != std::string_view::npos && is_number(std::string(name.substr(hyphen + 1)));
  return has_number ? name.substr(0, hyphen) : std::string_view();
}

struct SpellingRound {
  std::string (*spelled)(std::string_view);
  bool is_numbered;  // the entry's name has a number after the name of the group
  bool is_sure;
};
constexpr std::array kSpellingRounds = {
    SpellingRound{composed, false, true},   SpellingRound{folded, false, true},
    SpellingRound{hyphenated, false, true}, SpellingRound{key_of, false, false},
    SpellingRound{hyphenated, true, false}, SpellingRound{key_of, true, false},
};

/// The groups without an entry and the entries without a group, so far.
class GroupMatching {
 public:
  GroupMatching(const std::vector<Entry>& entries, const std::vector<std::string>& groups)
      : entries_(entries), free_(groups.begin(), groups.end()), matches_(entries.size()) {}

  void play(const SpellingRound& round) {
    std::map<std::string, std::vector<std::string>> groups;
    for (const std::string& group : free_) groups[round.spelled(group)].push_back(group);
    groups.erase("");
    std::vector<std::set<std::string>> candidates(entries_.size());
    std::map<std::string, int> claims;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      if (entries_[i].same_as || !matches_[i].group.empty()) continue;
      for (std::string_view name : {entries_[i].id, entries_[i].name}) {
        if (round.is_numbered) name = without_number(name);
        const auto found = groups.find(round.spelled(name));
        if (found != groups.end()) candidates[i].insert(found->second.begin(), found->second.end());
      }
      for (const std::string& group : candidates[i]) ++claims[group];
    }
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      if (candidates[i].empty()) continue;
      const bool is_contested = candidates[i].size() > 1 || claims.at(*candidates[i].begin()) > 1;
      matches_[i] = {*candidates[i].begin(), round.is_sure, is_contested};
    }
    for (const auto& [group, count] : claims) free_.erase(group);
  }

  [[nodiscard]] const std::vector<GroupMatch>& matches() const { return matches_; }

 private:
  const std::vector<Entry>& entries_;
  std::set<std::string> free_;
  std::vector<GroupMatch> matches_;
};

}  // namespace

std::vector<GroupMatch> match_groups(const std::vector<Entry>& entries,
                                     const std::vector<std::string>& groups) {
  GroupMatching matching(entries, groups);
  for (const SpellingRound& round : kSpellingRounds) matching.play(round);
  return matching.matches();
}

}  // namespace flocking::intake
