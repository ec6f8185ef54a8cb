#include "programs.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "observe/ill_conditioned.h"
#include "observe/layout.h"
#include "observe/observation.h"
#include "oracle/random_source.h"
#include "support/process.h"
#include "variant/play.h"
#include "variant/random_variant.h"
#include "variant/scene.h"

namespace flocking::testing {
namespace {

using explain::Observation;
using explain::Program;
using explain::RunResult;
using explain::Slot;
using explain::Variant;

// Returns true if a line has only blanks, or if the input ends with a line end.
bool has_empty_line(const std::string& input) {
  std::size_t start = 0;
  while (true) {
    const std::size_t end = std::min(input.find('\n', start), input.size());
    if (input.find_first_not_of(" \t\r", start) >= end) return true;
    if (end == input.size()) return false;
    start = end + 1;
  }
}

// Returns an observation for each shape of lines that fits the output, since the right shape is
// unknown.
std::vector<Observation> observations(const Variant& found, const std::string& input,
                                      const RunResult& run_result) {
  std::vector<Observation> all;
  for (const explain::LineShape& shape : explain::line_shapes(run_result.output)) {
    for (const std::size_t behind : {0U, 1U, 2U, 3U}) {
      if (behind > 0 && shape.empty()) break;
      std::optional<Observation> seen = explain::observe(
          "fresh", input, run_result, {.variant = found, .shape = shape, .behind = behind});
      if (seen && seen->is_complete) all.push_back(*std::move(seen));
    }
  }
  return all;
}

// If the program misreads an input so that it has no observation, compares outputs.
bool reproduces_any(const Variant& found, const std::vector<Observation>& all,
                    const std::string& input, const RunResult& run_result) {
  if (all.empty()) return explain::play(found, input) == run_result.output;
  explain::Budget budget;
  return std::any_of(all.begin(), all.end(), [&](const Observation& seen) {
    return explain::reproduces(found, seen, budget);
  });
}

}  // namespace

Program program_of(const Variant& variant) {
  return [variant](const std::string& input) {
    RunResult run_result;
    const explain::Played played = explain::played(variant, input);
    run_result.output = played.output;
    const bool crashes =
        variant.at<explain::EmptyLine>(Slot::kReadingEmptyLine) == explain::EmptyLine::kCrash;
    const bool dies =
        variant.at<explain::FirstLine>(Slot::kReadingFirstLine) == explain::FirstLine::kDies;
    const auto scene = explain::read_scene(variant, input);
    if (played.is_dead || (crashes && has_empty_line(input)) ||
        (dies && scene && scene->steps.empty())) {
      run_result.ended_well = false;
      run_result.how = "exit status 1";
    }
    return run_result;
  };
}

Program program_run_by(const std::vector<std::string>& command) {
  return [command](const std::string& input) {
    ProcessResult result = Process(command).finish(input);
    RunResult run_result;
    run_result.output = std::move(result.output);
    run_result.last_words = std::move(result.error);
    run_result.cpu_s = result.cpu_s;
    run_result.ended_well = result.exit_status == 0;
    if (!run_result.ended_well) {
      run_result.how = "exit status " + std::to_string(result.exit_status);
    }
    return run_result;
  };
}

std::vector<std::string> fresh_inputs(std::uint64_t seed, int count) {
  ::oracle::RandomSource r(seed);
  std::vector<std::string> inputs;
  for (int i = 0; i < count; ++i) {
    inputs.push_back(random_input(r));
    if (i % 10 == 0) inputs.back() += "0\n0.25\n";  // loops may end at a step of 0
  }
  return inputs;
}

std::string told(const explain::Explanation& found) {
  std::string text = "status " + std::to_string(static_cast<int>(found.status)) + ", variant \"" +
                     explain::text_of(found.variant) + "\", reason \"" + found.reason + "\"";
  for (const std::string& part : found.unknown) text += ", unknown " + part;
  for (const std::string& remark : found.remarks) text += ", remark \"" + remark + "\"";
  return text;
}

Comparison compared(const Variant& found, const Program& program,
                    const std::vector<std::string>& inputs) {
  Comparison result;
  explain::Budget budget;
  for (const std::string& input : inputs) {
    const RunResult run_result = program(input);
    const std::vector<Observation> all = observations(found, input, run_result);
    if (reproduces_any(found, all, input, run_result)) continue;
    if (!all.empty() && explain::is_ill_conditioned(found, all.front(), budget)) {
      ++result.ill_conditioned;
      continue;
    }
    if (result.differing++ > 0) continue;
    result.evidence = "input:\n" + input + "the program:\n" + run_result.output + "the variant " +
                      explain::text_of(found) + ":\n" + explain::play(found, input);
  }
  return result;
}

}  // namespace flocking::testing
