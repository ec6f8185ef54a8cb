#include "judge/largest_error.h"

#include <array>

#include "judge/decimal_text.h"

namespace flocking::judge {
void LargestErrorSoFar::see_at_other_decimals(const ShortPair& pair, std::string_view found,
                                              std::string_view expected, std::uint64_t index) {
  decimals_ = pair.decimals;
  floor_ = floor_at(error_, decimals_);
  if (any_ && pair.error <= floor_) return;
  found_.assign(found);
  expected_.assign(expected);
  keep(index);
}

void LargestErrorSoFar::see(const Decimal& found, const Decimal& expected, std::uint64_t index) {
  if (any_) {
    const bool below = is_less(found, expected);
    const bool kept_below = is_less(found_, expected_);
    const std::array<Term, 4> terms = {
        {{&found, below}, {&expected, !below}, {&found_, !kept_below}, {&expected_, kept_below}}};
    if (sign_of_sum(terms) <= 0) return;
  }
  found_ = found;
  expected_ = expected;
  keep(index);
}

void LargestErrorSoFar::keep(std::uint64_t index) {
  any_ = true;
  index_ = index;
  error_ = distance(found_, expected_);
  if (decimals_ >= 0) floor_ = floor_at(error_, decimals_);
}

std::optional<LargestError> LargestErrorSoFar::result() const {
  if (!any_) return std::nullopt;
  return LargestError{to_text(error_), to_double(error_), index_};
}

}  // namespace flocking::judge
