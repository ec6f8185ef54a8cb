// Commands that are not in the module: they run programs, or write files that nobody would see.
#include <string>

#include "app/perform.h"
#include "app/viewed_program.h"
#include "base/error.h"
#include "cli/arguments.h"

namespace flocking {
namespace {

[[noreturn]] void refuse(const char* command) {
  throw UsageError(std::string(command) +
                   " is not in a page: it runs programs or writes files; use the program on Linux");
}

}  // namespace

namespace cli {

app::Command parse_grade_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("grade"); }
app::Command parse_explain_arguments(int /*argc*/, const char* const* /*argv*/) {
  refuse("explain");
}
app::Command parse_audit_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("audit"); }
app::Command parse_package_arguments(int /*argc*/, const char* const* /*argv*/) {
  refuse("package");
}
app::Command parse_deploy_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("deploy"); }
app::Command parse_plot_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("plot"); }
app::Command parse_playground_arguments(int /*argc*/, const char* const* /*argv*/) {
  refuse("playground");
}
app::Command parse_field_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("field"); }

}  // namespace cli

namespace app {

ExitStatus grade_submissions(const GradeOptions& /*options*/, const StandardStreams& /*streams*/) {
  refuse("grade");
}
ExitStatus explain_program(const ExplainOptions& /*options*/, const StandardStreams& /*streams*/) {
  refuse("explain");
}
ExitStatus write_problem_package(const PackageOptions& /*options*/,
                                 const StandardStreams& /*streams*/) {
  refuse("package");
}
void write_deployment(const DeployOptions& /*options*/, const StandardStreams& /*streams*/) {
  refuse("deploy");
}
ViewedOutput run_viewed_program(const ViewOptions& /*options*/, const std::string& /*input*/,
                                const std::string& /*rules*/, std::uint64_t /*expected_bytes*/) {
  refuse("a program after --");
}
void plot_trails(const PlotOptions& /*options*/, const StandardStreams& /*streams*/) {
  refuse("plot");
}
void write_playground(const PlaygroundOptions& /*options*/, const StandardStreams& /*streams*/) {
  refuse("playground");
}
void print_field(const FieldOptions& /*options*/, const StandardStreams& /*streams*/) {
  refuse("field");
}
ExitStatus audit_cases(const AuditOptions& /*options*/, const StandardStreams& /*streams*/) {
  refuse("audit");
}

}  // namespace app
}  // namespace flocking
