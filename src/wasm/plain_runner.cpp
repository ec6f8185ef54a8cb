#include "wasm/plain_runner.h"

#include <algorithm>
#include <optional>

#include "base/error.h"
#include "base/packing.h"
#include "grade/mapped_file.h"
#include "wasm/host.h"

namespace flocking::wasm {
namespace {

// As many bytes as the sandbox keeps.
constexpr std::size_t kKeptErrorBytes = 4096;
constexpr std::size_t kKeptEndBytes = 2048;

// Packs a run for the host (npm/lib/run_worker.js).
std::string packed(const sandbox::Command& command, const sandbox::Limits& limits,
                   std::string_view input) {
  Packer packer;
  packer.add(command.executable);
  packer.add(command.working_directory);
  packer.add(command.arguments);
  packer.add(limits.cpu_s);
  packer.add(limits.wall_s);
  packer.add(limits.output_bytes);
  packer.add_bytes(input);
  return packer.take();
}

}  // namespace

bool can_run_programs() { return ask_host("runsPrograms", "").has_value(); }

sandbox::Outcome PlainRunner::run(const sandbox::Command& command, const sandbox::Limits& limits,
                                  const sandbox::Input& input,
                                  const std::vector<std::string>& /*hidden*/,
                                  const sandbox::Drain::Take& on_output) {
  const grade::MappedFile text(input.path());
  const std::optional<std::string> reply =
      ask_host("runProgram", packed(command, limits, text.text()));
  if (!reply) throw EnvironmentError("programs cannot be run here");
  Unpacker answer(*reply);
  sandbox::Outcome outcome;
  if (const auto error = static_cast<int>(answer.whole()); error != 0) {
    outcome.cannot_start = system_words(error);
    return outcome;
  }
  outcome.signaled = answer.flag();
  outcome.code = static_cast<int>(answer.whole());
  outcome.over_output = answer.flag();
  outcome.over_cpu = answer.flag();
  outcome.over_wall = answer.flag();
  outcome.usage.cpu_s = answer.number();
  outcome.usage.wall_s = answer.number();
  const std::string output = answer.bytes();
  const std::string errors = answer.bytes();
  outcome.usage.output_bytes = output.size();
  on_output(output);
  outcome.stderr_text = errors.substr(0, kKeptErrorBytes);
  outcome.stderr_end = errors.substr(errors.size() - std::min(errors.size(), kKeptEndBytes));
  return outcome;
}

}  // namespace flocking::wasm
