#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::intake {

/// A student of a class. Fields that are not in the roster are empty.
struct Student {
  std::string id;
  std::string name;
  std::string login;
  std::string email;
  std::string section;
  std::string other_id = {};     ///< a second id in the platform's export: SIS User ID, ID number
  std::string group = {};        ///< the student's group
  std::string participant = {};  ///< "12" if the id is Moodle's "Participant 12", in any language
  std::uint64_t line = 0;        ///< line in the roster, from 1
};

/// The students of a class.
struct Roster {
  std::vector<Student> students;
  /// Accounts of the platform that are not students: Canvas's "Test Student". Their submissions
  /// belong to no student.
  std::vector<Student> test_students = {};
  std::string text = {};  ///< the whole file, byte for byte, as read_roster() found it
  std::vector<std::string> notes = {};  ///< rows that were not read as written
};

/// Parses a roster: a table in any format of parse_csv(), with a row of headings in any order, as
/// platforms name them (column_words()). The headings are the first row or, of the next nine, the
/// first with two known headings. Skips rows that are not students, such as Canvas's "Points
/// Possible". `source` names the roster in messages. Throws InputError if no column identifies
/// students, or if two students have ids, logins or email addresses that are equal after
/// normalization and case folding. In Gradescope's rosters, where students may set their ids, equal
/// ids are dropped with a note if the rows have email addresses.
Roster parse_roster(std::string_view text, const std::string& source);

/// Reads and parses the file `path`, see parse_roster(). Throws EnvironmentError, InputError.
Roster read_roster(const std::string& path);

}  // namespace flocking::intake
