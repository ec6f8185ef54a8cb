#include "random.h"

namespace oracle::steering {
namespace {

constexpr std::uint64_t kMultiplier0 = 0xD2511F53U;
constexpr std::uint64_t kMultiplier1 = 0xCD9E8D57U;
constexpr std::uint32_t kKeyStep0 = 0x9E3779B9U;  // Golden ratio.
constexpr std::uint32_t kKeyStep1 = 0xBB67AE85U;  // sqrt(3) - 1.
constexpr int kRounds = 10;

std::uint32_t low(std::uint64_t v) { return static_cast<std::uint32_t>(v & 0xFFFFFFFFU); }
std::uint32_t high(std::uint64_t v) { return static_cast<std::uint32_t>(v >> 32U); }

}  // namespace

Words4 philox4x32(Words4 counter, Words2 key) {
  for (int round = 0; round < kRounds; ++round) {
    const std::uint64_t product0 = kMultiplier0 * counter[0];
    const std::uint64_t product1 = kMultiplier1 * counter[2];
    counter = {high(product1) ^ counter[1] ^ key[0], low(product1),
               high(product0) ^ counter[3] ^ key[1], low(product0)};
    key = {key[0] + kKeyStep0, key[1] + kKeyStep1};
  }
  return counter;
}

double uniform(std::uint64_t seed, std::uint32_t agent, std::uint64_t step, std::uint32_t draw) {
  const Words4 out = philox4x32({draw, agent, low(step), high(step)}, {low(seed), high(seed)});
  const std::uint64_t bits = (static_cast<std::uint64_t>(out[0]) << 32U) | out[1];
  return static_cast<double>(bits >> 11U) * 0x1p-53;
}

}  // namespace oracle::steering
