#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "io/number_parse.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace flocking::io {

#if defined(__SSE2__)

namespace {

constexpr std::array<std::uint64_t, 9> kPowersOfTen = {1,      10,      100,      1000,     10000,
                                                       100000, 1000000, 10000000, 100000000};
constexpr std::array<double, 9> kDivisors = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8};
constexpr std::uint64_t kExactIntegers = std::uint64_t{1} << 53U;

// Returns masks; the mask at index n keeps the last n of eight characters.
constexpr std::array<std::uint64_t, 9> make_last_bytes() {
  std::array<std::uint64_t, 9> masks{};
  for (unsigned n = 1; n <= 8; ++n) masks[n] = ~std::uint64_t{0} << (64 - 8 * n);
  return masks;
}
constexpr std::array<std::uint64_t, 9> kLastBytes = make_last_bytes();

// Returns the `count` digits before `end` as an integer. Combines eight digits at once: neighbours
// to pairs, then pairs to fours (known as SWAR: arithmetic on packed bytes).
std::uint64_t digits_before(const char* end, unsigned count) {
  std::uint64_t digits = 0;
  std::memcpy(&digits, end - 8, 8);
  digits &= 0x0F0F0F0F0F0F0F0FU & kLastBytes[count];
  digits = digits * 10 + (digits >> 8U);
  constexpr std::uint64_t kPair = 0x000000FF000000FFU;
  return ((digits & kPair) * (100 + (std::uint64_t{1000000} << 32U)) +
          (digits >> 16U & kPair) * (1 + (std::uint64_t{10000} << 32U))) >>
         32U;
}

// Classes of the characters of a 16-byte text, with one bit per character.
struct Shape {
  unsigned digits;
  unsigned points;
  unsigned blanks;
};

Shape shape_of(const char* text) {
  const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text));
  const __m128i from_zero = _mm_sub_epi8(bytes, _mm_set1_epi8('0'));
  const __m128i digits = _mm_cmpeq_epi8(_mm_min_epu8(from_zero, _mm_set1_epi8(9)), from_zero);
  const __m128i points = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('.'));
  const __m128i from_tab = _mm_sub_epi8(bytes, _mm_set1_epi8('\t'));  // \t \n \v \f \r are 9 to 13
  const __m128i blanks =
      _mm_or_si128(_mm_cmpeq_epi8(_mm_min_epu8(from_tab, _mm_set1_epi8(4)), from_tab),
                   _mm_cmpeq_epi8(bytes, _mm_set1_epi8(' ')));
  const auto bits = [](__m128i mask) { return static_cast<unsigned>(_mm_movemask_epi8(mask)); };
  return {bits(digits), bits(points), bits(blanks)};
}

}  // namespace

NumberInText parse_short_number(const char* begin) {
  const Shape shape = shape_of(begin);
  const unsigned sign = *begin == '-' || *begin == '+' ? 1 : 0;
  const unsigned first_blank = shape.blanks & (0U - shape.blanks);  // 0 if there is none
  const unsigned token = first_blank - 1U;
  const unsigned points = shape.points & token;
  if (first_blank == 0 || (points & (points - 1U)) != 0 ||
      ((shape.digits | points | sign) & token) != token) {
    return {0.0, nullptr};
  }
  const auto length = static_cast<unsigned>(std::countr_zero(first_blank));
  const auto point = static_cast<unsigned>(std::countr_zero(points | first_blank));
  const unsigned whole = point - sign;
  const unsigned decimals = length - point - (points != 0 ? 1U : 0U);
  if (whole > 8 || decimals > 8 || whole + decimals == 0) return {0.0, nullptr};

  const std::uint64_t integer = digits_before(begin + point, whole) * kPowersOfTen[decimals] +
                                digits_before(begin + length, decimals);
  if (integer > kExactIntegers) return {0.0, nullptr};
  // Both operands are exact, so only the division rounds, and the result is the nearest double
  // (Clinger, "How to read floating point numbers accurately", section 4).
  const double magnitude = static_cast<double>(integer) / kDivisors[decimals];
  const std::uint64_t minus = *begin == '-' ? std::uint64_t{1} << 63U : 0U;
  return {std::bit_cast<double>(std::bit_cast<std::uint64_t>(magnitude) | minus), begin + length};
}

#else

NumberInText parse_short_number(const char*) { return {0.0, nullptr}; }

#endif

}  // namespace flocking::io
