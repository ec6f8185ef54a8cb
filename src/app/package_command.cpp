#include "app/package_command.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "app/answers.h"
#include "app/diagnostics.h"
#include "app/output_comparison.h"
#include "base/error.h"
#include "base/words.h"
#include "deploy/package.h"
#include "grade/case_check.h"
#include "grade/discovery.h"
#include "io/file.h"
#include "judge/comparator.h"

namespace flocking::app {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 30U;  // of an input, of an answer

std::string content(const std::string& path) {
  return io::File::open_input(path).read_all(kMostBytes);
}

bool is_judged_alike(const grade::CaseSettings& a, const grade::CaseSettings& b) {
  return a.tolerance.absolute == b.tolerance.absolute &&
         a.tolerance.relative == b.tolerance.relative && a.strict_format == b.strict_format;
}

// The cases' tolerances, which must be one, and the widest of their limits.
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
                        " are judged with other tolerances; a package has the same for all");
    }
    judging.cpu_s = std::max(judging.cpu_s, one.settings.limits.cpu_s);
    judging.memory_bytes = std::max(judging.memory_bytes, one.settings.limits.memory_bytes);
    judging.output_bytes = std::max(judging.output_bytes, one.settings.limits.output_bytes);
  }
  return judging;
}

// Whether `one` has the answer that the rules of the statement give.
bool follows_the_statement(const grade::Case& one, const deploy::TestCase& packaged) {
  std::vector<grade::Case> again = {one};
  again.front().answer_path.clear();
  again.front().settings.rules = "course";
  const Answers answers(again);
  judge::Comparator comparator(packaged.answer, one.settings.tolerance);
  comparator.feed(content(again.front().answer_path));
  return is_accepted(comparator.finish(), one.settings.strict_format);
}

void warn_of_other_rules(const std::vector<std::string>& names, const StandardStreams& streams) {
  if (names.empty()) return;
  const std::size_t others = names.size() - 1;
  print_warning(streams, "the answer of " + names.front() +
                             (others == 0 ? "" : " and " + std::to_string(others) + " more") +
                             " is not what the rules course give, which the statement and the "
                             "reference solutions follow");
}

void warn_of_left_out(const grade::Case& one, const std::string& reason,
                      const StandardStreams& streams) {
  print_warning(streams, "left out " + one.name + ": " + reason);
}

std::vector<grade::Case> cases_for_judges(const PackageOptions& options,
                                          const StandardStreams& streams) {
  std::vector<grade::Case> found = grade::find_cases(options.cases, {});
  grade::require_files(found);
  std::vector<grade::Case> cases;
  for (grade::Case& one : found) {
    const std::string reason = deploy::reason_against_input(content(one.input_path));
    if (reason.empty()) {
      cases.push_back(std::move(one));
    } else {
      warn_of_left_out(one, reason, streams);
    }
  }
  if (cases.empty()) throw MisfitError("--cases " + options.cases + ": no case is left");
  return cases;
}

deploy::Description described(const PackageOptions& options, const StandardStreams& streams) {
  std::vector<grade::Case> cases = cases_for_judges(options, streams);
  const Answers answers(cases);
  deploy::Description description{.judging = common_judging(cases), .cases = {}};
  std::vector<std::string> of_other_rules;
  for (const grade::Case& one : cases) {
    deploy::TestCase packaged{.name = one.name,
                              .input = content(one.input_path),
                              .answer = content(one.answer_path),
                              .is_sample = one.settings.sample};
    const std::string reason = deploy::reason_against_answer(packaged.answer);
    if (!reason.empty()) {
      warn_of_left_out(one, reason, streams);
      continue;
    }
    if (!follows_the_statement(one, packaged)) of_other_rules.push_back(one.name);
    description.cases.push_back(std::move(packaged));
  }
  warn_of_other_rules(of_other_rules, streams);
  return description;
}

}  // namespace

void write_problem_package(const PackageOptions& options, const StandardStreams& streams) {
  deploy::require_empty(options.folder);
  deploy::Description description = described(options, streams);
  deploy::choose_samples(description.cases);
  const auto samples = static_cast<std::size_t>(
      std::count_if(description.cases.begin(), description.cases.end(),
                    [](const deploy::TestCase& one) { return one.is_sample; }));
  const std::size_t secrets = description.cases.size() - samples;
  if (secrets == 0) {
    throw MisfitError("--cases " + options.cases + ": no case is left to judge with in secret");
  }
  deploy::write_package(deploy::package_files(description), options.folder);
  const std::string text = options.folder + ": " + counted(samples, "sample case") + ", " +
                           counted(secrets, "secret case") + "\n";
  io::File::borrow(streams.output, "<stdout>").write(text);
}

}  // namespace flocking::app
