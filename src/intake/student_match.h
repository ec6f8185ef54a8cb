#pragma once

#include <vector>

#include "intake/class_entry.h"
#include "intake/class_layout.h"
#include "intake/roster.h"

namespace flocking::intake {

/// Whose an entry is.
struct StudentMatch {
  enum class Kind {
    kUnknown,    ///< no student of the roster's, or it is not clear which
    kFound,      ///< this student's
    kTaken,      ///< might be this student's, whose own entry is named more exactly
    kContested,  ///< as much this student's as another entry is, so that neither is
  };
  Kind kind = Kind::kUnknown;
  int student = -1;  ///< a number in the roster; -1 if unknown
};

/// Whose each entry is, as told by ids and names before the roster's are put in their place. Since
/// students choose some of them (a login, the name of a file), they are compared in rounds, and an
/// earlier one decides for good: what the layout's ids are (a login for kGithub, a participant for
/// kMoodle, an id for kCanvas); what is equal to the byte; then find_student(). A student whose
/// login the roster tells is known by that alone for kGithub; numbers that Canvas and Moodle give
/// are not compared with those of others.
std::vector<StudentMatch> match_students(const Roster& roster, const std::vector<Entry>& entries,
                                         Layout layout);

}  // namespace flocking::intake
