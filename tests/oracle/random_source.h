#ifndef FLOCKING_TESTS_ORACLE_RANDOM_SOURCE_H_
#define FLOCKING_TESTS_ORACLE_RANDOM_SOURCE_H_

#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace oracle {

// splitmix64. The distributions of the standard library differ between implementations.
class RandomSource {
 public:
  explicit RandomSource(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
  }

  int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }

  int between(int low, int high) { return low + below(high - low + 1); }

  bool chance(int percent) { return below(100) < percent; }

  double sign() { return chance(50) ? 1 : -1; }

  // Returns a number in [0, 1), with 53 random bits.
  double unit() { return static_cast<double>(next() >> 11U) * 0x1p-53; }

  // Returns a number in [-size, size).
  double within(double size) { return (unit() * 2 - 1) * size; }

  double pick(std::initializer_list<double> values) {
    return values.begin()[below(static_cast<int>(values.size()))];
  }

 private:
  std::uint64_t state_;
};

}  // namespace oracle

#endif  // FLOCKING_TESTS_ORACLE_RANDOM_SOURCE_H_
