#pragma once

#include <string_view>

/// The words of --help; docs/flocking.1 says the same, and a test compares the options.
namespace flocking::cli {

inline constexpr std::string_view kDescription =
    "Simulates a flock: reads the assignment on standard input and prints every agent\n"
    "after each time step.";

inline constexpr std::string_view kFooter =
    R"(Commands:
  flocking simulate [OPTIONS]   the same as flocking [OPTIONS]
  flocking new                  make the input of a flock
  flocking grade -- PROGRAM     run a program, or a class, on cases and judge it
  flocking explain -- PROGRAM   find out why a program prints something else
  flocking view INPUT -o PAGE   see the flock, and another beside it, in a page
  flocking compare A B          compare two outputs
  flocking validate             judge an output for Kattis or DOMjudge
  flocking audit --cases DIR    say which mistakes cases notice
  flocking package              write a problem package for them
  flocking deploy PLATFORM      write what grades on Gradescope, GitHub, ...
  flocking plot INPUT -o FILE   draw the trajectories of all agents
  flocking playground -o PAGE   write a page that simulates in a browser
  flocking field                print the fields that lead over a map
  flocking settings             list every setting

Input: numbers with blanks or line ends between them, in this order:
  r_c r_s F_Smax r_a K_c K_s K_a N   radii of cohesion and separation, longest
                                     separation force, radius of alignment,
                                     weights of the three, number of agents
  x y vx vy                          position and velocity of an agent, N times
  dt                                 a time step; as many as you like
Output: after each dt, N lines "x y vx vy" with three decimals, at once: a
program may read them before it writes the next dt.

Rules:
  course         what the assignment's text says
  course-tests   what the program behind the course's published answers does;
                 its separation differs, see docs/rules.md
  book, buas, howtorts   group forces of three other sources

Flow fields: --flow-map FILE --goal X,Y; 'flocking field --help' tells of maps.

Columns: id step time x y vx vy heading smoothed_heading force force_forward
force_side.

While running, a line "set PATH VALUE" or "unset PATH" between two time steps
changes a setting.

Examples:
  flocking < testcases/course/two_agents_cohesion.in
  flocking < case.in > expected.out        answer a case ...
  ./yours < case.in | diff expected.out -  ... and compare your program with it

Exit status: 0 done; 1 the input is wrong (the message names line and column,
and all steps before it are printed); 2 wrong options; 3 a file cannot be read
or written.)";

inline constexpr std::string_view kNewDescription =
    "Prints the input of a flock: agents in a shape, where they head, radii, weights, time steps.";

inline constexpr std::string_view kNewFooter =
    R"(Without a shape (disc, ring, grid, clusters, two groups) agents are anywhere in the area.
Lengths are from 0 to 1000000, in the units of the output. The same options make the same
bytes on every machine; another --seed makes another flock.

In a scenario a table [flock] has the same words, with _ for -: where no input is named,
flocking --scenario FILE simulates that flock, and view and plot show it.

Examples:
  flocking new --agents 200 | flocking --last
  flocking new --ring 5 --directions inward --speed 2 | flocking plot - -o ring.svg
  flocking new --grid 10x5 --radii 2,1,2 --dt 0.05 --steps 200 --output grid.in

Exit status: 0 done; 2 wrong options; 3 the output cannot be written.)";

inline constexpr std::string_view kAuditDescription =
    "Says what cases are worth: which wrong programs they notice, and which pass unnoticed.";

inline constexpr std::string_view kAuditFooter =
    R"(Wrong programs are simulated, none is run: every single deviation of docs/choices.md, the
commonest pairs, and the template of the course as it is handed out. A case notices one
that it does not let pass, as grade judges. What no case notices survives; small inputs
tell whether any input shows it. The score weighs mistakes by how often beginners make
them. Cases are named that right programs may fail by rounding, that are the same, or
that are laid out otherwise than the assignment says.

Examples:
  flocking audit --cases cases
  flocking audit --cases cases --add cases/added
  flocking audit --cases cases --minimise
  flocking audit --cases cases --format html -o cases.html

Exit status: 0 every deviation that an input shows is noticed; 1 some survive; 2 wrong
options; 3 cases that nobody can be judged by, or a file cannot be read or written.)";

inline constexpr std::string_view kFieldDescription =
    "Prints a field of a map, its top row first: what entering each cell costs, what the\n"
    "cheapest path from each cell to the goal costs, or the direction to go from each cell.";

inline constexpr std::string_view kFieldFooter =
    R"(Costs go from 1 (easiest) to 254; 255 is blocked; 0 marks the goal. A map is either
a .map of the grid benchmarks (. and G cost 1, S 2, W 4; @ O T are blocked), or rows of
costs with commas between.

Integration: numbers, MAX where no path leads. Directions: N NE E SE S SW W NW, . for
nowhere; as arrows, # for blocked cells and * for the goal.

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
blocked cells, with the same scale on both axes. Without --size it is as high as
the flock asks for.

In an SVG, a path of class "trail" has the coordinates that the simulator prints,
in the same digits. Of more than 2 million points every second step is left out
(again and again, until the rest fits), of more than 100,000 agents every k-th
is shown; the picture says so.

If the input goes wrong, the picture shows the steps before. A browser makes a PNG of
an SVG, and so does rsvg-convert.

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
    R"(The page is one file without any outside part: open it in a browser on any system,
or send it. It has the simulator in it, which prints the same bytes as this program:
play with a live flock and copy what is seen as a scenario; give it the assignment's
input and it has the output; give it your own output and it says what 'flocking
compare' says.

Exit status: 0 done; 2 wrong options; 3 the file cannot be written.)";

inline constexpr std::string_view kGradeDescription =
    "Runs a program, or a whole class of them, on cases, each in a sandbox with limits, and "
    "judges\n"
    "what it prints. Usage: flocking grade [OPTIONS] -- PROGRAM [ARGUMENT...]";

/// {}: the names of the formats of reports.
inline constexpr std::string_view kGradeFooter =
    R"(Verdicts: AC accepted, WA wrong answer, PE layout (with --strict-format), TLE too slow,
MLE too much memory, OLE too much output, RTE ended by a signal or with an exit status
other than 0, CE it does not compile, NG nothing that can be graded was handed in, JE the
grader's own fault. Of sources in C or C++ that end with RTE the line is told where they
crashed, found by a second build and run with sanitizers.

Cases: NAME.in with NAME.out or NAME.ans; without, the simulator answers, by the rules
that the other answers follow; the report names them. A cases.toml in a folder sets, for
the cases in and below it: rules, weight, points, abs_tolerance, rel_tolerance,
strict_format, hidden, sample, time_limit, wall_limit, memory_limit, output_limit,
process_limit; for a single one in a table [case.NAME].

A class holds programs, folders with a program run, or sources: CMakeLists.txt, Makefile,
Cargo.toml, .cpp, .c, .rs, .go, .java, .cs, .py, .js, which are built in the sandbox first.

Reports: {}.
Without --report, a terminal gets a summary of a class in at most 40 lines; --report text
prints all.

Sandbox: limits always; namespaces where bubblewrap is installed; cgroup where groups
can be made. The report names what was used and what is missing.

Examples:
  flocking grade --cases testcases/course -- ./solution
  flocking grade --process-limit 64 -- python3 solution.py
  flocking grade --submissions handed-in -j 4 --report csv=grades.csv
  flocking grade --submissions handed-in.zip --roster roster.csv --report html=class.html
  flocking grade --submissions handed-in --explain text --report html=class.html
  flocking grade --submissions handed-in --roster export.csv --report canvas=import.csv
  flocking grade --submissions handed-in --hint where --feedback out
  flocking grade --submissions handed-in --since old.json --report json=new.json

Exit status: 0 all cases passed; 1 some did not; 2 wrong options; 3 the grader could not
do its work.)";

inline constexpr std::string_view kExplainDescription =
    "Finds out what a program computes: runs it on small inputs and looks for the changes with\n"
    "which the simulator prints the same. Usage: flocking explain [OPTIONS] -- PROGRAM [ARG...]";

inline constexpr std::string_view kExplainFooter =
    R"(An explanation is verified on fresh inputs, digit for digit; what could not be reproduced
is said to be unknown. The variant that it names can be run by anyone:
flocking --variant "..." < INPUT.

Hints: where names the parts that are right and those to look at, what says what is wrong in
a sentence each, full adds formulas, the smallest input that shows it, and the variant.

Examples:
  flocking explain -- ./solution
  flocking explain --cases testcases/course --hint what -- python3 solution.py
  flocking explain --from kept/solution --cases testcases/course --format json

Exit status: 0 explained; 1 only partly or not; 2 wrong options; 3 the program could not
do its work.)";

inline constexpr std::string_view kViewDescription =
    "Writes a page that shows a simulation step by step, beside what a program prints.\n"
    "Usage: flocking view INPUT -o PAGE [OPTIONS] [--actual FILE | -- PROGRAM]";

inline constexpr std::string_view kViewFooter =
    R"(The page is one file without any outside part: open it in a browser, or send it.
A program after -- gets the input on stdin, in the sandbox; its flock is drawn
over the simulator's, and the page opens at the first difference. Of very long
runs every k-th step is in the page, which says so.

Settings are those of 'flocking --help'; limits and tolerances those of 'grade'.
Where case.out is beside case.in and no rules are set, those of that answer count.

Examples:
  flocking view case.in -o replay.html
  flocking view case.in -o replay.html -- ./yours
  flocking view case.in -o replay.html --actual yours.out --rules course-tests

Exit status: 0 done, and the flocks agree if there are two; 1 they do not, or
the program did not end well, or the input is wrong (the page shows the steps
before it); 2 wrong options; 3 a file cannot be read or written.)";

inline constexpr std::string_view kCompareDescription =
    "Compares an output with the expected one, number by number.\n"
    "Usage: flocking compare [OPTIONS] EXPECTED ACTUAL";

inline constexpr std::string_view kCompareFooter =
    R"(Numbers are compared as the decimals they are written as; blanks, lines and the number
of decimals count only with --strict-format. With --agents or an input, differences are
told by step, agent and field, else by line and column. The input is NAME.in beside
NAME.out, or that of --input; it also tells whose rules EXPECTED follows.

Where EXPECTED is a folder of cases, ACTUAL is one of outputs, NAME.out for NAME.in: a
line for each case, and how many are right.

Exit status: 0 the same; 1 different; 2 wrong options; 3 a file cannot be read.)";

inline constexpr std::string_view kValidateDescription =
    "Judges an output on standard input, as an output validator of Kattis and DOMjudge.\n"
    "Usage: flocking validate INPUT ANSWER FEEDBACK_DIR [ARGUMENT...] < OUTPUT";

inline constexpr std::string_view kValidateFooter =
    R"(Arguments: float_tolerance E (absolute and relative), float_absolute_tolerance E,
float_relative_tolerance E, case_sensitive, space_change_sensitive (layout counts).
Without a tolerance, numbers may differ by 0.001. The message for the judges is written
to FEEDBACK_DIR/judgemessage.txt.

Exit status: 42 accepted; 43 wrong; anything else is an error of the judge.)";

inline constexpr std::string_view kPackageDescription =
    "Writes the assignment as a problem package, which Kattis and DOMjudge import.\n"
    "Usage: flocking package --out DIR [--cases DIR]";

inline constexpr std::string_view kPackageFooter =
    R"(Cases: NAME.in with NAME.out or NAME.ans; without, the simulator answers.
Statement and solutions follow --rules, or else the rules that most answers
follow, course or course-tests; cases that follow others are left out, with a
warning. Inputs are laid out alike: of those that differed in blanks and line
ends alone one stays. Those that
a cases.toml marks as sample are shown with the statement, or else the two
smallest of at most three agents; the others are secret. Cases that judges
cannot have (an answer with nan or inf, an input with more than numbers) are
left out.

Then the package's solutions are built and run on its cases, in the sandbox.

The judges' machines need flocking: on PATH, named by the environment variable
FLOCKING, or copied to output_validators/flocking/ in the package. With
--validator default they need nothing: their own validator compares, with the
same tolerance.

Example:
  flocking package --out /tmp/flocking
  verifyproblem /tmp/flocking                        with Kattis' problemtools
  (cd /tmp/flocking && zip -r ../flocking.zip .)     for DOMjudge

Exit status: 0 done; 1 DIR is not empty, the cases are wrong, a solution in
accepted/ fails or one in wrong_answer/ passes; 2 wrong options; 3 a file cannot
be read or written.)";

inline constexpr std::string_view kDeployDescription =
    "Writes what grades submissions on a platform: this program, the cases, and what\n"
    "the platform wants around them.\n"
    "Usage: flocking deploy PLATFORM --out PLACE [--cases DIR]";

/// {}: a line for each platform.
inline constexpr std::string_view kDeployFooter =
    R"(Platforms:{}

The cases are checked first, as grade does; their settings go along. Students
are told what is wrong as far as the hint says, and nothing of hidden cases; but
in a repository of theirs they can read all that is there.

Examples:
  flocking deploy gradescope --cases cases --out autograder.zip
  flocking deploy github --cases cases --hint what --out template
  flocking deploy docker --cases cases --points 100 --out image

Exit status: 0 done; 1 PLACE is there already, or the program is not static; 2
wrong options; 3 cases that nobody can be judged by, or a file cannot be read or
written.)";

}  // namespace flocking::cli
