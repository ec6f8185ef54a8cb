#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "intake/roster.h"

namespace flocking::intake {

/// How a text may mean a student.
enum class Meaning {
  kId,           ///< the id, case folded
  kLogin,        ///< the login, case folded
  kEmail,        ///< the email address, case folded
  kParticipant,  ///< the number of Moodle's participant
  kExact,        ///< any of id, login, other id, email address and name, case as it is
  kFolded,       ///< any of them, case folded
  kAlike,        ///< the letters and digits of any of them but the name
  kEmailStart,   ///< the letters and digits of the email address before its @
  kName,         ///< the words of the name, in any order
  kJoinedName,   ///< the name as one word, whichever word is first, as Canvas writes it
  kPlainName,    ///< kName in letters without marks
  kPlainJoined,  ///< kJoinedName in letters without marks
};

/// Finds students of a roster by keys, see name_key.h.
class StudentIndex {
 public:
  static constexpr int kNobody = -1;
  static constexpr int kSeveral = -2;

  explicit StudentIndex(const Roster& roster);

  /// Returns the number of the only student whom `text` means, kNobody if there is none or `text`
  /// is empty, kSeveral if there are more.
  [[nodiscard]] int find(Meaning meaning, std::string_view text) const;

 private:
  void add(Meaning meaning, const std::string& key, int student);
  void add_joined(Meaning meaning, std::string_view name, int student);
  [[nodiscard]] int with_key(Meaning meaning, const std::string& key) const;

  std::map<std::pair<Meaning, std::string>, int> students_;
};

/// How surely a text means a student, surest first.
enum class Round { kExact, kFolded, kAlike, kPlain };
inline constexpr std::array kRounds = {Round::kExact, Round::kFolded, Round::kAlike, Round::kPlain};

/// Returns the number of the only student whom `text` means in `round`, kNobody or kSeveral. A text
/// that means one student by its login and another one by its name, say, means several.
int find_in_round(const StudentIndex& index, Round round, std::string_view text);

/// Returns which of a submission's id and name identifies it: the id, if it means any students.
std::string_view identifying(const StudentIndex& index, std::string_view id, std::string_view name);

/// Returns the number of the student whom a submission's id, else its name, means in the first
/// round in which it means any, kNobody or kSeveral.
int find_student(const StudentIndex& index, std::string_view id, std::string_view name);

/// The same, with an index made for this one question.
int find_student(const Roster& roster, std::string_view id, std::string_view name);

}  // namespace flocking::intake
