// A flock that a page keeps and steps.
#include <emscripten/emscripten.h>
#include <fcntl.h>

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "base/error.h"
#include "base/json_writer.h"
#include "cli/arguments.h"
#include "io/file.h"
#include "io/flock_output.h"
#include "recording/simulation.h"
#include "rules/group.h"
#include "sim/configuration.h"
#include "sim/watched_forces.h"
#include "wasm/std_files.h"

namespace flocking::wasm {
namespace {

class Onlooker final : public recording::StepObserver {
 public:
  void stepped(sim::Flock& /*flock*/, double /*dt*/) override {}
};

// A flock from the assignment in an input without time steps, which come from the page.
class LiveFlock {
 public:
  LiveFlock(const settings::Tree& settings, io::File input)
      : input_(std::move(input)),
        scanner_(input_, [] {}),
        simulation_(settings, scanner_, onlooker_) {}

  recording::Simulation& simulation() { return simulation_; }

 private:
  io::File input_;
  io::Scanner scanner_;
  Onlooker onlooker_;
  recording::Simulation simulation_;
};

std::unique_ptr<LiveFlock> live;

ExitStatus open_live(int argc, const char* const* argv, const console::StandardStreams& streams) {
  live.reset();
  const app::Command command = cli::parse_arguments(argc, argv);
  const auto* options = std::get_if<app::SimulateOptions>(&command);
  if (options == nullptr) throw UsageError("no flock to be simulated");
  live = std::make_unique<LiveFlock>(options->settings, app::open_input(options->input, streams));
  return ExitStatus::kSuccess;
}

void write_class(JsonWriter& json, const sim::AgentClass& agent_class, const Traits& traits) {
  json.begin_object();
  json.begin_array("radii");
  for (const rules::GroupForce force :
       {rules::GroupForce::kCohesion, rules::GroupForce::kSeparation,
        rules::GroupForce::kAlignment}) {
    json.number({}, agent_class.group.radius(force));
  }
  json.end_array();
  if (traits.fov) {
    json.number("fov", traits.fov->degrees);
  } else {
    json.nothing("fov");
  }
  json.end_object();
}

// Returns the names of the forces of the last step, the radii and the field of view of each class
// of agents, and the class of each agent; no classes of agents if all are of the first.
std::string facts_of(const sim::Flock& flock) {
  const sim::Configuration& configuration = flock.configuration();
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object();
  json.begin_array("forces");
  for (const sim::WatchedForce& force : flock.watched_forces()) json.text({}, force.name);
  json.end_array();
  json.begin_array("classes");
  for (std::size_t i = 0; i < configuration.classes.size(); ++i) {
    write_class(json, configuration.classes[i], configuration.traits[i]);
  }
  json.end_array();
  json.begin_array("class_of");
  for (const std::uint32_t number : configuration.class_of) json.count({}, number);
  json.end_array();
  json.end_object();
  return json.take();
}

int print(const std::function<std::string(const sim::Flock&)>& text_of) {
  return on_std_files([&](const console::StandardStreams& streams) {
    io::File::borrow(streams.output, "<stdout>").write(text_of(live->simulation().flock()));
    return ExitStatus::kSuccess;
  });
}

}  // namespace

// Replaces the flock by that of a command line and the file /std/in. Returns the exit status; if it
// is not 0, there is no flock afterwards.
extern "C" EMSCRIPTEN_KEEPALIVE int flocking_live_open(int argc, const char* const* argv) {
  return on_std_files(
      [&](const console::StandardStreams& streams) { return open_live(argc, argv, streams); });
}

extern "C" EMSCRIPTEN_KEEPALIVE int flocking_live_step(double dt) {
  return on_std_files([&](const console::StandardStreams& /*streams*/) {
    live->simulation().step(dt);
    return ExitStatus::kSuccess;
  });
}

extern "C" EMSCRIPTEN_KEEPALIVE int flocking_live_agents() {
  return static_cast<int>(live->simulation().flock().state().size());
}

// Returns x, y, vx, vy of each agent, valid until the next step.
extern "C" EMSCRIPTEN_KEEPALIVE const AgentState* flocking_live_state() {
  return live->simulation().flock().state().agents.data();
}

// Prints the flock to /std/out like the program.
extern "C" EMSCRIPTEN_KEEPALIVE int flocking_live_print() {
  return print([](const sim::Flock& flock) { return io::lines_of(flock.state()); });
}

// Prints facts_of() to /std/out, as JSON.
extern "C" EMSCRIPTEN_KEEPALIVE int flocking_live_facts() { return print(facts_of); }

// Starts or stops recording forces, from the next step on.
extern "C" EMSCRIPTEN_KEEPALIVE void flocking_live_watch(int on) {
  live->simulation().flock().watch_forces(on != 0);
}

// Returns the x and y of a force on each agent in the last step, valid until the next step; null if
// it was not recorded. `number` is its place in the list of forces of the facts.
extern "C" EMSCRIPTEN_KEEPALIVE const Vec2* flocking_live_force(int number) {
  const auto forces = live->simulation().flock().watched_forces();
  const auto place = static_cast<std::size_t>(number);
  return place < forces.size() ? forces[place].on.data() : nullptr;
}

}  // namespace flocking::wasm
