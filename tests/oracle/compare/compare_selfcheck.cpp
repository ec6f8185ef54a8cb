// Usage: compare_selfcheck [PAIRS] Checks this comparator with verdicts that are known without a
// comparator, and with properties of any comparator. Exit status 1 if a check fails.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "compare.h"
#include "decimal.h"
#include "random_pairs.h"
#include "report.h"

namespace oracle::compare {
namespace {

struct Tally {
  int made = 0;
  int failed = 0;

  void check(bool holds, const std::string& what) {
    ++made;
    if (!holds) {
      ++failed;
      std::fprintf(stderr, "failed: %s\n", what.c_str());
    }
  }
};

void check_grammar(Tally& tally) {
  for (const std::string_view number :
       {"5", "5.", ".5", "5.5", "+5", "-5", "-.5e+05", "5.E-3", "0e0", "1e99999999999999999999"}) {
    tally.check(Decimal::parse(number).has_value(), "a number: " + std::string(number));
  }
  for (const std::string_view word :
       {"",      ".",   "+",   "-",   "e5",      ".e5",         "1e",  "1.5e",
        "1e+",   "--1", "+-1", "1,5", "0x1.8p0", "nan",         "inf", "1.2.3",
        "1e1.5", " 1",  "1 ",  "1f",  "1_0",     "\xef\xbc\x91"}) {
    tally.check(!Decimal::parse(word), "no number: " + std::string(word));
  }
  tally.check(!Decimal::parse(std::string_view("1.000\0junk", 10)), "no number: with NUL");
  tally.check(!Decimal::parse(std::string_view("1.000\0", 6)), "no number: NUL at its end");
}

Decimal number(std::string_view text) { return Decimal::parse(text).value(); }

void check_arithmetic(Tally& tally) {
  const auto equal = [&](const Decimal& value, const std::string& text) {
    tally.check(value.text() == text, value.text() + " ought to be " + text);
  };
  equal(number("-00.500e1"), "-5");
  equal(number("-0.000"), "0");
  equal(number("1.235") - number("1.234"), "0.001");
  equal(number("9.99") + number("0.01"), "10");
  equal(number("-1.5") * number("0.02"), "-0.03");
  equal(number("1e20") - number("1"), "99999999999999999999");
  equal(number("1e-3").negated().magnitude(), "0.001");
  equal(number("1e99999999999"), "");
  const auto less = [&](std::string_view a, std::string_view b) {
    tally.check(number(a) < number(b) && !(number(b) < number(a)),
                std::string(a) + " < " + std::string(b));
  };
  less("0.000999999999999999999999", "0.001");
  less("9007199254740992", "9007199254740993");
  less("-1e99999999999", "1e-99999999999");
  less("1e99999999999999999998", "1e99999999999999999999");
  less("0e99999999999", "1e-99999999999");
  less("-2", "-1e-99999999999");
  // If the large terms cancel out, the very small term decides.
  const Decimal rest =
      number("1e99999999999") + number("1e-99999999999") - number("10e99999999998");
  tally.check(rest.sign() > 0 && (rest - number("1e-99999999999")).sign() == 0, "cancelling out");
  // The carries of many small terms do not reach the large term.
  Decimal large = number("1e100");
  for (int i = 0; i < 50; ++i) {
    large = large - number("9e3") - number("9e-50");
  }
  tally.check(large.sign() > 0, "many small against one large");
}

void check_pair(Tally& tally, const Pair& pair, const std::string& name) {
  const Report report = compare_outputs(pair.expected, pair.actual, pair.options);
  tally.check(!pair.sure || report.verdict == *pair.sure, name + ": " + pair.story);
  tally.check((report.verdict == Verdict::kWrong) == report.first.has_value(), name + ": first");
  tally.check(!text_of(report).empty(), name + ": report");

  Options lenient = pair.options;
  lenient.strict_format = false;
  const auto accepts = [&](const Options& options, bool swapped) {
    const Report other = compare_outputs(swapped ? pair.actual : pair.expected,
                                         swapped ? pair.expected : pair.actual, options);
    return other.verdict == Verdict::kAccepted;
  };
  const bool accepted = accepts(lenient, false);
  tally.check(accepted == (report.verdict != Verdict::kWrong),
              name + ": layout without strictness");
  lenient.rel_tolerance = "0";
  const bool absolutely = accepts(lenient, false);
  tally.check(absolutely == accepts(lenient, true), name + ": the other way round");
  tally.check(accepted || !absolutely, name + ": one tolerance more");
  lenient.abs_tolerance.insert(0, "9");
  lenient.exact = false;
  tally.check(accepts(lenient, false) || !absolutely, name + ": a larger tolerance");
}

}  // namespace
}  // namespace oracle::compare

int main(int argc, char** argv) {
  using namespace oracle::compare;
  const int pairs = argc > 1 ? std::atoi(argv[1]) : 2000;
  Tally tally;
  check_grammar(tally);
  check_arithmetic(tally);
  for (int seed = 1; seed <= pairs; ++seed) {
    oracle::RandomSource random(static_cast<std::uint64_t>(seed));
    check_pair(tally, random_pair(random), "pair " + std::to_string(seed));
  }
  std::printf("%d checks, %d failed\n", tally.made, tally.failed);
  return tally.failed == 0 ? 0 : 1;
}
