#include "app/view_command.h"

#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include "app/followed_rules.h"
#include "app/viewed_program.h"
#include "base/error.h"
#include "base/named_path.h"
#include "base/words.h"
#include "console/diagnostics.h"
#include "console/whole_file.h"
#include "grade/case_pairs.h"
#include "grade/mapped_file.h"
#include "io/file.h"
#include "io/readable.h"
#include "recording/described_flock.h"
#include "recording/replay_page.h"
#include "redaction/field_redactor.h"
#include "report/comparison_words.h"
#include "settings/world.h"

namespace flocking::app {
namespace {

namespace fs = std::filesystem;

void require_other_file(const ViewOptions& options, const std::string& file, const char* what) {
  std::error_code ignored;
  if (file.empty() || !fs::equivalent(path_of(options.output), path_of(file), ignored)) return;
  throw UsageError("--output " + options.output + ": this is " + what + "; give another file");
}

// Returns the possible paths of an answer to `input`, in the same folder.
std::vector<std::string> answers_beside(const std::string& input) {
  std::vector<std::string> answers;
  if (input.empty()) return answers;
  for (const char* const ending : {".out", ".ans"}) {
    fs::path answer = path_of(input);
    answer.replace_extension(ending);
    if (answer != path_of(input)) answers.push_back(name_of_path(answer));
  }
  return answers;
}

// Checks the output path before minutes of simulation.
void require_place_for_page(const ViewOptions& options) {
  require_other_file(options, options.input, "the input");
  require_other_file(options, options.actual, "the output to show");
  for (const std::string& answer : answers_beside(options.input)) {
    require_other_file(options, answer, "the answer of the input");
  }
  const fs::path folder = path_of(options.output).parent_path();
  std::error_code error;
  if (fs::is_directory(path_of(options.output), error)) {
    throw EnvironmentError(options.output + ": cannot open for writing: this is a folder");
  }
  if (!folder.empty() && !fs::is_directory(folder, error)) {
    throw EnvironmentError(options.output + ": cannot open for writing: there is no folder " +
                           name_of_path(folder));
  }
}

// Returns the settings of the simulation: the given rules, or else the rules of the answer.
settings::Tree settings_for(const ViewOptions& options, const grade::AnswerRules& rules) {
  settings::Tree settings = options.settings;
  if (settings.find("rules") == nullptr && !rules.main().empty()) {
    settings.set("rules", rules.main(), settings::Origin::of_flag("--rules"));
  }
  return settings;
}

void require_explainable(const ViewOptions& options, const settings::Tree& settings) {
  const auto& right = settings.get<std::string>("rules");
  if (!options.explains || right == "course" || right == "course-tests") return;
  throw UsageError("--explain supports only the rules course and course-tests, not " + right);
}

// An input from a file or from settings, with a path to open it.
struct ViewInput {
  std::unique_ptr<console::NamelessFile> made;  // null: from a file
  std::string path;
  recording::ReplayNames names;
  grade::AnswerRules rules;  // of the answer beside it
  settings::Tree settings;   // of the simulation
};

ViewInput input_of(const ViewOptions& options, const grade::AnswerRules& rules) {
  ViewInput given;
  given.rules = rules;
  given.settings = settings_for(options, rules);
  if (options.input.empty()) {
    given.made = recording::described_flock(options.settings);
    given.path = given.made->path();
    given.names = {"a flock", recording::kDescribedFlock};
  } else {
    given.path = options.input;
    given.names = {name_of_path(path_of(options.input).filename()), options.input};
  }
  return given;
}

ViewedOutput other_of(const ViewOptions& options, const ViewInput& given,
                      std::uint64_t expected_bytes) {
  if (!options.command.empty()) {
    std::vector<std::string> secrets = answers_beside(options.input);
    secrets.push_back(options.output);
    return run_viewed_program(options, given.path, secrets,
                              given.settings.get<std::string>("rules"), expected_bytes);
  }
  ViewedOutput other;
  other.file = std::make_unique<grade::MappedFile>(options.actual);
  other.flock.program = options.actual;
  return other;
}

std::string difference_text(const recording::ReplayPage& replayed) {
  const auto told = redaction::redacted_fields<redaction::RedactedComparison>(
      *replayed.comparison, redaction::SafeText::ours);
  const std::string words = report::difference_words({.comparison = &told,
                                                      .agents = replayed.agents,
                                                      .steps = replayed.steps,
                                                      .absolute_tolerance = "",
                                                      .relative_tolerance = ""});
  if (words.empty()) return "the flocks agree";
  const judge::DifferenceKind kind = replayed.comparison->first->kind;
  const bool is_about_length = kind == judge::DifferenceKind::kMissing ||
                               kind == judge::DifferenceKind::kExtra ||
                               kind == judge::DifferenceKind::kUtf16;
  return (is_about_length ? "first difference: " : "first difference at ") + words;
}

// Returns the rules that the answer in the input's folder follows; none if there is no answer, or
// if the options set more than rules, which the answer of a case never uses.
grade::AnswerRules rules_beside(const ViewOptions& options) {
  for (const auto& [path, entry] : options.settings.entries()) {
    if (path != "rules" && !settings::is_of_engine(path)) return {};
  }
  grade::CaseSettings settings = options.overrides.settings();
  settings.rules_are_set = options.settings.find("rules") != nullptr;
  settings.rules = options.settings.get<std::string>("rules");
  for (const std::string& answer : answers_beside(options.input)) {
    if (!io::reason_not_to_read(answer).empty()) continue;
    grade::AnswerRules rules = rules_of_answer(options.input, answer, settings);
    if (settings.rules_are_set) return rules;
    return rules_among_cases(rules, options.input, options.overrides);
  }
  return {};
}

std::string summary(const ViewOptions& options, const recording::ReplayPage& replayed,
                    const std::string& how) {
  std::string line = "wrote " + options.output + ": ";
  if (replayed.comparison) {
    line += difference_text(replayed);
  } else {
    line += counted(replayed.agents, "agent") + ", " + counted(replayed.steps, "step");
  }
  if (!how.empty()) line += "\nthe program did not end normally: " + how;
  return line + "\n";
}

recording::ReplayPage write_page(const ViewOptions& options, const ViewInput& given,
                                 recording::Replayer& replayer,
                                 const console::StandardStreams& streams) {
  const judge::Tolerance tolerance = options.overrides.settings().tolerance;
  std::optional<ViewedOutput> other;
  if (!options.command.empty() || !options.actual.empty()) {
    other = other_of(options, given, replayer.expected_bytes());
    other->flock.output = other->file ? other->file->text() : std::string_view(other->text);
  }
  recording::ReplayPage replayed =
      replayer.finish(given.names, other ? &other->flock : nullptr, tolerance);
  console::write_whole_file(options.output, replayed.page, "the page");
  io::File::borrow(streams.output, "<stdout>")
      .write(summary(options, replayed, other ? other->flock.how : "") + rules_text(given.rules));
  return replayed;
}

}  // namespace

ExitStatus view_replay(const ViewOptions& options, const console::StandardStreams& streams) {
  require_place_for_page(options);
  const ViewInput given = input_of(options, rules_beside(options));
  for (const grade::PairFault& fault : grade::faults_of_input(options.input)) {
    console::print_warning(streams, fault.words());
  }
  warn_of_other_rules(given.rules, streams);
  require_explainable(options, given.settings);
  recording::Replayer replayer(!options.command.empty() || !options.actual.empty());
  std::exception_ptr wrong_input;
  try {
    if (given.made) {
      replayer.simulate(given.settings, given.made->file());
    } else {
      replayer.simulate(given.settings, io::File::open_input(given.path));
    }
  } catch (const Error&) {
    if (!replayer.has_flock()) throw;
    wrong_input = std::current_exception();
  }
  const recording::ReplayPage replayed = write_page(options, given, replayer, streams);
  if (wrong_input) std::rethrow_exception(wrong_input);
  return replayed.verdict == grade::Verdict::kAccepted ? ExitStatus::kSuccess : ExitStatus::kNo;
}

}  // namespace flocking::app
