#include "app/play_variant.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <variant>

#include "base/error.h"
#include "base/memory.h"
#include "explain/play.h"
#include "io/assignment_reader.h"
#include "io/scanner.h"
#include "sandbox/channel.h"

namespace flocking::app {
namespace {

// In memory, or where that is refused, as to graded programs, without a name in the folder for
// such.
sandbox::Descriptor nameless_file() {
  sandbox::Descriptor file(memfd_create("input", MFD_CLOEXEC));
  if (file.get() >= 0) return file;
  const char* folder = std::getenv("TMPDIR");  // NOLINT(concurrency-mt-unsafe): nobody sets it
  return sandbox::Descriptor(
      open(folder != nullptr ? folder : "/tmp", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600));
}

// By way of a file in memory, for the reader that knows what is wrong with an input and where.
void require_right_input(std::string_view text, const std::string& name) {
  const sandbox::Descriptor memory = nameless_file();
  if (memory.get() < 0) fail_by_system("cannot hold " + name);
  const io::File file = io::File::borrow(memory.get(), name);
  file.write(text);
  if (lseek(memory.get(), 0, SEEK_SET) != 0) fail_by_system("cannot read " + name + " again");
  io::Scanner scanner(file, [] {});
  static_cast<void>(io::read_assignment(scanner, available_memory_bytes));
  for (std::uint64_t step = 1;; ++step) {
    const io::Next next = io::read_next(scanner, step);
    if (std::holds_alternative<std::monostate>(next)) return;
    if (const auto* instruction = std::get_if<io::Instruction>(&next)) {
      throw InputError(instruction->place, "a variant knows no settings", "");
    }
  }
}

}  // namespace

void play_variant(const explain::Variant& variant, const io::File& input, io::Output& output) {
  const std::string text = input.read_all(kMostVariantBytes);
  require_right_input(text, input.name());
  output.write(explain::play(variant, text));
}

}  // namespace flocking::app
