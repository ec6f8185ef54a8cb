#pragma once

namespace flocking::io {

/// Writes `value` with exactly three decimals, like C's %.3f: the exact binary value is rounded,
/// ties to the even last digit; "-0.000" keeps its sign; infinities and NaN appear as inf, -inf,
/// nan, -nan. Returns the end of the text. Needs kMaxNumberBytes at `out`; bytes after the returned
/// end may be overwritten.
///
/// Proof for abs(value) * 1000 < 2^52. Let m be the product as rounded by the machine, r the exact
/// product minus m, and n the integer nearest to m. Both m and n are multiples of m's last place u
/// <= 1/2, so d = m - n is computed exactly, and abs(r) <= u/2. If abs(d) < 1/2 then abs(d) <= 1/2
/// - u, abs(d + r) < 1/2, and n is also the integer nearest to the exact product. If abs(d) = 1/2,
/// the sign of r decides, and r = 0 is a true tie; arithmetic/double_pair.h yields r exactly (no
/// underflow: m is at least 1/2, and r a multiple of m's last place squared). All other values are
/// printed by fmt.
char* write_three_decimals(char* out, double value);

}  // namespace flocking::io
