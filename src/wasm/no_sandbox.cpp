// Replacements for the parts of the sandbox that one's own program does without.
#include <string>

#include "app/wanted_layers.h"
#include "console/diagnostics.h"
#include "grade/foreign_program.h"
#include "grade/identity.h"
#include "sandbox/cgroup.h"
#include "sandbox/private_folder.h"
#include "sandbox/stand_in.h"
#include "wasm/host.h"
#include "wasm/lacking_sandbox.h"
#include "wasm/plain_runner.h"

namespace flocking {

using wasm::refuse;

namespace app {

sandbox::Layers wanted_layers(SandboxWish wish, const std::vector<std::string>& required) {
  if (!wasm::can_run_programs()) refuse("running a program");
  if (!required.empty()) refuse("--require-sandbox");
  if (wish == SandboxWish::kFull || wish == SandboxWish::kLimits) refuse("--sandbox");
  console::print_note(
      {}, "nothing is sandboxed: the program can read, change and send whatever you can");
  sandbox::Layers layers;
  layers.limits = false;
  layers.uses_clock = true;
  layers.no_limits = "this is the package for Node";
  return layers;
}

std::string why_not_counted(const sandbox::Layers& /*layers*/, std::uint64_t /*most_processes*/) {
  return "";
}

void check_that_all_is_counted(const sandbox::Layers& /*layers*/,
                               std::uint64_t /*most_processes*/) {}

}  // namespace app

namespace grade {

// One's own program may be anything.
const char* const kIsSimulator = "";
bool is_simulator(const std::string& /*path*/) { return false; }
std::string launched_by(const std::string& /*path*/) { return ""; }
bool is_named_simulator(const std::string& /*name*/, const std::string& /*program*/) {
  return false;
}
std::string problem_of_interpreter(const std::string& /*program*/) { return ""; }
std::string problem_of_files(const std::string& /*folder*/) { return ""; }
std::string problem_of_named(const std::string& /*name*/) { return ""; }
std::vector<std::string> simulators_beside(const std::string& /*name*/) { return {}; }

}  // namespace grade

namespace sandbox {

bool Layers::counts_processes() const { return true; }  // there is no limit for them
bool Cgroup::counts_in(const std::string& /*base*/) { return false; }
std::string behind_stand_in(const std::string& program) { return program; }

// The host removes the folder when the process ends.
PrivateFolder::PrivateFolder(uid_t /*user*/)
    : path_(wasm::ask_host("privateFolder", "").value_or("")) {}
PrivateFolder::~PrivateFolder() = default;

}  // namespace sandbox
}  // namespace flocking
