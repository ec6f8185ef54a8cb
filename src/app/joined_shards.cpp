#include "app/joined_shards.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/error.h"
#include "base/printable.h"

namespace flocking::app {
namespace {

constexpr std::size_t kMostNamed = 20;   // maximum number of missing shards in a message
constexpr std::size_t kShownBytes = 60;  // maximum length of a value in a message
constexpr std::size_t kHashDigits = 64;

std::string shard_words(const SavedGrading& saved) {
  return fmt::format("{}/{}", saved.shard, saved.shards);
}

[[noreturn]] void fail(const SavedGrading& saved, const std::string& message) {
  throw EnvironmentError(saved.file + ": " + message);
}

std::string differing_words(const Condition& found, const Condition& expected,
                            const SavedGrading& first) {
  const bool are_hashes = found.value.size() == kHashDigits || expected.value.size() == kHashDigits;
  if (are_hashes) return fmt::format("{} differ from those of {}", found.name, first.file);
  return fmt::format("{} is {} here, but {} in {}", found.name, in_quotes(found.value, kShownBytes),
                     in_quotes(expected.value, kShownBytes), first.file);
}

void require_same_class(const SavedGrading& saved, const SavedGrading& first) {
  if (saved.shards != first.shards) {
    fail(saved,
         fmt::format(
             "this is shard {}, and {} is shard {}: all shards must use the same N in --shard I/N",
             shard_words(saved), first.file, shard_words(first)));
  }
  if (saved.everyone != first.everyone || saved.record.is_class != first.record.is_class) {
    fail(saved, fmt::format(
                    "the class differs from that in {}: grade all shards with the same submissions",
                    first.file));
  }
  for (std::size_t i = 0; i < saved.conditions.size() && i < first.conditions.size(); ++i) {
    if (saved.conditions[i].value == first.conditions[i].value) continue;
    fail(saved, differing_words(saved.conditions[i], first.conditions[i], first) +
                    ": grade all shards with the same options");
  }
}

void require_each_once(const std::vector<SavedGrading>& shards) {
  std::vector<const SavedGrading*> of(shards.front().shards, nullptr);
  for (const SavedGrading& one : shards) {
    const SavedGrading*& place = of.at(one.shard - 1);
    if (place != nullptr) {
      fail(one, fmt::format("this is shard {}, and so is {}: give each shard once",
                            shard_words(one), place->file));
    }
    place = &one;
  }
  std::string missing;
  std::size_t count = 0;
  for (std::size_t i = 0; i < of.size(); ++i) {
    if (of[i] != nullptr || ++count > kMostNamed) continue;
    missing += fmt::format("{}{}/{}", missing.empty() ? "" : ", ", i + 1, of.size());
  }
  if (count == 0) return;
  if (count > kMostNamed) missing += fmt::format(" and {} more", count - kMostNamed);
  throw EnvironmentError(
      fmt::format("{} missing: {}; grade with --shard and --save, and give all "
                  "files together",
                  count == 1 ? "a shard is" : "shards are", missing));
}

/// A row of a report and the place of its submission in the class.
struct PlacedResult {
  std::uint64_t place = 0;
  grade::SubmissionResult result;
};

void take_rows(SavedGrading& shard, std::vector<PlacedResult>& rows) {
  std::vector<std::uint64_t> places;
  for (const ClassRow& row : shard.everyone) {
    if (row.place % shard.shards == shard.shard - 1) places.push_back(row.place);
  }
  if (places.size() != shard.record.submissions.size()) {
    fail(shard, "the file does not have a result of each submission: grade this shard again");
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    rows.push_back({places[i], std::move(shard.record.submissions[i])});
  }
  shard.record.submissions.clear();
}

void take_drifts(const SavedGrading& shard, std::vector<CaseDrift>& drifts) {
  for (const CaseDrift& one : shard.drifts) {
    const auto same = std::find_if(drifts.begin(), drifts.end(), [&one](const CaseDrift& other) {
      return other.name == one.name;
    });
    if (same == drifts.end()) drifts.push_back(one);
  }
}

void join(SavedGrading& whole, const SavedGrading& shard) {
  grade::Record& record = whole.record;
  join(whole.notes, shard.notes);
  take_drifts(shard, whole.drifts);
  record.started_at = std::min(record.started_at, shard.record.started_at);
  record.wall_s = std::max(record.wall_s, shard.record.wall_s);
}

// Takes only the first interruption: one grading is stopped once.
void note_interrupted(SavedGrading& whole, const SavedGrading& shard) {
  if (shard.record.interrupted.empty()) return;
  std::string& words = whole.record.interrupted;
  if (!words.empty()) return;
  words = shard.record.interrupted + (shard.shards > 1 ? " in shard " + shard_words(shard) : "");
}

}  // namespace

SavedGrading joined_shards(std::vector<SavedGrading> shards) {
  for (const SavedGrading& one : shards) require_same_class(one, shards.front());
  require_each_once(shards);
  std::stable_sort(shards.begin(), shards.end(),
                   [](const SavedGrading& a, const SavedGrading& b) { return a.shard < b.shard; });
  std::vector<PlacedResult> rows;
  for (SavedGrading& one : shards) take_rows(one, rows);
  std::stable_sort(rows.begin(), rows.end(),
                   [](const PlacedResult& a, const PlacedResult& b) { return a.place < b.place; });
  SavedGrading whole = shards.front();
  whole.record.interrupted.clear();
  for (std::size_t i = 1; i < shards.size(); ++i) join(whole, shards[i]);
  for (const SavedGrading& one : shards) note_interrupted(whole, one);
  for (PlacedResult& row : rows) whole.record.submissions.push_back(std::move(row.result));
  whole.shard = 1;
  whole.shards = 1;
  return whole;
}

}  // namespace flocking::app
