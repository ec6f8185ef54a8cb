#include "intake/student_work.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <system_error>
#include <utility>
#include <vector>

#include "base/printable.h"
#include "intake/archive.h"
#include "intake/clutter.h"
#include "intake/copy_files.h"
#include "intake/folder_items.h"
#include "sandbox/channel.h"

namespace flocking::intake {
namespace {

namespace fs = std::filesystem;

/// The destination of one student's files, and the entry and notes about them.
struct Receiver {
  Opener opener;
  Entry& entry;
  Notes& notes;
};

// Creates a folder named after the archive, next to the student's other files. Returns its path;
// empty if that fails.
std::string folder_for(const std::string& files, const std::string& name) {
  constexpr std::size_t kLongestStem = 60;
  constexpr int kMostTries = 100;
  const std::string stem = files + '/' + archive_stem(name).substr(0, kLongestStem) + ".opened";
  for (int number = 1; number < kMostTries; ++number) {
    std::string path = number == 1 ? stem : stem + std::to_string(number);
    if (mkdir(path.c_str(), 0755) == 0) return path;
  }
  return "";
}

FolderFate fate_of(const fs::path& path) {
  const sandbox::Descriptor parent(
      open(path.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  return fate_of_folder(parent.get(), path.filename().string());
}

// Removes from an opened archive the files that copying also leaves out.
void remove_clutter(const std::string& folder) {
  std::error_code ignored;
  std::vector<fs::path> clutter;
  for (fs::recursive_directory_iterator entry(folder, ignored), end; entry != end;
       entry.increment(ignored)) {
    const bool is_dropped = is_litter(entry->path().filename().string());
    FolderFate fate = is_dropped ? FolderFate::kDropped : FolderFate::kKept;
    if (!is_dropped && is_real_folder(entry->path())) fate = fate_of(entry->path());
    if (fate == FolderFate::kKept) continue;
    if (fate == FolderFate::kDropped) clutter.push_back(entry->path());
    for (fs::directory_iterator inner(entry->path(), ignored), last;
         fate == FolderFate::kEmptied && inner != last; inner.increment(ignored)) {
      clutter.push_back(inner->path());
    }
    entry.disable_recursion_pending();
  }
  for (const fs::path& path : clutter) fs::remove_all(path, ignored);
}

void take_archive(const std::string& path, const std::string& name, bool is_alone, Receiver& to) {
  Entry& entry = to.entry;
  const std::string folder = is_alone ? entry.files : folder_for(entry.files, name);
  if (folder.empty()) {
    to.notes.add(in_quotes(name, 80) + " cannot be opened: no folder could be made for it");
    return;
  }
  const Unpacked unpacked = to.opener.open(path, folder);
  to.notes.add(unpacked.left_out);
  if (!can_open_archives()) {
    entry.problem = kNoArchives;
  } else if (!unpacked.problem.empty()) {
    entry.problem = "its archive " + in_quotes(name, 80) + ' ' + unpacked.problem;
  } else {
    remove_clutter(folder);
  }
}

// Opens archives in a folder, which some platforms create. A single archive is opened in place.
void open_inner_archives(const std::string& flag, Receiver& to) {
  const Entry& entry = to.entry;
  if (!entry.problem.empty()) return;
  const std::vector<Item> items = items_in(entry.files, flag);
  const auto is_archive = [](const Item& item) {
    return !item.is_folder && is_archive_name(item.name);
  };
  for (const Item& item : items) {
    if (!is_archive(item)) continue;
    const std::string path = entry.files + '/' + item.name;
    take_archive(path, item.name, items.size() == 1, to);
    std::error_code ignored;
    fs::remove(path, ignored);
  }
}

bool has_file(const std::string& folder) {
  std::error_code ignored;
  for (fs::recursive_directory_iterator entry(folder, ignored), end; entry != end;
       entry.increment(ignored)) {
    if (!is_real_folder(entry->path())) return true;
  }
  return false;
}

// Sets the reason why the entry has no files, if it has none.
void explain_nothing(const Parcel& parcel, const WorkSource& source, const Notes& notes,
                     Entry& entry) {
  if (!entry.problem.empty() || has_file(entry.files)) return;
  if (!parcel.instead.empty()) entry.problem = parcel.instead;
  if (entry.problem.empty() && !notes.empty()) entry.problem = notes.list().front();
  if (!entry.problem.empty() || parcel.submitted_at || !source.has_folders_of_missing) return;
  entry.problem = kNothingSubmitted;
  entry.presence = Presence::kMissing;
}

}  // namespace

void take_work(const Parcel& parcel, const WorkSource& source, const std::string& folder,
               Entry& entry, Notes& notes) {
  entry.files = folder;
  // All archives share one receiver, since the limits apply to all files of the student together.
  Receiver to{
      .opener = Opener(source.bounds, source.user, source.between), .entry = entry, .notes = notes};
  SafePlace copies(entry.files, source.bounds);
  for (const Piece& piece : parcel.pieces) {
    const std::string from = source.root / piece.item;
    std::error_code ignored;
    // The item is in the class's archive, but was left out with a note.
    if (!fs::exists(fs::symlink_status(from, ignored))) continue;
    if (piece.as.starts_with('.')) {
      notes.add(in_quotes(piece.as) + " has a name that begins with a dot");
    } else if (!piece.as.empty() && is_archive_name(piece.as)) {
      take_archive(from, piece.as, parcel.pieces.size() == 1, to);
    } else {
      const Copied copied = copy_files(from, copies, piece.as);
      notes.add(copied.left_out);
      if (!copied.problem.empty()) entry.problem = "its folder " + copied.problem;
    }
  }
  open_inner_archives(source.flag, to);
  explain_nothing(parcel, source, notes, entry);
  entry.files = work_in(entry.files, source.flag);
}

}  // namespace flocking::intake
