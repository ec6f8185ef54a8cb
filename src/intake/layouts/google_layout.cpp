#include <algorithm>
#include <set>

#include "base/printable.h"
#include "base/words.h"
#include "intake/archive.h"
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

// Returns false for "hw1 - anna.cpp", "hw1 - bob.cpp": a prefix that all files share is not a
// student's name, unless a roster has it.
bool is_likely_google(const ClassFiles& files, const std::vector<Readings>& readings) {
  std::set<std::string> names;
  for (const Readings& item : readings) {
    for (const Reading& one : item) names.insert(one.owner.name);
  }
  return names.size() > 1 || (names.size() == 1 && files.is_known(*names.begin()));
}

// A student can give a file a classmate's name. If there are several files and one of them takes
// precedence over all others (`run` or an archive), its author is unknown.
void settle_google(const ClassFiles& /*files*/, Parcel& parcel) {
  const auto decides = [](const Piece& piece) {
    return piece.as == "run" || is_archive_name(piece.as);
  };
  const auto one = std::find_if(parcel.pieces.begin(), parcel.pieces.end(), decides);
  if (parcel.pieces.size() < 2 || one == parcel.pieces.end()) return;
  const std::size_t other = one == parcel.pieces.begin() ? 1 : 0;
  parcel.instead = "several programs have the name " + in_quotes(parcel.name, 80) + ": " +
                   in_quotes(one->as, 80) + " and " + in_quotes(parcel.pieces[other].as, 80) +
                   "; remove those that are not this student's";
  parcel.pieces.clear();
}

}  // namespace

const LayoutReader kGoogleReader = {
    .layout = Layout::kGoogle,
    .one_of = 2,
    .read = read_google,
    .is_likely = is_likely_google,
    .settle = settle_google,
    .warning =
        "students choose the part before ' - ' in the names of files of Google Classroom: files "
        "with the same name may come from several students"};

}  // namespace flocking::intake
