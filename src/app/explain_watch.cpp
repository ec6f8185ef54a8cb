#include "app/explain_watch.h"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "app/source_files.h"
#include "base/error.h"
#include "build/includes.h"
#include "console/interruption.h"
#include "console/results_place.h"
#include "report/explanation_formats.h"
#include "report/watch_words.h"

namespace flocking::app {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds kPause{200};

/// The time and the size of each source in a folder.
using Saved = std::map<std::string, std::pair<fs::file_time_type, std::uintmax_t>>;

// Returns the state of the source, and of files in C or C++ that it may include. Ignores files that
// are removed during the search, such as temporary files of editors.
Saved saved_beside(const fs::path& source) {
  const fs::path folder = source.parent_path();
  Saved saved;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (!build::is_c_file(name) && name != source.filename()) continue;
    std::error_code gone;
    const fs::file_time_type time = entry->last_write_time(gone);
    const std::uintmax_t size = entry->file_size(gone);
    if (!gone) saved[name] = {time, size};
  }
  return saved;
}

class Watch {
 public:
  Watch(const std::string& source, redaction::Telling telling,
        const console::StandardStreams& streams)
      : source_(fs::absolute(source).lexically_normal()),
        telling_(std::move(telling)),
        streams_(streams) {}

  // Waits until files have changed and then stay unchanged for a moment. Returns false after an
  // interruption.
  bool wait() {
    while (console::interruption() == 0 && seen_ == saved_beside(source_))
      std::this_thread::sleep_for(kPause);
    do {
      seen_ = saved_beside(source_);
      std::this_thread::sleep_for(kPause);
    } while (console::interruption() == 0 && seen_ != saved_beside(source_));
    return console::interruption() == 0;
  }

  [[nodiscard]] bool is_stale() const {
    return console::interruption() != 0 || seen_ != saved_beside(source_);
  }

  void print(const redaction::NamedExplanation& explanation) {
    redaction::RedactedExplanations now = redaction::redacted({&explanation, 1}, telling_.hint);
    redaction::RedactedExplanation& one = now.submissions.front();
    if (before_) {
      write(fmt::format("\n{}\n", fmt::join(report::watch_lines(*before_, one), "\n")));
    } else {
      write(report::write_explanation_text(now, telling_));
    }
    before_ = std::move(one);
  }

  void write(const std::string& text) const { console::write_report(text, "", streams_); }

 private:
  fs::path source_;
  redaction::Telling telling_;
  const console::StandardStreams& streams_;
  Saved seen_;
  std::optional<redaction::RedactedExplanation> before_;
};

}  // namespace

ExitStatus watch_source(
    const std::string& source,
    const std::function<redaction::NamedExplanation(const std::function<bool()>& stop)>& explain,
    const redaction::Telling& telling, const console::StandardStreams& streams) {
  require_source(source);
  console::note_interruptions();
  Watch watch(source, telling, streams);
  while (watch.wait()) {
    try {
      const redaction::NamedExplanation explanation =
          explain([&watch] { return watch.is_stale(); });
      if (!watch.is_stale()) watch.print(explanation);
    } catch (const EnvironmentError& error) {
      if (!watch.is_stale()) watch.write(fmt::format("\n{}\n", error.what()));
    }
  }
  return ExitStatus::kSuccess;
}

}  // namespace flocking::app
