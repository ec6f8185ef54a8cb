#include "grade/assignment_head.h"

#include <cmath>

#include "io/file.h"
#include "io/scanner.h"

namespace flocking::grade {

std::uint64_t agents_in(const std::string& path) {
  const io::File file = io::File::open_input(path);
  io::Scanner scanner(file, [] {});
  double value = 0.0;
  for (int number = 0; number < 8; ++number) {
    if (scanner.next(value) != io::Scanner::Found::kNumber) return 0;
  }
  constexpr double kMost = 1e15;
  return value >= 0.0 && value <= kMost && value == std::floor(value)
             ? static_cast<std::uint64_t>(value)
             : 0;
}

}  // namespace flocking::grade
