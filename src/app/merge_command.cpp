#include "app/merge_command.h"

#include <optional>
#include <utility>

#include "app/destinations.h"
#include "app/feedback_files.h"
#include "app/grade_reports.h"
#include "app/joined_shards.h"
#include "app/platform_grades.h"
#include "app/saved_grading.h"
#include "app/unfair_warnings.h"
#include "base/error.h"

namespace flocking::app {
namespace {

SavedGrading read_all(const std::vector<std::string>& files) {
  std::vector<SavedGrading> shards;
  shards.reserve(files.size());
  for (const std::string& file : files) shards.push_back(read_saved(file));
  return joined_shards(std::move(shards));
}

void require_explanations(const GradeOptions& outputs, const grade::Record& record) {
  if (outputs.explanations.empty() || record.hint) return;
  throw UsageError(
      "--explain: the shards were graded without explanations; grade them with --hint full, or "
      "leave out --explain");
}

}  // namespace

ExitStatus merge_gradings(const MergeOptions& options, const console::StandardStreams& streams) {
  GradeOptions outputs = options.outputs;
  outputs.merged = options.files;
  require_destinations(outputs, {});
  SavedGrading whole = read_all(options.files);
  require_explanations(outputs, whole.record);
  outputs.hint = whole.record.hint.value_or(outputs.hint);
  outputs.roster = whole.roster;
  const std::optional<gradebook::GradeExport> gradebook = wanted_export(
      outputs, whole.roster.empty() ? nullptr : &whole.roster_text, whole.all_points, streams);
  if (whole.record.interrupted.empty()) add_unfair_warnings(whole.drifts, whole.record);
  whole.record.notes = note_words(whole.notes);
  GradingOutcome outcome = {.record = std::move(whole.record),
                            .gradebook = gradebook ? &*gradebook : nullptr,
                            .feedback_files = feedback_file_names(whole.everyone, outputs),
                            .saved = {},
                            .advice = "; grade that shard again with --resume"};
  return reported_grading(outcome, outputs, streams);
}

}  // namespace flocking::app
