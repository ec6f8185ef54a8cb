#include "intake/intake.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "intake/archive.h"
#include "intake/clutter.h"
#include "intake/copy_files.h"
#include "intake/gradescope.h"
#include "io/file.h"
#include "io/readable.h"

namespace flocking::intake {
namespace {

namespace fs = std::filesystem;

constexpr const char* kMetadata = "submission_metadata.yml";
constexpr std::size_t kMostMetadataBytes = std::size_t{64} << 20U;

std::string flag_of(const Wish& wish) { return "--submissions " + wish.place; }

// A link is a file: whoever grades what it leads to has a word for it.
bool is_real_folder(const fs::path& path) {
  struct stat status {};
  return lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

std::vector<Item> items_in(const fs::path& root, const std::string& flag) {
  std::vector<Item> items;
  std::error_code error;
  for (fs::directory_iterator entry(root, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (is_litter(name)) continue;
    const bool is_folder = is_real_folder(entry->path());
    items.push_back({.name = name,
                     .is_folder = is_folder,
                     .is_repository = is_folder && is_real_folder(entry->path() / ".git")});
  }
  if (error) throw EnvironmentError(flag + ": cannot read the folder: " + error.message());
  std::sort(items.begin(), items.end(),
            [](const Item& one, const Item& other) { return one.name < other.name; });
  return items;
}

std::string make_folder_in(const std::string& folder, const std::string& name) {
  std::string path = folder + '/' + name;
  if (mkdir(path.c_str(), 0755) != 0) fail_by_system("cannot make " + path);
  return path;
}

// Whether a program may lie in these files themselves, rather than in folders among them.
bool has_files(const std::vector<Item>& items) {
  return std::any_of(items.begin(), items.end(), [](const Item& item) {
    return !item.is_folder && item.name != kMetadata && !is_archive_name(item.name);
  });
}

constexpr int kMostWrappers = 5;

// Archives are made of folders: what lies in them is what was meant. A folder with files in it may
// be a student's, unless it is called like the archive.
fs::path class_in(fs::path folder, const std::string& stem, const std::string& flag) {
  for (int depth = 0; depth < kMostWrappers; ++depth) {
    const std::vector<Item> items = items_in(folder, flag);
    if (items.size() != 1 || !items.front().is_folder) break;
    const fs::path inner = folder / items.front().name;
    if (items.front().name != stem && has_files(items_in(inner, flag))) break;
    folder = inner;
  }
  return folder;
}

// The same for one student, who has no class mates in there.
fs::path work_in(fs::path folder, const std::string& flag) {
  for (int depth = 0; depth < kMostWrappers; ++depth) {
    const std::vector<Item> items = items_in(folder, flag);
    if (items.size() != 1 || !items.front().is_folder) break;
    folder /= items.front().name;
  }
  return folder;
}

/// Takes one class in.
class Taking {
 public:
  explicit Taking(const Wish& wish) : wish_(wish) {}

  Class take() {
    open_place();
    std::vector<Item> items = items_in(root_, flag_of(wish_));
    take_metadata(items);
    if (items.empty()) throw EnvironmentError(flag_of(wish_) + ": there is nothing in it to grade");
    class_.layout = wish_.layout.value_or(find_layout(items));
    for (const Parcel& parcel : parcels_of(items, class_.layout)) take_parcel(parcel);
    name_by_roster();
    add_missing();
    make_names_different();
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

  void open_archive() {
    const std::string name = root_.filename().string();
    if (!is_archive_name(name)) {
      throw EnvironmentError(flag_of(wish_) + ": expected a folder or an archive (.zip, .tar.gz)");
    }
    if (!can_open_archives()) {
      throw EnvironmentError(flag_of(wish_) + ": " + kNoArchives + "; give the folder it holds");
    }
    const std::string folder = make_folder_in(own_folder(), "class");
    const std::size_t wrappers =
        Opener(kBoundsOfClass, wish_.user, wish_.between).wrappers_of(root_.string());
    const Unpacked unpacked =
        Opener(kBoundsOfClass, wish_.user, wish_.between, wrappers).open(root_.string(), folder);
    if (!unpacked.problem.empty()) {
      throw EnvironmentError(flag_of(wish_) + ": the archive " + unpacked.problem);
    }
    for (const std::string& one : unpacked.left_out) {
      class_.notes.push_back("of the archive was left out: " + one);
    }
    root_ = class_in(folder, archive_stem(name), flag_of(wish_));
    is_ours_ = true;
  }

  const std::string& own_folder() {
    if (!class_.folder) {
      class_.folder = std::make_unique<sandbox::PrivateFolder>(0);
      // Whoever runs what lies in it has no rights, and must get there.
      static_cast<void>(chmod(class_.folder->path().c_str(), 0711));
    }
    return class_.folder->path();
  }

  void take_metadata(std::vector<Item>& items) {
    const auto is_metadata = [](const Item& item) {
      return item.name == kMetadata && !item.is_folder;
    };
    const auto found = std::find_if(items.begin(), items.end(), is_metadata);
    if (found == items.end()) return;
    const std::string path = root_ / kMetadata;
    if (io::kind_of_no_file(path).empty()) {
      submitters_ = parse_gradescope(io::File::open_input(path).read_start(kMostMetadataBytes));
    }
    items.erase(found);
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
    if (const auto known = submitters_.find("submission_" + parcel.id);
        class_.layout == Layout::kGradescope && known != submitters_.end()) {
      if (!known->second.name.empty()) entry.name = known->second.name;
      entry.id = known->second.id.empty() ? known->second.email : known->second.id;
      if (entry.id.empty()) entry.id = parcel.id;
    }
    const std::string first = root_ / parcel.pieces.front().item;
    if (parcel.pieces.size() == 1 && !is_ours_ && wish_.is_own(first)) {
      entry.own = first;
    } else {
      take_pieces(parcel, entry);
    }
    class_.entries.push_back(std::move(entry));
  }

  void take_pieces(const Parcel& parcel, Entry& entry) {
    entry.files = make_folder_in(own_folder(), std::to_string(class_.entries.size()));
    // However many archives and files there are, they are one student's.
    Opener opener(kBoundsOfStudent, wish_.user, wish_.between);
    SafePlace copies(entry.files, kBoundsOfStudent);
    for (const Piece& piece : parcel.pieces) {
      const std::string from = root_ / piece.item;
      if (piece.as.starts_with('.')) {
        entry.left_out.push_back(in_quotes(piece.as) + " has a name that begins with a dot");
        continue;
      }
      if (!piece.as.empty() && is_archive_name(piece.as)) {
        take_archive(from, piece.as, parcel.pieces.size() == 1, opener, entry);
        continue;
      }
      Copied copied = copy_files(from, copies, piece.as);
      take_left_out(std::move(copied.left_out), entry);
      if (!copied.problem.empty()) entry.problem = "its folder " + copied.problem;
    }
    open_inner_archives(opener, entry);
    entry.files = work_in(entry.files, flag_of(wish_));
  }

  static void take_left_out(std::vector<std::string> left_out, Entry& entry) {
    entry.left_out.insert(entry.left_out.end(), left_out.begin(), left_out.end());
  }

  static void take_archive(const std::string& path, const std::string& name, bool is_alone,
                           Opener& opener, Entry& entry) {
    const std::string folder = is_alone ? entry.files : folder_for(entry.files, name);
    if (folder.empty()) {
      entry.left_out.push_back(in_quotes(name, 80) + " cannot be opened there");
      return;
    }
    Unpacked unpacked = opener.open(path, folder);
    take_left_out(std::move(unpacked.left_out), entry);
    if (!can_open_archives()) {
      entry.problem = kNoArchives;
    } else if (!unpacked.problem.empty()) {
      entry.problem = "its archive " + in_quotes(name, 80) + ' ' + unpacked.problem;
    } else {
      remove_clutter(folder);
    }
  }

  // Named like the archive, beside whatever else the student has there; empty where that cannot be.
  static std::string folder_for(const std::string& files, const std::string& name) {
    constexpr std::size_t kLongestStem = 60;
    constexpr int kMostTries = 100;
    const std::string stem = files + '/' + archive_stem(name).substr(0, kLongestStem) + ".opened";
    for (int number = 1; number < kMostTries; ++number) {
      std::string path = number == 1 ? stem : stem + std::to_string(number);
      if (mkdir(path.c_str(), 0755) == 0) return path;
    }
    return "";
  }

  // Of what was opened, as copying leaves out.
  static void remove_clutter(const std::string& folder) {
    std::error_code ignored;
    std::vector<fs::path> clutter;
    for (fs::recursive_directory_iterator entry(folder, ignored), end; entry != end;
         entry.increment(ignored)) {
      const std::string name = entry->path().filename().string();
      if (!is_litter(name) && !(is_made_folder(name) && is_real_folder(entry->path()))) continue;
      clutter.push_back(entry->path());
      entry.disable_recursion_pending();
    }
    for (const fs::path& path : clutter) fs::remove_all(path, ignored);
  }

  // A folder with nothing but an archive in it, as platforms make them.
  void open_inner_archives(Opener& opener, Entry& entry) const {
    if (!entry.problem.empty()) return;
    const std::vector<Item> items = items_in(entry.files, flag_of(wish_));
    const auto is_archive = [](const Item& item) {
      return !item.is_folder && is_archive_name(item.name);
    };
    for (const Item& item : items) {
      if (!is_archive(item)) continue;
      const std::string path = entry.files + '/' + item.name;
      take_archive(path, item.name, items.size() == 1, opener, entry);
      std::error_code ignored;
      fs::remove(path, ignored);
    }
  }

  void name_by_roster() {
    if (wish_.roster == nullptr) return;
    for (Entry& entry : class_.entries) {
      const int number = find_student(*wish_.roster, entry.id, entry.name);
      if (number < 0) {
        class_.notes.push_back("the roster does not know " + in_quotes(entry.name, 80));
        continue;
      }
      const Student& student = wish_.roster->students[static_cast<std::size_t>(number)];
      if (!handed_in_.insert(number).second) {
        class_.notes.push_back("the roster's " + in_quotes(student.name, 80) +
                               " handed in more than once: " + in_quotes(entry.name, 80));
        continue;
      }
      if (!student.name.empty()) entry.name = student.name;
      entry.id = key_of_student(student);
    }
  }

  static std::string key_of_student(const Student& student) {
    for (const std::string* key : {&student.id, &student.login, &student.email}) {
      if (!key->empty()) return *key;
    }
    return student.name;
  }

  void add_missing() {
    if (wish_.roster == nullptr) return;
    for (std::size_t i = 0; i < wish_.roster->students.size(); ++i) {
      if (handed_in_.contains(static_cast<int>(i))) continue;
      const Student& student = wish_.roster->students[i];
      Entry entry{.id = key_of_student(student),
                  .name = student.name,
                  .files = {},
                  .own = {},
                  .problem = "nothing was handed in",
                  .left_out = {}};
      if (entry.name.empty()) entry.name = entry.id;
      entry.is_missing = true;
      class_.entries.push_back(std::move(entry));
    }
  }

  // They become names of files too.
  void make_names_different() {
    std::map<std::string, std::size_t> count;
    for (Entry& entry : class_.entries) {
      std::replace(entry.name.begin(), entry.name.end(), '/', '_');
      std::replace(entry.name.begin(), entry.name.end(), '\0', '_');
      if (entry.name.empty() || entry.name == "." || entry.name == "..") entry.name = "_";
      ++count[entry.name];
    }
    std::set<std::string> given;
    for (Entry& entry : class_.entries) {
      if (count[entry.name] > 1 && !entry.id.empty() && entry.id != entry.name) {
        std::string id = entry.id;
        std::replace(id.begin(), id.end(), '/', '_');
        entry.name += " (" + id + ')';
      }
      const std::string name = entry.name;
      for (int number = 2; !given.insert(entry.name).second; ++number) {
        entry.name = name + " (" + std::to_string(number) + ')';
      }
    }
  }

  const Wish& wish_;
  Class class_;
  fs::path root_;
  bool is_ours_ = false;  // it was an archive
  std::map<std::string, Submitter> submitters_;
  std::set<int> handed_in_;
};

}  // namespace

Class take_in(const Wish& wish) { return Taking(wish).take(); }

}  // namespace flocking::intake
