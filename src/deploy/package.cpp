#include "deploy/package.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

#include "deploy/rule_texts.h"
#include "deploy/statement.h"
#include "deploy/templates.h"

namespace flocking::deploy {
namespace {

constexpr std::string_view kTitle = "Flocking";
constexpr std::uint64_t kMiB = std::uint64_t{1} << 20U;

std::string in_mib(std::uint64_t bytes) {
  return std::to_string(bytes / kMiB + (bytes % kMiB == 0 ? 0 : 1));
}

std::string shortest(double value) {
  std::array<char, 32> text{};
  const auto result = std::to_chars(text.data(), text.data() + text.size(), value);
  return {text.data(), result.ptr};
}

std::string validator_flags(const Judging& judging) {
  std::string flags = "float_absolute_tolerance " + judging.absolute_tolerance;
  if (judging.relative_tolerance != "0") {
    flags += " float_relative_tolerance " + judging.relative_tolerance;
  }
  if (judging.strict_format) flags += " space_change_sensitive";
  return flags;
}

std::string problem_yaml(const Description& description) {
  const Judging& judging = description.judging;
  const bool is_ours = description.validator == Validator::kFlocking;
  std::string text = replaced_once(template_named("problem.yaml"), "{{VALIDATION}}",
                                   is_ours ? "custom" : "default");
  text = replaced_once(text, "{{VALIDATOR_FLAGS}}", validator_flags(judging));
  text = replaced_once(text, "{{MEMORY}}", in_mib(judging.memory_bytes));
  return replaced_once(text, "{{OUTPUT}}", in_mib(judging.output_bytes));
}

std::string judging_in_words(const Judging& judging) {
  std::string text =
      "Each number may differ from the judges' answer by at most " + judging.absolute_tolerance;
  if (judging.relative_tolerance != "0") {
    text += ", or by at most " + judging.relative_tolerance + " times that answer";
  }
  return text +
         (judging.strict_format
              ? ". Blanks, line ends and the number of decimals must be exactly as specified."
              : ". Blanks and line ends between the numbers may differ.");
}

std::string statement(const Description& description) {
  Extent most;
  for (const TestCase& one : description.cases) {
    const Extent extent = extent_of(one.input);
    most.agents = std::max(most.agents, extent.agents);
    most.steps = std::max(most.steps, extent.steps);
  }
  std::string text = template_by_rules("statement.md", description.rules);
  text = replaced_once(text, "{{AGENTS}}", std::to_string(most.agents));
  text = replaced_once(text, "{{STEPS}}", std::to_string(most.steps));
  return replaced_once(text, "{{JUDGING}}", judging_in_words(description.judging));
}

std::string wrong_way_round(std::string_view rules) {
  const std::string text =
      replaced_once(template_by_rules("reference.cpp", rules),
                    "// The flocking assignment as its statement says it: a double loop",
                    "// Wrong: separation pulls agents together. Otherwise correct: a double loop");
  return replaced_once(text, "agents[a].position - agents[i].position",
                       "agents[i].position - agents[a].position");
}

void add_cases(std::vector<PackagedFile>& files, const std::vector<TestCase>& cases) {
  const std::vector<std::string> names = file_names(cases);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const std::string stem = (cases[i].is_sample ? "data/sample/" : "data/secret/") + names[i];
    files.push_back({stem + ".in", tidy_input(cases[i].input)});
    files.push_back({stem + ".ans", cases[i].answer});
  }
}

}  // namespace

std::vector<PackagedFile> package_files(const Description& description) {
  const std::string words = statement(description);
  std::vector<PackagedFile> files = {
      {"problem.yaml", problem_yaml(description)},
      {"domjudge-problem.ini", "timelimit = " + shortest(description.judging.cpu_s) + "\n"},
      {"problem_statement/problem.en.tex", statement_as_latex(kTitle, words)},
      {"problem.html", statement_as_html(kTitle, words)},
      template_file("input_validators/flocking.py", "input_validator.py"),
      {"submissions/accepted/reference.cpp", template_by_rules("reference.cpp", description.rules)},
      {"submissions/accepted/reference.py", template_by_rules("reference.py", description.rules)},
      {"submissions/wrong_answer/wrong_way_round.cpp", wrong_way_round(description.rules)},
  };
  if (description.validator == Validator::kFlocking) {
    files.push_back(template_file("output_validators/flocking/build", "validator_build.sh", true));
    files.push_back(template_file("output_validators/flocking/run", "validator_run.sh", true));
  }
  add_cases(files, description.cases);
  std::sort(files.begin(), files.end(),
            [](const PackagedFile& a, const PackagedFile& b) { return a.path < b.path; });
  return files;
}

}  // namespace flocking::deploy
