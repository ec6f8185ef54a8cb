#include <algorithm>

#include "base/date_text.h"
#include "base/words.h"
#include "intake/layouts/layout_reader.h"

// Brightspace: "12345-67890 - Full Name - Nov 13, 2026 755 AM", a folder for each attempt, or files
// with " - original.ext" after that; index.html lists them.
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

// Returns the place of the part that is a date; else the place that a date has.
std::size_t place_of_date(const std::vector<std::string>& parts, bool is_folder) {
  for (std::size_t i = 2; i < parts.size(); ++i) {
    if (find_date_time(parts[i])) return i;
  }
  return is_folder ? parts.size() - 1 : 2;
}

Readings read_brightspace_item(const Item& item) {
  const std::vector<std::string> parts = parted(item.name);
  if (parts.size() < 3 || !are_two_numbers(parts[0])) return {};
  const std::size_t date = place_of_date(parts, item.is_folder);
  const std::string original = together(parts, date + 1, parts.size());
  if (item.is_folder != original.empty()) return {};
  Reading reading{.kind = ItemKind::kWork, .key = {}};
  // The platform's own numbers are in no export of grades; students are found by name.
  reading.owner.name = trimmed(together(parts, 1, date));
  reading.key = parts[0].substr(0, parts[0].find('-')) + ' ' + reading.owner.name;
  reading.piece = {.item = item.name, .as = original};
  reading.attempt = parts[date];
  reading.submitted_at = find_date_time(parts[date]);
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
