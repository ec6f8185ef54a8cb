"""Mistakes in the loop around the forces, in cohesion and in separation; see make.py."""
from rows import R, SAME

# loop
GC = "if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);"
GS = "if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);"
GA = "if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i);"
PAIRHEAD = "for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid\n"
R("loop", "selfpair", "base2",
  "The pair loop does not skip j == i, so every force is added once more for the agent itself: F = (n_c+1) K_c F_c + (n_s+1) K_s F_s + (n_a+1) K_a F_a.",
  "the agent itself triggers nothing: n_c, n_s, n_a times (assignment: once each)",
  "with no neighbours the alignment K_a V_a is added once (as the assignment wants), cohesion and separation are 0",
  ("        if (i == j) continue;\n", ""))
R("loop", "breakself", "base2",
  "break instead of continue at j == i: only the agents before a in input order trigger forces, F = m_c K_c F_c + m_s K_s F_s + m_a K_a F_a with m_x = number of agents j < a with d <= r_x.",
  "all others j != a trigger (n_x times; assignment: once each)",
  "the first agent gets F = 0",
  ("if (i == j) continue;", "if (i == j) break;"))
R("loop", "agentj", "base2",
  "ComputeForce is called with j instead of i: F_a = sum over others j of [d<=r_c] K_c F_c(j) + [d<=r_s] K_s F_s(j) + [d<=r_a] K_a F_a(j), the forces that act on the neighbours.",
  "ComputeForce(currentState, i), the forces acting on the agent itself",
  "with no neighbours F = 0",
  (GC, GC.replace("State, i)", "State, j)")), (GS, GS.replace("State, i)", "State, j)")), (GA, GA.replace("State, i)", "State, j)")))
R("loop", "overwrite", "base2",
  "Forces are assigned, not added: F = the one force that was assigned last, i.e. for the last other agent j in input order within any radius: K_a F_a if d_j <= r_a, else K_s F_s if d_j <= r_s, else K_c F_c.",
  "+=, all three forces summed", "with no neighbours F = 0",
  (GC, GC.replace("+=", "=")), (GS, GS.replace("+=", "=")), (GA, GA.replace("+=", "=")))
R("loop", "onegate", "base2",
  "Copy and paste: all three ifs test cohesion.radius, F = n_c (K_c F_c + K_s F_s + K_a F_a); inside ComputeForce the own radii are still used.",
  "separation is triggered by d <= r_s, alignment by d <= r_a", "no other agent within r_c: F = 0",
  (GS, GS.replace("distance <= separation.radius", "distance <= cohesion.radius")),
  (GA, GA.replace("distance <= alignment.radius", "distance <= cohesion.radius")))
R("loop", "elseif", "base2",
  "if / else if chain: each other agent j triggers one force only, cohesion if d<=r_c, else separation if d<=r_s, else alignment if d<=r_a: F = n_c K_c F_c + #(r_c<d<=r_s) K_s F_s + #(d>r_c, d>r_s, d<=r_a) K_a F_a.",
  "three independent ifs", "with no neighbours F = 0",
  (GS, "else " + GS), (GA, "else " + GA))
R("loop", "divbyn", "base2",
  "The summed force is divided by N-1 (attempt to average over the pairs): F = (n_c K_c F_c + n_s K_s F_s + n_a K_a F_a)/(N-1).",
  "no division (assignment: each force once)", "N = 1: 0/0, NaN is printed (0 expected in base2, K_a V_a in the assignment)",
  ("    for (int i = 0; i < numberOfBoids; i++) {        // tick and output\n",
   "    for (int i = 0; i < numberOfBoids; i++) {        // tick and output\n      allForces[i] = allForces[i] / (numberOfBoids - 1);\n"))
R("loop", "laterpairs", "base2",
  "The inner loop starts at j = i+1: only agents after a in input order trigger forces (m_x = number of j > a with d <= r_x, F = m_c K_c F_c + m_s K_s F_s + m_a K_a F_a), nothing is given back to j.",
  "j from 0, all others", "the last agent gets F = 0",
  (PAIRHEAD, PAIRHEAD.replace("int j = 0", "int j = i + 1")))
R("loop", "firstother", "base2",
  "break at the end of the loop body (attempt to add each force just once): only the first other agent in input order (agent 0; agent 1 for agent 0) decides, F = [d<=r_c] K_c F_c + [d<=r_s] K_s F_s + [d<=r_a] K_a F_a with d to that agent.",
  "all others are looked at", "first other agent out of all radii: F = 0 although others are near",
  (GA, GA + "\n        break;"))
R("loop", "skipzero", "base1",
  "The loop over the agents starts at a = 1: agent 0 keeps P' = P, V' = V for ever (it is still seen by the others and printed).",
  "a from 0", "N = 1: nothing ever moves",
  ("for (int a = 0; a < n; a++) {", "for (int a = 1; a < n; a++) {"))

# cohesion
R("cohesion", "norc", "base1", "F_c = E = C - P_a, not divided by r_c.", "F_c = E / r_c", SAME,
  ("return e / r.rc;", "return e;"))
R("cohesion", "selfin", "base4",
  "The agent itself is counted: C = (P_a + sum P_i)/(n_c+1), so F_c = (sum (P_i - P_a))/((n_c+1) r_c).",
  "C = mean over the other agents only", "no neighbours: C = P_a, F_c = 0, right",
  ("if (i != a && d <= rc) {", "if (d <= rc) {"))
R("cohesion", "unitcoh", "base1", "F_c = E / |E| (normalised) instead of E / r_c.", "F_c = E / r_c",
  "E = 0 with neighbours: 0/0, NaN; no neighbours: 0, right",
  ("return e / r.rc;", "return e / e.len();"))
R("cohesion", "awaycoh", "base2", "Wrong sign: E = P_a - C, F_c = (P_a - C)/r_c, away from the centre.", "E = C - P_a", SAME,
  ("Vector2 direction = centre - me;", "Vector2 direction = me - centre;"))
R("cohesion", "sumpos", "base3",
  "C is the sum of the P_i, not divided by their number: E = sum P_i - P_a, F_c = E/r_c (0 if |E| > r_c).", "C = mean",
  "right with exactly one neighbour; no neighbours: 0, right",
  ("ex = cx / count - pos[a][0]", "ex = cx - pos[a][0]"), ("ey = cy / count - pos[a][1]", "ey = cy - pos[a][1]"))
R("cohesion", "nominus", "base4", "The own position is not subtracted: E = C, F_c = C/r_c (0 if |C| > r_c).", "E = C - P_a", "no neighbours: 0, right",
  ("double ex = cx / nc - px[a];", "double ex = cx / nc;"), ("double ey = cy / nc - py[a];", "double ey = cy / nc;"))
R("cohesion", "byall", "base2", "Sum of the neighbours' positions divided by N: C = (sum P_i)/N, F_c = (C - P_a)/r_c (0 if |C - P_a| > r_c).",
  "divided by the number of neighbours n_c", "never right unless sum P_i = 0 (n_c <= N-1)",
  ("centre = centre / near;", "centre = centre / boids.size();"))
R("cohesion", "noradius", "base4", "No radius test: C = mean of all others, F_c = (C - P_a)/r_c, 0 if |C - P_a| > r_c.",
  "only others with d <= r_c", "right if all others are within r_c",
  ("if (i != a && d <= rc) {", "if (i != a) {"))
R("cohesion", "bycount", "base1", "F_c = E / n_c (number of neighbours) instead of E / r_c.", "F_c = E / r_c", "no neighbours: 0, right",
  ("return e / r.rc;", "return e / count;"))
R("cohesion", "returnfirst", "base3",
  "The rest of the function stands inside the loop's if: it returns at the first neighbour, C = P_i of the first other agent (input order) within r_c.",
  "C = mean of all neighbours", "right with at most one neighbour",
  ("            count += 1\n    if count == 0:\n        return [0.0, 0.0]\n    ex = cx / count - pos[a][0]\n    ey = cy / count - pos[a][1]\n    if math.hypot(ex, ey) > rc:\n        return [0.0, 0.0]\n    return [ex / rc, ey / rc]\n",
   "            count += 1\n            ex = cx / count - pos[a][0]\n            ey = cy / count - pos[a][1]\n            if math.hypot(ex, ey) > rc:\n                return [0.0, 0.0]\n            return [ex / rc, ey / rc]\n    return [0.0, 0.0]\n"))
R("cohesion", "squaredd", "base1", "Squared distance compared with the radius: neighbours are those with d^2 <= r_c (d <= sqrt(r_c)).",
  "d <= r_c", SAME,
  ("    double d = (all[i].p - all[a].p).len();\n    if (d <= r.rc) {",
   "    Vec diff = all[i].p - all[a].p;\n    double d = diff.x * diff.x + diff.y * diff.y;\n    if (d <= r.rc) {"))
R("cohesion", "sepradius", "base3", "Neighbours of cohesion are chosen with r_s (d <= r_s); E is still divided by r_c and tested against r_c.",
  "d <= r_c", "none within r_s: F_c = 0",
  ("if i != a and distance(pos[a], pos[i]) <= rc:", "if i != a and distance(pos[a], pos[i]) <= rs:"),
  ("def cohesion(pos, a, rc):", "def cohesion(pos, a, rc, rs):"), ("fc = cohesion(pos, a, rc)", "fc = cohesion(pos, a, rc, rs)"))
R("cohesion", "ktwice", "base2", "K_c is multiplied twice, in ComputeForce and in the main loop: the cohesion part is n_c K_c^2 F_c.",
  "K_c once (n_c K_c F_c in base2, K_c F_c in the assignment)", "right for K_c = 0 or 1",
  (GC, GC.replace("State, i);", "State, i) * cohesion.k;")))
R("cohesion", "nonezero", "base3", "Without neighbours C stays (0,0), so F_c = -P_a/r_c if |P_a| <= r_c: lonely agents are pulled to the origin.",
  "F_c = 0 without neighbours", "differs only with no neighbours and |P_a| <= r_c",
  ("    if count == 0:\n        return [0.0, 0.0]\n    ex = cx / count - pos[a][0]\n    ey = cy / count - pos[a][1]\n",
   "    if count > 0:\n        cx = cx / count\n        cy = cy / count\n    ex = cx - pos[a][0]\n    ey = cy - pos[a][1]\n"))
R("cohesion", "nearestcoh", "base2", "C = position of the nearest other agent within r_c only (the first in input order at equal d).", "C = mean of all within r_c",
  "right with one neighbour",
  ("    int near = 0;\n", "    int near = 0;\n    double best = 1e300;\n"),
  ("      if (Vector2::Distance(me, boids[i].position) <= radius) {\n        centre += boids[i].position;\n        near++;\n",
   "      double dist = Vector2::Distance(me, boids[i].position);\n      if (dist <= radius && dist < best) {\n        best = dist;\n        centre = boids[i].position;\n        near = 1;\n"))
R("cohesion", "divideloop", "base4",
  "Division inside the loop: after each neighbour number k, C_k = (C_(k-1) + P_k)/k, C_0 = 0, and no division at the end, so the first ones count less than they should.",
  "C = (sum P_i)/n_c, divided once after the loop", "right with one or two neighbours; no neighbours: 0, right",
  ("          cx += px[i];\n          cy += py[i];\n          nc++;\n",
   "          nc++;\n          cx = (cx + px[i]) / nc;\n          cy = (cy + py[i]) / nc;\n"),
  ("double ex = cx / nc - px[a];", "double ex = cx - px[a];"), ("double ey = cy / nc - py[a];", "double ey = cy - py[a];"))
R("cohesion", "sumoffset", "base2", "E = sum of (P_i - P_a) over the neighbours, no mean: F_c = n_c (C - P_a)/r_c, 0 if |E| > r_c.",
  "E = C - P_a with the mean C", "right with one neighbour",
  ("        centre += boids[i].position;\n", "        centre += boids[i].position - me;\n"),
  ("    centre = centre / near;\n    Vector2 direction = centre - me;\n", "    Vector2 direction = centre;\n"))
R("cohesion", "strictcoh", "base1", "Strict comparison: neighbours with d < r_c only.", "d <= r_c", "differs only when some d is exactly r_c",
  ("    if (d <= r.rc) {", "    if (d < r.rc) {"))
R("cohesion", "velmean", "base4", "Copy and paste: C = mean of the neighbours' velocities, F_c = (mean V_i - P_a)/r_c (0 if longer than r_c before the division).",
  "mean of the positions", "no neighbours: 0, right",
  ("          cx += px[i];\n          cy += py[i];\n", "          cx += vx[i];\n          cy += vy[i];\n"))

# separation
R("separation", "oned", "base1", "Divided by d only once: S = sum of (P_a - P_i)/d, unit vectors (then clamped).", "((P_a - P_i)/d)/d", SAME,
  ("s = s + away / d / d;", "s = s + away / d;"))
R("separation", "rawsum", "base4", "Not divided at all: S = sum of (P_a - P_i) (then clamped).", "((P_a - P_i)/d)/d", SAME,
  ("sx += dx / d / d;", "sx += dx;"), ("sy += dy / d / d;", "sy += dy;"))
R("separation", "noclamp", "base4", "F_Smax is read but not used: F_s = S at any length.", "shortened to F_Smax if |S| > F_Smax", "right as long as |S| <= F_Smax",
  ("if (s > fsmax) {\n        sx = sx / s * fsmax;\n        sy = sy / s * fsmax;\n      }", ""),
  ("      double s = sqrt(sx * sx + sy * sy);\n", ""))
R("separation", "toward", "base1", "Wrong sign: S = sum of ((P_i - P_a)/d)/d, agents are pulled together.", "P_a - P_i", SAME,
  ("Vec away = all[a].p - all[i].p;", "Vec away = all[i].p - all[a].p;"))
R("separation", "alwaysmax", "base2", "S is always brought to length F_Smax: F_s = F_Smax S/|S|, also when it was shorter.", "only if |S| > F_Smax",
  "S = 0: 0/0, NaN (only when ComputeForce is called, i.e. another agent within r_s, e.g. at d = 0 or when the pushes cancel)",
  ("    double size = push.getMagnitude();\n    if (size > maxForce) {\n      push = push / size * maxForce;\n    }\n",
   "    double size = push.getMagnitude();\n    push = push / size * maxForce;\n"))
R("separation", "mean", "base2", "S is divided by the number m of others with 0 < d <= r_s: S = (1/m) sum of ((P_a - P_i)/d)/d, then clamped.", "the sum, not the mean",
  "m = 0: not divided, 0; right with one neighbour",
  ("    Vector2 push;\n", "    Vector2 push;\n    int pushers = 0;\n"),
  ("        push += diff / dist / dist;\n", "        push += diff / dist / dist;\n        pushers++;\n"),
  ("    double size = push.getMagnitude();\n", "    if (pushers > 0) push = push / pushers;\n    double size = push.getMagnitude();\n"))
R("separation", "zerod", "base4", "d = 0 is not left out (others with d <= r_s): another agent at the same place gives 0/0, S = NaN, and the agent is lost (nan is printed).",
  "0 < d <= r_s", "differs only when two agents are at the same place: NaN",
  ("if (i != a && d > 0 && d <= rs) {", "if (i != a && d <= rs) {"))
R("separation", "clampxy", "base4", "Clamp per component: S.x and S.y are each limited to [-F_Smax, F_Smax] (so |S| can reach sqrt(2) F_Smax and the direction changes).",
  "if |S| > F_Smax the vector is shortened to length F_Smax", "right while |S.x|, |S.y| and |S| <= F_Smax",
  ("      double s = sqrt(sx * sx + sy * sy);\n      if (s > fsmax) {\n        sx = sx / s * fsmax;\n        sy = sy / s * fsmax;\n      }\n",
   "      if (sx > fsmax) sx = fsmax;\n      if (sx < -fsmax) sx = -fsmax;\n      if (sy > fsmax) sy = fsmax;\n      if (sy < -fsmax) sy = -fsmax;\n"))
R("separation", "clampeach", "base1", "Each single push ((P_a - P_i)/d)/d is shortened to F_Smax before it is added; the sum itself is not clamped.",
  "the sum S is shortened", "a push is longer than F_Smax when 1/d > F_Smax; right with one neighbour",
  ("      s = s + away / d / d;\n", "      Vec push = away / d / d;\n      if (push.len() > r.fsMax) push = push * (r.fsMax / push.len());\n      s = s + push;\n"),
  ("  double size = s.len();\n  if (size > r.fsMax) {\n    s = s * (r.fsMax / size);\n  }\n", ""))
R("separation", "clampzero", "base2", "If |S| > F_Smax then F_s = 0 (treated like the |E| > r_c rule of cohesion).", "shortened to length F_Smax", "right while |S| <= F_Smax",
  ("      push = push / size * maxForce;\n", "      push = {};\n"))
R("separation", "thriced", "base3", "One division too many: S = sum of (P_a - P_i)/d^3.", "(P_a - P_i)/d^2", "right only at d = 1",
  ("(pos[a][0] - pos[i][0]) / d / d", "(pos[a][0] - pos[i][0]) / d / d / d"), ("(pos[a][1] - pos[i][1]) / d / d", "(pos[a][1] - pos[i][1]) / d / d / d"))
R("separation", "cohradsep", "base1", "Separation uses r_c: S = sum over the others with 0 < d <= r_c.", "0 < d <= r_s", "right when no d lies between r_s and r_c",
  ("if (d > 0 && d <= r.rs) {", "if (d > 0 && d <= r.rc) {"))
R("separation", "clampone", "base4", "If |S| > F_Smax, F_s = S/|S|, length 1 instead of F_Smax.", "F_s = F_Smax S/|S|", "right while |S| <= F_Smax or for F_Smax = 1",
  ("sx = sx / s * fsmax;", "sx = sx / s;"), ("sy = sy / s * fsmax;", "sy = sy / s;"))
R("separation", "clampsq", "base1", "The squared length is compared: if |S|^2 > F_Smax then F_s = F_Smax S/|S| (this also lengthens S when sqrt(F_Smax) < |S| < F_Smax).",
  "if |S| > F_Smax", "differs when |S| lies between F_Smax and sqrt(F_Smax)",
  ("  if (size > r.fsMax) {", "  if (size * size > r.fsMax) {"))
R("separation", "clamptotal", "base4", "The total force is clamped instead of S: F = K_c F_c + K_s S + K_a F_a, shortened to length F_Smax if longer.",
  "only S is shortened", "right while |S| and |F| <= F_Smax",
  ("      double s = sqrt(sx * sx + sy * sy);\n      if (s > fsmax) {\n        sx = sx / s * fsmax;\n        sy = sy / s * fsmax;\n      }\n", ""),
  ("      double fy = kc * fcy + ks * sy + ka * fay;\n",
   "      double fy = kc * fcy + ks * sy + ka * fay;\n      double f = sqrt(fx * fx + fy * fy);\n      if (f > fsmax) {\n        fx = fx / f * fsmax;\n        fy = fy / f * fsmax;\n      }\n"))
R("separation", "clampks", "base3", "Weighted first, clamped after: F_Smax limits |K_s S|, the part in F is K_s S shortened to F_Smax.", "K_s times the clamped S",
  "right for K_s = 1, or while |S| and |K_s S| <= F_Smax",
  ("def separation(pos, a, rs, fmax):", "def separation(pos, a, rs, fmax, ks):"),
  ("    s = math.hypot(sx, sy)\n", "    sx = ks * sx\n    sy = ks * sy\n    s = math.hypot(sx, sy)\n"),
  ("fs = separation(pos, a, rs, fmax)", "fs = separation(pos, a, rs, fmax, ks)"),
  ("ks * fs[0]", "fs[0]"), ("ks * fs[1]", "fs[1]"))
R("separation", "clampmul", "base3", "If |S| > F_Smax, S is multiplied by F_Smax without being normalised: F_s = F_Smax S.", "F_s = F_Smax S/|S|", "right while |S| <= F_Smax",
  ("sx = sx / s * fmax", "sx = sx * fmax"), ("sy = sy / s * fmax", "sy = sy * fmax"))
R("separation", "lastsep", "base1", "Assigned, not added: S = the push ((P_a - P_i)/d)/d of the last other agent (input order) with 0 < d <= r_s.", "sum over all", "right with one neighbour",
  ("s = s + away / d / d;", "s = away / d / d;"))
R("separation", "clampinv", "base3", "Comparison the wrong way round: if |S| < F_Smax S is lengthened to F_Smax, longer S stays.", "shortened if |S| > F_Smax",
  "S = 0 is left alone (0 < s is tested): 0, right",
  ("if s > fmax:", "if 0 < s < fmax:"))
R("separation", "clamploop", "base2", "The clamp stands inside the loop: the running sum is shortened to F_Smax after every neighbour, so S depends on the input order.",
  "one clamp after the loop", "right while no running sum exceeds F_Smax",
  ("        push += diff / dist / dist;\n      }\n    }\n    double size = push.getMagnitude();\n    if (size > maxForce) {\n      push = push / size * maxForce;\n    }\n",
   "        push += diff / dist / dist;\n        double size = push.getMagnitude();\n        if (size > maxForce) {\n          push = push / size * maxForce;\n        }\n      }\n    }\n"))
R("separation", "nearestsep", "base4", "Only the nearest other agent pushes: S = ((P_a - P_i)/d)/d of the smallest d in (0, r_s].", "sum over all with 0 < d <= r_s",
  "right with one neighbour",
  ("      int nc = 0, na = 0;\n", "      int nc = 0, na = 0;\n      double nearest = 1e300;\n"),
  ("if (i != a && d > 0 && d <= rs) {\n          sx += dx / d / d;\n          sy += dy / d / d;\n",
   "if (i != a && d > 0 && d <= rs && d < nearest) {\n          nearest = d;\n          sx = dx / d / d;\n          sy = dy / d / d;\n"))
R("separation", "byrs", "base3", "Divided by r_s as in cohesion: S = sum of (P_a - P_i)/r_s, then clamped.", "((P_a - P_i)/d)/d", "agents at the same place: 0, right",
  ("(pos[a][0] - pos[i][0]) / d / d", "(pos[a][0] - pos[i][0]) / rs"), ("(pos[a][1] - pos[i][1]) / d / d", "(pos[a][1] - pos[i][1]) / rs"))
R("separation", "sumfirst", "base2", "Summed first, divided once: D = sum of (P_a - P_i) over 0 < d <= r_s, S = (D/|D|)/|D|, then clamped.", "each difference divided by its own d twice",
  "D = 0: left 0; right with one neighbour",
  ("        push += diff / dist / dist;\n", "        push += diff;\n"),
  ("    double size = push.getMagnitude();\n", "    if (push.sqrMagnitude() > 0) push = push / push.sqrMagnitude();\n    double size = push.getMagnitude();\n"))
R("separation", "linear", "base1", "Linear fall-off: S = sum of ((P_a - P_i)/d) (1 - d/r_s), then clamped.", "((P_a - P_i)/d)/d", "at d = r_s the push is 0 instead of 1/r_s",
  ("s = s + away / d / d;", "s = s + away / d * (1 - d / r.rs);"))
