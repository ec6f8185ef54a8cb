#include "judge/decimal.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "judge/decimal_text.h"
#include "oracle/random_source.h"

namespace flocking::judge {
namespace {

std::string canonical(const std::string& token) {
  const Decimal number = decimal_of(token);
  return (number.negative ? "-" : "") + number.digits + '@' + std::to_string(number.top);
}

int sign_of(const std::vector<std::string>& numbers) {
  std::vector<Decimal> decimals;
  for (const std::string& number : numbers) decimals.push_back(decimal_of(number));
  std::vector<Term> terms;
  for (const Decimal& decimal : decimals) terms.push_back({&decimal, false});
  return sign_of_sum(terms);
}

std::string distance_text(const std::string& a, const std::string& b) {
  return to_text(distance(decimal_of(a), decimal_of(b)));
}

TEST(Decimal, IsTheSameForAllSpellingsOfAValue) {
  for (const char* token : {"12.5", "+12.5", "012.50", "1.25e1", "125E-1", "0.00125e+4", ".125e2",
                            "125.e-01", "1.25e000000000000000000000000001"}) {
    EXPECT_EQ(canonical(token), "125@2") << token;
  }
  for (const char* token : {"0", "-0", "-0.000", "+.0", "0.", "0e99999999999999999999"}) {
    EXPECT_EQ(canonical(token), "@0") << token;
  }
  EXPECT_EQ(canonical("-0.00120"), "-12@-2");
  EXPECT_EQ(canonical("1000"), "1@4");
}

TEST(Decimal, CutsExponentsOfMoreThan18Digits) {
  EXPECT_EQ(canonical("1e999999999999999999"), "1@1000000000000000000");
  EXPECT_FALSE(decimal_of("1e999999999999999999").cut);
  EXPECT_TRUE(decimal_of("1e1000000000000000000").cut);
  EXPECT_EQ(canonical("-1e-" + std::string(50000, '9')), "-1@-999999999999999999");
}

TEST(SignOfSum, SeesDigitsHoweverFarApart) {
  EXPECT_EQ(sign_of({}), 0);
  EXPECT_EQ(sign_of({"0", "-0"}), 0);
  EXPECT_EQ(sign_of({"1e999999999999999999", "-1e-999999999999999999"}), 1);
  EXPECT_EQ(sign_of({"1e900000000", "-1e900000000", "-1e-900000000"}), -1);
  EXPECT_EQ(sign_of({"1", "-0.5", "-0.4" + std::string(60000, '9')}), 1);
  EXPECT_EQ(sign_of({"1", "-0.5", "-0.4" + std::string(60000, '9') + "e0", "-1e-60001"}), 0);
  EXPECT_EQ(sign_of({"1", "-0.5", "-0.4" + std::string(60000, '9') + "e0", "-1e-60000"}), -1);
  EXPECT_EQ(sign_of({"1e100", "-1e-100", "-" + std::string(100, '9'), "-0.5", "-0.5"}), -1);
}

TEST(SignOfSum, AgreesWithIntegers) {
  oracle::RandomSource random(1);
  for (int i = 0; i < 200'000; ++i) {
    std::vector<std::string> numbers;
    std::int64_t sum = 0;
    for (int count = random.between(1, 8); count > 0; --count) {
      // Uses few distinct digits, so that sums are near zero.
      std::int64_t number = 0;
      for (int digits = random.between(0, 6); digits > 0; --digits) {
        number = number * 10 + (random.chance(50) ? 9 : random.below(2));
      }
      if (random.chance(50)) number = -number;
      if (count == 1 && random.chance(60)) number = random.between(-1, 1) - sum;
      const int zeros = random.below(4);
      numbers.push_back(std::to_string(number) + std::string(static_cast<std::size_t>(zeros), '0') +
                        "e-" + std::to_string(zeros + 3));
      sum += number;
    }
    ASSERT_EQ(sign_of(numbers), (sum > 0) - (sum < 0)) << ::testing::PrintToString(numbers);
  }
}

TEST(Product, AgreesWithIntegers) {
  oracle::RandomSource random(2);
  for (int i = 0; i < 50'000; ++i) {
    const std::int64_t a = random.between(-99999, 99999);
    const std::int64_t b = random.between(-99999, 99999);
    const Decimal result =
        product(decimal_of(std::to_string(a) + "e7"), decimal_of(std::to_string(b) + "e-9"));
    const Decimal expected = decimal_of(std::to_string(a * b) + "e-2");
    ASSERT_EQ(result.digits, expected.digits) << a << ' ' << b;
    ASSERT_EQ(result.top, expected.top) << a << ' ' << b;
    ASSERT_EQ(result.negative, expected.negative) << a << ' ' << b;
  }
}

TEST(Distance, IsExact) {
  EXPECT_EQ(distance_text("1.234", "1.235"), "0.001");
  EXPECT_EQ(distance_text("0.1", "0.3"), "0.2");
  EXPECT_EQ(distance_text("-0.000", "0"), "0");
  for (const char* token : {"1e400", "-1e-400", "12345.678"}) {
    EXPECT_EQ(distance_text(token, token), "0") << token;
  }
  EXPECT_EQ(distance_text("5", "0"), "5");
  EXPECT_EQ(distance_text("0", "-5.50"), "5.5");
  EXPECT_EQ(distance_text("-1", "1"), "2");
  EXPECT_EQ(distance_text("99.5", "-0.5"), "100");
  EXPECT_EQ(distance_text("1000", "0.001"), "999.999");
  EXPECT_EQ(distance_text("1e18", "1"), "999999999999999999");
}

TEST(Distance, OfNumbersFarApartIsRoundedAsTheTrueOne) {
  EXPECT_EQ(distance_text("1e300000", "3"), "1e+300000");
  EXPECT_EQ(distance_text("1e-999999999999999999", "-7e999999999999999999"),
            "7e+999999999999999999");
  const Decimal below_one = distance(decimal_of("1"), decimal_of("1e-9000"));
  EXPECT_EQ(floor_at(below_one, 0), 0U);
  EXPECT_EQ(floor_at(below_one, 18), 999'999'999'999'999'999U);
  EXPECT_EQ(to_double(below_one), 1.0);
  EXPECT_EQ(floor_at(distance(decimal_of("1"), decimal_of("-1e-9000")), 18),
            1'000'000'000'000'000'000U);
}

TEST(ToText, IsExactWhileShort) {
  const auto text = [](const std::string& token) { return to_text(decimal_of(token)); };
  EXPECT_EQ(text("0"), "0");
  EXPECT_EQ(text("-1.50"), "1.5");
  EXPECT_EQ(text("1e3"), "1000");
  EXPECT_EQ(text("1e-5"), "0.00001");
  EXPECT_EQ(text("123456789012345678901234"), "123456789012345678901234");
  EXPECT_EQ(text("1234567890123456789012345"), "1.23457e+24");
  EXPECT_EQ(text("0.1234567890123456789012"), "0.1234567890123456789012");
  EXPECT_EQ(text("0.12345678901234567890123"), "1.23457e-01");
  EXPECT_EQ(text("1.2e30"), "1.2e+30");
  EXPECT_EQ(text("1e-30"), "1e-30");
  EXPECT_EQ(text("99999949999999999999999999"), "9.99999e+25");
  EXPECT_EQ(text("99999950000000000000000000"), "1e+26");
}

TEST(ToDouble, IsTheNearest) {
  const auto value = [](const std::string& token) { return to_double(decimal_of(token)); };
  EXPECT_EQ(value("0"), 0.0);
  EXPECT_EQ(value("-0.001"), 0.001);
  EXPECT_EQ(value("1e22"), 1e22);
  EXPECT_EQ(value("5e-324"), 5e-324);
  EXPECT_EQ(value("1e-9999999"), 0.0);
  EXPECT_EQ(value("1e400"), std::numeric_limits<double>::max());
  EXPECT_EQ(value("9007199254740993"), 9007199254740992.0);
  EXPECT_EQ(value("9007199254740993." + std::string(5000, '0') + "1"), 9007199254740994.0);
}

TEST(FloorAt, RoundsDown) {
  const auto floor = [](const std::string& token, int scale) {
    return floor_at(decimal_of(token), scale);
  };
  EXPECT_EQ(floor("0", 3), 0U);
  EXPECT_EQ(floor("0.001", 3), 1U);
  EXPECT_EQ(floor("0.001", 2), 0U);
  EXPECT_EQ(floor("0.0019999", 3), 1U);
  EXPECT_EQ(floor("12.5", 0), 12U);
  EXPECT_EQ(floor("2.5", 18), 2'500'000'000'000'000'000U);
  EXPECT_EQ(floor("9.999999999999999999", 18), 9'999'999'999'999'999'999U);
  EXPECT_EQ(floor("1e19", 0), std::numeric_limits<std::uint64_t>::max());
}

}  // namespace
}  // namespace flocking::judge
