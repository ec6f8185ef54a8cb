#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/earlier_results.h"
#include "app/grade_command.h"
#include "app/point_changes.h"
#include "app/streams.h"
#include "base/presence.h"
#include "build/builder.h"
#include "build/recipe.h"
#include "grade/case_runner.h"
#include "intake/roster.h"
#include "sandbox/layers.h"
#include "sandbox/private_folder.h"

namespace flocking::app {

/// What a submission was built of.
struct BuiltSources {
  std::size_t submission = 0;  ///< its number
  build::Task task;
};

/// A student who made a submission together with another one, whose row it is.
struct SharedSubmission {
  std::size_t submission = 0;  ///< its number
  std::string name;
  std::string id;
  std::uint64_t roster_line = 0;  ///< 0: none
  Presence presence = Presence::kSubmitted;
  std::string feedback_name;  ///< as ClassOfSubmissions has them
};

/// A class, ready to be graded. What was copied and built for it lives as long as it does.
struct ClassOfSubmissions {
  std::vector<grade::Submission> submissions;
  std::string layout;              ///< as grade::Record has it
  std::vector<std::string> notes;  ///< likewise
  std::vector<std::string>
      feedback_names;                    ///< what files for each are called, without their ending
  std::vector<SharedSubmission> shared;  ///< who gets a copy of another one's result
  std::unique_ptr<sandbox::PrivateFolder> folder;
  std::unique_ptr<sandbox::PrivateFolder> builds;  ///< where they are not kept
  std::vector<BuiltSources> sources;               ///< of those that were built
  build::Settings build_settings;                  ///< for them
  std::string cache;                               ///< folder of their programs; may be empty
  /// The recipe as a row of languages, which tasks point to, and its script.
  std::unique_ptr<build::Language> recipe_language;
  std::unique_ptr<std::string> recipe_script;
};

/// What whoever grades says of a class beside its files.
struct ClassPapers {
  std::optional<intake::Roster> roster;       ///< --roster
  std::optional<intake::Roster> groups;       ///< --groups
  std::optional<build::Recipe> recipe;        ///< flocking.toml beside the cases
  std::optional<AdjustmentFile> adjustments;  ///< --adjustments
};

/// Reads them, before anything runs. Throws EnvironmentError for whatever is wrong with them.
ClassPapers class_papers(const GradeOptions& options);

/// The class at `options.submissions`, a folder or an archive, or the part of it that --shard asks
/// for: programs as they lie there, and what else was handed in, built. Everybody is in it.
/// `secret` are the paths of cases, answers and reports, which builds must not see. Throws
/// what did not build before, `earlier` knows. Throws EnvironmentError, MisfitError (--shard).
ClassOfSubmissions class_submissions(const GradeOptions& options, const ClassPapers& papers,
                                     const std::vector<std::string>& secret,
                                     const sandbox::Layers& layers, EarlierResults& earlier,
                                     const StandardStreams& streams);

}  // namespace flocking::app
