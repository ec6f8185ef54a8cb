#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/class_notes.h"
#include "app/class_submissions.h"
#include "app/grade_command.h"
#include "app/unfair_warnings.h"
#include "grade/case.h"
#include "grade/record.h"
#include "sandbox/layers.h"

namespace flocking::app {

/// A condition of a grading that all shards of a class must share.
struct Condition {
  std::string name;   ///< "--time-limit, --cases", for messages
  std::string value;  ///< for comparison; shown if it is short, else a hash
};

/// The content of a file that `flocking grade --save` writes and `flocking merge` reads: a grading
/// of a class or of one shard of it, before the steps that need the whole class.
struct SavedGrading {
  std::string file;  ///< its path; not stored in it
  std::uint64_t shard = 1;
  std::uint64_t shards = 1;
  std::vector<Condition> conditions;
  std::vector<ClassRow> everyone;  ///< the rows of all shards
  ClassNotes notes;
  std::vector<CaseDrift> drifts;
  double all_points = 0.0;  ///< of all cases
  std::string roster;       ///< the file's name; empty: there is none
  std::string roster_text;  ///< the content of the file
  grade::Record record;     ///< of the shard, without notes and without warnings of drifts
};

/// Returns the conditions of a grading, in the order of comparison. Throws EnvironmentError if a
/// file cannot be read.
std::vector<Condition> conditions_of(const GradeOptions& options,
                                     const std::vector<grade::Case>& cases,
                                     const ClassPapers& papers, const sandbox::Layers& layers);

/// Returns the text of a file for `saved`.
std::string saved_text(const SavedGrading& saved);

/// Reads a file that saved_text() made. Throws EnvironmentError if the file is not one of these, is
/// damaged, or was written by another build of this program.
SavedGrading read_saved(const std::string& file);

}  // namespace flocking::app
