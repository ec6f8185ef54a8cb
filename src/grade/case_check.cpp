#include "grade/case_check.h"

#include <cstddef>
#include <utility>

#include "base/error.h"
#include "base/memory.h"
#include "base/words.h"
#include "grade/mapped_file.h"
#include "io/assignment_reader.h"
#include "io/file.h"
#include "io/readable.h"
#include "io/scanner.h"

namespace flocking::grade {
namespace {

constexpr std::size_t kMostFaultsTold = 10;

// Throws EnvironmentError if there are faults.
void tell(const std::vector<CaseFault>& faults) {
  if (faults.empty()) return;
  std::string text = std::string(faults.size() == 1 ? "a file" : counted(faults.size(), "file")) +
                     " of the cases cannot be used for judging; nothing was run";
  for (std::size_t i = 0; i < faults.size() && i < kMostFaultsTold; ++i) {
    text += "\n  " + faults[i].text;
  }
  if (faults.size() > kMostFaultsTold) {
    text += "\n  and " + std::to_string(faults.size() - kMostFaultsTold) + " more";
  }
  throw EnvironmentError(text +
                         "\ncorrect them; the simulator computes the answer of a case without one");
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

// Returns true if the file can be read; else adds a fault.
bool is_file(const std::string& path, std::size_t number, std::vector<CaseFault>& faults) {
  const std::string reason = io::reason_not_to_read(path);
  if (!reason.empty()) faults.push_back({number, path + ": " + reason});
  return reason.empty();
}

struct Size {
  std::uint64_t agents = 0;
  std::uint64_t steps = 0;
};

// Returns the size of a complete assignment. Throws InputError.
Size size_of_assignment(const std::string& path) {
  const io::File file = io::File::open_input(path);
  io::Scanner scanner(file, [] {});
  Size size;
  size.agents = io::read_assignment(scanner, available_memory_bytes).flock.size();
  while (true) {
    const io::Next next = io::read_next(scanner, size.steps + 1);
    if (std::holds_alternative<std::monostate>(next)) return size;
    if (std::holds_alternative<double>(next)) ++size.steps;
  }
}

// Returns the first fault in the contents of a case; empty if there is none.
std::string fault_of_content(const Case& one, bool has_answer) {
  try {
    const Size size = size_of_assignment(one.input_path);
    if (!has_answer) return "";
    const MappedFile answer(one.answer_path);
    const std::string fault = fault_of_answer(answer.text(), size.agents, size.steps);
    return fault.empty() ? "" : one.answer_path + ":" + fault;
  } catch (const Error& error) {
    return first_line(error.what());
  }
}

}  // namespace

void require_files(const std::vector<Case>& cases) {
  std::vector<CaseFault> faults;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    is_file(cases[i].input_path, i, faults);
    if (!cases[i].answer_path.empty()) is_file(cases[i].answer_path, i, faults);
  }
  tell(faults);
}

std::vector<CaseFault> faults_of_cases(const std::vector<Case>& cases) {
  std::vector<CaseFault> faults;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const Case& one = cases[i];
    const bool has_input = is_file(one.input_path, i, faults);
    const bool has_answer = !one.answer_path.empty() && is_file(one.answer_path, i, faults);
    if (!has_input) continue;
    std::string fault = fault_of_content(one, has_answer);
    if (!fault.empty()) faults.push_back({i, std::move(fault)});
  }
  return faults;
}

void require_assignments(const std::vector<Case>& cases) { tell(faults_of_cases(cases)); }

}  // namespace flocking::grade
