#include "intake/student_work.h"

#include <sys/stat.h>

#include <system_error>
#include <utility>
#include <vector>

#include "base/printable.h"
#include "intake/archive.h"
#include "intake/clutter.h"
#include "intake/copy_files.h"
#include "intake/folder_items.h"

namespace flocking::intake {
namespace {

namespace fs = std::filesystem;

void take_left_out(std::vector<std::string> left_out, Entry& entry) {
  entry.left_out.insert(entry.left_out.end(), left_out.begin(), left_out.end());
}

// Named like the archive, beside whatever else the student has there; empty where that cannot be.
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

// Of what was opened, as copying leaves out.
void remove_clutter(const std::string& folder) {
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

void take_archive(const std::string& path, const std::string& name, bool is_alone, Opener& opener,
                  Entry& entry) {
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

// Archives in a folder, as platforms make them. One that lies there alone is opened in its place.
void open_inner_archives(const std::string& flag, Opener& opener, Entry& entry) {
  if (!entry.problem.empty()) return;
  const std::vector<Item> items = items_in(entry.files, flag);
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

}  // namespace

void take_work(const Parcel& parcel, const WorkSource& source, const std::string& folder,
               Entry& entry) {
  entry.files = folder;
  // However many archives and files there are, they are one student's.
  Opener opener(kBoundsOfStudent, source.user, source.between);
  SafePlace copies(entry.files, kBoundsOfStudent);
  for (const Piece& piece : parcel.pieces) {
    const std::string from = source.root / piece.item;
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
  open_inner_archives(source.flag, opener, entry);
  entry.files = work_in(entry.files, source.flag);
}

}  // namespace flocking::intake
