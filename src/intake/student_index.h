#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "intake/roster.h"

namespace flocking::intake {

/// The kind of text by which a student can be identified.
enum class Meaning {
  kId,           ///< the id, case folded
  kLogin,        ///< the login, case folded
  kEmail,        ///< the email address, case folded
  kParticipant,  ///< the number of Moodle's participant
  kExact,        ///< any of id, login, other id, email address and name, with the same case
  kFolded,       ///< as kExact, case folded
  kAlike,        ///< the letters and digits of any text of kExact except the name
  kEmailStart,   ///< the letters and digits of the email address before its @
  kName,         ///< the words of the name, in any order
  kJoinedName,   ///< the name as one word that starts with any of its words, as Canvas writes it
  kPlainName,    ///< kName in letters without marks
  kPlainJoined,  ///< kJoinedName in letters without marks
};

/// Finds students of a roster by keys, see name_key.h.
class StudentIndex {
 public:
  static constexpr int kNobody = -1;
  static constexpr int kSeveral = -2;

  explicit StudentIndex(const Roster& roster);

  /// Returns the index of the only student that `text` identifies; kNobody if no student matches or
  /// `text` is empty; kSeveral if several match.
  [[nodiscard]] int find(Meaning meaning, std::string_view text) const;

 private:
  void add(Meaning meaning, const std::string& key, int student);
  void add_joined(Meaning meaning, std::string_view name, int student);
  [[nodiscard]] int with_key(Meaning meaning, const std::string& key) const;

  std::map<std::pair<Meaning, std::string>, int> students_;
};

/// How certainly a text identifies a student, the most certain first.
enum class Round { kExact, kFolded, kAlike, kPlain };
inline constexpr std::array kRounds = {Round::kExact, Round::kFolded, Round::kAlike, Round::kPlain};

/// Returns the index of the only student that `text` identifies in `round`, kNobody or kSeveral. A
/// text that is one student's login and another one's name identifies several.
int find_in_round(const StudentIndex& index, Round round, std::string_view text);

/// Returns the id of a submission if it identifies any students, else its name.
std::string_view identifying(const StudentIndex& index, std::string_view id, std::string_view name);

/// Returns the index of the student that a submission's id, else its name, identifies in the first
/// round with any result; kNobody or kSeveral.
int find_student(const StudentIndex& index, std::string_view id, std::string_view name);

/// Like the function above, with an index built for this call.
int find_student(const Roster& roster, std::string_view id, std::string_view name);

}  // namespace flocking::intake
