// explain_programs < LIST: explains programs without a sandbox, for measurements. Each line of LIST
// is a name and a command, separated by blanks. Prints a line for each program: its status, the
// variant, the unknown parts, on how many of 50 fresh inputs the variant differs (if the program
// counts as explained, this is an error), the number of runs, and the processor time in seconds of
// the search without the runs. Prints the shares at the end.
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "explain/explainer.h"
#include "label_check.h"
#include "programs.h"
#include "variant/force.h"

namespace flocking::explain {
namespace {

constexpr int kFreshInputs = 50;

double processor_s() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

std::string name_of(Status status) {
  if (status == Status::kExplained) return "explained";
  return status == Status::kPartly ? "partly" : "unexplained";
}

std::string parts_of(const Explanation& found) {
  std::string text;
  for (const PartFinding& part : found.parts) {
    const char* const knowledge = part.knowledge == Knowledge::kRight       ? "right"
                                  : part.knowledge == Knowledge::kDescribed ? "described"
                                                                            : "unknown";
    text += fmt::format(" {}:{}", part.part, knowledge);
    for (const Fact& fact : part.facts) text += "," + fact.code;
  }
  return text;
}

struct Tally {
  int all = 0;
  int explained = 0;
  int partly = 0;
  int wrong = 0;
  int told = 0;          ///< verdicts and facts about forces of programs that are not explained
  int contradicted = 0;  ///< by the labels of the programs
  std::vector<double> seconds;
};

void explain_one(const std::string& name, const std::vector<std::string>& command, Tally& tally) {
  const Program program = testing::program_run_by(command);
  const double begin = processor_s();
  const Explanation found = explain(program, {});
  const double seconds = processor_s() - begin;
  int differing = 0;
  if (found.status == Status::kExplained) {
    const testing::Comparison comparison =
        testing::compared(found.variant, program, testing::fresh_inputs(2027, kFreshInputs));
    differing = comparison.differing;
    std::cerr << comparison.evidence;  // empty if none differs
  }
  if (found.status != Status::kExplained) {
    const testing::LabelCheck check = testing::checked_by_label(name, found);
    tally.told += check.verdicts + check.facts;
    tally.contradicted += static_cast<int>(check.contradictions.size());
    for (const std::string& words : check.contradictions) {
      std::cout << fmt::format("CONTRADICTED by its label: {}: {}\n", name, words);
    }
    if (check.judged < 2 && !found.crash) {
      std::cout << fmt::format("JUDGED: {} of the forces of {}\n", check.judged, name);
    }
  }
  ++tally.all;
  tally.explained += found.status == Status::kExplained ? 1 : 0;
  tally.partly += found.status == Status::kPartly ? 1 : 0;
  tally.wrong += differing > 0 ? 1 : 0;
  tally.seconds.push_back(seconds);
  std::string unknown;
  for (const std::string& part : found.unknown) unknown += " " + part;
  std::cout << fmt::format(
                   "{:26} {:11} {:4} runs {:6.2f} s, {} of {} differ | {} | unknown:{} |{} {}\n",
                   name, name_of(found.status), found.inputs, seconds, differing, kFreshInputs,
                   text_of(found.variant), unknown, parts_of(found), found.reason)
            << std::flush;
}

int explain_all() {
  Tally tally;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string name;
    std::vector<std::string> command;
    words >> name;
    for (std::string word; words >> word;) command.push_back(word);
    if (!command.empty()) explain_one(name, command, tally);
  }
  if (tally.all == 0) return 1;
  std::sort(tally.seconds.begin(), tally.seconds.end());
  std::cout << fmt::format(
      "{} programs: {} explained ({:.1f} %), {} of them wrongly, {} partly, {} not; search "
      "{:.2f} s at the median, {:.2f} s at most\n",
      tally.all, tally.explained, 100.0 * tally.explained / tally.all, tally.wrong, tally.partly,
      tally.all - tally.explained - tally.partly, tally.seconds[tally.seconds.size() / 2],
      tally.seconds.back());
  std::cout << fmt::format("{} verdicts and facts of forces, {} of them against the labels\n",
                           tally.told, tally.contradicted);
  return tally.wrong + tally.contradicted == 0 ? 0 : 1;
}

}  // namespace
}  // namespace flocking::explain

int main() { return flocking::explain::explain_all(); }
