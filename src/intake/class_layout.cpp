#include "intake/class_layout.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

#include "base/words.h"

namespace flocking::intake {
namespace {

const char* const kFeedback = "feedback";  // as students see it

/// What the name of an item tells under some layout.
struct Named {
  std::string id;
  std::string name;
  std::string original;       ///< of a file, what the student called it
  std::uint64_t version = 0;  ///< of several of the same original, the highest counts
  bool is_late = false;
  std::string feedback_name;
};

bool is_number(std::string_view text) { return parse_whole(text).has_value(); }

std::string joined_from(const std::vector<std::string_view>& parts, std::size_t first) {
  std::string text;
  for (std::size_t i = first; i < parts.size(); ++i) {
    text += (i > first ? "_" : "") + std::string(parts[i]);
  }
  return text;
}

// Canvas puts -1, -2 before the ending of a file that is handed in again.
void take_version(Named& named) {
  const std::size_t dot = std::min(named.original.find_last_of('.'), named.original.size());
  const std::size_t hyphen = named.original.substr(0, dot).find_last_of('-');
  if (hyphen == std::string::npos || hyphen == 0) return;
  const auto version = parse_whole(named.original.substr(hyphen + 1, dot - hyphen - 1));
  constexpr std::uint64_t kMostVersions = 999;
  if (!version || *version == 0 || *version > kMostVersions) return;
  named.version = *version;
  named.original.erase(hyphen, dot - hyphen);
}

std::optional<Named> canvas_name(const Item& item) {
  const std::vector<std::string_view> parts = split(item.name, '_');
  if (item.is_folder || parts.size() < 4) return std::nullopt;
  Named named{.id = {}, .name = std::string(parts[0]), .original = {}, .feedback_name = {}};
  named.is_late = parts[1] == "LATE";
  const std::size_t at = named.is_late ? 2 : 1;
  if (parts.size() < at + 3 || named.name.empty() || !is_number(parts[at]) ||
      !is_number(parts[at + 1])) {
    return std::nullopt;
  }
  named.id = parts[at];
  named.original = joined_from(parts, at + 2);
  named.feedback_name = item.name.substr(0, item.name.size() - named.original.size()) + kFeedback;
  if (named.original.empty()) return std::nullopt;
  take_version(named);
  return named;
}

std::optional<Named> moodle_name(const Item& item) {
  constexpr std::string_view kMark = "_assignsubmission_file";
  const std::size_t mark = item.name.find(kMark);
  if (mark == std::string::npos) return std::nullopt;
  const std::string_view who = std::string_view(item.name).substr(0, mark);
  const std::size_t bar = who.find_last_of('_');
  if (bar == std::string_view::npos || bar == 0 || !is_number(who.substr(bar + 1))) {
    return std::nullopt;
  }
  std::string original = item.name.substr(mark + kMark.size());
  if (original.starts_with('_')) original.erase(0, 1);
  if (!item.is_folder && original.empty()) return std::nullopt;
  return Named{.id = std::string(who.substr(bar + 1)),
               .name = std::string(who.substr(0, bar)),
               .original = original,
               .feedback_name = std::string(who) + std::string(kMark) + '_' + kFeedback};
}

std::optional<Named> gradescope_name(const Item& item) {
  constexpr std::string_view kStart = "submission_";
  if (!item.is_folder || !item.name.starts_with(kStart)) return std::nullopt;
  const std::string id = item.name.substr(kStart.size());
  if (!is_number(id)) return std::nullopt;
  return Named{.id = id, .name = item.name, .original = {}, .feedback_name = {}};
}

// What all folders begin with, up to a hyphen: the assignment.
std::string common_start(const std::vector<Item>& items) {
  std::string start;
  bool is_first = true;
  for (const Item& item : items) {
    if (!item.is_folder) continue;
    if (is_first) start = item.name;
    is_first = false;
    const auto [end, ignored] =
        std::mismatch(start.begin(), start.end(), item.name.begin(), item.name.end());
    start.erase(end, start.end());
  }
  const std::size_t hyphen = start.find_last_of('-');
  return hyphen == std::string::npos ? "" : start.substr(0, hyphen + 1);
}

std::optional<Named> github_name(const Item& item, const std::string& start) {
  if (!item.is_folder || start.empty() || !item.name.starts_with(start) ||
      item.name.size() == start.size()) {
    return std::nullopt;
  }
  const std::string login = item.name.substr(start.size());
  return Named{.id = login, .name = login, .original = {}, .feedback_name = {}};
}

std::optional<Named> name_under(Layout layout, const Item& item, const std::string& start) {
  switch (layout) {
    case Layout::kCanvas:
      return canvas_name(item);
    case Layout::kMoodle:
      return moodle_name(item);
    case Layout::kGradescope:
      return gradescope_name(item);
    case Layout::kGithub:
      return github_name(item, start);
    default:
      return std::nullopt;
  }
}

bool most_follow(Layout layout, const std::vector<Item>& items, const std::string& start) {
  const auto follows = [&](const Item& item) {
    return name_under(layout, item, start).has_value();
  };
  const auto count = static_cast<std::size_t>(std::count_if(items.begin(), items.end(), follows));
  return count * 2 > items.size();
}

std::string stem_of(const std::string& name) {
  const std::size_t dot = name.find_last_of('.');
  return dot == std::string::npos || dot == 0 ? name : name.substr(0, dot);
}

Parcel single(const Item& item) {
  return {.id = item.is_folder ? item.name : stem_of(item.name),
          .name = item.name,
          .is_late = false,
          .pieces = {{item.name, item.is_folder ? "" : item.name}}};
}

/// Puts together what students handed in.
class Parcels {
 public:
  void add(const Item& item, const Named& named) {
    const auto [place, is_new] = places_.emplace(named.id, parcels_.size());
    if (is_new) {
      parcels_.push_back({.id = named.id, .name = named.name, .is_late = false, .pieces = {}});
    }
    Parcel& parcel = parcels_[place->second];
    parcel.is_late = parcel.is_late || named.is_late;
    std::uint64_t& newest = versions_[{named.id, named.original}];
    const auto is_same = [&](const Piece& piece) { return piece.as == named.original; };
    const auto known = std::find_if(parcel.pieces.begin(), parcel.pieces.end(), is_same);
    if (known == parcel.pieces.end() || item.is_folder) {
      newest = named.version;
      parcel.pieces.push_back({item.name, named.original});
      parcel.feedback_name = named.feedback_name;
    } else if (named.version >= newest) {
      newest = named.version;
      known->item = item.name;
      parcel.feedback_name = named.feedback_name;
    }
  }
  void add(Parcel parcel) { parcels_.push_back(std::move(parcel)); }

  std::vector<Parcel> take() { return std::move(parcels_); }

 private:
  std::vector<Parcel> parcels_;
  std::map<std::string, std::size_t> places_;
  std::map<std::pair<std::string, std::string>, std::uint64_t> versions_;
};

}  // namespace

Layout find_layout(const std::vector<Item>& items) {
  for (const Layout layout : {Layout::kCanvas, Layout::kMoodle, Layout::kGradescope}) {
    if (most_follow(layout, items, "")) return layout;
  }
  const auto is_repository = [](const Item& item) { return item.is_repository; };
  const auto repositories = std::count_if(items.begin(), items.end(), is_repository);
  if (repositories > 1 && most_follow(Layout::kGithub, items, common_start(items))) {
    return Layout::kGithub;
  }
  const auto is_folder = [](const Item& item) { return item.is_folder; };
  return std::any_of(items.begin(), items.end(), is_folder) ? Layout::kFolders : Layout::kFiles;
}

std::vector<Parcel> parcels_of(const std::vector<Item>& items, Layout layout) {
  const std::string start = common_start(items);
  Parcels parcels;
  for (const Item& item : items) {
    if (const std::optional<Named> named = name_under(layout, item, start)) {
      parcels.add(item, *named);
    } else {
      parcels.add(single(item));
    }
  }
  return parcels.take();
}

}  // namespace flocking::intake
