#include "app/compare_command.h"

#include "app/output_comparison.h"
#include "base/error.h"
#include "grade/assignment_head.h"
#include "grade/mapped_file.h"
#include "io/file.h"
#include "judge/comparator.h"

namespace flocking::app {
namespace {

io::File open_actual(const CompareOptions& options, const StandardStreams& streams) {
  return options.actual == "-" ? io::File::borrow(streams.input, "<stdin>")
                               : io::File::open_input(options.actual);
}

}  // namespace

ExitStatus compare_outputs(const CompareOptions& options, const StandardStreams& streams) {
  const grade::MappedFile expected(options.expected);
  const judge::Comparison comparison =
      compared(expected.text(), open_actual(options, streams), options.tolerance);
  io::File::borrow(streams.output, "<stdout>")
      .write(comparison_text(comparison, options.tolerance, options.agents, options.strict_format));
  return is_accepted(comparison, options.strict_format) ? ExitStatus::kSuccess : ExitStatus::kNo;
}

ExitStatus validate_output(const ValidateOptions& options, const StandardStreams& streams) {
  const grade::MappedFile answer(options.answer);
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
