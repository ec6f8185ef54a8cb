// Usage: steered_worlds FIRST COUNT
// Steps worlds made from the seeds FIRST, FIRST + 1, ... with random behaviours, and prints a line
// for each: its seed and the hashes of its description and of every bit of every step. The lines
// are the same on every machine. The sign of NaN depends on the machine and is not hashed.
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "oracle/steering/random_world.h"
#include "sim/flock.h"
#include "sim/permitted_worlds.h"
#include "steering/world_settings.h"

namespace {

constexpr int kSteps = 6;

// A 64-bit FNV-1a hash.
class Hash {
 public:
  void add(char byte) { value_ = (value_ ^ static_cast<unsigned char>(byte)) * 0x100000001b3U; }
  void add(const std::string& text) {
    for (const char c : text) add(c);
  }
  void add(double number) {
    const auto bits = std::isnan(number) ? 1U : std::bit_cast<std::uint64_t>(number);
    for (unsigned shift = 0; shift < 64; shift += 8) add(static_cast<char>(bits >> shift & 0xffU));
  }
  [[nodiscard]] unsigned long long value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325U;
};

void add_state(Hash& hash, const flocking::FlockView& view) {
  for (std::size_t i = 0; i < view.state.agents.size(); ++i) {
    const auto& agent = view.state.agents[i];
    for (const double number : {agent.x, agent.y, agent.vx, agent.vy, view.force_x[i],
                                view.force_y[i], view.smoothed_x[i], view.smoothed_y[i]}) {
      hash.add(number);
    }
  }
}

void print_world(std::uint64_t seed) {
  namespace sim = flocking::sim;
  const auto flow = static_cast<sim::Flow>(seed % 3);
  const oracle::steering::World world = sim::permitted_world(seed, flow);
  Hash made;
  made.add(flocking::testing::assignment_of(world));
  for (const auto& [path, value] : flocking::testing::settings_of(world, "MAP")) {
    made.add(path + "=" + value + "\n");
  }
  const std::unique_ptr<sim::Flock> flock = sim::steered_flock_of(world);
  Hash stepped;
  for (std::uint64_t step = 0; step < kSteps; ++step) {
    flock->step(oracle::steering::random_time_step(seed * 3 + step));
    add_state(stepped, flock->view());
  }
  std::printf("%llu %016llx %016llx\n", static_cast<unsigned long long>(seed), made.value(),
              stepped.value());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const std::uint64_t first = std::strtoull(argv[1], nullptr, 10);
  const std::uint64_t count = std::strtoull(argv[2], nullptr, 10);
  for (std::uint64_t seed = first; seed < first + count; ++seed) print_world(seed);
  return 0;
}
