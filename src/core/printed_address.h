#pragma once

#include <array>
#include <cstdint>

namespace flocking {

/// Fields of an agent, in the order in which they are printed.
inline constexpr std::uint64_t kFieldsPerAgent = 4;
inline constexpr std::array<const char*, kFieldsPerAgent> kFieldNames = {"x", "y", "vx", "vy"};

/// The meaning of a place in an output.
struct Address {
  std::uint64_t step = 0;   ///< from 1
  std::uint64_t agent = 0;  ///< from 0
  const char* field = "";   ///< x, y, vx, vy
};

/// Returns the address of token `index` (from 0) if each step prints `agents` lines; agents >= 1.
inline Address address_of(std::uint64_t index, std::uint64_t agents) {
  const std::uint64_t line = index / kFieldsPerAgent;
  return {line / agents + 1, line % agents, kFieldNames[index % kFieldsPerAgent]};
}

}  // namespace flocking
