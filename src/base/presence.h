#pragma once

namespace flocking {

/// The state of a student of the roster: whether an entry of the class belongs to the student.
enum class Presence {
  kSubmitted,  ///< an entry belongs to the student
  kMissing,    ///< no entry belongs to the student, and every entry of the class has an owner
  kUnknown,    ///< no entry is known to belong to the student, but entries without an owner may
};

}  // namespace flocking
