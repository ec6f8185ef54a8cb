// Programs of the user, run by the host without a sandbox.
#pragma once

#include <string>
#include <vector>

#include "sandbox/runner.h"

namespace flocking::wasm {

/// Returns true if the host can run programs: Node can, a page cannot.
bool can_run_programs();

/// Runs programs as processes of the host, with a time and an output limit and no others.
class PlainRunner : public sandbox::Runner {
 public:
  sandbox::Outcome run(const sandbox::Command& command, const sandbox::Limits& limits,
                       const sandbox::Input& input, const std::vector<std::string>& hidden,
                       const sandbox::Drain::Take& on_output) override;
};

}  // namespace flocking::wasm
