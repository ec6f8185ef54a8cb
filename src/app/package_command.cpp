#include "app/package_command.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "app/answers.h"
#include "app/audit_command.h"
#include "app/case_pair_warnings.h"
#include "app/followed_rules.h"
#include "app/package_trial.h"
#include "base/error.h"
#include "base/words.h"
#include "console/diagnostics.h"
#include "console/whole_file.h"
#include "deploy/package.h"
#include "grade/case_check.h"
#include "grade/discovery.h"
#include "io/file.h"
#include "redaction/rules_words.h"

namespace flocking::app {
namespace {

bool is_judged_alike(const grade::CaseSettings& a, const grade::CaseSettings& b) {
  return a.tolerance.absolute == b.tolerance.absolute &&
         a.tolerance.relative == b.tolerance.relative && a.strict_format == b.strict_format;
}

// Returns the tolerance, which must be the same for all cases, and the largest limits of any case.
deploy::Judging common_judging(const std::vector<grade::Case>& cases) {
  const grade::CaseSettings& first = cases.front().settings;
  deploy::Judging judging{.absolute_tolerance = first.tolerance.absolute,
                          .relative_tolerance = first.tolerance.relative,
                          .strict_format = first.strict_format,
                          .cpu_s = 0.0,
                          .memory_bytes = 0,
                          .output_bytes = 0};
  for (const grade::Case& one : cases) {
    if (!is_judged_alike(first, one.settings)) {
      throw MisfitError("the cases " + cases.front().name + " and " + one.name +
                        " have different tolerances; a package has one tolerance for all cases");
    }
    judging.cpu_s = std::max(judging.cpu_s, one.settings.limits.cpu_s);
    judging.memory_bytes = std::max(judging.memory_bytes, one.settings.limits.memory_bytes);
    judging.output_bytes = std::max(judging.output_bytes, one.settings.limits.output_bytes);
  }
  return judging;
}

// Returns why the reference solutions, which follow the rules `main`, fail a case; empty if they
// pass it.
std::string reason_against_rules(const grade::Case& one, const grade::AnswerRules& rules,
                                 const std::string& main) {
  const grade::CaseRules* const found = rules.find(one.name);
  if (found == nullptr || !found->is_looked_at) return "";
  if (found->given_by.empty()) return redaction::odd_answer_words(*found);
  const bool is_main =
      std::find(found->given_by.begin(), found->given_by.end(), main) != found->given_by.end();
  if (is_main) return "";
  return "its answer follows " + found->given_by.front() +
         (main == rules.main() ? ", but most answers follow " : ", but --rules is ") + main;
}

void warn_of_left_out(const grade::Case& one, const std::string& reason,
                      const console::StandardStreams& streams) {
  console::print_warning(streams, "left out " + one.name + ": " + reason);
}

std::vector<grade::Case> cases_for_judges(const PackageOptions& options,
                                          const console::StandardStreams& streams) {
  grade::CaseOverrides overrides;
  if (!options.rules.empty()) overrides.rules = options.rules;
  std::vector<grade::Case> found = grade::find_cases(options.cases, overrides);
  grade::require_files(found);
  warn_of_pairs(pair_faults(options.cases, found), options.has_strict_cases, streams);
  std::vector<grade::Case> cases;
  for (grade::Case& one : found) {
    const std::string reason =
        deploy::reason_against_input(console::read_whole_file(one.input_path));
    if (reason.empty()) {
      cases.push_back(std::move(one));
    } else {
      warn_of_left_out(one, reason, streams);
    }
  }
  if (cases.empty()) throw MisfitError("--cases " + options.cases + ": no usable case is left");
  return cases;
}

// Returns the requested rules, or else those of most answers. Without answers: the rules that all
// cases set, or else course.
std::string rules_of_package(const PackageOptions& options, const std::vector<grade::Case>& cases,
                             const grade::AnswerRules& answers) {
  if (!options.rules.empty()) return options.rules;
  if (!answers.main().empty()) return answers.main();
  const std::string& first = cases.front().settings.rules;
  const bool is_one = std::all_of(cases.begin(), cases.end(), [&first](const grade::Case& one) {
    return one.settings.rules == first;
  });
  return is_one ? first : "course";
}

/// The inputs so far. A package does not preserve the layout of inputs, so inputs that differ only
/// in layout are the same case.
class DistinctInputs {
 public:
  std::string reason_against(const deploy::TestCase& one) {
    const auto [first, is_new] = inputs_.emplace(deploy::tidy_input(one.input), one);
    if (is_new || first->second.input == one.input) return "";
    return "its input is the same as that of " + first->second.name +
           ", except for blanks, line ends and needless zeros";
  }

 private:
  std::map<std::string, deploy::TestCase> inputs_;
};

// Sets `told` to the lines about rules.
deploy::Description described(const PackageOptions& options,
                              const console::StandardStreams& streams, std::string& told) {
  std::vector<grade::Case> cases = cases_for_judges(options, streams);
  grade::AnswerRules rules = follow_answers(cases);
  const std::string main = rules_of_package(options, cases, rules);
  for (grade::Case& one : cases) {
    if (one.answer_path.empty()) one.settings.rules = main;
  }
  rules.computed = grade::computed_answers(cases);
  const Answers answers(cases);
  deploy::Description description{
      .judging = common_judging(cases), .rules = main, .validator = options.validator, .cases = {}};
  DistinctInputs inputs;
  for (const grade::Case& one : cases) {
    deploy::TestCase packaged{.name = one.name,
                              .input = console::read_whole_file(one.input_path),
                              .answer = console::read_whole_file(one.answer_path),
                              .is_sample = one.settings.sample};
    std::string reason = deploy::reason_against_answer(packaged.answer);
    if (reason.empty()) reason = reason_against_rules(one, rules, main);
    if (reason.empty()) reason = inputs.reason_against(packaged);
    if (!reason.empty()) {
      warn_of_left_out(one, reason, streams);
      continue;
    }
    description.cases.push_back(std::move(packaged));
  }
  told = rules_text(rules) + audit_words(cases, rules);
  return description;
}

// Runs the package's own solutions on its cases and reports the results.
ExitStatus tried(const std::vector<deploy::PackagedFile>& files, const PackageOptions& options,
                 const deploy::Judging& judging, const console::StandardStreams& streams) {
  const PackageTrial trial = try_package(files, options.folder, judging, streams);
  for (const std::string& one : trial.untried) console::print_warning(streams, "not tried: " + one);
  if (trial.faults.empty()) return ExitStatus::kSuccess;
  std::string text = "--out " + options.folder + ": the package was written, but do not use it:";
  for (const std::string& fault : trial.faults) text += "\n  " + fault;
  throw MisfitError(text);
}

}  // namespace

ExitStatus write_problem_package(const PackageOptions& options,
                                 const console::StandardStreams& streams) {
  deploy::require_empty(options.folder);
  std::string rules;
  deploy::Description description = described(options, streams, rules);
  deploy::choose_samples(description.cases);
  const auto samples = static_cast<std::size_t>(
      std::count_if(description.cases.begin(), description.cases.end(),
                    [](const deploy::TestCase& one) { return one.is_sample; }));
  const std::size_t secrets = description.cases.size() - samples;
  if (secrets == 0) {
    throw MisfitError("--cases " + options.cases + ": no secret case is left to judge with");
  }
  const std::vector<deploy::PackagedFile> files = deploy::package_files(description);
  deploy::write_package(files, options.folder);
  const std::string text = options.folder + ": " + counted(samples, "sample case") + ", " +
                           counted(secrets, "secret case") + "\n" + rules;
  io::File::borrow(streams.output, "<stdout>").write(text);
  if (!options.is_tried) return ExitStatus::kSuccess;
  return tried(files, options, description.judging, streams);
}

}  // namespace flocking::app
