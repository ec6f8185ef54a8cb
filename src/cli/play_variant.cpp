#include "cli/play_variant.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <string>
#include <variant>

#include "core/error.h"
#include "core/memory.h"
#include "explain/play.h"
#include "io/assignment_reader.h"
#include "io/scanner.h"

namespace flocking::cli {
namespace {

// A file in memory, for the reader that knows what is wrong with an input and where.
class MemoryFile {
 public:
  explicit MemoryFile(std::string_view text) : descriptor_(memfd_create("input", MFD_CLOEXEC)) {
    if (descriptor_ < 0) fail_by_system("cannot make a file in memory");
    io::File::borrow(descriptor_, "memory").write(text);
    if (lseek(descriptor_, 0, SEEK_SET) != 0) fail_by_system("cannot read a file in memory");
  }
  ~MemoryFile() { close(descriptor_); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  [[nodiscard]] int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

void require_right_input(std::string_view text, const std::string& name) {
  const MemoryFile memory(text);
  const io::File file = io::File::borrow(memory.descriptor(), name);
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

}  // namespace flocking::cli
