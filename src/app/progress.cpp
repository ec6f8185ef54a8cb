#include "app/progress.h"

#include <unistd.h>

#include <exception>
#include <utility>

#include "io/file.h"

namespace flocking::app {

Progress::Progress(const StandardStreams& streams, std::string what)
    : streams_(streams), what_(std::move(what)), is_shown_(isatty(streams.error) != 0) {}

Progress::~Progress() {
  if (was_shown_) show("\r\x1b[K");
}

void Progress::tell(std::size_t done, std::size_t all) {
  const auto now = std::chrono::steady_clock::now();
  if (!is_shown_ || now < next_) return;
  next_ = now + std::chrono::milliseconds(100);
  was_shown_ = true;
  show("\r" + what_ + " " + std::to_string(done) + " of " + std::to_string(all) + "\x1b[K");
}

// A terminal that is gone by now is nothing to fail for.
void Progress::show(const std::string& text) const noexcept {
  try {
    io::File::borrow(streams_.error, "<stderr>").write(text);
  } catch (const std::exception&) {
    return;
  }
}

}  // namespace flocking::app
