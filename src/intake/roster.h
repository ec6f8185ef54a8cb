#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::intake {

/// A student of a class; what the roster does not tell is empty.
struct Student {
  std::string id;
  std::string name;
  std::string login;
  std::string email;
  std::string section;
  std::string other_id = {};  ///< that the platform has beside its own: SIS User ID, ID number
  std::string group = {};     ///< that the student works in; may be empty
  std::uint64_t line = 0;     ///< of the roster, from 1
};

/// The students of a class.
struct Roster {
  std::vector<Student> students;
  std::string text = {};  ///< the whole file, as read_roster() found it
};

/// Understands a roster: a table whose first line names its columns, in any order and in the words
/// that platforms use: id, name (or first and last name), login, email, section; others are passed
/// over. `source` names it in messages. Throws InputError where there is no column to tell students
/// by, or where two have the same id or login.
Roster parse_roster(std::string_view text, const std::string& source);

/// Reads and understands the file `path`. Throws EnvironmentError, InputError.
Roster read_roster(const std::string& path);

/// 12 of a student whose id is "Participant 12", as Moodle's grading worksheet has for what names
/// of files have as 12; else empty.
std::string participant_of(const Student& student);

/// The number of the only student who is meant; -1 where there is none or more than one.
int only_one(const Roster& roster, const std::function<bool(const Student&)>& means);

/// The number of the student whom a submission's id or name means: by id (of "Participant 12" the
/// 12 too), login, another id, the start of the email address, or the name, whatever its case,
/// order and blanks. -1 where there is none or more than one.
int find_student(const Roster& roster, std::string_view id, std::string_view name);

}  // namespace flocking::intake
