#include "app/play_variant.h"

#include <cstdint>
#include <string>
#include <variant>

#include "app/simulate_command.h"
#include "base/error.h"
#include "base/memory.h"
#include "console/nameless_file.h"
#include "io/assignment_reader.h"
#include "io/file.h"
#include "io/output.h"
#include "io/scanner.h"
#include "variant/play.h"

namespace flocking::app {
namespace {

// Checks the input with the reader of assignments, whose errors have a place. The reader needs a
// file, so this writes one in memory.
void require_right_input(std::string_view text, const std::string& name) {
  const console::NamelessFile memory(name);
  memory.file().write(text);
  memory.rewind();
  io::Scanner scanner(memory.file(), [] {});
  static_cast<void>(io::read_assignment(scanner, available_memory_bytes));
  for (std::uint64_t step = 1;; ++step) {
    const io::Next next = io::read_next(scanner, step);
    if (std::holds_alternative<std::monostate>(next)) return;
    if (const auto* instruction = std::get_if<io::Instruction>(&next)) {
      throw InputError(instruction->place, "--variant does not support settings; remove this line",
                       "");
    }
  }
}

}  // namespace

void play_variant(const VariantOptions& options, const console::StandardStreams& streams) {
  const io::File input = open_input(options.input, streams);
  io::Output output(open_output(options.output, streams, input));
  const std::string text = input.read_all(kMostVariantBytes);
  require_right_input(text, input.name());
  output.write(explain::play(options.variant, text));
  output.close();
}

}  // namespace flocking::app
