#include "cli/run.h"

#include <variant>

#include "cli/arguments.h"
#include "cli/simulate.h"
#include "io/file.h"

namespace flocking::cli {
namespace {

// Performs one command; a new command is one overload more.
struct Perform {
  const StandardStreams& streams;

  void operator()(const SimulateOptions& options) const { simulate(options, streams); }
  void operator()(const FieldOptions& options) const { print_field(options, streams); }
  void operator()(const TextRequest& request) const {
    io::File::borrow(streams.output, "<stdout>").write(request.text);
  }
};

}  // namespace

ExitStatus run(int argc, const char* const* argv, const StandardStreams& streams) {
  std::visit(Perform{streams}, parse_arguments(argc, argv));
  return ExitStatus::kSuccess;
}

}  // namespace flocking::cli
