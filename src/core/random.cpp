#include "core/random.h"

#include <Random123/philox.h>

namespace flocking {

double random_uniform(std::uint64_t seed, std::uint64_t agent, std::uint64_t step,
                      std::uint32_t draw) {
  const auto low = [](std::uint64_t bits) { return static_cast<std::uint32_t>(bits); };
  const auto high = [](std::uint64_t bits) { return static_cast<std::uint32_t>(bits >> 32U); };
  const r123::Philox4x32::ctr_type counter = {{draw, low(agent), low(step), high(step)}};
  const r123::Philox4x32::key_type key = {{low(seed), high(seed)}};
  const r123::Philox4x32::ctr_type bits = r123::Philox4x32()(counter, key);
  const std::uint64_t top = (std::uint64_t{bits[0]} << 32U | bits[1]) >> 11U;
  return static_cast<double>(top) * 0x1p-53;
}

}  // namespace flocking
