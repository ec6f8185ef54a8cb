#include "intake/intake.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "intake/archive.h"
#include "intake/archive_names.h"
#include "intake/class_outline.h"
#include "intake/entry_groups.h"
#include "intake/entry_names.h"
#include "intake/folder_items.h"
#include "intake/gradescope_metadata.h"
#include "intake/layouts/layout_reader.h"
#include "intake/name_key.h"
#include "intake/student_work.h"
#include "io/file.h"
#include "io/readable.h"

namespace flocking::intake {
namespace {

namespace fs = std::filesystem;

std::string flag_of(const Wish& wish) { return "--submissions " + wish.place; }

std::string make_folder_in(const std::string& folder, const std::string& name) {
  std::string path = folder + '/' + name;
  if (mkdir(path.c_str(), 0755) != 0) fail_by_system("cannot make " + path);
  return path;
}

// Returns logins, names and groups, case folded; names also in any order of their words.
std::set<std::string> names_known_to(const Wish& wish) {
  std::set<std::string> names;
  for (const Roster* roster : {wish.roster, wish.groups}) {
    if (roster == nullptr) continue;
    for (const Student& student : roster->students) {
      for (const std::string* one : {&student.login, &student.group, &student.name}) {
        if (!one->empty()) names.insert(folded(*one));
      }
      names.insert(key_of_name(student.name));
    }
  }
  names.erase("");
  return names;
}

bool has_folders_of_missing(Layout layout) {
  const LayoutReader* reader = reader_of(layout);
  return reader != nullptr && reader->has_folders_of_missing;
}

/// Prepares one class for grading.
class Taking {
 public:
  explicit Taking(const Wish& wish) : wish_(wish), known_(names_known_to(wish)) {}

  Class take() {
    if (wish_.roster != nullptr) class_.notes = wish_.roster->notes;
    open_place();
    take_items();
    for (const Parcel& parcel : parcels_of(files_, class_.layout)) take_parcel(parcel);
    for (const auto& [owner, notes] : left_out_) note_of_class(notes);
    decode_entries();
    share_entries(class_.entries, wish_.groups, wish_.roster, class_.layout, class_.notes);
    name_entries(class_.entries, wish_.roster, class_.layout, class_.notes);
    return std::move(class_);
  }

 private:
  void open_place() {
    std::error_code error;
    root_ = fs::canonical(wish_.place, error);
    if (error) {
      throw EnvironmentError(flag_of(wish_) + ": cannot read the folder: " + error.message());
    }
    if (!is_real_folder(root_)) open_archive();
  }

  // Makes ids and names UTF-8: the user may have unpacked an archive without knowing its encoding.
  void decode_entries() {
    std::set<std::string> unknown;
    for (const Entry& entry : class_.entries) {
      for (const std::string* text : {&entry.id, &entry.name}) add_unknown_names(*text, unknown);
    }
    if (unknown.empty()) return;
    const PageChoice choice = choose_page(unknown, wish_.roster);
    for (Entry& entry : class_.entries) {
      for (std::string* text : {&entry.id, &entry.name}) *text = utf8_path(*text, choice.page);
    }
    class_.notes.push_back(words_of(choice, "in the folder"));
  }

  // Makes names UTF-8. Returns the code page of the names that were not. The platform chooses the
  // names of the class's items; students choose the names below, so these count only if all items
  // are UTF-8.
  std::optional<CodePage> decode_names(std::vector<ArchiveName>& names) {
    const std::size_t wrappers = wrappers_in(names);
    std::set<std::string> unknown;
    for (const ArchiveName& one : names) {
      const std::vector<std::string_view> path = split(one.name, '/');
      if (path.size() > wrappers) add_unknown_names(path[wrappers], unknown);
    }
    if (unknown.empty()) {
      for (const ArchiveName& one : names) add_unknown_names(one.name, unknown);
    }
    if (unknown.empty()) return std::nullopt;
    const PageChoice choice = choose_page(unknown, wish_.roster);
    for (ArchiveName& one : names) one.name = utf8_path(one.name, choice.page);
    class_.notes.push_back(words_of(choice, "in the archive"));
    return choice.page;
  }

  // Finds the owners of the archive's files before any of them is written.
  OwnerOf owners_in(const std::vector<ArchiveName>& names, std::size_t wrappers, Bounds& bounds) {
    ClassFiles outline = files_of(outline_of(names, wrappers));
    outline.start_of = ClassFiles().start_of;
    const std::vector<std::string> owners =
        owners_of(outline, wish_.layout.value_or(find_layout(outline)));
    for (std::size_t i = 0; i < owners.size(); ++i) owners_[outline.items[i].name] = owners[i];
    const std::set<std::string> different(owners.begin(), owners.end());
    bounds = shared_by(bounds, std::max<std::size_t>(different.size(), 1));
    outline_ = std::move(outline.items);
    return [this, wrappers](const std::vector<std::string>& path) {
      if (path.size() <= wrappers) return std::string();
      const auto known = owners_.find(path[wrappers]);
      return known == owners_.end() ? path[wrappers] : known->second;
    };
  }

  void open_archive() {
    const std::string name = root_.filename().string();
    if (!is_archive_name(name)) {
      throw EnvironmentError(flag_of(wish_) + ": expected a folder or an archive (.zip, .tar.gz)");
    }
    if (!can_open_archives()) {
      throw EnvironmentError(flag_of(wish_) + ": " + kNoArchives +
                             "; unpack it and give the folder");
    }
    const std::string folder = make_folder_in(own_folder(), "class");
    Bounds bounds = wish_.class_bounds;
    // Use half of the space, since unpacked files are copied for each student.
    std::error_code unknown;
    const fs::space_info space = fs::space(folder, unknown);
    if (!unknown) bounds.bytes = std::min<std::uint64_t>(bounds.bytes, space.available / 2);
    Opener reader(bounds, wish_.user, wish_.between);
    std::vector<ArchiveName> names = reader.names_in(root_.string());
    if (reader.has_too_many_names()) {
      throw EnvironmentError(flag_of(wish_) + ": the archive has more than " +
                             std::to_string(kMostNameBytes >> 20U) +
                             " MiB of file names; unpack it and give the folder");
    }
    const std::optional<CodePage> page = decode_names(names);
    const std::size_t wrappers = wrappers_in(names);
    const OwnerOf owner_of = owners_in(names, wrappers, bounds);
    Opener opener(bounds, wish_.user, wish_.between, owner_of);
    if (page) opener.read_names_in(*page);
    Unpacked unpacked = opener.open(root_.string(), folder);
    if (!unpacked.problem.empty()) {
      throw EnvironmentError(flag_of(wish_) + ": the archive " + unpacked.problem);
    }
    note_of_class(unpacked.left_out);
    left_out_ = std::move(unpacked.left_out_of);
    root_ = class_in(folder, archive_stem(name), flag_of(wish_), wish_.layout,
                     [this](const std::string& one) { return known_.contains(folded(one)); });
    const fs::path below = root_.lexically_relative(folder);
    const auto depth = static_cast<std::size_t>(std::distance(below.begin(), below.end()));
    if ((below == "." ? 0 : depth) != wrappers) outline_.clear();
    is_ours_ = true;
  }

  void note_of_class(const Notes& notes) {
    for (const std::string& one : notes.list()) {
      class_.notes.push_back("left out of the archive: " + one);
    }
  }

  const std::string& own_folder() {
    if (!class_.folder) {
      class_.folder = std::make_unique<sandbox::PrivateFolder>(0);
      // Submissions run without rights, but must be able to enter the folder.
      static_cast<void>(chmod(class_.folder->path().c_str(), 0711));
    }
    return class_.folder->path();
  }

  ClassFiles files_of(std::vector<Item> items) const {
    ClassFiles files{.items = std::move(items)};
    files.start_of = [root = root_](const std::string& path, std::size_t most_bytes) {
      const std::string file = root / path;
      if (!io::kind_of_no_file(file).empty()) return std::string();
      return io::File::open_input(file).read_start(most_bytes);
    };
    files.is_known = [this](std::string_view name) {
      return known_.contains(folded(name)) || known_.contains(key_of_name(name));
    };
    return files;
  }

  // Adds items of the archive whose files were all left out, so that their students still have
  // entries.
  void add_left_out(std::vector<Item>& items) const {
    std::set<std::string> names;
    for (const Item& item : items) names.insert(item.name);
    for (const Item& one : outline_) {
      if (names.insert(one.name).second) items.push_back(one);
    }
    std::sort(items.begin(), items.end(),
              [](const Item& one, const Item& other) { return one.name < other.name; });
  }

  // Enters a platform's folder for the assignment, if the user unpacked the archive. A single
  // folder may instead be a student's folder, whose contents the student chooses. It is not entered
  // if the roster has its name, or if another layout was requested.
  void enter_folder_of_class(Layout& found) {
    const std::string name = files_.items.front().name;
    if (files_.is_known(name)) return;
    const fs::path outer = std::exchange(root_, root_ / name);
    ClassFiles inner = files_of(class_items_in(root_, flag_of(wish_)));
    const Layout layout = find_layout(inner);
    if (!is_of_platform(layout) || layout != wish_.layout.value_or(layout)) {
      root_ = outer;
      return;
    }
    files_ = std::move(inner);
    found = layout;
    class_.notes.push_back("the class was found in the folder " + in_quotes(name, 80));
  }

  void take_items() {
    files_ = files_of(class_items_in(root_, flag_of(wish_)));
    add_left_out(files_.items);
    Layout found = find_layout(files_);
    if (!is_of_platform(found) && files_.items.size() == 1 && files_.items.front().is_folder) {
      enter_folder_of_class(found);
    }
    class_.layout = wish_.layout.value_or(found);
    const LayoutReader* reader = reader_of(class_.layout);
    if (reader != nullptr && !reader->warning.empty()) class_.notes.emplace_back(reader->warning);
    const auto is_metadata = [](const Item& item) {
      return !item.is_folder && item.name == kGradescopeMetadata;
    };
    if (std::all_of(files_.items.begin(), files_.items.end(), is_metadata)) {
      throw EnvironmentError(flag_of(wish_) + ": there is nothing in it to grade");
    }
  }

  // Returns the notes of the parcel, and the notes on the student's files that were left out when
  // the class's archive was opened.
  Notes notes_of(const Parcel& parcel) {
    Notes notes;
    for (const std::string& note : parcel.notes) notes.add(note);
    for (const Piece& piece : parcel.pieces) {
      const auto owner = owners_.find(piece.item.substr(0, piece.item.find('/')));
      const auto left_out =
          owner == owners_.end() ? left_out_.end() : left_out_.find(owner->second);
      if (left_out == left_out_.end()) continue;
      notes.add(left_out->second);
      left_out_.erase(left_out);
    }
    return notes;
  }

  void take_pieces(const Parcel& parcel, Entry& entry) {
    Notes notes = notes_of(parcel);
    const std::string folder = make_folder_in(own_folder(), std::to_string(class_.entries.size()));
    const WorkSource source{.root = root_,
                            .flag = flag_of(wish_),
                            .user = wish_.user,
                            .between = wish_.between,
                            .bounds = wish_.student_bounds,
                            .has_folders_of_missing = has_folders_of_missing(class_.layout)};
    take_work(parcel, source, folder, entry, notes);
    entry.left_out = notes.list();
  }

  void take_parcel(const Parcel& parcel) {
    wish_.between();
    Entry entry{.id = parcel.id,
                .name = parcel.name,
                .files = {},
                .own = {},
                .problem = {},
                .left_out = {}};
    entry.email = parcel.email;
    entry.is_late = parcel.is_late;
    entry.feedback_name = parcel.feedback_name;
    entry.submitted_at = parcel.submitted_at;
    const std::string first = parcel.pieces.empty() ? "" : root_ / parcel.pieces.front().item;
    if (parcel.pieces.empty()) {
      entry.problem = parcel.instead.empty() ? kNothingSubmitted : parcel.instead;
      if (parcel.instead.empty()) entry.presence = Presence::kMissing;
    } else if (parcel.pieces.size() == 1 && !is_ours_ && wish_.is_own(first)) {
      entry.own = first;
    } else {
      take_pieces(parcel, entry);
    }
    class_.entries.push_back(std::move(entry));
    const std::size_t number = class_.entries.size() - 1;
    for (const Owner& other : parcel.others) {
      Entry shared = shared_entry(class_.entries[number], number);
      shared.id = other.id;
      shared.name = other.name;
      shared.email = other.email;
      class_.entries.push_back(std::move(shared));
    }
  }

  const Wish& wish_;
  std::set<std::string> known_;
  Class class_;
  fs::path root_;
  ClassFiles files_;
  bool is_ours_ = false;                       // the folder was unpacked from an archive
  std::vector<Item> outline_;                  // items of the archive
  std::map<std::string, std::string> owners_;  // by item
  std::map<std::string, Notes> left_out_;      // by owner
};

}  // namespace

Class take_in(const Wish& wish) { return Taking(wish).take(); }

}  // namespace flocking::intake
