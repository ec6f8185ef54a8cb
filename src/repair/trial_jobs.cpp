#include "repair/trial_jobs.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/words.h"

namespace flocking::repair {
namespace {

std::string packed_numbers(const std::vector<std::size_t>& numbers) {
  std::string text = fmt::format(" {}", numbers.size());
  for (const std::size_t number : numbers) text += fmt::format(" {}", number);
  return text;
}

/// Reads numbers and bytes from the start of a text.
class RunReader {
 public:
  explicit RunReader(std::string_view text) : text_(text) {}

  bool read(TrialRun& run) {
    const std::optional<std::uint64_t> status = number();
    const std::optional<std::uint64_t> size = number();
    std::optional<std::uint64_t> count = number();
    if (!status || !size || !count) return false;
    run.ended_well = *status == 0;
    run.was_late = *status >= 2;
    for (; *count > 0; --*count) {
      const std::optional<std::uint64_t> line = number();
      if (!line) return false;
      run.lines.push_back(*line);
    }
    if (text_.empty() || text_.size() - 1 < *size) return false;
    run.output = text_.substr(1, *size);
    text_.remove_prefix(*size + 1);
    return true;
  }

 private:
  std::optional<std::uint64_t> number() {
    if (text_.starts_with(' ')) text_.remove_prefix(1);
    const std::size_t end = std::min(text_.find_first_not_of("0123456789"), text_.size());
    const std::optional<std::uint64_t> found = parse_whole(text_.substr(0, end));
    text_.remove_prefix(end);
    return found;
  }

  std::string_view text_;
};

}  // namespace

std::string packed_jobs(const std::vector<std::string>& inputs, const std::vector<TrialJob>& jobs) {
  std::string text = fmt::format("{}\n", inputs.size());
  for (const std::string& input : inputs) text += fmt::format("{}\n", input.size()) + input + '\n';
  text += fmt::format("{}\n", jobs.size());
  for (const TrialJob& job : jobs) {
    text += fmt::format("{} {} {}", job.time_ms, job.most_bytes, job.wants_lines ? 1 : 0);
    text += packed_numbers(job.edits) + packed_numbers(job.inputs) + '\n';
  }
  return text;
}

std::optional<std::vector<std::vector<TrialRun>>> unpacked_runs(std::string_view text,
                                                                const std::vector<TrialJob>& jobs) {
  std::vector<std::vector<TrialRun>> all;
  RunReader reader(text);
  for (const TrialJob& job : jobs) {
    std::vector<TrialRun> runs(job.inputs.size());
    for (TrialRun& run : runs) {
      if (!reader.read(run)) return std::nullopt;
    }
    all.push_back(std::move(runs));
  }
  return all;
}

}  // namespace flocking::repair
