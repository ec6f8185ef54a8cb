#pragma once

#include <vector>

#include "intake/class_entry.h"
#include "intake/class_layout.h"
#include "intake/roster.h"

namespace flocking::intake {

/// The student of an entry.
struct StudentMatch {
  enum class Kind {
    kUnknown,      ///< no student of the roster
    kSeveral,      ///< it may belong to several students
    kFound,        ///< the student `student`
    kTaken,        ///< it may belong to `student`, but another entry matches that student better
    kContested,    ///< it may belong to `student`, but so may another entry: neither counts
    kTestStudent,  ///< an account of the platform that is not a student, see Roster::test_students
  };
  Kind kind = Kind::kUnknown;
  int student = -1;  ///< index in the roster; -1 if unknown
  /// True if the entry has the id of another student, but this student's email address and name.
  bool has_id_of_other = false;
};

/// Finds the student of each entry by its id and name, before those of the roster replace them.
/// Students choose some ids and names (a login, the name of a file), so these are compared in
/// rounds, and an earlier round is final:
///
/// 1. The ids of the layout: a login for kGithub, kBlackboard and kSakai, a participant for
///    kMoodle, an id for kCanvas, nothing for kFolders and kFiles. For kGradescope, the majority of
///    id, email address and name, as students may set their ids there. For kCanvas and kMoodle this
///    round is skipped if names contradict it more often than they confirm it, as with a roster
///    whose ids are not the platform's.
/// 2. to 5. kRounds of student_index.h.
///
/// For kGithub, a student whose login is in the roster is identified only by that login. Ids from
/// Canvas and Moodle are compared only in round 1; if that round finds any student, an entry that
/// it does not find belongs to no student: a student's namesake is another person.
std::vector<StudentMatch> match_students(const Roster& roster, const std::vector<Entry>& entries,
                                         Layout layout);

}  // namespace flocking::intake
