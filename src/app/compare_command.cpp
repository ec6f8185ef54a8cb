#include "app/compare_command.h"

#include <filesystem>

#include "app/folder_comparison.h"
#include "app/followed_rules.h"
#include "app/output_comparison.h"
#include "base/error.h"
#include "base/named_path.h"
#include "grade/assignment_head.h"
#include "grade/mapped_file.h"
#include "io/file.h"
#include "io/readable.h"
#include "judge/comparator.h"

namespace flocking::app {
namespace {

io::File open_actual(const CompareOptions& options, const console::StandardStreams& streams) {
  return options.actual == "-" ? io::File::borrow(streams.input, "<stdin>")
                               : io::File::open_input(options.actual);
}

// Returns the path of the input that belongs to an answer by its name; empty if that file does not
// exist.
std::string input_of(const CompareOptions& options) {
  if (!options.input.empty()) return options.input;
  std::filesystem::path path = path_of(options.expected);
  if (path.extension() != ".out" && path.extension() != ".ans") return "";
  path.replace_extension(".in");
  return io::reason_not_to_read(name_of_path(path)).empty() ? name_of_path(path) : "";
}

}  // namespace

ExitStatus compare_outputs(const CompareOptions& options, const console::StandardStreams& streams) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path_of(options.expected), ignored) &&
      std::filesystem::is_directory(path_of(options.actual), ignored)) {
    return compare_folders(options, streams);
  }
  const grade::MappedFile expected(options.expected);
  require_utf8(options.expected, expected.text());
  const judge::Comparison comparison =
      compared(expected.text(), open_actual(options, streams), options.tolerance);
  const std::string input = input_of(options);
  grade::CaseSettings settings;
  settings.tolerance = options.tolerance;
  std::uint64_t agents = options.agents;
  std::string rules;
  if (!input.empty()) {
    if (agents == 0) agents = grade::agents_in(input);
    rules = rules_text(rules_of_answer(input, options.expected, settings));
  }
  io::File::borrow(streams.output, "<stdout>")
      .write(comparison_text(comparison, options.tolerance, agents, options.strict_format) + rules);
  return is_accepted(comparison, options.strict_format) ? ExitStatus::kSuccess : ExitStatus::kNo;
}

ExitStatus validate_output(const ValidateOptions& options,
                           const console::StandardStreams& streams) {
  const grade::MappedFile answer(options.answer);
  require_utf8(options.answer, answer.text());
  const judge::Comparison comparison =
      compared(answer.text(), io::File::borrow(streams.input, "<stdin>"), options.tolerance);
  if (comparison.first && comparison.first->kind == judge::DifferenceKind::kNoAnswer) {
    throw MisfitError(options.answer + ": the answer is not a list of numbers");
  }
  const std::string text = comparison_text(comparison, options.tolerance,
                                           grade::agents_in(options.input), options.strict_format);
  io::File message = io::File::open_output(options.feedback_folder + "/judgemessage.txt");
  message.write(text);
  message.close();
  return is_accepted(comparison, options.strict_format) ? ExitStatus::kAccepted
                                                        : ExitStatus::kRejected;
}

}  // namespace flocking::app
