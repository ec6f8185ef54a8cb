// Replacements for commands that the program for Windows lacks: they run other programs, which only
// the sandbox of Linux can confine, or create packages for that.
#include <string>
#include <vector>

#include "app/perform.h"
#include "app/viewed_program.h"
#include "base/error.h"
#include "cli/arguments.h"

namespace flocking {
namespace {

[[noreturn]] void refuse(const std::string& command) {
  throw EnvironmentError(command +
                         " runs programs of students in a sandbox of Linux; use it in WSL (wsl "
                         "--install) or in a container");
}

}  // namespace

namespace cli {

app::Command parse_grade_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("grade"); }
app::Command parse_merge_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("merge"); }
app::Command parse_explain_arguments(int /*argc*/, const char* const* /*argv*/) {
  refuse("explain");
}
app::Command parse_package_arguments(int /*argc*/, const char* const* /*argv*/) {
  refuse("package");
}
app::Command parse_deploy_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("deploy"); }

}  // namespace cli

namespace app {

ExitStatus grade_submissions(const GradeOptions& /*options*/,
                             const console::StandardStreams& /*streams*/) {
  refuse("grade");
}
ExitStatus merge_gradings(const MergeOptions& /*options*/,
                          const console::StandardStreams& /*streams*/) {
  refuse("merge");
}
ExitStatus explain_program(const ExplainOptions& /*options*/,
                           const console::StandardStreams& /*streams*/) {
  refuse("explain");
}
ExitStatus write_problem_package(const PackageOptions& /*options*/,
                                 const console::StandardStreams& /*streams*/) {
  refuse("package");
}
void write_deployment(const DeployOptions& /*options*/,
                      const console::StandardStreams& /*streams*/) {
  refuse("deploy");
}
ViewedOutput run_viewed_program(const ViewOptions& /*options*/, const std::string& /*input*/,
                                const std::vector<std::string>& /*secrets*/,
                                const std::string& /*rules*/, std::uint64_t /*expected_bytes*/) {
  refuse("view with a program");
}

}  // namespace app
}  // namespace flocking
