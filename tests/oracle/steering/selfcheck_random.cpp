#include <cmath>

#include "check.h"
#include "random.h"
#include "selfchecks.h"

namespace oracle::steering {
namespace {

// Checks the known answers that come with the authors' implementation.
void check_known_answers() {
  check(philox4x32({0, 0, 0, 0}, {0, 0}) ==
            Words4{0x6627e8d5U, 0xe169c58dU, 0xbc57ac4cU, 0x9b00dbd8U},
        "philox of zeros");
  constexpr std::uint32_t kOnes = 0xffffffffU;
  check(philox4x32({kOnes, kOnes, kOnes, kOnes}, {kOnes, kOnes}) ==
            Words4{0x408f276dU, 0x41c83b0eU, 0xa20bc7c6U, 0x6d5451fdU},
        "philox of ones");
  check(philox4x32({0x243f6a88U, 0x85a308d3U, 0x13198a2eU, 0x03707344U},
                   {0xa4093822U, 0x299f31d0U}) ==
            Words4{0xd16cfe09U, 0x94fdccebU, 0x5001e420U, 0x24126ea1U},
        "philox of pi");
}

// Checks uniform() against the known answers of philox4x32(): the first two words of an answer,
// joined, without the lowest 11 bits. In the pi vector, the key is the seed, and the counter is
// draw, agent and step, low words first.
void check_uniform() {
  check(uniform(0, 0, 0, 0) == static_cast<double>(0x6627e8d5e169c58dU >> 11U) * 0x1p-53,
        "uniform of zeros");
  const double pi = uniform(0x299f31d0a4093822U, 0x85a308d3U, 0x0370734413198a2eU, 0x243f6a88U);
  check(pi == static_cast<double>(0xd16cfe0994fdccebU >> 11U) * 0x1p-53, "uniform of pi");
  double sum = 0;
  constexpr int kDraws = 20000;
  for (std::uint32_t step = 1; step <= kDraws; ++step) {
    const double u = uniform(1, 7, step, 0);
    check(u >= 0 && u < 1, "uniform stays in [0, 1)");
    sum += u;
  }
  // Standard error 0.289/141 = 0.002; the bound is five of them.
  check(std::fabs(sum / kDraws - 0.5) < 0.0102, "uniform has mean 1/2");
}

}  // namespace

void check_random() {
  check_known_answers();
  check_uniform();
}

}  // namespace oracle::steering
