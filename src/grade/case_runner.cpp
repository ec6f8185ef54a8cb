#include "grade/case_runner.h"

#include <algorithm>
#include <fstream>
#include <span>

#include "base/error.h"
#include "base/printable.h"
#include "grade/assignment_head.h"
#include "grade/output_hash.h"
#include "grade/place_below.h"
#include "grade/verdict.h"
#include "judge/comparator.h"

namespace flocking::grade {
namespace {

constexpr std::size_t kExcerptBytes = 2048;

std::string start_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text(kExcerptBytes + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  return text;
}

/// Compares an output with the answers of other rule sets, each up to the first difference.
class OtherComparisons {
 public:
  OtherComparisons(const Case& one, const OpenCase& open) : one_(one) {
    for (std::size_t i = 0; i < one.other_answers.size(); ++i) {
      comparators_.push_back(
          std::make_unique<judge::Comparator>(open.other_answer(i), one.settings.tolerance));
    }
  }

  void feed(std::span<const char> bytes) {
    for (const auto& comparator : comparators_) {
      if (!comparator->differs()) comparator->feed(bytes);
    }
  }

  /// Returns the rule sets for whose answers the output passes. `is_accepted`: the output passes
  /// for the case's answer. Must be called once, and only for a valid output.
  [[nodiscard]] std::vector<std::string> passed(bool is_accepted) {
    std::vector<std::string> names = is_accepted ? one_.given_by : std::vector<std::string>();
    for (std::size_t i = 0; i < comparators_.size(); ++i) {
      if (comparators_[i]->differs()) continue;
      const judge::Comparison comparison = comparators_[i]->finish();
      const bool has_layout = comparison.layout.empty() || !one_.settings.strict_format;
      if (comparison.matches() && has_layout) names.push_back(one_.other_answers[i].rules);
    }
    return names;
  }

 private:
  const Case& one_;
  std::vector<std::unique_ptr<judge::Comparator>> comparators_;
};

}  // namespace

sandbox::Limits limits_for(const Submission& submission, sandbox::Limits limits) {
  limits.processes = std::max(limits.processes, submission.processes);
  return limits;
}

OpenCase::OpenCase(const Case& one)
    : input_(one.input_path),
      answer_(one.answer_path),
      agents_(agents_in(input_.path())),
      input_excerpt_(printable_lines(start_of(input_.path()), kExcerptBytes)) {
  for (const RulesAnswer& other : one.other_answers) {
    others_.push_back(std::make_unique<MappedFile>(other.path));
  }
}

CaseRun run_case(sandbox::Runner& runner, const Submission& submission, const Case& one,
                 const OpenCase& open, const std::string& kept_output) {
  CaseRun run;
  run.result.agents = open.agents();
  run.result.input_excerpt = open.input_excerpt();
  CaseSettings settings = one.settings;
  settings.limits = limits_for(submission, settings.limits);
  judge::Comparator comparator(open.answer(), settings.tolerance);
  OtherComparisons others(one, open);
  OutputHash hash;
  const sandbox::Descriptor kept =
      kept_output.empty() ? sandbox::Descriptor() : new_file(kept_output);
  bool is_kept = kept.get() >= 0;
  const auto take = [&](std::span<const char> bytes) {
    comparator.feed(bytes);
    others.feed(bytes);
    hash.add(bytes);
    is_kept = is_kept && sandbox::write_all(kept.get(), bytes.data(), bytes.size());
  };
  sandbox::Outcome outcome;
  try {
    outcome =
        runner.run(submission.command, settings.limits, open.input(), submission.hidden, take);
  } catch (const EnvironmentError& error) {
    outcome.failure = error.what();
  }
  run.result.usage = outcome.usage;
  run.result.stderr_excerpt = printable_lines(outcome.stderr_text, kExcerptBytes);
  run.output_hash = hash.value();
  run.cannot_start = outcome.cannot_start;
  const judge::Comparison comparison = comparator.finish();
  if (open.agents() > 0) {
    run.result.steps = comparison.expected_tokens / (open.agents() * judge::kFieldsPerAgent);
  }
  if (ended_well(outcome)) run.result.comparison = comparison;
  judge(run.result, outcome, settings);
  if (run.result.comparison) run.result.passes_by = others.passed(run.result.passed());
  if (!kept_output.empty() && !is_kept) {
    run.result.warnings.emplace_back(kOutputNotKept);
  }
  return run;
}

}  // namespace flocking::grade
