#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decimal.h"
#include "layout.h"

namespace oracle::compare {

enum class Verdict { kAccepted, kWrong, kLayout };

struct Options {
  long agents = 1;
  std::string abs_tolerance = "0.001";  // numbers by the same grammar, not negative
  std::string rel_tolerance = "0";      // of the expected value
  bool exact = false;                   // both tolerances are 0: equal in value, not in spelling
  bool strict_format = false;
};

// The place of a number among the others; the same in both texts.
struct Place {
  long step = 0;   // from 1
  long agent = 0;  // from 0
  int field = 0;   // x, y, vx, vy
};

struct Difference {
  Place place;
  std::string expected;          // empty: nothing was to come there
  std::string found;             // empty: nothing came
  std::optional<Decimal> error;  // if both are numbers
  long line = 0;                 // in the actual text; where nothing came, its end
  long column = 0;
};

struct Margin {
  Place place;
  Decimal error;
  Decimal allowed;
};

struct Report {
  Verdict verdict = Verdict::kAccepted;
  long differences = 0;  // pairs of tokens; what is missing or too much is not among them
  std::optional<Difference> first;

  std::optional<Place> largest_place;  // the first of them; none if no error is above 0
  Decimal largest_error;
  std::optional<Margin> margin;  // where the error is the largest part of what is allowed there

  long steps_expected = 0;  // a begun one counts
  long steps_found = 0;     // whole ones
  long missing_tokens = 0;
  long extra_tokens = 0;
  long extra_lines = 0;  // lines of nothing but extra tokens

  std::optional<Place> not_finite_expected;
  std::optional<Place> not_finite_found;

  std::vector<Note> layout;  // of the actual text
};

Report compare_outputs(std::string_view expected, std::string_view actual, const Options& options);

}  // namespace oracle::compare
