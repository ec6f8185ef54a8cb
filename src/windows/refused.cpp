// Commands that are not in the program for Windows, since they run programs of others, which only
// the sandbox of Linux keeps in, or make packages for that.
#include <string>

#include "app/perform.h"
#include "app/viewed_program.h"
#include "base/error.h"
#include "cli/arguments.h"

namespace flocking {
namespace {

[[noreturn]] void refuse(const std::string& command) {
  throw EnvironmentError(command +
                         " is for Linux, whose sandbox programs of students are run in; use it in "
                         "WSL (wsl --install) or in a container");
}

}  // namespace

namespace cli {

app::Command parse_grade_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("grade"); }
app::Command parse_explain_arguments(int /*argc*/, const char* const* /*argv*/) {
  refuse("explain");
}
app::Command parse_package_arguments(int /*argc*/, const char* const* /*argv*/) {
  refuse("package");
}
app::Command parse_deploy_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("deploy"); }

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
  refuse("view with a program");
}

}  // namespace app
}  // namespace flocking
