#include "cli/compare.h"

#include <array>
#include <span>

#include "cli/comparison_text.h"
#include "grade/mapped_file.h"
#include "io/file.h"
#include "judge/comparator.h"

namespace flocking::cli {
namespace {

judge::Comparison compared(const CompareOptions& options, const StandardStreams& streams) {
  const grade::MappedFile expected(options.expected);
  judge::Comparator comparator(expected.text(), options.tolerance);
  const io::File actual = options.actual == "-" ? io::File::borrow(streams.input, "<stdin>")
                                                : io::File::open_input(options.actual);
  std::array<char, 65536> block{};
  while (const std::size_t count = actual.read(block)) {
    comparator.feed(std::span(block.data(), count));
  }
  return comparator.finish();
}

}  // namespace

ExitStatus compare_outputs(const CompareOptions& options, const StandardStreams& streams) {
  const judge::Comparison comparison = compared(options, streams);
  io::File::borrow(streams.output, "<stdout>")
      .write(comparison_text(comparison, options.tolerance, options.agents, options.strict_format));
  return is_accepted(comparison, options.strict_format) ? ExitStatus::kSuccess : ExitStatus::kNo;
}

}  // namespace flocking::cli
