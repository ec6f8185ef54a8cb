#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::intake {

/// A student of a class. Fields that the roster does not have are empty.
struct Student {
  std::string id;
  std::string name;
  std::string login;
  std::string email;
  std::string section;
  std::string other_id = {};     ///< that the platform has beside its own: SIS User ID, ID number
  std::string group = {};        ///< that the student works in
  std::string participant = {};  ///< "12" if the id is Moodle's "Participant 12", in any language
  std::uint64_t line = 0;        ///< of the roster, from 1
};

/// The students of a class.
struct Roster {
  std::vector<Student> students;
  /// Accounts of the platform that are no students: Canvas' "Test Student". Their submissions
  /// belong to no student.
  std::vector<Student> test_students = {};
  std::string text = {};  ///< the whole file, byte for byte, as read_roster() found it
};

/// Reads a roster: a table, in any style of parse_csv(), with a row of headings, in any order and
/// in the words that platforms use (column_words()). The headings are the first row, or the first
/// row of the next nine that has two of them. Rows of platforms that are no students, such as
/// Canvas' "Points Possible", are skipped. `source` names the roster in messages. Throws InputError
/// if no column identifies students, or if two students have ids, logins or email addresses that
/// are equal after normalization and case folding.
Roster parse_roster(std::string_view text, const std::string& source);

/// Reads the file `path`, see parse_roster(). Throws EnvironmentError, InputError.
Roster read_roster(const std::string& path);

}  // namespace flocking::intake
