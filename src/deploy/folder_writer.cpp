#include <filesystem>
#include <system_error>

#include "base/error.h"
#include "deploy/packaged_file.h"
#include "io/file.h"

namespace flocking::deploy {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& path, const char* what, const std::error_code& error) {
  throw EnvironmentError(path.string() + ": " + what + ": " + error.message());
}

void write(const PackagedFile& packaged, const fs::path& path) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  if (error) fail(path.parent_path(), "cannot make the folder", error);
  io::File file = io::File::open_output(path.string());
  file.write(packaged.bytes);
  file.close();
  if (!packaged.is_executable) return;
  fs::permissions(path, fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec,
                  fs::perm_options::add, error);
  if (error) fail(path, "cannot make it executable", error);
}

// Removes the written files. The folder was empty before, so it contains nothing else.
void take_away(const fs::path& folder, bool was_there) {
  std::error_code ignored;
  if (!was_there) {
    fs::remove_all(folder, ignored);
    return;
  }
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
    fs::remove_all(entry.path(), ignored);
  }
}

// Throws if the folder cannot be created. Called before long work.
void require_makeable(const fs::path& folder) {
  std::error_code ignored;
  fs::path parent = fs::absolute(folder, ignored).parent_path();
  while (!fs::exists(parent, ignored) && parent.has_relative_path()) parent = parent.parent_path();
  if (fs::is_directory(parent, ignored)) return;
  fail(folder, "cannot make the folder", std::make_error_code(std::errc::not_a_directory));
}

}  // namespace

void require_empty(const std::string& folder) {
  std::error_code error;
  const fs::file_status status = fs::status(folder, error);
  if (!fs::exists(status)) {
    if (error && status.type() != fs::file_type::not_found) fail(folder, "cannot access it", error);
    require_makeable(folder);
    return;
  }
  if (!fs::is_directory(status)) throw MisfitError("--out " + folder + ": this is not a folder");
  const bool is_empty = fs::is_empty(folder, error);
  if (error) fail(folder, "cannot read the folder", error);
  if (!is_empty) {
    throw MisfitError("--out " + folder + ": the folder is not empty; give a new or an empty one");
  }
}

void write_package(const std::vector<PackagedFile>& files, const std::string& folder) {
  require_empty(folder);
  const bool was_there = fs::exists(folder);
  try {
    for (const PackagedFile& file : files) write(file, fs::path(folder) / file.path);
  } catch (const std::exception&) {
    take_away(folder, was_there);
    throw;
  }
}

}  // namespace flocking::deploy
