#include "console/diagnostics.h"

#include <exception>
#include <string>

#include "base/printable.h"
#include "io/file.h"

namespace flocking::console {
namespace {

void print(const StandardStreams& streams, const char* kind, std::string_view text) noexcept {
  try {
    const std::string line = std::string("flocking: ") + kind + printable_message(text) + "\n";
    io::File::borrow(streams.error, "<stderr>").write(line);
  } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch): see the header
  }
}

}  // namespace

void print_error(const StandardStreams& streams, std::string_view text) noexcept {
  print(streams, "error: ", text);
}

void print_warning(const StandardStreams& streams, std::string_view text) noexcept {
  print(streams, "warning: ", text);
}

void print_note(const StandardStreams& streams, std::string_view text) noexcept {
  print(streams, "", text);
}

}  // namespace flocking::console
