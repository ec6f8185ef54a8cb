#pragma once

namespace flocking {

/// Whether anything in the class belongs to a student of the roster.
enum class Presence {
  kSubmitted,  ///< an entry does
  kMissing,    ///< none does, and every entry of the class has an owner
  kUnknown,    ///< none does, but some entries have no owner, so one of them may be the student's
};

}  // namespace flocking
