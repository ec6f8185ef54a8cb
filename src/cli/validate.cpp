#include "cli/validate.h"

#include "cli/comparison.h"
#include "core/error.h"
#include "grade/assignment_head.h"
#include "grade/mapped_file.h"
#include "io/file.h"
#include "judge/comparator.h"

namespace flocking::cli {

ExitStatus validate_output(const ValidateOptions& options, const StandardStreams& streams) {
  const grade::MappedFile answer(options.answer);
  const judge::Comparison comparison =
      compared(answer.text(), io::File::borrow(streams.input, "<stdin>"), options.tolerance);
  if (comparison.first && comparison.first->kind == judge::DifferenceKind::kNoAnswer) {
    throw MisfitError(options.answer + ": the answer is no list of numbers");
  }
  const std::string text = comparison_text(comparison, options.tolerance,
                                           grade::agents_in(options.input), options.strict_format);
  io::File message = io::File::open_output(options.feedback_folder + "/judgemessage.txt");
  message.write(text);
  message.close();
  return is_accepted(comparison, options.strict_format) ? ExitStatus::kAccepted
                                                        : ExitStatus::kRejected;
}

}  // namespace flocking::cli
