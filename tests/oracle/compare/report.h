#pragma once

#include <string>
#include <string_view>

#include "compare.h"

namespace oracle::compare {

std::string_view name_of(Verdict verdict);  // AC, WA, PE

// A line of key=value for each of these; those in brackets only where there is something to tell. A
// PLACE is `step S agent A FIELD`. TOKENS are cut after 40 bytes, those not printable ASCII as
// \xNN. A number that would take thousands of digits is written as `-`.
//
//   verdict=AC | WA | PE
//   differences=COUNT                  pairs of tokens that differ
//   [first=PLACE]                      of the first difference, be it of values, missing or extra
//   [first.expected=TOKEN]             none: nothing was to come
//   [first.found=TOKEN]                none: nothing came
//   [first.error=NUMBER]               none: one of them is no number
//   [first.at=line L column C]         in ACTUAL
//   largest=NUMBER [at PLACE]          the largest error of all
//   [margin=NUMBER of NUMBER, P % at PLACE]    if all is accepted: where the error takes up the
//                                      largest part of what is allowed; P rounded down
//   [missing=COUNT tokens, stops after step S of T]
//   [extra=COUNT tokens, L more lines than agents x steps]
//   [expected.not_finite=PLACE]        the first NaN or infinity
//   [found.not_finite=PLACE]
//   [layout.MATTER=COUNT from line L]  see layout.h
std::string text_of(const Report& report);

}  // namespace oracle::compare
