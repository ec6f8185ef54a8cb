#pragma once

#include <cstdint>
#include <span>

namespace flocking::grade {

/// FNV-1a hash of an output, independent of how the output is split.
class OutputHash {
 public:
  void add(std::span<const char> bytes) {
    for (const char byte : bytes) {
      value_ = (value_ ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    }
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325U;
};

}  // namespace flocking::grade
