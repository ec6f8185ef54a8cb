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

// Logins, names and groups, folded.
std::set<std::string> names_known_to(const Wish& wish) {
  std::set<std::string> names;
  for (const Roster* roster : {wish.roster, wish.groups}) {
    if (roster == nullptr) continue;
    for (const Student& student : roster->students) {
      for (const std::string* one : {&student.login, &student.group, &student.name}) {
        if (!one->empty()) names.insert(folded(*one));
      }
    }
  }
  return names;
}

bool has_folders_of_missing(Layout layout) {
  const LayoutReader* reader = reader_of(layout);
  return reader != nullptr && reader->has_folders_of_missing;
}

/// Takes one class in.
class Taking {
 public:
  explicit Taking(const Wish& wish) : wish_(wish), known_(names_known_to(wish)) {}

  Class take() {
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

  // Makes ids and names UTF-8: a folder may come from an archive that was opened without a guess.
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

  // Makes names UTF-8. Returns the code page of those that were not.
  std::optional<CodePage> decode_names(std::vector<ArchiveName>& names) {
    std::set<std::string> unknown;
    for (const ArchiveName& one : names) add_unknown_names(one.name, unknown);
    if (unknown.empty()) return std::nullopt;
    const PageChoice choice = choose_page(unknown, wish_.roster);
    for (ArchiveName& one : names) one.name = utf8_path(one.name, choice.page);
    class_.notes.push_back(words_of(choice, "in the archive"));
    return choice.page;
  }

  // Finds whose the files of the archive are before any of them is written.
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
      throw EnvironmentError(flag_of(wish_) + ": " + kNoArchives + "; give the folder it holds");
    }
    const std::string folder = make_folder_in(own_folder(), "class");
    Bounds bounds = wish_.class_bounds;
    std::vector<ArchiveName> names =
        Opener(bounds, wish_.user, wish_.between).names_in(root_.string());
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
    root_ = class_in(folder, archive_stem(name), flag_of(wish_));
    const fs::path below = root_.lexically_relative(folder);
    const auto depth = static_cast<std::size_t>(std::distance(below.begin(), below.end()));
    if ((below == "." ? 0 : depth) != wrappers) outline_.clear();
    is_ours_ = true;
  }

  void note_of_class(const Notes& notes) {
    for (const std::string& one : notes.list()) {
      class_.notes.push_back("of the archive was left out: " + one);
    }
  }

  const std::string& own_folder() {
    if (!class_.folder) {
      class_.folder = std::make_unique<sandbox::PrivateFolder>(0);
      // Whoever runs what lies in it has no rights, and must get there.
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
    files.is_known = [this](std::string_view name) { return known_.contains(folded(name)); };
    return files;
  }

  // Files that the archive had, but were left out, are items too, so that their student is.
  void add_left_out(std::vector<Item>& items) const {
    std::set<std::string> names;
    for (const Item& item : items) names.insert(item.name);
    for (const Item& one : outline_) {
      if (names.insert(one.name).second) items.push_back(one);
    }
    std::sort(items.begin(), items.end(),
              [](const Item& one, const Item& other) { return one.name < other.name; });
  }

  void take_items() {
    files_ = files_of(class_items_in(root_, flag_of(wish_)));
    add_left_out(files_.items);
    Layout found = find_layout(files_);
    // A platform's folder for the assignment, of an archive that somebody has opened.
    if (!is_of_platform(found) && files_.items.size() == 1 && files_.items.front().is_folder) {
      const fs::path outer = std::exchange(root_, root_ / files_.items.front().name);
      ClassFiles inner = files_of(class_items_in(root_, flag_of(wish_)));
      const Layout inner_layout = find_layout(inner);
      if (is_of_platform(inner_layout)) {
        files_ = std::move(inner);
        found = inner_layout;
      } else {
        root_ = outer;
      }
    }
    class_.layout = wish_.layout.value_or(found);
    const auto is_metadata = [](const Item& item) {
      return !item.is_folder && item.name == kGradescopeMetadata;
    };
    if (std::all_of(files_.items.begin(), files_.items.end(), is_metadata)) {
      throw EnvironmentError(flag_of(wish_) + ": there is nothing in it to grade");
    }
  }

  // Returns the parcel's notes, and those on the student's files that were left out of the class's
  // archive.
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
      class_.entries.push_back(std::move(shared));
    }
  }

  const Wish& wish_;
  std::set<std::string> known_;
  Class class_;
  fs::path root_;
  ClassFiles files_;
  bool is_ours_ = false;                       // it was an archive
  std::vector<Item> outline_;                  // of the archive
  std::map<std::string, std::string> owners_;  // of its items
  std::map<std::string, Notes> left_out_;      // of each owner
};

}  // namespace

Class take_in(const Wish& wish) { return Taking(wish).take(); }

}  // namespace flocking::intake
