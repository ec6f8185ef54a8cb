// Included before every file of the module: functions of C++20 that the library of Emscripten 3.1
// lacks.
#pragma once

#include <charconv>
#include <memory>

namespace flocking::wasm {

/// Replace std::from_chars and std::to_chars for doubles; `is_scientific` forces an exponent:
/// 1.235e+02, not 123.5.
std::from_chars_result read_double(const char* first, const char* last, double& value);
std::to_chars_result print_double(char* first, char* last, double value, bool is_scientific);

}  // namespace flocking::wasm

namespace std {

template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
  return __builtin_bit_cast(To, from);
}

template <class Array>
unique_ptr<Array> make_unique_for_overwrite(size_t size) {
  return unique_ptr<Array>(new remove_extent_t<Array>[size]);
}

inline from_chars_result from_chars(const char* first, const char* last, double& value) {
  return flocking::wasm::read_double(first, last, value);
}

inline to_chars_result to_chars(char* first, char* last, double value) {
  return flocking::wasm::print_double(first, last, value, false);
}

// Callers only use chars_format::scientific.
inline to_chars_result to_chars(char* first, char* last, double value, chars_format /*format*/) {
  return flocking::wasm::print_double(first, last, value, true);
}

}  // namespace std
