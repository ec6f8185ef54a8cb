#include "replay/bytes.h"

#include <bit>

namespace flocking::replay {
namespace {

template <class Bits, class Number>
void append_numbers(std::string& bytes, std::span<const Number> numbers) {
  bytes.reserve(bytes.size() + numbers.size() * sizeof(Number));
  for (const Number number : numbers) {
    Bits bits = std::bit_cast<Bits>(number);
    for (std::size_t i = 0; i < sizeof bits; ++i) {
      bytes += static_cast<char>(bits & 0xFFU);
      bits >>= 8U;
    }
  }
}

}  // namespace

void append_doubles(std::string& bytes, std::span<const double> numbers) {
  append_numbers<std::uint64_t>(bytes, numbers);
}

void append_floats(std::string& bytes, std::span<const float> numbers) {
  append_numbers<std::uint32_t>(bytes, numbers);
}

}  // namespace flocking::replay
