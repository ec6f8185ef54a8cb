#include "intake/student_index.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "intake/name_key.h"

namespace flocking::intake {
namespace {

std::string key_for(Meaning meaning, std::string_view text) {
  switch (meaning) {
    case Meaning::kExact:
    case Meaning::kParticipant:
      return composed(text);
    case Meaning::kId:
    case Meaning::kLogin:
    case Meaning::kEmail:
    case Meaning::kFolded:
      return folded(text);
    case Meaning::kName:
    case Meaning::kPlainName:
      return key_of_name(text);
    default:
      return key_of(text);
  }
}

// The joined words of longer names are only indexed in the order of the name.
constexpr std::size_t kMostWordsTurned = 8;

bool is_plain(Meaning meaning) {
  return meaning == Meaning::kPlainName || meaning == Meaning::kPlainJoined;
}

std::vector<Meaning> meanings_of(Round round) {
  switch (round) {
    case Round::kExact:
      return {Meaning::kExact};
    case Round::kFolded:
      return {Meaning::kFolded};
    case Round::kAlike:
      return {Meaning::kAlike, Meaning::kParticipant, Meaning::kEmailStart, Meaning::kName,
              Meaning::kJoinedName};
    case Round::kPlain:
      return {Meaning::kPlainName, Meaning::kPlainJoined};
  }
  return {};
}

// Merges the results for two texts, or by two meanings.
int merged(int one, int other) {
  if (one == StudentIndex::kNobody || one == other) return other;
  return other == StudentIndex::kNobody ? one : StudentIndex::kSeveral;
}

int find_in_any_round(const StudentIndex& index, std::string_view text) {
  for (const Round round : kRounds) {
    const int found = find_in_round(index, round, text);
    if (found != StudentIndex::kNobody) return found;
  }
  return StudentIndex::kNobody;
}

}  // namespace

StudentIndex::StudentIndex(const Roster& roster) {
  for (std::size_t i = 0; i < roster.students.size(); ++i) {
    const Student& student = roster.students[i];
    const int number = static_cast<int>(i);
    add(Meaning::kId, folded(student.id), number);
    add(Meaning::kLogin, folded(student.login), number);
    add(Meaning::kEmail, folded(student.email), number);
    add(Meaning::kParticipant, student.participant, number);
    for (const std::string* text :
         {&student.id, &student.login, &student.other_id, &student.email, &student.name}) {
      add(Meaning::kExact, composed(*text), number);
      add(Meaning::kFolded, folded(*text), number);
      if (text != &student.name) add(Meaning::kAlike, key_of(*text), number);
    }
    add(Meaning::kEmailStart, key_of(student.email.substr(0, student.email.find('@'))), number);
    add(Meaning::kName, key_of_name(student.name), number);
    add_joined(Meaning::kJoinedName, student.name, number);
    for (const std::string& name : plain_spellings(student.name)) {
      add(Meaning::kPlainName, key_of_name(name), number);
      add_joined(Meaning::kPlainJoined, name, number);
    }
  }
}

// Adds the joined name, starting with each word in turn: the last name of "Gabriel García Márquez"
// may begin with any word.
void StudentIndex::add_joined(Meaning meaning, std::string_view name, int student) {
  std::vector<std::string> words = keys_of_words(name);
  const std::size_t turns = words.size() > kMostWordsTurned ? 1 : words.size();
  for (std::size_t i = 0; i < turns; ++i) {
    std::string all;
    for (const std::string& word : words) all += word;
    add(meaning, all, student);
    std::rotate(words.begin(), words.begin() + 1, words.end());
  }
}

void StudentIndex::add(Meaning meaning, const std::string& key, int student) {
  if (key.empty()) return;
  const auto [place, is_new] = students_.emplace(std::pair(meaning, key), student);
  if (!is_new && place->second != student) place->second = kSeveral;
}

int StudentIndex::with_key(Meaning meaning, const std::string& key) const {
  const auto found = students_.find({meaning, key});
  return found == students_.end() ? kNobody : found->second;
}

int StudentIndex::find(Meaning meaning, std::string_view text) const {
  if (!is_plain(meaning)) return with_key(meaning, key_for(meaning, text));
  int all = kNobody;
  for (const std::string& name : plain_spellings(text)) {
    all = merged(all, with_key(meaning, key_for(meaning, name)));
  }
  return all;
}

int find_in_round(const StudentIndex& index, Round round, std::string_view text) {
  int all = StudentIndex::kNobody;
  for (const Meaning meaning : meanings_of(round)) all = merged(all, index.find(meaning, text));
  return all;
}

std::string_view identifying(const StudentIndex& index, std::string_view id,
                             std::string_view name) {
  return find_in_any_round(index, id) == StudentIndex::kNobody ? name : id;
}

int find_student(const StudentIndex& index, std::string_view id, std::string_view name) {
  return find_in_any_round(index, identifying(index, id, name));
}

int find_student(const Roster& roster, std::string_view id, std::string_view name) {
  return find_student(StudentIndex(roster), id, name);
}

}  // namespace flocking::intake
