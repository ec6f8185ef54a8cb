#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "core/vec2.h"

namespace flocking::spatial {

/// A numbering of distinct pairs of keys: 0, 1, 2, ... in the order of first insertion. A hash
/// table without deletion that grows with the number of pairs and can be cleared and reused. Keys
/// must be finite and not -0.
class KeyNumbers {
 public:
  static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

  void clear() {
    slots_.assign(kFewest, Slot{});
    size_ = 0;
  }
  [[nodiscard]] std::size_t size() const { return size_; }

  /// Inserts a pair if it is new; returns its number.
  std::uint32_t insert(Vec2 key) {
    Slot& slot = slots_[place_of(key)];
    if (slot.number != kNone) return slot.number;
    const std::uint32_t number = size_++;
    slot = {key, number};
    if (2 * std::size_t{size_} > slots_.size()) grow();
    return number;
  }
  [[nodiscard]] std::uint32_t find(Vec2 key) const { return slots_[place_of(key)].number; }

 private:
  static constexpr std::size_t kFewest = 64;

  struct Slot {
    Vec2 key;
    std::uint32_t number = kNone;
  };

  // Keys are often whole numbers, whose lower bits are all 0.
  static std::uint64_t mixed(double key) {
    const auto bits = std::bit_cast<std::uint64_t>(key);
    return (bits ^ bits >> 32U) * 0x9E3779B97F4A7C15U;
  }

  // Returns the slot of a pair, or the empty slot where it belongs.
  [[nodiscard]] std::size_t place_of(Vec2 key) const {
    const std::size_t mask = slots_.size() - 1;
    // Fibonacci hashing (Knuth, "The Art of Computer Programming" 3, section 6.4).
    const std::uint64_t both = (std::rotl(mixed(key.x), 32) ^ mixed(key.y)) * 0x9E3779B97F4A7C15U;
    std::size_t at = static_cast<std::size_t>(both >> 32U) & mask;
    while (slots_[at].number != kNone && !(slots_[at].key == key)) at = (at + 1) & mask;
    return at;
  }

  void grow() {
    const std::vector<Slot> old = std::exchange(slots_, std::vector<Slot>(slots_.size() * 4));
    for (const Slot& slot : old) {
      if (slot.number != kNone) slots_[place_of(slot.key)] = slot;
    }
  }

  std::vector<Slot> slots_ = std::vector<Slot>(kFewest);
  std::uint32_t size_ = 0;
};

}  // namespace flocking::spatial
