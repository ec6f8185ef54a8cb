#include "cli/compare.h"

#include "cli/comparison.h"
#include "grade/mapped_file.h"
#include "io/file.h"
#include "judge/comparator.h"

namespace flocking::cli {
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

}  // namespace flocking::cli
