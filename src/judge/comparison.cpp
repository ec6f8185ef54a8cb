#include "judge/comparison.h"

#include <array>

namespace flocking::judge {

Address address_of(std::uint64_t index, std::uint64_t agents) {
  static constexpr std::array<const char*, kFieldsPerAgent> kFields = {"x", "y", "vx", "vy"};
  const std::uint64_t line = index / kFieldsPerAgent;
  return {line / agents + 1, line % agents, kFields[index % kFieldsPerAgent]};
}

}  // namespace flocking::judge
