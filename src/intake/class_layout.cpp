#include "intake/class_layout.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/printable.h"
#include "intake/archive.h"
#include "intake/layouts/layout_reader.h"

namespace flocking::intake {
namespace {

std::string stem_of(const std::string& name) {
  if (is_archive_name(name)) return archive_stem(name);
  const std::size_t dot = name.find_last_of('.');
  return dot == std::string::npos || dot == 0 ? name : name.substr(0, dot);
}

Parcel single(const Item& item) {
  return {.id = item.is_folder ? item.name : stem_of(item.name),
          .name = item.name,
          .is_late = false,
          .pieces = {{item.name, item.is_folder ? "" : item.name}}};
}

bool is_newer(const Reading& one, const Reading& other) {
  if (one.submitted_at && other.submitted_at) return *one.submitted_at > *other.submitted_at;
  if (one.submitted_at || other.submitted_at) return one.submitted_at.has_value();
  return one.attempt > other.attempt;
}

// Returns the readings of a student without older attempts.
Readings newest_attempt(const Readings& all, std::vector<std::string>& notes) {
  const auto has_attempt = [](const Reading& one) { return !one.attempt.empty(); };
  const auto newest = std::max_element(
      all.begin(), all.end(), [](const Reading& a, const Reading& b) { return is_newer(b, a); });
  if (newest == all.end() || std::none_of(all.begin(), all.end(), has_attempt)) return all;
  Readings kept;
  for (const Reading& one : all) {
    if (one.attempt == newest->attempt || one.attempt.empty()) {
      kept.push_back(one);
    } else if (one.kind == ItemKind::kWork) {
      notes.push_back(in_quotes(one.piece.item, 80) + " is of an older attempt" +
                      (one.submitted_at ? "" : ", because its name has no date and sorts first"));
    }
  }
  return kept;
}

std::string instead_of_work(const Readings& readings) {
  const auto has = [&readings](ItemKind kind) {
    return std::any_of(readings.begin(), readings.end(),
                       [kind](const Reading& one) { return one.kind == kind; });
  };
  if (has(ItemKind::kText)) return "only a text";
  if (has(ItemKind::kLink)) return "only a link";
  return has(ItemKind::kComment) ? "only a comment" : "";
}

// Adds a file or folder. If several files have the same name, only the highest version counts; all
// folders count.
void add_piece(Parcel& parcel, std::vector<std::uint64_t>& versions, const Reading& reading) {
  std::size_t place = parcel.pieces.size();
  for (std::size_t i = 0; i < parcel.pieces.size() && !reading.piece.as.empty(); ++i) {
    if (parcel.pieces[i].as == reading.piece.as) place = i;
  }
  if (place == parcel.pieces.size()) {
    parcel.pieces.push_back(reading.piece);
    versions.push_back(reading.version);
  } else if (reading.version >= versions[place]) {
    parcel.pieces[place] = reading.piece;
    versions[place] = reading.version;
  } else {
    return;
  }
  if (!reading.feedback_name.empty()) parcel.feedback_name = reading.feedback_name;
}

Parcel parcel_of(const Readings& all) {
  Parcel parcel{.id = {}, .name = {}, .is_late = false, .pieces = {}};
  const Readings readings = newest_attempt(all, parcel.notes);
  std::vector<std::uint64_t> versions;
  for (const Reading& reading : readings) {
    if (parcel.id.empty()) parcel.id = reading.owner.id;
    if (parcel.name.empty()) parcel.name = reading.owner.name;
    if (parcel.email.empty()) parcel.email = reading.owner.email;
    if (parcel.others.empty()) parcel.others = reading.others;
    parcel.is_late = parcel.is_late || reading.is_late;
    if (reading.submitted_at &&
        (!parcel.submitted_at || *parcel.submitted_at < *reading.submitted_at)) {
      parcel.submitted_at = reading.submitted_at;
    }
    if (reading.kind == ItemKind::kWork) add_piece(parcel, versions, reading);
    if (!reading.note.empty()) parcel.notes.push_back(reading.note);
  }
  if (parcel.feedback_name.empty()) parcel.feedback_name = readings.front().feedback_name;
  parcel.instead = instead_of_work(readings);
  return parcel;
}

/// The readings of one student, or one item whose student is unknown.
struct Bundle {
  Readings readings;
  const Item* item = nullptr;
};

std::vector<Bundle> bundles_of(const ClassFiles& files, const std::vector<Readings>& readings) {
  std::vector<Bundle> bundles;
  std::map<std::string, std::size_t> places;
  for (std::size_t i = 0; i < files.items.size(); ++i) {
    if (readings[i].empty()) bundles.push_back({.readings = {}, .item = &files.items[i]});
    for (const Reading& one : readings[i]) {
      if (one.key.empty()) continue;
      const auto [place, is_new] = places.emplace(one.key, bundles.size());
      if (is_new) bundles.emplace_back();
      bundles[place->second].readings.push_back(one);
    }
  }
  return bundles;
}

std::vector<Readings> readings_of(const ClassFiles& files, Layout layout) {
  const LayoutReader* reader = reader_of(layout);
  std::vector<Readings> readings(files.items.size());
  if (reader != nullptr) readings = reader->read(files);
  const auto is_folder = [](const Item& item) { return item.is_folder; };
  const bool has_folders = std::any_of(files.items.begin(), files.items.end(), is_folder);
  for (std::size_t i = 0; i < files.items.size(); ++i) {
    const Item& item = files.items[i];
    const bool is_of_platform = !item.is_folder && is_platform_file(item.name);
    if (readings[i].empty() && is_of_platform && (reader != nullptr || has_folders)) {
      readings[i].push_back(of_platform(item));
    }
  }
  return readings;
}

}  // namespace

std::vector<Parcel> parcels_of(const ClassFiles& files, Layout layout) {
  const LayoutReader* reader = reader_of(layout);
  std::vector<Parcel> parcels;
  for (const Bundle& bundle : bundles_of(files, readings_of(files, layout))) {
    parcels.push_back(bundle.item != nullptr ? single(*bundle.item) : parcel_of(bundle.readings));
    if (reader != nullptr && reader->settle != nullptr) reader->settle(files, parcels.back());
  }
  return parcels;
}

std::vector<std::string> owners_of(const ClassFiles& files, Layout layout) {
  const std::vector<Readings> readings = readings_of(files, layout);
  std::vector<std::string> owners;
  for (std::size_t i = 0; i < files.items.size(); ++i) {
    const bool is_owned = !readings[i].empty() && !readings[i].front().key.empty();
    owners.push_back(is_owned ? "of " + readings[i].front().key : files.items[i].name);
  }
  return owners;
}

}  // namespace flocking::intake
