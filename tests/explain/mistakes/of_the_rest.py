"""Mistakes in alignment, in steps, reading and printing, and crashes; see make.py."""
from rows import R, SAME

# alignment
R("alignment", "noself", "base1", "The agent itself is left out: F_a = mean V_i of the OTHER agents with d <= r_a.", "mean with the agent itself included", "no neighbours: F_a = 0 instead of V_a",
  ("    double d = (all[i].p - all[a].p).len();\n    if (d <= r.ra) {", "    if (i == a) continue;\n    double d = (all[i].p - all[a].p).len();\n    if (d <= r.ra) {"),
  ("  return total / members;", "  if (members == 0) return Vec();\n  return total / members;"))
R("alignment", "minusown", "base4", "The own velocity is subtracted: F_a = mean V_i - V_a (Reynolds' steering form).", "F_a = mean V_i", "no neighbours: F_a = 0 instead of V_a",
  ("double fax = ax / na;", "double fax = ax / na - vx[a];"), ("double fay = ay / na;", "double fay = ay / na - vy[a];"))
R("alignment", "sumvel", "base2", "Sum instead of mean: F_a = sum of V_i over all with d <= r_a, the agent included.", "divided by their number", "right when the agent is alone",
  ("    mean = mean / flock;\n", ""))
R("alignment", "byallal", "base3", "Divided by N: F_a = (sum of V_i with d <= r_a, itself included)/N.", "divided by the number within r_a", "right when all agents are within r_a; alone: V_a/N",
  ("return [mx / members, my / members]", "return [mx / len(pos), my / len(pos)]"))
R("alignment", "unital", "base1", "The mean is normalised: F_a = M/|M|, M = mean V_i (itself included).", "F_a = M", "M = 0: F_a = 0 (guarded)",
  ("  return total / members;", "  Vec m = total / members;\n  if (m.len() == 0) return m;\n  return m / m.len();"))
R("alignment", "cohradal", "base4", "Alignment uses r_c: F_a = mean V_i over all with d <= r_c, itself included.", "d <= r_a", "right when no d lies between r_a and r_c",
  ("if (d <= ra) {", "if (d <= rc) {"))
R("alignment", "positions", "base3", "Copy and paste: F_a = mean of the POSITIONS of all with d <= r_a (itself included).", "mean of the velocities", "alone: F_a = P_a",
  ("mx += vel[i][0]", "mx += pos[i][0]"), ("my += vel[i][1]", "my += pos[i][1]"))
R("alignment", "byra", "base1", "Also divided by r_a, as cohesion by r_c: F_a = (mean V_i)/r_a.", "F_a = mean V_i", "right for r_a = 1",
  ("  return total / members;", "  return total / members / r.ra;"))
R("alignment", "plusone", "base2", "The agent is counted but its velocity is not added: F_a = (sum of V_i of the others within r_a)/(n_a + 1).", "own velocity in the sum as well", "alone: 0 (not called in base2)",
  ("    int flock = 0;\n", "    int flock = 1;\n"),
  ("      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);\n",
   "      if (i == boidAgentIndex) continue;\n      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);\n"))
R("alignment", "minusone", "base4", "The sum has the own velocity but is divided by the others' number: F_a = (V_a + sum V_i)/n_a.", "divided by n_a + 1", "alone (n_a = 0): F_a = 0 (guarded) instead of V_a",
  ("double fax = ax / na;", "double fax = na > 1 ? ax / (na - 1) : 0;"), ("double fay = ay / na;", "double fay = na > 1 ? ay / (na - 1) : 0;"))
R("alignment", "noradal", "base2", "No radius test in ComputeForce: F_a = mean velocity of ALL agents (still added once per other agent within r_a).", "mean over d <= r_a", "right when all are within r_a",
  ("      if (dist <= radius) {\n        mean +=", "      if (dist >= 0) {\n        mean +="))
R("alignment", "firstal", "base3", "return inside the loop's if: F_a = V_i of the first agent in input order with d <= r_a (possibly the agent itself).", "mean of all within r_a", "right when alone",
  ("            members += 1\n    return [mx / members, my / members]\n", "            members += 1\n            return [mx / members, my / members]\n"))
R("alignment", "diffsum", "base4", "F_a = sum of (V_i - V_a) over all with d <= r_a, neither mean nor plain velocity.", "mean of V_i", "alone: F_a = 0 instead of V_a",
  ("ax += vx[i];", "ax += vx[i] - vx[a];"), ("ay += vy[i];", "ay += vy[i] - vy[a];"),
  ("double fax = ax / na;", "double fax = ax;"), ("double fay = ay / na;", "double fay = ay;"))
R("alignment", "intsum", "base2", "The sum of velocities is kept in int variables: after each addition each component is cut towards 0, then divided (as double) by the number within r_a.", "sum in double", "right when all velocities are whole numbers",
  ("    Vector2 mean;\n", "    int sumX = 0, sumY = 0;\n"),
  ("        mean += boids[i].velocity;\n", "        sumX += boids[i].velocity.x;\n        sumY += boids[i].velocity.y;\n"),
  ("    mean = mean / flock;\n", "    Vector2 mean = Vector2(sumX, sumY) / flock;\n"))
R("alignment", "dirs", "base1", "Mean of directions: F_a = (sum of V_i/|V_i|)/(n_a+1), itself included; an agent with V = 0 adds 0 but is counted.", "mean of the velocities themselves", "alone: V_a/|V_a| instead of V_a",
  ("      total = total + all[i].v;\n", "      double speed = all[i].v.len();\n      if (speed > 0) total = total + all[i].v / speed;\n"))

# step / state
R("step", "oldvel", "base1", "The position moves with the old velocity: P' = P + V dt.", "P' = P + V' dt", SAME,
  ("next[a].p = now[a].p + next[a].v * dt;", "next[a].p = now[a].p + now[a].v * dt;"))
R("step", "inplace", "base1", "No second buffer: agents are updated in place one after the other, agent a sees P', V' of the agents before it and P, V of those after it.",
  "all forces from the state before the step", "right for N = 1 or agents out of each other's radii",
  ("      next[a].v = now[a].v + f * dt;\n      next[a].p = now[a].p + next[a].v * dt;\n", "      now[a].v = now[a].v + f * dt;\n      now[a].p = now[a].p + now[a].v * dt;\n"),
  ("    vector<Agent> next = now;\n", ""), ("    now = next;\n", ""))
R("step", "nodtv", "base3", "dt is missing at the velocity: V' = V + F, P' = P + V' dt.", "V' = V + F dt", "right for dt = 1",
  ("vx = vel[a][0] + fx * dt", "vx = vel[a][0] + fx"), ("vy = vel[a][1] + fy * dt", "vy = vel[a][1] + fy"))
R("step", "nodtp", "base4", "dt is missing at the position: V' = V + F dt, P' = P + V'.", "P' = P + V' dt", "right for dt = 1",
  ("nx[a] = px[a] + nvx[a] * dt;", "nx[a] = px[a] + nvx[a];"), ("ny[a] = py[a] + nvy[a] * dt;", "ny[a] = py[a] + nvy[a];"))
R("step", "replacev", "base2", "The old velocity is lost: V' = F dt (F as in base2), P' = P + V' dt.", "V' = V + F dt", "no force: V' = 0",
  ("newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;", "newState[i].velocity = allForces[i] * deltaT;"))
R("step", "halfdt", "base4", "School formula: P' = P + V dt + F dt^2/2, V' = V + F dt.", "P' = P + V' dt = P + V dt + F dt^2", "right when F = 0",
  ("nx[a] = px[a] + nvx[a] * dt;", "nx[a] = px[a] + vx[a] * dt + 0.5 * fx * dt * dt;"), ("ny[a] = py[a] + nvy[a] * dt;", "ny[a] = py[a] + vy[a] * dt + 0.5 * fy * dt * dt;"))
R("step", "neverback", "base2", "currentState = newState stands before the game loop, not in it: every step is computed from the initial state, so frame k = one step of dt_k from the start.",
  "the result of each step is the start of the next", "first frame as without the mistake",
  ("  while (cin >> line) {                      // game loop\n    currentState = newState;                 // double buffer\n",
   "  currentState = newState;                   // double buffer\n  while (cin >> line) {                      // game loop\n"))
R("step", "forcekeep", "base2", "allForces is declared before the game loop and never reset: in step k the force is the sum of the forces of the steps 1..k.", "forces start at 0 in every step", "first frame as without the mistake",
  ("    vector<Vector2> allForces(numberOfBoids);\n", ""),
  ("  while (cin >> line) {                      // game loop\n", "  vector<Vector2> allForces(numberOfBoids);\n  while (cin >> line) {                      // game loop\n"))
R("step", "elapsed", "base3", "The time accumulates: t += dt and t is used as the step, V' = V + F t, P' = P + V' t with t = sum of all dt so far.", "the dt of this step", "first frame right",
  ("    for token in tokens[at:]:\n        dt = float(token)\n", "    dt = 0.0\n    for token in tokens[at:]:\n        dt += float(token)\n"))
R("step", "velinplace", "base3", "The velocities are not buffered: V is overwritten at once (alignment of later agents sees V' of earlier ones), positions are buffered.",
  "alignment from the velocities before the step", "right for N = 1 or no others within r_a",
  ("            newvel.append([vx, vy])\n", "            vel[a] = [vx, vy]\n"), ("        vel = newvel\n", ""), ("        newvel = []\n", ""))
R("step", "posinplace", "base4", "The positions are not buffered: P is overwritten at once (later agents see P' of earlier ones for d, C and S), velocities are buffered.",
  "all distances from the state before the step", "right for N = 1",
  ("      nx[a] = px[a] + nvx[a] * dt;\n      ny[a] = py[a] + nvy[a] * dt;\n", "      px[a] = px[a] + nvx[a] * dt;\n      py[a] = py[a] + nvy[a] * dt;\n"),
  ("      px[i] = nx[i];\n      py[i] = ny[i];\n", ""))
R("step", "dtonce", "base1", "The first dt is used for every step; the later values are only counted (one step each).", "each step with its own dt", "first frame right; right when all dt are equal",
  ("  double dt;\n  while (cin >> dt) {\n", "  double dt, more;\n  cin >> dt;\n  more = dt;\n  while (cin) {\n"),
  ("    print(now);\n", "    print(now);\n    cin >> more;\n"))
R("step", "dtsquare", "base2", "dt twice at the velocity: V' = V + F dt^2, P' = P + V' dt.", "V' = V + F dt", "right for dt = 1",
  ("allForces[i] * deltaT;", "allForces[i] * deltaT * deltaT;"))
R("step", "swapold", "base1", "The second buffer is kept and swapped but updated relative to itself: V'_k = V_(k-2) + F(state k-1) dt, P'_k = P_(k-2) + V'_k dt (state -1 = state 0).",
  "V' = V_(k-1) + F dt, P' = P_(k-1) + V' dt", "first frame right",
  ("    vector<Agent> next = now;\n", ""), ("  double dt;\n", "  vector<Agent> next = now;\n  double dt;\n"),
  ("next[a].v = now[a].v + f * dt;", "next[a].v = next[a].v + f * dt;"), ("next[a].p = now[a].p + next[a].v * dt;", "next[a].p = next[a].p + next[a].v * dt;"),
  ("    now = next;\n", "    swap(now, next);\n"))
R("step", "noforce", "base2", "continue when the force is 0: agents without any force are not moved at all, P' = P, V' = V (they are still printed).", "V' = V, P' = P + V dt", "differs only for agents with F = 0 and V != 0, e.g. without neighbours",
  ("      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;\n      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;\n",
   "      if (allForces[i].getMagnitude() > 0) {\n        newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;\n        newState[i].position = currentState[i].position + newState[i].velocity * deltaT;\n      }\n"))
R("step", "ksum", "base4", "Weighted mean of the forces: F = (K_c F_c + K_s F_s + K_a F_a)/(K_c + K_s + K_a).", "not divided", "all K = 0: NaN; right when the K sum to 1",
  ("double fx = kc * fcx + ks * sx + ka * fax;", "double fx = (kc * fcx + ks * sx + ka * fax) / (kc + ks + ka);"),
  ("double fy = kc * fcy + ks * sy + ka * fay;", "double fy = (kc * fcy + ks * sy + ka * fay) / (kc + ks + ka);"))
R("step", "maxspeed", "base3", "F_Smax also limits the speed: if |V'| > F_Smax, V' is shortened to F_Smax before P' = P + V' dt.", "no speed limit", "right while |V'| <= F_Smax",
  ("            newvel.append([vx, vy])\n", "            speed = math.hypot(vx, vy)\n            if speed > fmax:\n                vx = vx / speed * fmax\n                vy = vy / speed * fmax\n            newvel.append([vx, vy])\n"))
R("step", "damping", "base3", "Friction that nobody asked for: V' = 0.99 (V + F dt), P' = P + V' dt.", "V' = V + F dt", SAME,
  ("vx = vel[a][0] + fx * dt", "vx = 0.99 * (vel[a][0] + fx * dt)"), ("vy = vel[a][1] + fy * dt", "vy = 0.99 * (vel[a][1] + fy * dt)"))
R("step", "extraacc", "base1", "Acceleration counted again: P' = P + V' dt + F dt^2/2 with the new V' = V + F dt.", "P' = P + V' dt", "right when F = 0",
  ("next[a].p = now[a].p + next[a].v * dt;", "next[a].p = now[a].p + next[a].v * dt + f * (0.5 * dt * dt);"))
R("step", "round", "base4", "The state itself is rounded to 3 decimals after every step (P' and V' = round(1000 x)/1000) and the rounded values go into the next step.", "only the printed numbers are rounded", "first frame right; later frames differ in the last digits",
  ("      px[i] = nx[i];\n      py[i] = ny[i];\n      vx[i] = nvx[i];\n      vy[i] = nvy[i];\n",
   "      px[i] = round(nx[i] * 1000) / 1000;\n      py[i] = round(ny[i] * 1000) / 1000;\n      vx[i] = round(nvx[i] * 1000) / 1000;\n      vy[i] = round(nvy[i] * 1000) / 1000;\n"))
R("step", "float32", "base1", "All vectors are stored in float (24 bits), so every P, V and force is rounded to about 7 digits.", "double", "differs in the third decimal from coordinates of some thousands on",
  ("  double x, y;\n", "  float x, y;\n"))
R("step", "wrap", "base4", "The world wraps at an 800 x 600 window: P'.x is brought back into [0, 800) and P'.y into [0, 600) after every step (distances do not wrap).", "no borders", "right while all P' stay inside; negative coordinates jump by 800 / 600",
  ("      px[i] = nx[i];\n      py[i] = ny[i];\n", "      px[i] = nx[i] - 800 * floor(nx[i] / 800);\n      py[i] = ny[i] - 600 * floor(ny[i] / 600);\n"))

# reading
R("reading", "swapfs", "base1", "r_s and F_Smax are read in the wrong order: r_s = third number, F_Smax = second number.", "order r_s F_Smax", "right when both are equal",
  ("cin >> r.rs >> r.fsMax;", "cin >> r.fsMax >> r.rs;"))
R("reading", "korder", "base4", "The factors are read as K_c K_a K_s: separation gets the assignment's K_a and alignment its K_s.", "order K_c K_s K_a", "right when K_s = K_a",
  ("&kc, &ks, &ka);", "&kc, &ka, &ks);"))
R("reading", "eoflate", "base1", "while (!cin.eof()): if anything (a line end) follows the last dt, the failed last read leaves dt as it was and one more step with the last dt is computed and printed.",
  "stop when no dt can be read", "input without a line end after the last dt: right",
  ("  while (cin >> dt) {\n", "  while (!cin.eof()) {\n    cin >> dt;\n"))
R("reading", "radiifirst", "base3", "The three radii are read first: r_c r_s r_a F_Smax, so r_a = third and F_Smax = fourth number.", "order r_c r_s F_Smax r_a", "right when F_Smax = r_a",
  ("fmax = float(tokens[2])", "fmax = float(tokens[3])"), ("ra = float(tokens[3])", "ra = float(tokens[2])"))
R("reading", "firstdt", "base3", "One value too many is skipped after the agents: the first dt is lost, the first frame is computed with the second dt.", "every dt gives one step", "a single dt: no output at all",
  ("for token in tokens[at:]:", "for token in tokens[at + 1:]:"))
R("reading", "linedt", "base2", "One line = one step: the loop takes a line at a time (blank lines skipped) and only the first number of it (stod); further dt on the same line are ignored, and the rest of the line of the last agent is thrown away.",
  "every number after the agents is a time step, whatever the lines", "right when every dt stands on its own line",
  ("  // final input reading and processing\n  while (cin >> line) {                      // game loop\n",
   "  getline(cin, line);\n  // final input reading and processing\n  while (getline(cin, line)) {               // game loop\n    if (line.find_first_not_of(\" \\t\\r\") == string::npos) continue;\n"))
R("reading", "intdt", "base4", "dt is read with %d into an int: 0.5 gives a step with dt = 0 and then '.5' cannot be read, so the program ends; whole numbers work.", "double dt", "right when all dt are whole numbers",
  ("double rc, rs, fsmax, ra, kc, ks, ka, dt;", "double rc, rs, fsmax, ra, kc, ks, ka;"), ("  int n;\n", "  int n, dt;\n"), ("while (scanf(\"%lf\", &dt) == 1) {", "while (scanf(\"%d\", &dt) == 1) {"))
R("reading", "velfirst", "base4", "The fields of an agent are read as vx vy x y: velocity from the first two numbers, position from the last two.", "x y vx vy", SAME,
  ("&px[i], &py[i], &vx[i], &vy[i]);\n  }\n  while", "&vx[i], &vy[i], &px[i], &py[i]);\n  }\n  while"))
R("reading", "oneshort", "base2", "The reading loop starts at 1: N-1 agents are read (into places 1..N-1), agent 0 is at (0,0) with V = 0, and the last agent's four numbers are taken as the first four time steps.", "N agents", "the output has 4 N lines too many at the start",
  ("for (int i = 0; i < numberOfBoids; i++) {          // read the boids", "for (int i = 1; i < numberOfBoids; i++) {          // read the boids"))
R("reading", "intconst", "base1", "r_c is read into an int: 7.5 gives r_c = 7 and '.5' is then read as r_s, so every later number shifts by one place.", "double r_c", "right when r_c is a whole number written without a decimal point",
  ("  cin >> r.rc;\n", "  int rcWhole = 0;\n  cin >> rcWhole;\n  r.rc = rcWhole;\n"))

# printing
R("printing", "nofixed", "base1", "fixed is missing: setprecision(3) prints 3 significant digits (2.98 for 2.975, 1.23e+03 for 1234.5), trailing zeros dropped.", "exactly 3 decimals", SAME,
  ("cout << fixed << setprecision(3);", "cout << setprecision(3);"))
R("printing", "twodec", "base4", "Two decimals: printed with %.2f.", "%.3f", SAME,
  ("printf(\"%.3f %.3f %.3f %.3f\\n\",", "printf(\"%.2f %.2f %.2f %.2f\\n\","))
R("printing", "before", "base1", "The state before the step is printed: frame k shows the state after k-1 steps, the last step is never seen.", "the state after the step", "first frame = input",
  ("    vector<Agent> next = now;\n", "    print(now);\n    vector<Agent> next = now;\n"), ("    now = next;\n    print(now);\n", "    now = next;\n"))
R("printing", "blank", "base2", "A blank line is printed after every frame (N lines).", "no blank lines", "also after the last frame",
  ("<< newState[i].velocity.y << endl;\n    }\n", "<< newState[i].velocity.y << endl;\n    }\n    cout << endl;\n"))
R("printing", "initial", "base1", "The initial state is printed before the first step as well: N lines too many at the start.", "only the frames after each step", "no dt at all: N lines instead of none",
  ("  double dt;\n", "  print(now);\n  double dt;\n"))
R("printing", "comma", "base4", "Separated by comma and blank: 'x, y, vx, vy'.", "separated by one blank", SAME,
  ("printf(\"%.3f %.3f %.3f %.3f\\n\",", "printf(\"%.3f, %.3f, %.3f, %.3f\\n\","))
R("printing", "stepno", "base3", "A headline 'Step k:' (k from 1) is printed before every frame.", "only the N lines of numbers", SAME,
  ("    for token in tokens[at:]:\n", "    step = 0\n    for token in tokens[at:]:\n"),
  ("        vel = newvel\n", "        vel = newvel\n        step += 1\n        print(\"Step %d:\" % step)\n"))
R("printing", "forces", "base2", "Printed x y Fx Fy: the summed force (as computed in base2) instead of the velocity.", "x y vx vy", SAME,
  ("<< newState[i].velocity.x << \" \" << newState[i].velocity.y << endl;", "<< allForces[i].x << \" \" << allForces[i].y << endl;"))
R("printing", "speed", "base3", "Three columns x y |V'|: the speed instead of the velocity's two components.", "x y vx vy", SAME,
  ("print(\"%.3f %.3f %.3f %.3f\" % (pos[a][0], pos[a][1], vel[a][0], vel[a][1]))", "print(\"%.3f %.3f %.3f\" % (pos[a][0], pos[a][1], math.hypot(vel[a][0], vel[a][1])))"))
R("printing", "order", "base3", "Printed in the order vx vy x y.", "x y vx vy", SAME,
  ("(pos[a][0], pos[a][1], vel[a][0], vel[a][1]))", "(vel[a][0], vel[a][1], pos[a][0], pos[a][1]))"))

# crash
R("crash", "zerocoh", "base3", "The number of neighbours is not tested: C = sum / 0 raises ZeroDivisionError as soon as an agent has no other agent within r_c; otherwise right.", "F_c = 0 without neighbours", "no neighbours within r_c: crash, no further output",
  ("    if count == 0:\n        return [0.0, 0.0]\n    ex", "    ex"))
R("crash", "emptyline", "base2", "One dt per line through getline and stod without a test: a blank line (e.g. at the end of the file) throws invalid_argument and the program aborts; of several dt on one line only the first is used.", "blank lines carry no number and are skipped", "right without blank lines and with one dt per line",
  ("  // final input reading and processing\n  while (cin >> line) {                      // game loop\n",
   "  getline(cin, line);\n  // final input reading and processing\n  while (getline(cin, line)) {               // game loop\n"))
R("crash", "zerosep", "base3", "d > 0 is not tested: (P_a - P_i)/d raises ZeroDivisionError when another agent is at the same place; otherwise right.", "agents with d = 0 are left out", "d = 0 with another agent: crash, no further output",
  ("if d > 0 and d <= rs:", "if d <= rs:"))
R("crash", "zeroclamp", "base3", "The clamp is scale = min(1, F_Smax/|S|): ZeroDivisionError when S = 0 (no neighbour within r_s, or the pushes cancel); otherwise right.", "S = 0 stays 0", "S = 0: crash, no further output",
  ("    if s > fmax:\n        sx = sx / s * fmax\n        sy = sy / s * fmax\n    return [sx, sy]\n", "    scale = min(1.0, fmax / s)\n    return [sx * scale, sy * scale]\n"))
R("crash", "eofindex", "base3", "while True with tokens[at] and no test for the end: all frames are right, then IndexError; the text on standard output is right, only standard error and the exit status (1) show the mistake.", "stop at the end of the input", "happens with every input",
  ("    for token in tokens[at:]:\n        dt = float(token)\n", "    while True:\n        dt = float(tokens[at])\n        at += 1\n"))
R("crash", "atzero", "base1", "The pushes are collected in a vector and S starts with pushes.at(0): std::out_of_range (abort) when an agent has no other with 0 < d <= r_s; otherwise right.", "S = 0 without neighbours", "no neighbour with 0 < d <= r_s: crash, output so far may be lost in the buffer",
  ("Vec separation(const vector<Agent>& all, int a, const Rules& r) {\n  Vec s;\n", "Vec separation(const vector<Agent>& all, int a, const Rules& r) {\n  vector<Vec> pushes;\n"),
  ("      s = s + away / d / d;\n    }\n  }\n", "      pushes.push_back(away / d / d);\n    }\n  }\n  Vec s = pushes.at(0);\n  for (int k = 1; k < (int)pushes.size(); k++) s = s + pushes[k];\n"))
R("crash", "minempty", "base3", "min() over the distances to the others decides whether separation is needed: ValueError (empty list) when N = 1; otherwise right.", "S = 0 when there is no other agent", "N = 1: crash at the first step, no output",
  ("def separation(pos, a, rs, fmax):\n", "def separation(pos, a, rs, fmax):\n    if min([distance(pos[a], pos[i]) for i in range(len(pos)) if i != a]) > rs:\n        return [0.0, 0.0]\n"))
R("crash", "recursion", "base3", "The game loop is a function that calls itself for the next dt: right for the first frames, RecursionError (stack depth 1000) after nearly 1000 steps.", "a loop, any number of steps", "right with fewer than about 990 steps",
  ("    for token in tokens[at:]:\n        dt = float(token)\n", "    def run(k, pos, vel):\n        if k == len(tokens):\n            return\n        dt = float(tokens[k])\n"),
  ("vel[a][0], vel[a][1]))\n", "vel[a][0], vel[a][1]))\n        run(k + 1, pos, vel)\n\n    run(at, pos, vel)\n"))
R("crash", "modzero", "base4", "A progress message on standard error for every (N/10)-th agent: a % (n / 10) is a modulo by zero (SIGFPE) for N < 10; otherwise standard output is right.", "any N", "N < 10: crash at the first step, no output",
  ("      double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;\n", "      if (a % (n / 10) == 0) fprintf(stderr, \"agent %d\\n\", a);\n      double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;\n"))
R("crash", "strtok", "base4", "Agents are read with one fgets and four strtok each: if an agent's four numbers are not all on one line of their own, strtok gives a null pointer to atof (segmentation fault); otherwise right.", "only the order of the numbers is certain", "agents split over lines, a blank line before or between agents, or everything on one line: crash (or numbers on the line after N / after an agent are lost)",
  ("  scanf(\"%d\", &n);\n", "  char text[1000];\n  scanf(\"%d\", &n);\n  fgets(text, 1000, stdin);\n"),
  ("    scanf(\"%lf %lf %lf %lf\", &px[i], &py[i], &vx[i], &vy[i]);\n",
   "    fgets(text, 1000, stdin);\n    px[i] = atof(strtok(text, \" \\t\\r\\n\"));\n    py[i] = atof(strtok(NULL, \" \\t\\r\\n\"));\n    vx[i] = atof(strtok(NULL, \" \\t\\r\\n\"));\n    vy[i] = atof(strtok(NULL, \" \\t\\r\\n\"));\n"))
