#include <algorithm>

#include "base/date_text.h"
#include "base/printable.h"
#include "base/words.h"
#include "intake/layouts/layout_reader.h"

// Brightspace: a folder "12345-67890 - Full Name - Nov 13, 2026 755 AM" for each attempt, or files
// with this name followed by " - original.ext"; index.html lists them.
namespace flocking::intake {
namespace {

constexpr std::string_view kBrightspaceGap = " - ";

std::vector<std::string> parted(std::string_view text) {
  std::vector<std::string> parts;
  for (std::size_t at = text.find(kBrightspaceGap); at != std::string_view::npos;
       at = text.find(kBrightspaceGap)) {
    parts.emplace_back(text.substr(0, at));
    text.remove_prefix(at + kBrightspaceGap.size());
  }
  parts.emplace_back(text);
  return parts;
}

std::string together(const std::vector<std::string>& parts, std::size_t first, std::size_t end) {
  std::string text;
  for (std::size_t i = first; i < end; ++i)
    text += (i > first ? std::string(kBrightspaceGap) : "") + parts[i];
  return text;
}

bool are_two_numbers(const std::string& text) {
  const std::vector<std::string_view> numbers = split(text, '-');
  return numbers.size() == 2 && is_number(numbers[0]) && is_number(numbers[1]);
}

/// The parts of a name that look like dates.
struct Dates {
  std::size_t first = 0;   ///< the name ends before it
  std::size_t latest = 0;  ///< the date of the submission
  std::size_t count = 0;
};

// Finds the date in a name. The student chooses the name before the date and the file after it, and
// may include dates in them. The latest date counts, so that no student can make a submission look
// earlier. In a folder's name, the date is the last part. Without a date, returns its usual
// position.
Dates dates_in(const std::vector<std::string>& parts, bool is_folder) {
  if (is_folder) return {.first = parts.size() - 1, .latest = parts.size() - 1, .count = 1};
  Dates dates{.first = 2, .latest = 2};
  for (std::size_t i = 2; i + 1 < parts.size(); ++i) {
    const auto date = find_date_time(parts[i]);
    if (!date) continue;
    if (++dates.count == 1) dates.first = dates.latest = i;
    if (*date > *find_date_time(parts[dates.latest])) dates.latest = i;
  }
  return dates;
}

Readings read_brightspace_item(const Item& item) {
  const std::vector<std::string> parts = parted(item.name);
  if (parts.size() < 3 || !are_two_numbers(parts[0])) return {};
  const Dates dates = dates_in(parts, item.is_folder);
  const std::string original = together(parts, dates.latest + 1, parts.size());
  if (item.is_folder != original.empty()) return {};
  Reading reading{.kind = ItemKind::kWork, .key = {}};
  // Exports of grades do not contain the platform's numbers, so students are found by name.
  reading.owner.name = trimmed(together(parts, 1, dates.first));
  reading.key = parts[0].substr(0, parts[0].find('-')) + ' ' + reading.owner.name;
  reading.piece = {.item = item.name, .as = original};
  reading.attempt = parts[dates.latest];
  reading.submitted_at = find_date_time(parts[dates.latest]);
  if (dates.count > 1) {
    reading.note = "all dates but the latest in " + in_quotes(item.name, 80) +
                   ", which counts as the date of submission";
  }
  return {reading};
}

std::vector<Readings> read_brightspace(const ClassFiles& files) {
  std::vector<Readings> readings;
  for (const Item& item : files.items) readings.push_back(read_brightspace_item(item));
  return readings;
}

}  // namespace

const LayoutReader kBrightspaceReader = {.layout = Layout::kBrightspace,
                                         .one_of = 3,
                                         .read = read_brightspace,
                                         .is_likely = nullptr,
                                         .settle = nullptr};

}  // namespace flocking::intake
