#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace flocking::spatial {

/// Numbers distinct keys 0, 1, 2, ... in the order of their first insertion. A hash table without
/// deletion, cleared and used again. Keys are finite and not -0.
class KeyNumbers {
 public:
  static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

  /// Empties it and makes room for `most` keys.
  void clear(std::size_t most) {
    slots_.assign(std::bit_ceil(2 * most + 2), Slot{});
    size_ = 0;
  }
  [[nodiscard]] std::size_t size() const { return size_; }

  void insert(double key) {
    Slot& slot = slots_[place_of(key)];
    if (slot.number == kNone) slot = {key, size_++};
  }
  [[nodiscard]] std::uint32_t find(double key) const { return slots_[place_of(key)].number; }

 private:
  struct Slot {
    double key = 0.0;
    std::uint32_t number = kNone;
  };

  // Its slot, or the empty one where it belongs.
  [[nodiscard]] std::size_t place_of(double key) const {
    const std::size_t mask = slots_.size() - 1;
    // Fibonacci hashing (Knuth, "The Art of Computer Programming" 3, section 6.4).
    const std::uint64_t mixed = std::bit_cast<std::uint64_t>(key) * 0x9E3779B97F4A7C15U;
    std::size_t at = static_cast<std::size_t>(mixed >> 32U) & mask;
    while (slots_[at].number != kNone && slots_[at].key != key) at = (at + 1) & mask;
    return at;
  }

  std::vector<Slot> slots_;
  std::uint32_t size_ = 0;
};

}  // namespace flocking::spatial
