#include <algorithm>
#include <map>
#include <set>

#include "base/words.h"
#include "intake/layouts/layout_reader.h"

// Moodle: WHO_participantid_assignsubmission_PLUGIN_[original.ext], a folder or a file. WHO is the
// full name, or with blind marking "Participant" in the site's language. If students submit in
// groups, the group and a hyphen come before it.
namespace flocking::intake {
namespace {

struct MoodleName {
  std::string who;
  std::string number;
  std::string plugin;    ///< "file", "onlinetext", "comments"
  std::string original;  ///< may be empty
  bool is_feedback = false;
};

// Finds "_101_assignsubmission_" in a name. The first match counts, since students choose the text
// after it.
std::optional<MoodleName> moodle_name(const std::string& name) {
  for (const std::string_view mark : {"_assignsubmission_", "_assignfeedback_"}) {
    const std::size_t at = name.find(mark);
    if (at == std::string::npos) continue;
    const std::size_t bar = name.substr(0, at).find_last_of('_');
    if (bar == std::string::npos || bar == 0 || !is_number(name.substr(bar + 1, at - bar - 1)))
      continue;
    const std::string rest = name.substr(at + mark.size());
    const std::size_t end = std::min(rest.find('_'), rest.size());
    return MoodleName{.who = name.substr(0, bar),
                      .number = name.substr(bar + 1, at - bar - 1),
                      .plugin = rest.substr(0, end),
                      .original = end < rest.size() ? rest.substr(end + 1) : "",
                      .is_feedback = mark == "_assignfeedback_"};
  }
  return std::nullopt;
}

ItemKind moodle_kind(const MoodleName& name) {
  if (name.is_feedback) return ItemKind::kFeedback;
  if (name.plugin == "onlinetext") return ItemKind::kText;
  return name.plugin == "comments" ? ItemKind::kComment : ItemKind::kWork;
}

Readings read_moodle_item(const Item& item) {
  const std::optional<MoodleName> name = moodle_name(item.name);
  if (!name || (!item.is_folder && name->original.empty() && name->plugin.empty())) return {};
  Reading reading{.kind = moodle_kind(*name), .key = name->number};
  reading.owner = {.id = name->number, .name = name->who};
  if (reading.kind == ItemKind::kWork && !item.is_folder && name->original.empty()) return {};
  reading.piece = {.item = item.name, .as = item.is_folder ? "" : name->original};
  reading.feedback_name = name->who + '_' + name->number + "_assignsubmission_file_";
  reading.feedback_name += kFeedbackWord;
  return {reading};
}

// Returns "Group A-" for "Group A-Ada Lovelace": the part up to the first hyphen that is followed
// by a known name, else up to the first hyphen. Names may contain hyphens, too.
std::string group_start(const ClassFiles& files, const std::string& who) {
  for (std::size_t at = who.find('-'); at != std::string::npos; at = who.find('-', at + 1)) {
    if (files.is_known(who.substr(at + 1))) return who.substr(0, at + 1);
  }
  return who.substr(0, who.find('-') + 1);
}

// Removes groups from the names, if all names have a hyphen and several share the part before it.
void take_groups_off(const ClassFiles& files, std::vector<Readings>& readings) {
  std::map<std::string, std::string> names;  // by number
  for (const Readings& item : readings) {
    for (const Reading& one : item) names[one.key] = one.owner.name;
  }
  std::map<std::string, std::size_t> starts;
  bool is_shared = false;
  for (const auto& [number, who] : names) {
    if (who.find('-') == std::string::npos) return;
    for (std::size_t at = who.find('-'); at != std::string::npos; at = who.find('-', at + 1)) {
      is_shared = ++starts[who.substr(0, at + 1)] > 1 || is_shared;
    }
  }
  if (!is_shared) return;
  for (Readings& item : readings) {
    for (Reading& one : item) one.owner.name.erase(0, group_start(files, one.owner.name).size());
  }
}

// With blind marking, all students have the same name: appends the number.
void number_participants(std::vector<Readings>& readings) {
  std::map<std::string, std::set<std::string>> numbers;
  for (const Readings& item : readings) {
    for (const Reading& one : item) numbers[one.owner.name].insert(one.key);
  }
  for (Readings& item : readings) {
    for (Reading& one : item) {
      const bool is_word = words(one.owner.name).size() == 1;
      if (is_word && numbers[one.owner.name].size() > 1) one.owner.name += ' ' + one.key;
    }
  }
}

std::vector<Readings> read_moodle(const ClassFiles& files) {
  std::vector<Readings> readings;
  for (const Item& item : files.items) readings.push_back(read_moodle_item(item));
  take_groups_off(files, readings);
  number_participants(readings);
  return readings;
}

}  // namespace

const LayoutReader kMoodleReader = {.layout = Layout::kMoodle,
                                    .one_of = 3,
                                    .read = read_moodle,
                                    .is_likely = nullptr,
                                    .settle = nullptr};

}  // namespace flocking::intake
