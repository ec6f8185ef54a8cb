// A flock that a page keeps, and steps as it likes.
#include <emscripten/emscripten.h>
#include <fcntl.h>

#include <memory>
#include <utility>
#include <variant>

#include "app/simulation.h"
#include "base/error.h"
#include "cli/arguments.h"
#include "io/file.h"
#include "io/flock_output.h"
#include "wasm/std_files.h"

namespace flocking::wasm {
namespace {

class Onlooker final : public app::StepObserver {
 public:
  void stepped(sim::Flock& /*flock*/, double /*dt*/) override {}
};

// From the assignment in an input without time steps: those are the page's.
class LiveFlock {
 public:
  LiveFlock(const settings::Tree& settings, io::File input)
      : input_(std::move(input)),
        scanner_(input_, [] {}),
        simulation_(settings, scanner_, onlooker_) {}

  app::Simulation& simulation() { return simulation_; }

 private:
  io::File input_;
  io::Scanner scanner_;
  Onlooker onlooker_;
  app::Simulation simulation_;
};

std::unique_ptr<LiveFlock> live;

ExitStatus open_live(int argc, const char* const* argv, const app::StandardStreams& streams) {
  live.reset();
  const app::Command command = cli::parse_arguments(argc, argv);
  const auto* options = std::get_if<app::SimulateOptions>(&command);
  if (options == nullptr) throw UsageError("no flock to be simulated");
  live = std::make_unique<LiveFlock>(options->settings, app::open_input(options->input, streams));
  return ExitStatus::kSuccess;
}

}  // namespace

// The flock of a command line and of the file /std/in takes the place of the one before. Returns
// the exit status; where it is not 0 there is none.
extern "C" EMSCRIPTEN_KEEPALIVE int flocking_live_open(int argc, const char* const* argv) {
  return on_std_files(
      [&](const app::StandardStreams& streams) { return open_live(argc, argv, streams); });
}

extern "C" EMSCRIPTEN_KEEPALIVE int flocking_live_step(double dt) {
  return on_std_files([&](const app::StandardStreams& /*streams*/) {
    live->simulation().step(dt);
    return ExitStatus::kSuccess;
  });
}

extern "C" EMSCRIPTEN_KEEPALIVE int flocking_live_agents() {
  return static_cast<int>(live->simulation().flock().state().size());
}

// x, y, vx, vy of each agent, until the next step.
extern "C" EMSCRIPTEN_KEEPALIVE const AgentState* flocking_live_state() {
  return live->simulation().flock().state().agents.data();
}

// To /std/out, as the program prints the flock.
extern "C" EMSCRIPTEN_KEEPALIVE int flocking_live_print() {
  return on_std_files([](const app::StandardStreams& streams) {
    io::File::borrow(streams.output, "<stdout>")
        .write(io::lines_of(live->simulation().flock().state()));
    return ExitStatus::kSuccess;
  });
}

}  // namespace flocking::wasm
