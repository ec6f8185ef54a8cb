#include "grade/case_check.h"

#include <cstddef>
#include <functional>

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

class Faults {
 public:
  void add(const std::string& fault) {
    if (++count_ <= kMostFaultsTold) listed_ += "\n  " + fault;
  }

  /// Throws where there are any.
  void tell() const {
    if (count_ == 0) return;
    std::string text = std::string(count_ == 1 ? "a file" : counted(count_, "file")) +
                       " of the cases cannot be judged by; nothing was run" + listed_;
    if (count_ > kMostFaultsTold) {
      text += "\n  and " + std::to_string(count_ - kMostFaultsTold) + " more";
    }
    throw EnvironmentError(text +
                           "\ncorrect them; a case without an answer is answered by the simulator");
  }

 private:
  std::size_t count_ = 0;
  std::string listed_;
};

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

// Whether it can be read; what is wrong is told.
bool is_file(const std::string& path, Faults& faults) {
  const std::string reason = io::reason_not_to_read(path);
  if (!reason.empty()) faults.add(path + ": " + reason);
  return reason.empty();
}

struct Size {
  std::uint64_t agents = 0;
  std::uint64_t steps = 0;
};

// Of a whole assignment. Throws InputError.
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

void check_content(const Case& one, bool has_answer, Faults& faults) {
  try {
    const Size size = size_of_assignment(one.input_path);
    if (!has_answer) return;
    const MappedFile answer(one.answer_path);
    const std::string fault = fault_of_answer(answer.text(), size.agents, size.steps);
    if (!fault.empty()) faults.add(one.answer_path + ":" + fault);
  } catch (const Error& error) {
    faults.add(first_line(error.what()));
  }
}

}  // namespace

void require_files(const std::vector<Case>& cases) {
  Faults faults;
  for (const Case& one : cases) {
    is_file(one.input_path, faults);
    if (!one.answer_path.empty()) is_file(one.answer_path, faults);
  }
  faults.tell();
}

void require_assignments(const std::vector<Case>& cases) {
  Faults faults;
  for (const Case& one : cases) {
    const bool has_input = is_file(one.input_path, faults);
    const bool has_answer = !one.answer_path.empty() && is_file(one.answer_path, faults);
    if (has_input) check_content(one, has_answer, faults);
  }
  faults.tell();
}

}  // namespace flocking::grade
