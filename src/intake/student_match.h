#pragma once

#include <vector>

#include "intake/class_entry.h"
#include "intake/class_layout.h"
#include "intake/roster.h"

namespace flocking::intake {

/// The student to whom an entry belongs.
struct StudentMatch {
  enum class Kind {
    kUnknown,  ///< no student of the roster
    kSeveral,  ///< it may belong to several students
    kFound,    ///< this student
    kTaken,    ///< it may belong to this student, but another entry names the student more exactly
    kContested,    ///< it may belong to this student, but so may another entry, so neither does
    kTestStudent,  ///< an account of the platform that is no student, see Roster::test_students
  };
  Kind kind = Kind::kUnknown;
  int student = -1;  ///< a number in the roster; -1 if there is none
};

/// Finds the student of each entry by its id and name, before those of the roster replace them.
/// Since students choose some of these (a login, the name of a file), they are compared in rounds,
/// and an earlier round decides for good:
///
/// 1. the ids of the layout: a login for kGithub, kBlackboard and kSakai, a participant for
///    kMoodle, an id for kCanvas, an id or email address for kGradescope, nothing for kFolders and
///    kFiles. For kCanvas and kMoodle this round is skipped if names contradict it more often than
///    they agree, as with a roster whose ids are not the platform's;
/// 2. to 5. kRounds of student_index.h.
///
/// A student whose login the roster has is known by that alone for kGithub. Ids that Canvas and
/// Moodle give are compared in round 1 only, and if it finds any student, an entry that it does not
/// find belongs to no student: a namesake of a student is another person.
std::vector<StudentMatch> match_students(const Roster& roster, const std::vector<Entry>& entries,
                                         Layout layout);

}  // namespace flocking::intake
