// The cost of a step through the library, compared with the program's own loop: app::Simulation (as
// in the program), FlockEngine and the C interface take turns in stepping the same flock. Prints
// the ratios of the times. engine [ROUNDS]
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <span>
#include <vector>

#include "api/flock_engine.h"
#include "api/flocking.h"
#include "io/file.h"
#include "io/scanner.h"
#include "recording/simulation.h"
#include "settings/tree.h"

namespace flocking {
namespace {

constexpr EngineParameters kParameters{.cohesion_radius = 3.0,
                                       .separation_radius = 1.0,
                                       .max_separation = 10.0,
                                       .alignment_radius = 2.0,
                                       .cohesion_weight = 0.1,
                                       .separation_weight = 0.1,
                                       .alignment_weight = 0.1};
constexpr double kDt = 0.0009765625;

std::vector<AgentState> made_agents(std::size_t count) {
  std::mt19937 engine(1);
  std::uniform_real_distribution<double> place(0.0, 3.0 * std::sqrt(static_cast<double>(count)));
  std::uniform_real_distribution<double> velocity(-0.5, 0.5);
  std::vector<AgentState> agents;
  for (std::size_t i = 0; i < count; ++i) {
    agents.push_back({place(engine), place(engine), velocity(engine), velocity(engine)});
  }
  return agents;
}

/// Reads the first agent after each step, as a program that displays it would.
class Onlooker final : public recording::StepObserver {
 public:
  void stepped(sim::Flock& flock, double /*dt*/) override { seen_ += flock.state().agents[0].x; }

 private:
  double seen_ = 0.0;
};

/// The flock's assignment in a file, for the program.
class AssignmentFile {
 public:
  explicit AssignmentFile(std::span<const AgentState> agents) : file_(std::tmpfile()) {
    if (file_ == nullptr) std::abort();
    std::fprintf(file_, "3 1 10 2 0.1 0.1 0.1 %zu\n", agents.size());
    for (const AgentState& agent : agents) {
      std::fprintf(file_, "%.17g %.17g %.17g %.17g\n", agent.x, agent.y, agent.vx, agent.vy);
    }
    std::rewind(file_);
  }
  ~AssignmentFile() { std::fclose(file_); }
  AssignmentFile(const AssignmentFile&) = delete;
  AssignmentFile& operator=(const AssignmentFile&) = delete;

  [[nodiscard]] io::File input() const { return io::File::borrow(fileno(file_), "<memory>"); }

 private:
  std::FILE* file_;
};

/// Three flocks in the same state, one for each way of stepping.
class Rivals {
 public:
  explicit Rivals(std::span<const AgentState> agents)
      : assignment_(agents),
        input_(assignment_.input()),
        scanner_(input_, [] {}),
        own_(one_thread(), scanner_, onlooker_),
        engine_(kParameters, agents) {
    const flocking_parameters parameters{3.0, 1.0, 10.0, 2.0, 0.1, 0.1, 0.1};
    const std::vector<flocking_agent> rows = rows_of(agents);
    if (flocking_create(&parameters, rows.data(), rows.size(), &in_c_) != FLOCKING_OK) std::abort();
    engine_.set("threads", "1");
    if (flocking_set(in_c_, "threads", "1") != FLOCKING_OK) std::abort();
  }
  ~Rivals() { flocking_destroy(in_c_); }
  Rivals(const Rivals&) = delete;
  Rivals& operator=(const Rivals&) = delete;

  void step_own() { own_.step(kDt); }
  void step_engine() {
    engine_.step(kDt);
    seen_ += engine_.agents()[0].x;
  }
  void step_in_c() {
    if (flocking_step(in_c_, kDt) != FLOCKING_OK) std::abort();
    seen_ += flocking_agents(in_c_)[0].x;
  }
  [[nodiscard]] bool agree() {
    const AgentState& own = own_.flock().state().agents.back();
    return own == engine_.agents().back() &&
           own.x == flocking_agents(in_c_)[flocking_size(in_c_) - 1].x;
  }

 private:
  // On a busy machine several threads would have to wait, for one way of stepping more than for
  // another.
  static settings::Tree one_thread() {
    settings::Tree tree;
    tree.set("threads", "1", settings::Origin::of_flag("threads"));
    return tree;
  }
  static std::vector<flocking_agent> rows_of(std::span<const AgentState> agents) {
    std::vector<flocking_agent> rows;
    for (const AgentState& agent : agents) rows.push_back({agent.x, agent.y, agent.vx, agent.vy});
    return rows;
  }

  AssignmentFile assignment_;
  io::File input_;
  io::Scanner scanner_;
  Onlooker onlooker_;
  recording::Simulation own_;
  FlockEngine engine_;
  flocking_engine* in_c_ = nullptr;
  double seen_ = 0.0;
};

template <class Step>
double seconds_of(std::size_t steps, const Step& step) {
  const auto begin = std::chrono::steady_clock::now();
  for (std::size_t i = 0; i < steps; ++i) step();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// Uses the best times: other work on the machine only makes times longer. Rounds are short, so that
// some round of each way of stepping is not interrupted.
void compare(std::size_t agents, std::size_t steps, std::size_t rounds) {
  Rivals rivals(made_agents(agents));
  std::array<double, 3> best{1e9, 1e9, 1e9};
  for (std::size_t round = 0; round < rounds; ++round) {
    best[0] = std::min(best[0], seconds_of(steps, [&] { rivals.step_own(); }));
    best[1] = std::min(best[1], seconds_of(steps, [&] { rivals.step_engine(); }));
    best[2] = std::min(best[2], seconds_of(steps, [&] { rivals.step_in_c(); }));
  }
  if (!rivals.agree()) std::abort();
  std::printf("%7zu agents  %12.0f ns a step  FlockEngine %.3fx  flocking.h %.3fx\n", agents,
              best[0] / static_cast<double>(steps) * 1e9, best[1] / best[0], best[2] / best[0]);
}

}  // namespace
}  // namespace flocking

int main(int argc, char** argv) {
  const std::size_t rounds = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1000;
  flocking::compare(2, 1000, rounds);
  flocking::compare(100, 50, rounds);
  flocking::compare(10000, 1, rounds / 5);
}
