#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/class_notes.h"
#include "app/earlier_results.h"
#include "app/grade_command.h"
#include "app/point_changes.h"
#include "app/source_files.h"
#include "base/presence.h"
#include "build/builder.h"
#include "build/recipe.h"
#include "console/streams.h"
#include "grade/case_runner.h"
#include "intake/roster.h"
#include "sandbox/layers.h"
#include "sandbox/private_folder.h"

namespace flocking::app {

/// The sources and the build of a submission.
struct BuiltSources {
  std::size_t submission = 0;  ///< its number
  build::Task task;
};

/// A student who submitted together with another student; the other student's row has the results.
struct SharedSubmission {
  std::size_t submission = 0;  ///< its number
  std::string name;
  std::string id;
  std::uint64_t roster_line = 0;  ///< 0: none
  Presence presence = Presence::kSubmitted;
};

/// A row of the whole class in reports, also if its submission is in another shard.
struct ClassRow {
  std::uint64_t place = 0;  ///< of the submission in the class, from 0; a team's rows share one
  std::string name;
  std::string id = {};
  std::uint64_t roster_line = 0;   ///< 0: none
  std::string feedback_name = {};  ///< base name of the student's feedback files, without extension

  bool operator==(const ClassRow&) const = default;
};

/// A class, ready to be graded. Copies and builds exist as long as this object.
struct ClassOfSubmissions {
  std::vector<grade::Submission> submissions;
  std::string layout;  ///< as in grade::Record
  ClassNotes notes;
  std::vector<std::uint64_t> places;     ///< of the submissions in the class, from 0
  std::vector<ClassRow> everyone;        ///< of all shards, in the order of reports
  std::vector<SharedSubmission> shared;  ///< students who get a copy of another student's result
  std::unique_ptr<sandbox::PrivateFolder> folder;
  std::unique_ptr<SourceFiles> source;             ///< of a submission given by its source
  std::unique_ptr<sandbox::PrivateFolder> builds;  ///< if builds are not kept
  std::vector<BuiltSources> sources;               ///< of the submissions that were built
  build::Settings build_settings;                  ///< for `sources`
  std::string cache;                               ///< folder of their programs; may be empty
  /// The instructor's recipe in the form of a language, to which tasks point, and its script.
  std::unique_ptr<build::Language> recipe_language;
  std::unique_ptr<std::string> recipe_script;
};

/// The instructor's files about a class.
struct ClassPapers {
  std::optional<intake::Roster> roster;       ///< --roster
  std::optional<intake::Roster> groups;       ///< --groups
  std::optional<build::Recipe> recipe;        ///< flocking.toml in the folder of the cases
  std::optional<AdjustmentFile> adjustments;  ///< --adjustments
};

/// Reads the instructor's files, before any program runs. Throws EnvironmentError if a file is
/// wrong.
ClassPapers class_papers(const GradeOptions& options);

/// Returns the class at `options.submissions`, a folder or an archive, or its shard (--shard). Uses
/// programs as they are and builds sources. Leaves out no student. Builds must not see `secret`,
/// the paths of cases, answers and reports. `earlier` has the build failures of earlier gradings.
/// Throws EnvironmentError, MisfitError (--shard).
ClassOfSubmissions class_submissions(const GradeOptions& options, const ClassPapers& papers,
                                     const std::vector<std::string>& secret,
                                     const sandbox::Layers& layers, EarlierResults& earlier,
                                     const console::StandardStreams& streams);

}  // namespace flocking::app
