#include "random_pairs.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "random_numbers.h"
#include "random_texts.h"

namespace oracle::compare {
namespace {

// The parameters of all numbers of a pair.
struct Temper {
  long abs_units = kUnitsOfThousandth;
  long rel_millionths = 0;
  long shift = 0;  // every number except the relative tolerance is multiplied by 10^shift
  int odd = 0;     // percentage of numbers in an unusual spelling
  bool failing = false;
};

struct Draft {
  std::vector<std::string> expected;
  std::vector<std::string> actual;
  std::vector<std::string> canonical;  // `actual` in the canonical spelling
  std::optional<bool> wrong = false;   // none: unknown without a comparison
  std::string story;

  void tell(std::string_view deed, std::optional<bool> now_wrong) {
    story.append(deed).append("; ");
    wrong = now_wrong;
  }
};

template <typename T, std::size_t n>
T one_of(RandomSource& random, const std::array<T, n>& values) {
  return values[static_cast<std::size_t>(random.below(static_cast<int>(n)))];
}

std::size_t index_of(RandomSource& random, const std::vector<std::string>& tokens) {
  return static_cast<std::size_t>(random.below(static_cast<int>(tokens.size())));
}

int random_oddness(RandomSource& random) { return random.chance(50) ? 0 : random.between(1, 60); }

Temper random_temper(RandomSource& random) {
  constexpr std::array<long, 8> kAbsUnits{0, 1, 3, 10, 900'000, 1'000'000, 1'000'001, 500'000'000};
  constexpr std::array<long, 6> kRelMillionths{1, 10, 1000, 10'000, 333'333, 1'000'000};
  constexpr std::array<long, 6> kShifts{1, 391, 409, -391, -400, 99'999'999'999};
  Temper temper;
  temper.abs_units = random.chance(60) ? one_of(random, kAbsUnits) : kUnitsOfThousandth;
  temper.rel_millionths = random.chance(40) ? one_of(random, kRelMillionths) : 0;
  temper.shift = random.chance(8) ? one_of(random, kShifts) : 0;
  temper.odd = random_oddness(random);
  temper.failing = random.chance(35);
  return temper;
}

std::string tolerance_text(RandomSource& random, long units, long shift) {
  if (shift != 0) {
    return std::to_string(units) + "e" + std::to_string(shift - 9);
  }
  const std::string text = plain(random, units);
  return text.starts_with('-') ? text.substr(1) : text;
}

long random_thousandths(RandomSource& random) {
  constexpr std::array<int, 6> kSizes{0, 3000, 3000, 3000, 100, 1'000'000'000};
  const int size = one_of(random, kSizes);
  return random.between(-size, size);
}

long random_error(RandomSource& random, long allowed, bool failing) {
  const long sign = random.chance(50) ? 1 : -1;
  const int kind = random.below(12);
  if (kind == 0) {
    return sign * allowed;
  }
  if (kind == 1) {
    return sign * std::max(allowed - 1, 0L);
  }
  if (kind == 2 && failing) {
    return sign * (allowed + 1);
  }
  const long some = random.between(0, static_cast<int>(std::min(allowed, kUnitsOfOne)));
  return kind > 8 ? sign * some : 0;
}

void add_number(RandomSource& random, Draft& draft, const Temper& temper) {
  const long thousandths = random_thousandths(random);
  const long expected = thousandths * kUnitsOfThousandth;
  // A millionth of a thousandth is one unit.
  const long relative = std::abs(thousandths) * temper.rel_millionths;
  const long allowed = std::max(temper.abs_units, relative);
  const long error = random_error(random, allowed, temper.failing);
  draft.wrong = *draft.wrong || std::abs(error) > allowed;
  const auto written = [&](long units) {
    return temper.shift != 0 || random.chance(temper.odd) ? respelled(random, units, temper.shift)
                                                          : plain(random, units);
  };
  draft.expected.push_back(written(expected));
  draft.actual.push_back(written(expected + error));
  draft.canonical.push_back(plain(random, expected + error));
}

void misplace(RandomSource& random, Draft& draft) {
  std::vector<std::string>& tokens = draft.actual;
  const auto at = [&](std::size_t i) { return tokens.begin() + static_cast<std::ptrdiff_t>(i); };
  const std::size_t i = index_of(random, tokens);
  const std::size_t j = index_of(random, tokens);
  const std::size_t line = i - i % kFieldsOfALine;
  const std::size_t other_line = j - j % kFieldsOfALine;
  switch (random.below(6)) {
    case 0:
      draft.tell("the end is missing", true);
      tokens.resize(i);
      return;
    case 1:
      draft.tell("a line is missing", true);
      tokens.erase(at(line), at(line + kFieldsOfALine));
      return;
    case 2:
      draft.tell("a number is missing", true);
      tokens.erase(at(i));
      return;
    case 3:
      draft.tell("a number too many", true);
      tokens.insert(at(i), std::string(tokens[j]));
      return;
    case 4:
      draft.tell("too many at the end", true);
      tokens.insert(tokens.end(), i + 1, std::string(tokens[j]));
      return;
    default:
      if (line != other_line) {
        draft.tell("two lines swapped", {});
        std::swap_ranges(at(line), at(line + kFieldsOfALine), at(other_line));
      }
  }
}

void corrupt(RandomSource& random, Draft& draft) {
  const std::size_t i = index_of(random, draft.actual);
  switch (random.below(4)) {
    case 0:
      draft.tell("no number", true);
      draft.actual[i] = junk(random);
      return;
    case 1:
      draft.tell("the same no number on both sides", true);
      draft.actual[i] = draft.expected[i] = junk(random);
      return;
    case 2:
      draft.tell("an extreme number", {});
      draft.actual[i] = extreme(random);
      draft.expected[i] = random.chance(50) ? extreme(random) : draft.expected[i];
      return;
    default:
      draft.tell("the same extreme number on both sides", {});
      draft.actual[i] = draft.expected[i] = extreme(random);
  }
}

Draft random_draft(RandomSource& random, const Temper& temper, long agents) {
  Draft draft;
  const long numbers = random.below(5) * agents * static_cast<long>(kFieldsOfALine);
  for (long i = 0; i < numbers; ++i) {
    add_number(random, draft, temper);
  }
  if (numbers > 0 && random.chance(25)) {
    misplace(random, draft);
  } else if (numbers > 0 && random.chance(30)) {
    corrupt(random, draft);
  }
  return draft;
}

Verdict verdict_of(const Draft& draft, const Pair& pair) {
  if (*draft.wrong) {
    return Verdict::kWrong;
  }
  const auto three_decimals = [](const std::string& token) {
    return token.size() - token.find('.') == 4;
  };
  const bool canonical =
      std::all_of(draft.canonical.begin(), draft.canonical.end(), three_decimals) &&
      with_zeros_unsigned(pair.actual) == with_zeros_unsigned(tidy(draft.canonical));
  return canonical || !pair.options.strict_format ? Verdict::kAccepted : Verdict::kLayout;
}

}  // namespace

Pair random_pair(RandomSource& random) {
  Pair pair;
  Temper temper = random_temper(random);
  pair.options.agents = random.between(1, 4);
  pair.options.abs_tolerance = tolerance_text(random, temper.abs_units, temper.shift);
  pair.options.rel_tolerance = tolerance_text(random, temper.rel_millionths, 3);
  // Canonical numbers are not shifted.
  pair.options.strict_format = temper.shift == 0 && random.chance(30);
  pair.options.exact = random.chance(10);
  if (pair.options.exact) {
    temper.abs_units = temper.rel_millionths = 0;
  }
  Draft draft = random_draft(random, temper, pair.options.agents);
  pair.expected = laid_out(random, draft.expected, random_oddness(random));
  pair.actual = laid_out(random, draft.actual, random_oddness(random));
  if (random.chance(10)) {
    draft.tell("noise", {});
    pair.actual = with_noise(random, std::move(pair.actual));
  }
  if (draft.wrong) {
    pair.sure = verdict_of(draft, pair);
  }
  pair.story = draft.story;
  return pair;
}

}  // namespace oracle::compare
