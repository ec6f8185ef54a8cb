#include "app/perform.h"

#include <variant>

#include "io/file.h"

namespace flocking::app {
namespace {

// Performs a command; each command needs an overload.
struct Perform {
  const console::StandardStreams& streams;

  ExitStatus operator()(const SimulateOptions& options) const {
    simulate(options, streams);
    return ExitStatus::kSuccess;
  }
  ExitStatus operator()(const VariantOptions& options) const {
    play_variant(options, streams);
    return ExitStatus::kSuccess;
  }
  ExitStatus operator()(const FieldOptions& options) const {
    print_field(options, streams);
    return ExitStatus::kSuccess;
  }
  ExitStatus operator()(const GradeOptions& options) const {
    return grade_submissions(options, streams);
  }
  ExitStatus operator()(const MergeOptions& options) const {
    return merge_gradings(options, streams);
  }
  ExitStatus operator()(const ExplainOptions& options) const {
    return explain_program(options, streams);
  }
  ExitStatus operator()(const CompareOptions& options) const {
    return compare_outputs(options, streams);
  }
  ExitStatus operator()(const ValidateOptions& options) const {
    return validate_output(options, streams);
  }
  ExitStatus operator()(const PackageOptions& options) const {
    return write_problem_package(options, streams);
  }
  ExitStatus operator()(const DeployOptions& options) const {
    write_deployment(options, streams);
    return ExitStatus::kSuccess;
  }
  ExitStatus operator()(const ViewOptions& options) const { return view_replay(options, streams); }
  ExitStatus operator()(const PlotOptions& options) const {
    plot_trails(options, streams);
    return ExitStatus::kSuccess;
  }
  ExitStatus operator()(const PlaygroundOptions& options) const {
    write_playground(options, streams);
    return ExitStatus::kSuccess;
  }
  ExitStatus operator()(const NewOptions& options) const {
    write_new_flock(options, streams);
    return ExitStatus::kSuccess;
  }
  ExitStatus operator()(const AuditOptions& options) const { return audit_cases(options, streams); }
  ExitStatus operator()(const CheckOptions& options) const { return check_cases(options, streams); }
  ExitStatus operator()(const TextRequest& request) const {
    io::File::borrow(streams.output, "<stdout>").write(request.text);
    return ExitStatus::kSuccess;
  }
};

}  // namespace

ExitStatus perform(const Command& command, const console::StandardStreams& streams) {
  return std::visit(Perform{streams}, command);
}

}  // namespace flocking::app
