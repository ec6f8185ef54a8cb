#include "console/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cmath>
#include <exception>
#include <utility>

#include "base/printable.h"
#include "io/file.h"

namespace flocking::console {
namespace {

constexpr std::chrono::seconds kPauseInLogs{10};
constexpr std::chrono::milliseconds kPauseOnTerminals{100};
constexpr std::chrono::seconds kQuickOnTerminals{1};

std::string words_of_rest(const grade::Advance& advance, double elapsed_s) {
  if (advance.done == 0 || advance.done >= advance.all) return "";
  const double left_s = elapsed_s / static_cast<double>(advance.done) *
                        static_cast<double>(advance.all - advance.done);
  constexpr double kMinute_s = 60.0;
  if (left_s < kMinute_s) return ", less than a minute left";
  return fmt::format(", about {:.0f} min left", std::ceil(left_s / kMinute_s));
}

}  // namespace

std::string progress_words(std::string_view what, const grade::Advance& advance, double elapsed_s,
                           std::string_view slow) {
  std::string words = fmt::format("{} {} of {}", what, advance.done, advance.all);
  words += words_of_rest(advance, elapsed_s);
  constexpr double kSlow_s = 5.0;
  constexpr std::size_t kLongestName = 40;
  if (slow.empty() || advance.slowest_s < kSlow_s) return words;
  return words + fmt::format("; {} has taken {:.0f} s so far", in_quotes(slow, kLongestName),
                             std::floor(advance.slowest_s));
}

ProgressPace::ProgressPace(bool is_terminal, Clock::time_point begin)
    : pause_(is_terminal ? Clock::duration(kPauseOnTerminals) : Clock::duration(kPauseInLogs)),
      next_(begin + (is_terminal ? kQuickOnTerminals : kPauseInLogs)) {}

bool ProgressPace::is_due(Clock::time_point now) {
  if (now < next_) return false;
  next_ = now + pause_;
  return true;
}

Progress::Progress(const StandardStreams& streams, std::string what,
                   std::function<std::string(std::size_t)> name_of)
    : streams_(streams),
      what_(std::move(what)),
      name_of_(std::move(name_of)),
      is_terminal_(isatty(streams.error) != 0),
      pace_(is_terminal_, begin_) {}

Progress::~Progress() {
  if (was_shown_ && is_terminal_) show("\r\x1b[K");
}

void Progress::tell(const grade::Advance& advance) {
  const auto now = ProgressPace::Clock::now();
  if (!pace_.is_due(now)) return;
  was_shown_ = true;
  const std::string slow = advance.slowest ? name_of_(*advance.slowest) : "";
  const std::string words =
      progress_words(what_, advance, std::chrono::duration<double>(now - begin_).count(), slow);
  show(is_terminal_ ? "\r" + words + "\x1b[K" : "flocking: " + words + "\n");
}

// Ignores errors: the terminal may be closed.
void Progress::show(const std::string& text) const noexcept {
  try {
    io::File::borrow(streams_.error, "<stderr>").write(text);
  } catch (const std::exception&) {
    return;
  }
}

}  // namespace flocking::console
