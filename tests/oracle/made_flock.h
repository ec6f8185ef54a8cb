#ifndef FLOCKING_TESTS_ORACLE_MADE_FLOCK_H_
#define FLOCKING_TESTS_ORACLE_MADE_FLOCK_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace oracle {

// The arguments of `flocking new`; lengths in units of the last decimal.
struct MadeFlock {
  std::uint64_t agents = 0;
  std::string shape = "area";  // area disc ring grid clusters two_groups
  long long width = 0;
  long long height = 0;
  long long radius = 0;
  long long distance = 0;
  std::uint64_t columns = 1;
  std::uint64_t rows = 1;
  std::uint64_t clusters = 1;
  long long speed = 0;
  std::string directions = "random";  // random aligned inward outward
  std::uint64_t seed = 1;
};

// Returns x, y, vx, vy of each agent before rounding, in units of the last decimal, as
// docs/cases.md defines them, in long double.
std::vector<std::array<long double, 4>> made_agents(const MadeFlock& flock);

}  // namespace oracle

#endif  // FLOCKING_TESTS_ORACLE_MADE_FLOCK_H_
