#include <set>

#include "base/words.h"
#include "intake/layouts/layout_reader.h"

// Google Classroom: "Full Name - original.ext", all in one folder.
namespace flocking::intake {
namespace {

Readings read_google_item(const Item& item) {
  constexpr std::string_view kGap = " - ";
  const std::size_t at = item.name.find(kGap);
  if (item.is_folder || at == std::string::npos) return {};
  Reading reading{.kind = ItemKind::kWork, .key = std::string(trimmed(item.name.substr(0, at)))};
  reading.owner.name = reading.key;
  reading.piece = {.item = item.name, .as = item.name.substr(at + kGap.size())};
  if (reading.key.empty() || reading.piece.as.empty()) return {};
  return {reading};
}

std::vector<Readings> read_google(const ClassFiles& files) {
  std::vector<Readings> readings;
  for (const Item& item : files.items) readings.push_back(read_google_item(item));
  return readings;
}

// "hw1 - anna.cpp", "hw1 - bob.cpp": the same before the gap is no student, unless a roster has it.
bool is_likely_google(const ClassFiles& files, const std::vector<Readings>& readings) {
  std::set<std::string> names;
  for (const Readings& item : readings) {
    for (const Reading& one : item) names.insert(one.owner.name);
  }
  return names.size() > 1 || (names.size() == 1 && files.is_known(*names.begin()));
}

}  // namespace

const LayoutReader kGoogleReader = {.layout = Layout::kGoogle,
                                    .one_of = 2,
                                    .read = read_google,
                                    .is_likely = is_likely_google,
                                    .settle = nullptr};

}  // namespace flocking::intake
