#include "io/number_parse.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>

#include "io/decimal_samples.h"

namespace flocking::io {
namespace {

TEST(ParseNumber, TakesEveryFormOfADecimal) {
  EXPECT_EQ(parse_number("5"), 5.0);
  EXPECT_EQ(parse_number("5."), 5.0);
  EXPECT_EQ(parse_number(".5"), 0.5);
  EXPECT_EQ(parse_number("+1.5"), 1.5);
  EXPECT_EQ(parse_number("-.5e1"), -5.0);
  EXPECT_EQ(parse_number("1e-3"), 0.001);
  EXPECT_EQ(parse_number("1E+3"), 1000.0);
  EXPECT_EQ(parse_number("5.e2"), 500.0);
  EXPECT_EQ(parse_number("007"), 7.0);
  EXPECT_TRUE(std::signbit(parse_number("-0").value()));
}

TEST(ParseNumber, TakesTheWholeRangeOfDoubles) {
  EXPECT_EQ(parse_number("1.7976931348623157e308"), std::numeric_limits<double>::max());
  EXPECT_EQ(parse_number("4.9e-324"), std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(parse_number("1e-310"), 1e-310);
  EXPECT_EQ(parse_number("0e999999999999"), 0.0);
  EXPECT_EQ(parse_number("-0.000e-999"), -0.0);
  EXPECT_EQ(parse_number("1e400"), std::nullopt);
  EXPECT_EQ(parse_number("-1.7976931348623159e308"), std::nullopt);
  EXPECT_EQ(parse_number("1e-400"), std::nullopt);
  EXPECT_EQ(parse_number("2e-324"), std::nullopt);
}

TEST(ParseNumber, TakesNothingElse) {
  for (const char* token :
       {"",     "+",    "-",     ".",        "+.",      "e5",     ".e5",   "1e",
        "1e+",  "1e5.", "1.2.3", "1,5",      "1_000",   "0x10",   "0x1p3", "nan",
        "-nan", "inf",  "+inf",  "infinity", "INF",     "NaN(1)", "--1",   "+-1",
        "1-",   "1f",   "1.5d0", "\u0661",   "\u22121", "1e5e5",  "1 "}) {
    EXPECT_EQ(parse_number(token), std::nullopt) << token;
  }
  EXPECT_EQ(parse_number(std::string_view("1\0", 2)), std::nullopt);
}

TEST(DescribeNumberFault, DescribesTheFault) {
  EXPECT_EQ(describe_number_fault("abc"), "found 'abc'");
  EXPECT_EQ(describe_number_fault("nan"), "found 'nan', which is not a finite number");
  EXPECT_EQ(describe_number_fault("-Inf"), "found '-Inf', which is not a finite number");
  EXPECT_EQ(describe_number_fault("0x10"), "found '0x10': hexadecimal numbers are not accepted");
  EXPECT_EQ(describe_number_fault("1.2.3"), "found '1.2.3', which has more than one decimal point");
  EXPECT_EQ(describe_number_fault("1,5"),
            "found '1,5': write a decimal point, and blanks between numbers");
  EXPECT_EQ(describe_number_fault("\u22125"),
            "found '\u22125': write the minus sign of the keyboard, '-'");
  EXPECT_EQ(describe_number_fault("-1e400"),
            "found '-1e400', which is beyond the largest double (about 1.8e308)");
  EXPECT_EQ(describe_number_fault("1e-400"),
            "found '1e-400', which is not 0 but too small for a double (about 4.9e-324)");
}

// A text in memory like the scanner's: bytes before it, a blank and zeros after it.
class InBlock {
 public:
  explicit InBlock(const std::string& token, char blank = ' ')
      : text_("1234567 " + token + blank + std::string(32, '\0')), size_(token.size()) {}
  [[nodiscard]] const char* begin() const { return text_.data() + 8; }
  [[nodiscard]] const char* end() const { return begin() + size_; }

 private:
  std::string text_;
  std::size_t size_;
};

TEST(ParseShortNumber, ReturnsNothingForOtherForms) {
  for (const char* token : {"", "+", "-", ".", "-.", "1e3", "1.2.3", "nan", "123456789", "1-2",
                            "--1", "0.123456789", "12345678.1234567"}) {
    EXPECT_EQ(parse_short_number(InBlock(token).begin()).end, nullptr) << token;
  }
  EXPECT_EQ(parse_short_number(InBlock("12", '\0').begin()).end, nullptr) << "no blank yet";
}

TEST(ParseShortNumber, TakesEveryBlank) {
  for (const char blank : {' ', '\t', '\n', '\v', '\f', '\r'}) {
    const InBlock block("-12.5", blank);
    const NumberInText number = parse_short_number(block.begin());
    if (number.end == nullptr) GTEST_SKIP() << "no short road on this machine";
    EXPECT_EQ(number.value, -12.5);
    EXPECT_EQ(number.end, block.end());
  }
}

std::string random_decimal(std::mt19937_64& random) {
  std::string token;
  const auto below = [&random](std::uint64_t n) { return random() % n; };
  if (below(3) == 0) token += below(2) == 0 ? '-' : '+';
  const std::uint64_t whole = below(12);
  const std::uint64_t decimals = below(12);
  for (std::uint64_t i = 0; i < whole; ++i) token += static_cast<char>('0' + below(10));
  if (decimals > 0 || whole == 0 || below(4) == 0) token += '.';
  for (std::uint64_t i = 0; i < decimals + (whole == 0 ? 1 : 0); ++i) {
    token += static_cast<char>('0' + below(10));
  }
  if (below(4) == 0) token += "e" + std::to_string(static_cast<int>(below(620)) - 320);
  return token;
}

std::uint64_t bits(double value) { return std::bit_cast<std::uint64_t>(value); }

TEST(ParseNumber, AgreesExactlyWithStrtodOnMillions) {
  std::mt19937_64 random(7);
  std::size_t short_ones = 0;
  for (int i = 0; i < 2'000'000; ++i) {
    const std::string token = random_decimal(random);
    const double expected = std::strtod(token.c_str(), nullptr);
    const std::optional<double> number = parse_number(token);
    const bool has_digits = token.find_first_of("123456789") < token.find('e');
    if (std::isinf(expected) || (expected == 0.0 && has_digits)) {
      ASSERT_EQ(number, std::nullopt) << token;
    } else {
      ASSERT_TRUE(number.has_value()) << token;
      ASSERT_EQ(bits(*number), bits(expected)) << token;
    }
    const InBlock block(token);
    const NumberInText in_text = parse_short_number(block.begin());
    if (in_text.end == nullptr) continue;
    ++short_ones;
    ASSERT_EQ(in_text.end, block.end()) << token;
    ASSERT_EQ(bits(in_text.value), bits(expected)) << token;
  }
  EXPECT_TRUE(short_ones == 0 || short_ones > 500'000) << short_ones;
}

TEST(ParseNumber, ReadsBackWhatWasPrintedInFull) {
  for (std::uint64_t i = 0; i < 200'000; ++i) {
    const double value = testing::decimal_sample(i);
    if (!std::isfinite(value)) continue;
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.17g", value);
    ASSERT_EQ(bits(parse_number(text.data()).value()), bits(value)) << text.data();
  }
}

}  // namespace
}  // namespace flocking::io
