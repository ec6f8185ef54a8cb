#pragma once

#include <string>
#include <string_view>

#include "compare.h"

namespace oracle::compare {

std::string_view name_of(Verdict verdict);  // AC, WA, PE

// Returns a line key=value for each of the following keys. Keys in brackets appear only if they
// apply. A PLACE is `step S agent A FIELD`. TOKENS are cut after 40 bytes; bytes that are not
// printable ASCII are written as \xNN. A number that would take thousands of digits is written as
// `-`.
//
//   verdict=AC | WA | PE
//   differences=COUNT                  pairs of tokens that differ
//   [first=PLACE]                      of the first difference, missing or extra token
//   [first.expected=TOKEN]             none: no token was expected
//   [first.found=TOKEN]                none: no token was found
//   [first.error=NUMBER]               none: one of the tokens is not a number
//   [first.at=line L column C]         in ACTUAL
//   largest=NUMBER [at PLACE]          the largest error of all
//   [margin=NUMBER of NUMBER, P % at PLACE]    if all is accepted: the place where the error is the
//                                      largest share of the allowed error; P is rounded down
//   [missing=COUNT tokens, stops after step S of T]
//   [extra=COUNT tokens, L more lines than agents x steps]
//   [expected.not_finite=PLACE]        the first NaN or infinity
//   [found.not_finite=PLACE]
//   [layout.MATTER=COUNT from line L]  see layout.h
std::string text_of(const Report& report);

}  // namespace oracle::compare
