#include <map>

#include "intake/gradescope_metadata.h"
#include "intake/layouts/layout_reader.h"

// Gradescope: submission_ID/ for each submission, and submission_metadata.yml with the authors'
// names and the date.
namespace flocking::intake {
namespace {

constexpr std::size_t kMostMetadataBytes = std::size_t{64} << 20U;

Owner gradescope_owner(const Submitter& submitter, const std::string& number) {
  const std::string id = !submitter.id.empty() ? submitter.id : submitter.email;
  return {.id = id.empty() ? number : id,
          .name = submitter.name.empty() ? "submission_" + number : submitter.name,
          .email = submitter.email};
}

Readings read_gradescope_item(const Item& item,
                              const std::map<std::string, GradescopeSubmission>& known) {
  constexpr std::string_view kStart = "submission_";
  if (!item.is_folder || !item.name.starts_with(kStart)) return {};
  const std::string number = item.name.substr(kStart.size());
  if (!is_number(number)) return {};
  Reading reading{.kind = ItemKind::kWork, .key = number};
  reading.piece.item = item.name;
  reading.owner = {.id = number, .name = item.name};
  const auto found = known.find(item.name);
  if (found == known.end()) return {reading};
  reading.submitted_at = found->second.created_at;
  for (const Submitter& submitter : found->second.submitters) {
    const bool is_first = &submitter == &found->second.submitters.front();
    (is_first ? reading.owner : reading.others.emplace_back()) =
        gradescope_owner(submitter, number);
  }
  return {reading};
}

std::vector<Readings> read_gradescope(const ClassFiles& files) {
  std::map<std::string, GradescopeSubmission> known;
  for (const Item& item : files.items) {
    if (item.is_folder || item.name != kGradescopeMetadata) continue;
    known = parse_gradescope(files.start_of(item.name, kMostMetadataBytes));
  }
  std::vector<Readings> readings;
  for (const Item& item : files.items) readings.push_back(read_gradescope_item(item, known));
  return readings;
}

}  // namespace

const LayoutReader kGradescopeReader = {.layout = Layout::kGradescope,
                                        .one_of = 2,
                                        .read = read_gradescope,
                                        .is_likely = nullptr,
                                        .settle = nullptr};

}  // namespace flocking::intake
