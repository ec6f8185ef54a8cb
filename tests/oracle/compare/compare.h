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
  // both tolerances are numbers by the grammar of tokens, not negative
  std::string abs_tolerance = "0.001";
  std::string rel_tolerance = "0";  // relative to the expected value
  // both tolerances are 0: the values must be equal, but not the spelling
  bool exact = false;
  bool strict_format = false;
};

// The place of a number, which is the same in both texts.
struct Place {
  long step = 0;   // from 1
  long agent = 0;  // from 0
  int field = 0;   // x, y, vx, vy
};

struct Difference {
  Place place;
  std::string expected;          // empty: no token was expected
  std::string found;             // empty: no token was found
  std::optional<Decimal> error;  // if both are numbers
  long line = 0;                 // in the actual text; if no token was found, the line of its end
  long column = 0;
};

struct Margin {
  Place place;
  Decimal error;
  Decimal allowed;
};

struct Report {
  Verdict verdict = Verdict::kAccepted;
  long differences = 0;  // number of differing pairs of tokens, without missing and extra ones
  std::optional<Difference> first;

  // the first place with the largest error; none if no error is above 0
  std::optional<Place> largest_place;
  Decimal largest_error;
  // the place where the error is the largest share of the allowed error
  std::optional<Margin> margin;

  long steps_expected = 0;  // an incomplete step counts
  long steps_found = 0;     // only complete steps count
  long missing_tokens = 0;
  long extra_tokens = 0;
  long extra_lines = 0;  // lines with only extra tokens

  std::optional<Place> not_finite_expected;
  std::optional<Place> not_finite_found;

  std::vector<Note> layout;  // deviations of the actual text
};

Report compare_outputs(std::string_view expected, std::string_view actual, const Options& options);

}  // namespace oracle::compare
