// Compares random classes with a simple oracle, which knows only the few letters used in the names
// and checks all students for each entry.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "intake/student_match.h"

namespace flocking::intake {
namespace {

using Words = std::vector<std::string>;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

std::string composed_by_hand(std::string text) {
  for (const auto& [parts, letter] :
       {std::pair("e\u0301", "\u00e9"), std::pair("E\u0301", "\u00c9"),
        std::pair("u\u0308", "\u00fc"), std::pair("U\u0308", "\u00dc")}) {
    text = replaced(text, parts, letter);
  }
  return text;
}

std::string folded_by_hand(const std::string& text) {
  std::string all =
      replaced(replaced(composed_by_hand(text), "\u00c9", "\u00e9"), "\u00dc", "\u00fc");
  for (char& c : all) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return all;
}

Words words_by_hand(const std::string& text) {
  Words words(1);
  for (const char c : folded_by_hand(text)) {
    if (c == ' ' || c == ',' || c == '_') {
      words.emplace_back();
    } else if (c != '-' && c != '.' && c != '@') {
      words.back() += c;
    }
  }
  words.erase(std::remove(words.begin(), words.end(), ""), words.end());
  return words;
}

std::string joined_by_hand(const Words& words) {
  std::string all;
  for (const std::string& word : words) all += word;
  return all;
}

Words sorted_by_hand(const std::string& text) {
  Words words = words_by_hand(text);
  std::sort(words.begin(), words.end());
  return words;
}

std::set<std::string> turned_by_hand(const std::string& name) {
  std::set<std::string> all;
  Words words = words_by_hand(name);
  for (std::size_t i = 0; i < words.size(); ++i) {
    all.insert(joined_by_hand(words));
    std::rotate(words.begin(), words.begin() + 1, words.end());
  }
  return all;
}

std::set<std::string> plain_by_hand(const std::string& name) {
  const std::string e = replaced(folded_by_hand(name), "\u00e9", "e");
  return {replaced(e, "\u00fc", "u"), replaced(e, "\u00fc", "ue")};
}

bool means_in_plain_letters(const std::string& text, const Student& student) {
  for (const std::string& mine : plain_by_hand(text)) {
    for (const std::string& known : plain_by_hand(student.name)) {
      if (words_by_hand(mine).empty()) continue;
      if (sorted_by_hand(mine) == sorted_by_hand(known)) return true;
      if (turned_by_hand(known).contains(joined_by_hand(words_by_hand(mine)))) return true;
    }
  }
  return false;
}

bool means(std::size_t round, const std::string& text, const Student& student) {
  const std::string letters = joined_by_hand(words_by_hand(text));
  Words known = {student.id, student.login, student.other_id, student.email};
  if (round < 2) known.push_back(student.name);
  for (const std::string& one : known) {
    if (one.empty()) continue;
    if (round == 0 && composed_by_hand(one) == composed_by_hand(text)) return true;
    if (round == 1 && folded_by_hand(one) == folded_by_hand(text)) return true;
    if (round == 2 && joined_by_hand(words_by_hand(one)) == letters) return !letters.empty();
  }
  if (round < 2 || letters.empty()) return false;
  if (round == 3) return means_in_plain_letters(text, student);
  const std::string start = student.email.substr(0, student.email.find('@'));
  return joined_by_hand(words_by_hand(start)) == letters ||
         sorted_by_hand(student.name) == sorted_by_hand(text) ||
         turned_by_hand(student.name).contains(letters);
}

// Returns all students that an entry may identify in a round.
std::vector<int> meant(std::size_t round, const std::string& text, const Roster& roster) {
  std::vector<int> all;
  for (std::size_t i = 0; i < roster.students.size(); ++i) {
    if (means(round, text, roster.students[i])) all.push_back(static_cast<int>(i));
  }
  return all;
}

// Returns the student of each entry; -1 if it has none.
std::vector<int> matched_by_hand(const Roster& roster, const Words& texts) {
  std::vector<std::optional<int>> result(texts.size());
  std::set<int> decided;
  for (std::size_t round = 0; round < 4; ++round) {
    std::vector<int> claims(texts.size(), -1);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (result[i]) continue;
      const std::vector<int> all = meant(round, texts[i], roster);
      if (all.size() > 1) result[i] = -1;
      if (all.size() == 1) claims[i] = all.front();
    }
    const std::set<int> before = decided;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (claims[i] < 0) continue;
      const bool is_alone = std::count(claims.begin(), claims.end(), claims[i]) == 1;
      result[i] = is_alone && !before.contains(claims[i]) ? claims[i] : -1;
      decided.insert(claims[i]);
    }
  }
  std::vector<int> students;
  for (const std::optional<int>& one : result) students.push_back(one.value_or(-1));
  return students;
}

/// Creates classes whose students are easily confused.
class ClassMaker {
 public:
  explicit ClassMaker(unsigned seed) : random_(seed) {}

  Roster roster() {
    Roster made;
    std::set<std::string> ids;
    std::set<std::string> logins;
    for (std::size_t i = 0; i < 1 + below(6); ++i) {
      Student one;
      one.id = below(4) == 0 ? "" : std::to_string(1 + below(12));
      one.name = name();
      one.login = below(3) == 0 ? "" : word() + (below(2) == 0 ? "" : std::to_string(below(3)));
      one.email = below(3) == 0 ? "" : word() + "@x" + std::to_string(i);
      one.other_id = below(3) == 0 ? std::to_string(1 + below(12)) : "";
      if (!one.id.empty() && !ids.insert(one.id).second) one.id.clear();
      if (!logins.insert(folded_by_hand(one.login)).second) one.login.clear();
      made.students.push_back(one);
    }
    return made;
  }

  Words entries(const Roster& roster) {
    Words made;
    for (std::size_t i = 0; i < 1 + below(6); ++i) {
      const Student& one = roster.students[below(roster.students.size())];
      const Words known = {one.id, one.name, one.login, one.email, one.other_id, name(), word()};
      made.push_back(changed(known[below(known.size())]));
    }
    return made;
  }

 private:
  std::size_t below(std::size_t end) {
    return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_);
  }
  std::string word() {
    const Words all = {"ada",         "Ada",     "jos\u00e9", "jose",
                       "m\u00fcller", "mueller", "muller",    "a-da"};
    return all[below(all.size())];
  }
  std::string name() {
    std::string all = word();
    for (std::size_t i = below(3); i > 0; --i) all += ' ' + word();
    return all;
  }
  std::string changed(const std::string& text) {
    switch (below(7)) {
      case 0:
        return folded_by_hand(text);
      case 1:
        return replaced(replaced(text, "\u00e9", "e\u0301"), "\u00fc", "u\u0308");
      case 2:
        return replaced(text, "\u00e9", "\u00c9");
      case 3:
        return replaced(text, " ", "_");
      case 4:
        return replaced(text, " ", "");
      case 5:
        return *plain_by_hand(text).begin();
      default:
        return text;
    }
  }

  std::mt19937 random_;
};

TEST(StudentMatch, MatchesAPlainOracleForRandomClasses) {
  constexpr unsigned kClasses = 500;
  std::size_t found = 0;
  for (unsigned seed = 1; seed <= kClasses; ++seed) {
    ClassMaker maker(seed);
    const Roster roster = maker.roster();
    const Words texts = maker.entries(roster);
    std::vector<Entry> entries(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) entries[i].id = entries[i].name = texts[i];
    const std::vector<StudentMatch> matches = match_students(roster, entries, Layout::kFolders);
    std::vector<int> students;
    for (const StudentMatch& match : matches) {
      students.push_back(match.kind == StudentMatch::Kind::kFound ? match.student : -1);
    }
    ASSERT_EQ(students, matched_by_hand(roster, texts)) << "seed " << seed;
    found += static_cast<std::size_t>(
        std::count_if(students.begin(), students.end(), [](int one) { return one >= 0; }));
  }
  EXPECT_GT(found, kClasses / 2);
}

}  // namespace
}  // namespace flocking::intake
