#include "grade/identity.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string_view>
#include <system_error>

#include "base/simulator_mark.h"
#include "grade/marked_files.h"
#include "sandbox/channel.h"
#include "sandbox/system_paths.h"

namespace flocking::grade {
namespace {

constexpr const char* kSelf = "/proc/self/exe";
constexpr off_t kSmallestProgram = 100'000;
constexpr std::size_t kBlock = std::size_t{1} << 20U;
// minimum cost of searching the data between two holes
constexpr std::uint64_t kLeastExtent = 4096;

std::string mark() {
  std::string text;
  for (const volatile unsigned char& byte : kSimulatorMark) text += static_cast<char>(byte);
  return text;
}

// Opens a regular file, or a link to one.
sandbox::Descriptor open_file(const std::string& path, struct stat& status) {
  if (stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return {};
  sandbox::Descriptor file(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  if (file.get() < 0 || fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode)) return {};
  return file;
}

bool is_running_program(const struct stat& status) {
  struct stat self {};
  return stat(kSelf, &self) == 0 && self.st_dev == status.st_dev && self.st_ino == status.st_ino;
}

// Returns the start of the next data in a file, from `at` on; -1 if there is no more data.
off_t next_data(int file, off_t at) {
  const off_t found = lseek(file, at, SEEK_DATA);
  return found < 0 && errno != ENXIO ? at : found;  // some file systems do not report holes
}

}  // namespace

bool SimulatorSearch::is_simulator(const std::string& path) {
  struct stat status {};
  const sandbox::Descriptor file = open_file(path, status);
  if (file.get() < 0) {
    // The running program may be executable but not readable.
    return stat(path.c_str(), &status) == 0 && is_running_program(status);
  }
  if (is_running_program(status)) return true;
  return status.st_size >= kSmallestProgram && has_mark(file.get());
}

bool SimulatorSearch::has_mark(int file) {
  static const std::string wanted = mark();
  const auto block = std::make_unique_for_overwrite<char[]>(kBlock);
  off_t at = 0;
  std::size_t kept = 0;  // bytes of the previous block: the mark may span blocks
  while (left_ > 0) {
    const off_t data = next_data(file, at);
    if (data < 0) return false;
    if (data > at) kept = 0;
    at = data;
    const ssize_t count = pread(file, block.get() + kept, kBlock - kept, at);
    if (count <= 0) return false;
    const std::size_t size = kept + static_cast<std::size_t>(count);
    if (memmem(block.get(), size, wanted.data(), wanted.size()) != nullptr) return true;
    kept = std::min(size, kMarkBytes - 1);
    std::memmove(block.get(), block.get() + size - kept, kept);
    at += count;
    left_ -= std::min(left_, std::max(static_cast<std::uint64_t>(count), kLeastExtent));
  }
  is_exhausted_ = true;
  return false;
}

bool has_mark(std::string_view bytes) { return bytes.find(mark()) != std::string_view::npos; }

bool is_simulator(const std::string& path) { return SimulatorSearch().is_simulator(path); }

std::vector<std::string> simulators_of_machine(const std::string& memory) {
  namespace fs = std::filesystem;
  std::error_code error;
  std::vector<std::string> found;
  const fs::path self = fs::read_symlink(kSelf, error);
  if (!error) {
    found.push_back(self.string());
    const std::string filter = self.parent_path() / "flocking_filter";
    if (is_simulator(filter)) found.push_back(filter);
  }
  std::vector<std::string> folders;
  for (const sandbox::SystemPath& one : sandbox::system_paths()) folders.push_back(one.path);
  for (const char* name : {"bin", "sbin", "lib", "lib64", "libexec"}) {
    folders.push_back(std::string("/usr/local/") + name);
  }
  for (const std::string& path : with_their_data(marked_files(folders, memory))) {
    if (std::find(found.begin(), found.end(), path) == found.end()) found.push_back(path);
  }
  return found;
}

std::string launched_by(const std::string& path) {
  constexpr std::string_view kLine = "\n# flocking: launcher of build/release/flocking\n";
  constexpr std::size_t kLookedAt = 1024;
  struct stat status {};
  const sandbox::Descriptor file = open_file(path, status);
  if (file.get() < 0) return "";
  std::string text(kLookedAt, '\0');
  const ssize_t count = pread(file.get(), text.data(), text.size(), 0);
  text.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  if (!text.starts_with("#!") || text.find(kLine) == std::string::npos) return "";
  std::error_code error;
  const std::filesystem::path script = std::filesystem::canonical(path, error);
  for (const char* name : {"flocking", "flocking_filter"}) {
    std::string program = script.parent_path() / "build/release" / name;
    if (!error && is_simulator(program) && access(program.c_str(), X_OK) == 0) return program;
  }
  return "";
}

bool is_named_simulator(const std::string& name, const std::string& program) {
  std::error_code ignored;
  const std::filesystem::path self = std::filesystem::read_symlink(kSelf, ignored);
  const std::filesystem::path called = std::filesystem::path(name).filename();
  if (called != "flocking" && called != self.filename()) return false;
  struct stat status {};
  if (stat(program.c_str(), &status) == 0 && is_running_program(status)) return true;
  const std::filesystem::path file = std::filesystem::canonical(program, ignored);
  const std::filesystem::path folder = file.parent_path();
  return (folder == "/usr/local/bin" || sandbox::is_system(folder)) && is_simulator(file);
}

}  // namespace flocking::grade
