// Replacements for the parts of a grading that only a class has.
#include <string>
#include <vector>

#include "app/class_lines.h"
#include "app/class_submissions.h"
#include "app/crash_lines.h"
#include "app/earlier_results.h"
#include "app/language_trials.h"
#include "app/saved_grading.h"
#include "intake/student_index.h"
#include "wasm/lacking_sandbox.h"

namespace flocking::intake {

// Only adjustments of a class look for students.
StudentIndex::StudentIndex(const Roster& /*roster*/) { wasm::refuse("--adjustments"); }
int StudentIndex::find(Meaning /*meaning*/, std::string_view /*text*/) const { return kNobody; }

}  // namespace flocking::intake

namespace flocking::app {

using wasm::refuse;

ClassPapers class_papers(const GradeOptions& /*options*/) { refuse("--submissions"); }

ClassOfSubmissions class_submissions(const GradeOptions& /*options*/, const ClassPapers& /*papers*/,
                                     const std::vector<std::string>& /*secret*/,
                                     const sandbox::Layers& /*layers*/, EarlierResults& /*earlier*/,
                                     const console::StandardStreams& /*streams*/) {
  refuse("--submissions");
}

void try_languages_of(ClassOfSubmissions& /*all*/, const std::vector<grade::Case>& /*cases*/,
                      const GradeOptions& /*options*/, const std::vector<std::string>& /*secret*/,
                      const sandbox::Layers& /*layers*/) {}

void add_crash_lines(const GradeOptions& /*options*/, const std::vector<grade::Case>& /*cases*/,
                     const ClassOfSubmissions& /*all*/, const sandbox::Layers& /*layers*/,
                     EarlierResults& /*earlier*/, const console::StandardStreams& /*streams*/,
                     grade::Record& /*record*/) {}

void find_class_lines(const GradeOptions& /*options*/, const std::vector<grade::Case>& /*cases*/,
                      const ClassOfSubmissions& /*all*/, const sandbox::Layers& /*layers*/,
                      EarlierResults& /*earlier*/, const console::StandardStreams& /*streams*/,
                      grade::Record& /*record*/) {}

// Builds and results of a single program are not stored.
std::string folder_for_keeping(const GradeOptions& /*options*/, const sandbox::Layers& /*layers*/) {
  return "";
}
EarlierResults::EarlierResults(const GradeOptions& options, const sandbox::Layers& /*layers*/,
                               const console::StandardStreams& streams)
    : options_(options), streams_(streams) {
  if (options.shards > 1) refuse("--shard");
  if (!options.save.empty()) refuse("--save");
}
std::optional<build::Built> EarlierResults::failed_build(
    const grade::Submission& /*submission*/) const {
  return std::nullopt;
}
void EarlierResults::keep_failed_build(const grade::Submission& /*submission*/,
                                       const build::Built& /*built*/) {}
std::vector<std::optional<grade::CaseRun>> EarlierResults::runs(const grade::Work& /*work*/) {
  return {};
}
void EarlierResults::keep_run(const grade::Submission& /*submission*/, std::size_t /*one*/,
                              const grade::CaseRun& /*run*/) {}
std::optional<explain::Explanation> EarlierResults::explanation(
    const grade::Submission& /*submission*/, const ExplainableCases& /*cases*/) {
  return std::nullopt;
}
void EarlierResults::keep_explanation(const grade::Submission& /*submission*/,
                                      const ExplainableCases& /*cases*/,
                                      const explain::Explanation& /*explanation*/) {}

std::vector<Condition> conditions_of(const GradeOptions& /*options*/,
                                     const std::vector<grade::Case>& /*cases*/,
                                     const ClassPapers& /*papers*/,
                                     const sandbox::Layers& /*layers*/) {
  refuse("--save");
}
std::string saved_text(const SavedGrading& /*saved*/) { refuse("--save"); }

}  // namespace flocking::app
