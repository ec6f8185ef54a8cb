#pragma once

// IWYU pragma: begin_exports
#include "variant/rows/alignment_rows.h"
#include "variant/rows/cohesion_rows.h"
#include "variant/rows/collect_rows.h"
#include "variant/rows/company_rows.h"
#include "variant/rows/formula_rows.h"
#include "variant/rows/number_rows.h"
#include "variant/rows/printing_rows.h"
#include "variant/rows/reading_rows.h"
#include "variant/rows/separation_rows.h"
#include "variant/rows/step_rows.h"
#include "variant/rows/times_rows.h"
#include "variant/rows/weight_rows.h"
#include "variant/rows/who_rows.h"
#include "variant/slot.h"
// IWYU pragma: end_exports

/// Includes the choices that a program for the assignment makes, one for each slot (rows/). Choice
/// 0 of every slot follows the rules of the course. The semantics, for an agent a with position P
/// and velocity V:
///
/// * Offsets are P_a - P_i, distances d = sqrt(dx*dx + dy*dy). Sums run over i ascending. If
///   `numbers.measure` is not choice 0, it defines d and also |v| wherever a force compares, limits
///   or divides by a length. Exceptions: the measures "between agents" define d only, and no
///   measure
///   applies in a formula or where components of a vector are named.
/// * n is the number of neighbours that were added up, including a if it counts. A sum is not
///   divided if the divisor is 0. The direction of a vector of length 0 is (0, 0), or v / |v| if
///   `numbers.zero-length` says so. "Cut to a limit" means v / |v| * limit if |v| > limit.
/// * If n is 0 and a force may be NaN, it is the sum over n: a kept sum may be infinite.
/// * Cohesion: if n is 0, `empty` decides: the force is 0, or NaN, or C is (0, 0). Else `collect`
///   gives C. Then `zero`: the force is 0 if r_c is 0, unless the choice divides. Then `limit`:
///   unless |C - P| <= r_c, the force is 0, or for `cut` C is moved to P + (C - P) / |C - P| * r_c.
///   Then `shape`.
/// * Separation: `term` of each neighbour, with the offset reversed for `towards` and cut for
///   `per-term`; then `collect`, then `clamp`. At distance 0 a term is skipped and not counted, or
///   computed with its divisions by 0; so is the term of the agent itself, if it counts. For
///   `counted`, the term is skipped but counts. If n is 0, a mean (`count-kept` too) may be NaN, as
///   `empty` says, but not another sum. If divisions by zero end the program, another sum may be
///   NaN, too.
/// * Alignment: `term`; then, if n is 0, `empty` decides: the force is 0 or NaN (and NaN if the
///   position is not finite, as by the rules); else `collect`, then `shape`.
/// * If `formula` is composed, the Formula describes the force; only `who`, `self`, `coincident`
///   (`zero`), `collect`, `empty`, `weight` and `times` still hold.
/// * Without a neighbour and with `origin`, separation and alignment continue with the sum as it
///   is: (0, 0), or what was kept.
/// * Each force is multiplied by its weight, then cut for `after-weight`, then added as often as
///   `times` says. For `as-it-grows`, all this is computed at each added neighbour from the sum so
///   far, and these values are added up in the order of the neighbours (the result that is kept is
///   that of all neighbours). For `within` and similar choices, the force is computed once and
///   added repeatedly; 0 times gives 0, for `per-other` too. F = ((B + cohesion) + separation) +
///   alignment, where B is (0, 0), or for `forces-kept` this agent's F of the step before, (0, 0)
///   in the first. Then `total` is applied to F.
/// * For `last-called`, F is a single force with its weight, computed once whatever `times` says.
///   Take the last other agent (the highest index) with d <= r of some force that is not missing: F
///   is alignment if it has d <= r_a, else separation if it has d <= r_s, else cohesion. F is (0,
///   0) if there is no such agent. Distances are those of the loops of `times`.
/// * Loops of `times` use distances in the state before the step; only for `in-place`, in the state
///   that forces see. Forces with sums that are never reset, or whose result is kept, are
///   recomputed each time such a loop adds them.
/// * For `rule-by-rule`, alignment sees each agent with V' of cohesion + separation only, without
///   the effects of `total` and `speed`, until that agent has its new velocity.
/// * V' and P' follow `velocity`, `dt` and `position`; F dt^2/2 is F * (t * t) * 0.5, where t is
///   the time step, or 1 if the position ignores it.
/// * A NaN distance is within no radius, or for `nan-distance` both within and outside every
///   radius; the same holds for |C - P|, if the choice applies to cohesion.
/// * In single precision every number is a float, including parameters and time steps. If only
///   distances are in single precision, they are the double's square root, rounded to float.
namespace flocking::explain {}
