#include <algorithm>
#include <array>

#include "base/words.h"
#include "intake/layouts/layout_reader.h"

namespace flocking::intake {
namespace {

// The first reader wins ties, so layouts with distinctive names come first.
constexpr std::array<const LayoutReader*, 8> kReaders = {
    &kMoodleReader,     &kBlackboardReader, &kBrightspaceReader, &kCanvasReader,
    &kGradescopeReader, &kSakaiReader,      &kGithubReader,      &kGoogleReader};

constexpr auto kPlatformFiles = std::to_array<std::string_view>(
    {"submission_metadata.yml", "index.html", "grades.csv", "grades.xls", "grades.xlsx"});

struct Followers {
  std::size_t count = 0;
  std::size_t of = 0;  ///< all items except files that platforms add
};

Followers followers_in(const ClassFiles& files, const std::vector<Readings>& readings) {
  Followers followers;
  for (std::size_t i = 0; i < files.items.size(); ++i) {
    const bool follows = std::any_of(readings[i].begin(), readings[i].end(),
                                     [](const Reading& one) { return !one.key.empty(); });
    if (follows) ++followers.count;
    if (follows || !is_platform_file(files.items[i].name)) ++followers.of;
  }
  return followers;
}

}  // namespace

const LayoutReader* reader_of(Layout layout) {
  for (const LayoutReader* reader : kReaders) {
    if (reader->layout == layout) return reader;
  }
  return nullptr;
}

Layout find_layout(const ClassFiles& files) {
  Layout found = Layout::kFolders;
  std::size_t most = 0;
  for (const LayoutReader* reader : kReaders) {
    const std::vector<Readings> readings = reader->read(files);
    const Followers followers = followers_in(files, readings);
    const bool are_enough = followers.count * reader->one_of > followers.of;
    if (followers.count <= most || !are_enough) continue;
    if (reader->is_likely != nullptr && !reader->is_likely(files, readings)) continue;
    most = followers.count;
    found = reader->layout;
  }
  if (most > 0) return found;
  const auto is_folder = [](const Item& item) { return item.is_folder; };
  return std::any_of(files.items.begin(), files.items.end(), is_folder) ? Layout::kFolders
                                                                        : Layout::kFiles;
}

bool is_number(std::string_view text) { return parse_whole(text).has_value(); }

bool is_platform_file(std::string_view name) {
  return std::find(kPlatformFiles.begin(), kPlatformFiles.end(), name) != kPlatformFiles.end();
}

Reading of_platform(const Item& item) {
  Reading reading{.kind = ItemKind::kMetadata, .key = {}};
  reading.piece.item = item.name;
  return reading;
}

}  // namespace flocking::intake
