#include "intake/intake.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "intake/archive.h"
#include "intake/entry_names.h"
#include "intake/folder_items.h"
#include "intake/gradescope_metadata.h"
#include "intake/student_work.h"
#include "io/file.h"
#include "io/readable.h"

namespace flocking::intake {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostMetadataBytes = std::size_t{64} << 20U;

std::string flag_of(const Wish& wish) { return "--submissions " + wish.place; }

std::string make_folder_in(const std::string& folder, const std::string& name) {
  std::string path = folder + '/' + name;
  if (mkdir(path.c_str(), 0755) != 0) fail_by_system("cannot make " + path);
  return path;
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
    entry.feedback_name = parcel.feedback_name;
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
      const std::string folder =
          make_folder_in(own_folder(), std::to_string(class_.entries.size()));
      take_work(parcel, {root_, flag_of(wish_), wish_.user, wish_.between}, folder, entry);
    }
    class_.entries.push_back(std::move(entry));
  }

  const Wish& wish_;
  Class class_;
  fs::path root_;
  bool is_ours_ = false;  // it was an archive
  std::map<std::string, Submitter> submitters_;
};

}  // namespace

Class take_in(const Wish& wish) { return Taking(wish).take(); }

}  // namespace flocking::intake
