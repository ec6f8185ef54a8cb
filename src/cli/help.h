#pragma once

#include <string_view>

/// The texts of --help; docs/flocking.1 has the same options, and a test compares them.
namespace flocking::cli {

inline constexpr std::string_view kDescription =
    "Simulates a flock: reads the assignment on standard input and prints every agent\n"
    "after each time step.";

inline constexpr std::string_view kFooter =
    R"(Commands:
  flocking simulate [OPTIONS]   the same as flocking [OPTIONS]
  flocking new                  make the input of a flock
  flocking grade -- PROGRAM     run a program, or a class, on cases and judge it
  flocking merge FILE...        write the reports of a class graded in shards
  flocking explain -- PROGRAM   find out why a program is wrong
  flocking view INPUT -o PAGE   show a flock, and that of a program, in a page
  flocking compare A B          compare two outputs
  flocking validate             judge an output for Kattis or DOMjudge
  flocking audit --cases DIR    report which mistakes the cases notice
  flocking check CASES          list all faults of a set of cases
  flocking package              write a problem package for Kattis and DOMjudge
  flocking deploy PLATFORM      write the files to grade on Gradescope, ...
  flocking plot INPUT -o FILE   draw the trajectories of all agents
  flocking playground -o PAGE   write a page that simulates in a browser
  flocking field                print the costs or directions of a flow field
  flocking settings             list every setting
  flocking help COMMAND         describe a command and its options

Input: numbers with blanks or line ends between them, in this order:
  r_c r_s F_Smax r_a K_c K_s K_a N   radii of cohesion and separation, longest
                                     separation force, radius of alignment,
                                     weights of the three, number of agents
  x y vx vy                          position and velocity of an agent, N times
  dt                                 a time step; as many as you like
Output: after each dt, N lines "x y vx vy" with three decimals. They are printed
immediately: a program can read them before it writes the next dt.

Rules:
  course         as in the assignment's text
  course-tests   as in the program that computed the course's published answers;
                 its separation differs, see docs/rules.md
  book, buas, howtorts   group forces of three other sources

Flow fields: --flow-map FILE --goal X,Y; see 'flocking field --help' for maps.

Columns: id step time x y vx vy heading smoothed_heading force force_forward
force_side.

While running, a line "set PATH VALUE" or "unset PATH" between two time steps
changes a setting.

Examples:
  flocking < testcases/course/two_agents_cohesion.in
  flocking < case.in > expected.out        compute the answer of a case ...
  ./yours < case.in | diff expected.out -  ... and compare your program with it

Exit status: 0 done; 1 the input is wrong (the message names line and column,
and all steps before it are printed); 2 wrong options; 3 a file cannot be read
or written.)";

inline constexpr std::string_view kNewDescription =
    "Prints the input of a flock: agents in a shape, their directions, radii, weights, time steps.";

inline constexpr std::string_view kNewFooter =
    R"(Without a shape (disc, ring, grid, clusters, two groups), agents get random places in the
area. Lengths are from 0 to 1000000, in the units of the output. The same options print the
same input on every machine; another --seed makes another flock.

A scenario can describe the flock in a table [flock], which has the same options with _
instead of -. Without an INPUT, flocking --scenario FILE simulates that flock, and view and
plot show it.

Examples:
  flocking new --agents 200 | flocking --last
  flocking new --ring 5 --directions inward --speed 2 | flocking plot - -o ring.svg
  flocking new --grid 10x5 --radii 2,1,2 --dt 0.05 --steps 200 --output grid.in

Exit status: 0 done; 2 wrong options; 3 the output cannot be written.)";

inline constexpr std::string_view kAuditDescription =
    "Rates a set of cases: which wrong programs it notices, and which pass unnoticed.";

inline constexpr std::string_view kAuditFooter =
    R"(Wrong programs are simulated, not run: each mistake of docs/choices.md, the most common
pairs of mistakes, and the template of the course, unchanged. A case notices a wrong program
if the program fails the case, judged as by grade. A mistake that no case notices survives;
small inputs show whether any input could reveal it. The score weighs mistakes by how often
beginners make them. The report also lists cases that right programs might fail because of
rounding, equal cases, and cases in a layout other than the assignment's.

Examples:
  flocking audit --cases cases
  flocking audit --cases cases --add cases/added
  flocking audit --cases cases --minimise
  flocking audit --cases cases --format html -o cases.html

Exit status: 0 every mistake that an input can reveal is noticed; 1 some survive; 2 wrong
options; 3 unusable cases, or a file cannot be read or written.)";

inline constexpr std::string_view kCheckDescription =
    "Lists everything that is wrong with a set of cases, one fault per line, with its place.";

inline constexpr std::string_view kCheckFooter =
    R"(Faults are listed in this order: a wrong cases.toml; files without a partner; malformed
inputs and answers; answers of other rules; equal cases; cases that right programs might fail
because of rounding; mistakes of beginners that no case notices, as found by audit. No
program is run.

Examples:
  flocking check cases
  flocking check cases --rules course-tests

Exit status: 0 no faults; 1 faults were found; 2 wrong options; 3 a file cannot be read.)";

inline constexpr std::string_view kFieldDescription =
    "Prints a field of a map, its top row first: the cost of entering each cell, the cost of\n"
    "the cheapest path from each cell to the goal, or the direction to move from each cell.";

inline constexpr std::string_view kFieldFooter =
    R"(Costs go from 1 (easiest) to 254; 255 is blocked; 0 marks the goal. A map is either
a .map file of the grid benchmarks (. and G cost 1, S 2, W 4; @ O T are blocked), or rows of
costs separated by commas.

Integration prints numbers, and MAX for cells without a path to the goal. Directions are
N NE E SE S SW W NW, or . for none; as arrows, # is a blocked cell and * the goal.

Examples:
  flocking field --map maze.map --goal 3.5,0.5 --show integration
  flocking field --map maze.map --goal 3.5,0.5 --arrows
  flocking field --map maze.map --goal 3.5,0.5 --output field.png
  flocking field --map maze.map --box 2,2,4,4 --show cost --output costs.csv

Exit status: 0 done; 1 the map is wrong (the message names line and column) or does not
fit the goal; 2 wrong options; 3 a file cannot be read or written.)";

inline constexpr std::string_view kPlotDescription =
    "Simulates a flock and draws the trajectories of all agents.\n"
    "Usage: flocking plot INPUT -o FILE.svg [OPTIONS]";

inline constexpr std::string_view kPlotFooter =
    R"(The picture shows where each agent starts and ends, obstacles, walls, paths and
blocked cells, with the same scale on both axes. Without --size its height fits
the flock.

In an SVG, a path of class "trail" has the coordinates that the simulator prints,
with the same digits. A picture has at most 2 million points, so every second step is
left out until they fit. With more than 100,000 agents only every k-th agent is shown.
If it leaves out steps or agents, the picture says so.

If the input contains an error, the picture shows the steps before it. A browser or
rsvg-convert can turn an SVG into a PNG.

Examples:
  flocking plot case.in -o trails.svg
  flocking plot case.in -o trails.svg --size 1920x1440 --rules book
  flocking plot case.in -o trails.svg --scenario patrol.toml --title "Patrol"

Exit status: 0 done; 1 the input is wrong (the message names line and column);
2 wrong options; 3 a file cannot be read or written.)";

inline constexpr std::string_view kPlaygroundDescription =
    "Writes a page that simulates flocks in a browser, without a network.\n"
    "Usage: flocking playground -o PAGE";

inline constexpr std::string_view kPlaygroundFooter =
    R"(The page is one self-contained file: open it in a browser on any system, or send it.
It contains the simulator, whose output is byte-identical to that of this program. Play
with a live flock and copy it as a scenario; give the page the assignment's input to see
the output; give it your own output to compare the two, as by 'flocking compare'.

Exit status: 0 done; 2 wrong options; 3 the file cannot be written.)";

inline constexpr std::string_view kGradeDescription =
    "Runs a program, or a whole class of them, on cases, each in a sandbox with limits, and "
    "judges\n"
    "what it prints.\n"
    "Usage: flocking grade [OPTIONS] -- PROGRAM [ARGUMENT...]\n"
    "       flocking grade [OPTIONS] --submissions PLACE";

/// {} stands for the names of the report formats.
inline constexpr std::string_view kGradeFooter =
    R"(Verdicts: AC accepted, WA wrong answer, PE layout (with --strict-format), TLE too slow,
MLE too much memory, OLE too much output, RTE crashed or returned an exit status other
than 0, CE it does not compile, NG the submission contains nothing that can be graded, JE an
error of the grader. For sources in C or C++ the report names the line of a crash (RTE), the
line where NaN appears first, or the line reached at the time limit (TLE). To find it, the
program is built and run a second time with sanitizers.

Cases: NAME.in with NAME.out or NAME.ans. The simulator computes missing answers, by the
rules that the other answers follow; the report names these rules. A cases.toml in a folder
sets, for the cases in and below it: rules, weight, points, abs_tolerance, rel_tolerance,
strict_format, hidden, sample, time_limit, wall_limit, memory_limit, output_limit,
process_limit. A table [case.NAME] sets them for one case.

A class consists of programs, folders with a program named run, or sources: CMakeLists.txt,
Makefile, Cargo.toml, .cpp, .c, .rs, .go, .java, .cs, .py, .js. Sources are built in the
sandbox first. PROGRAM can also be such a source.

Reports: {}.
Without --report, the terminal shows a summary of a class in at most 40 lines; --report text
prints everything.

Sandbox: limits always; namespaces if bubblewrap is installed; cgroup if control groups can
be created. The report names the layers that were used and those that are missing.

Examples:
  flocking grade --cases testcases/course -- ./solution
  flocking grade -- solution.cpp
  flocking grade --process-limit 64 -- python3 solution.py
  flocking grade --submissions class -j 4 --report csv=grades.csv
  flocking grade --submissions class.zip --roster roster.csv --report html=class.html
  flocking grade --submissions class --explain text --report html=class.html
  flocking grade --submissions class --roster export.csv --report canvas=import.csv
  flocking grade --submissions class --hint where --feedback out
  flocking grade --submissions class --since old.json --report json=new.json

Exit status: 0 all cases passed; 1 some did not; 2 wrong options; 3 the grader could not
run.)";

inline constexpr std::string_view kMergeDescription =
    "Writes the reports of a class that was graded in shards, as on several machines.";

inline constexpr std::string_view kMergeFooter =
    R"(Grade each shard with the same cases and options, and with --shard I/N and --save FILE. The
files contain all results, including those of hidden cases: do not give them to students. The
merged reports are byte-identical to those of one grading of the whole class, except for
times. The files must be all shards of one class, each once, graded with the same options.

The files contain the roster. To get explanations, grade the shards with --hint.

Examples:
  flocking grade --shard 1/2 --save 1.shard --submissions class --cases cases
  flocking grade --shard 2/2 --save 2.shard --submissions class --cases cases
  flocking merge 1.shard 2.shard --report html=class.html --report canvas=import.csv

Exit status: 0 all cases passed; 1 some did not; 2 wrong options; 3 the files are not the
shards of one class, or a file cannot be read or written.)";

inline constexpr std::string_view kExplainDescription =
    "Finds out what a program computes: runs it on small inputs and searches for changes of the\n"
    "simulator that print the same. In a SOURCE in C or C++ it names the wrong lines.\n"
    "Usage: flocking explain [OPTIONS] -- PROGRAM [ARG...]\n"
    "       flocking explain [OPTIONS] SOURCE";

inline constexpr std::string_view kExplainFooter =
    R"(An explanation is verified on new inputs, digit for digit. Parts that could not be
reproduced are reported as unknown. To run the variant that an explanation names, use
flocking --variant "..." < INPUT.

Hints: where names the right parts and the parts to check; what describes each mistake in
one sentence; full adds formulas, the smallest input that shows the mistake, and the variant.

Examples:
  flocking explain -- ./solution
  flocking explain solution.py
  flocking explain --cases testcases/course --hint what -- python3 solution.py
  flocking explain --cases testcases/course --watch main.cpp
  flocking explain --from kept/solution --cases testcases/course --format json

Exit status: 0 explained; 1 only partly or not; 2 wrong options; 3 the program could not
be run.)";

inline constexpr std::string_view kViewDescription =
    "Writes a page that shows a simulation step by step, beside the output of a program.\n"
    "Usage: flocking view INPUT -o PAGE [OPTIONS] [--actual FILE | -- PROGRAM]";

inline constexpr std::string_view kViewFooter =
    R"(The page is one self-contained file: open it in a browser, or send it. A program
after -- runs in the sandbox and reads the input on stdin. Its flock is drawn over
the simulator's, and the page opens at the first difference. For a very long run the
page contains only every k-th step, and notes this.

'flocking --help' lists the settings, and 'grade' the limits and tolerances. Without
--rules, the rules are those of the answer case.out, if it is beside case.in.

Examples:
  flocking view case.in -o replay.html
  flocking view case.in -o replay.html -- ./yours
  flocking view case.in -o replay.html --actual yours.out --rules course-tests

Exit status: 0 done, and the flocks agree if there are two; 1 they differ, the
program did not end normally, or the input is wrong (the page shows the steps
before the error); 2 wrong options; 3 a file cannot be read or written.)";

inline constexpr std::string_view kCompareDescription =
    "Compares an output with the expected one, number by number.\n"
    "Usage: flocking compare [OPTIONS] EXPECTED ACTUAL";

inline constexpr std::string_view kCompareFooter =
    R"(Numbers are compared as the exact decimals in the files. Blanks, lines and the number of
decimals matter only with --strict-format. With --agents or an input, differences are
reported by step, agent and field, otherwise by line and column. The input is NAME.in beside
NAME.out, or that of --input; it also shows which rules EXPECTED follows.

If EXPECTED is a folder of cases, ACTUAL is a folder of outputs, NAME.out for NAME.in. The
command then prints one line for each case, and how many are right.

Exit status: 0 the same; 1 different; 2 wrong options; 3 a file cannot be read.)";

inline constexpr std::string_view kValidateDescription =
    "Judges an output on standard input, as an output validator of Kattis and DOMjudge.\n"
    "Usage: flocking validate INPUT ANSWER FEEDBACK_DIR [ARGUMENT...] < OUTPUT";

inline constexpr std::string_view kValidateFooter =
    R"(Arguments: float_tolerance E (absolute and relative), float_absolute_tolerance E,
float_relative_tolerance E, case_sensitive, space_change_sensitive (layout counts).
Without a tolerance, numbers may differ by 0.001. The message for the judges is written
to FEEDBACK_DIR/judgemessage.txt.

Exit status: 42 accepted; 43 wrong; any other status is an error of the judge.)";

inline constexpr std::string_view kPackageDescription =
    "Writes the assignment as a problem package, which Kattis and DOMjudge import.\n"
    "Usage: flocking package --out DIR [--cases DIR]";

inline constexpr std::string_view kPackageFooter =
    R"(Cases: NAME.in with NAME.out or NAME.ans; missing answers are computed.
Statement and solutions follow --rules; by default the rules that most answers
follow, course or course-tests. Cases with other rules are left out, with a
warning. All inputs are written in the same layout; if inputs differ only in
blanks and line ends, one of them is kept.

The statement shows the cases that a cases.toml marks as sample, or the two
smallest with at most three agents; the others are secret. Cases that judges
cannot use (an answer with nan or inf, an input with more than numbers) are left
out.

Then the package's solutions are built and run on its cases, in the sandbox.

The judges' machines need flocking: on PATH, named by the environment variable
FLOCKING, or copied to output_validators/flocking/ in the package. With
--validator default they do not need it: their own validator compares, with the
same tolerance.

Example:
  flocking package --out /tmp/flocking
  verifyproblem /tmp/flocking                        with Kattis' problemtools
  (cd /tmp/flocking && zip -r ../flocking.zip .)     for DOMjudge

Exit status: 0 done; 1 DIR is not empty, the cases are wrong, a solution in
accepted/ fails or one in wrong_answer/ passes; 2 wrong options; 3 a file cannot
be read or written.)";

inline constexpr std::string_view kDeployDescription =
    "Writes the files that grade submissions on a platform: this program, the cases\n"
    "and the other files that the platform needs.\n"
    "Usage: flocking deploy PLATFORM --out PLACE [--cases DIR]";

/// {} stands for a line for each platform.
inline constexpr std::string_view kDeployFooter =
    R"(Platforms:{}

The cases are checked first, as by grade; their settings are included. Students
see explanations up to the level of --hint, and nothing of hidden cases. But in
their own repository they can read every file, including the cases.

Examples:
  flocking deploy gradescope --cases cases --out autograder.zip
  flocking deploy github --cases cases --hint what --out template
  flocking deploy docker --cases cases --points 100 --out image
  flocking deploy gitlab --cases cases --out template \
    --fetch https://example.org/releases/flocking

Exit status: 0 done; 1 PLACE already exists, or the program is not static; 2
wrong options; 3 the cases cannot be used, or a file cannot be read or written.)";

}  // namespace flocking::cli
