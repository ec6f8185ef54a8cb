// Fuzzes the reader against a simple reader: both must read the same numbers and report the same
// faulty token, for any division of the input into reads.
#include <unistd.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "io/assignment_reader.h"
#include "io/file.h"
#include "io/scanner.h"

namespace {

constexpr std::string_view kBlanks = " \t\n\v\f\r";

struct PlainToken {
  std::string text;
  std::uint64_t line = 1;
  std::uint64_t column = 1;
  std::optional<double> value;
};

// Parses an optional sign, digits with an optional point and fraction, or a point and digits, then
// an optional exponent, within the range of doubles.
std::optional<double> plain_number(const std::string& text) {
  const auto digits_from = [&text](std::size_t& at) {
    const std::size_t begin = at;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') ++at;
    return at - begin;
  };
  std::size_t at = !text.empty() && (text[0] == '+' || text[0] == '-') ? 1 : 0;
  std::size_t digits = digits_from(at);
  if (at < text.size() && text[at] == '.') digits += digits_from(++at);
  if (digits == 0) return std::nullopt;
  const std::string mantissa = text.substr(0, at);
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    ++at;
    if (at < text.size() && (text[at] == '+' || text[at] == '-')) ++at;
    if (digits_from(at) == 0) return std::nullopt;
  }
  if (at != text.size()) return std::nullopt;
  const double value = std::strtod(text.c_str(), nullptr);
  const bool zero = mantissa.find_first_of("123456789") == std::string::npos;
  if (std::isinf(value) || (value == 0.0 && !zero)) return std::nullopt;
  return value;
}

std::vector<PlainToken> plain_tokens(std::string_view text) {
  std::vector<PlainToken> tokens;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  PlainToken place;
  for (const char c : text) {
    if (kBlanks.find(c) == std::string_view::npos) {
      place.text += c;
    } else if (!place.text.empty()) {
      tokens.push_back(place);
      place.column += place.text.size();
      place.text.clear();
    }
    if (kBlanks.find(c) != std::string_view::npos) ++place.column;
    if (c == '\n') {
      ++place.line;
      place.column = 1;
    }
  }
  if (!place.text.empty()) tokens.push_back(place);
  for (PlainToken& token : tokens) token.value = plain_number(token.text);
  return tokens;
}

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "violated: %s\n", what);
  std::abort();
}

// A pipe that delivers a part of `text` before each read.
class Dribble {
 public:
  Dribble(std::string_view text, std::size_t piece) : rest_(text), piece_(piece) {
    require(pipe(ends_.data()) == 0, "pipe");
  }
  ~Dribble() {
    close(ends_[0]);
    if (ends_[1] >= 0) close(ends_[1]);
  }
  Dribble(const Dribble&) = delete;
  Dribble& operator=(const Dribble&) = delete;

  void next_piece() {
    const std::string_view piece = rest_.substr(0, piece_);
    rest_.remove_prefix(piece.size());
    if (!piece.empty()) {
      require(write(ends_[1], piece.data(), piece.size()) == std::ssize(piece), "write");
    } else if (ends_[1] >= 0) {
      close(ends_[1]);
      ends_[1] = -1;
    }
  }
  [[nodiscard]] int descriptor() const { return ends_[0]; }

 private:
  std::array<int, 2> ends_{};
  std::string_view rest_;
  std::size_t piece_;
};

std::uint64_t little_memory() { return 1'000'000; }

void check_scanner(std::string_view text, std::size_t piece) {
  Dribble dribble(text, piece);
  const auto file = flocking::io::File::borrow(dribble.descriptor(), "in");
  flocking::io::Scanner scanner(file, [&] { dribble.next_piece(); });
  for (const PlainToken& token : plain_tokens(text)) {
    double value = 0.0;
    const auto found = scanner.next(value);
    if (!token.value) {
      require(found == flocking::io::Scanner::Found::kFault,
              "a token that is no number is a fault");
      const flocking::InputError error = scanner.error("x");
      require(error.place().line == token.line, "line");
      require(error.place().column == token.column, "column");
      return;
    }
    require(found == flocking::io::Scanner::Found::kNumber, "a number is taken");
    require(std::memcmp(&value, &*token.value, sizeof value) == 0, "differs in a bit");
  }
  double value = 0.0;
  require(scanner.next(value) == flocking::io::Scanner::Found::kEnd, "then the input ends");
}

// For any input, the assignment reader returns or throws an InputError.
void check_assignment(std::string_view text, std::size_t piece) {
  Dribble dribble(text, piece);
  const auto file = flocking::io::File::borrow(dribble.descriptor(), "in");
  flocking::io::Scanner scanner(file, [&] { dribble.next_piece(); });
  try {
    const auto assignment = flocking::io::read_assignment(scanner, little_memory);
    require(assignment.parameters.cohesion_radius >= 0.0, "r_c is not negative");
    for (std::uint64_t step = 1; flocking::io::read_next(scanner, step).index() != 0; ++step) {
    }
  } catch (const flocking::InputError& error) {
    const std::string_view what = error.what();
    require(what.find('\x1b') == std::string_view::npos, "messages hold no control characters");
    require(error.place().line >= 1 && error.place().column >= 1, "a place");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0 || size > 60'000) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::size_t piece = data[0] == 0 ? 4096 : data[0];
  check_scanner(text, piece);
  check_assignment(text, piece);
  return 0;
}
