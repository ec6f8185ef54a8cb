#include "cli/whole_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "core/error.h"
#include "sandbox/channel.h"

namespace flocking::cli {
namespace {

[[noreturn]] void fail_to_write(const std::string& path, bool was_open, int error,
                                const std::string& what) {
  fail_by_system(path + (was_open ? ": cannot write " + what : ": cannot open for writing"), error);
}

// A pipe, a terminal, /dev/null: nothing that could be replaced.
void write_through(const std::string& path, const std::string& text, const std::string& what) {
  const sandbox::Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (file.get() < 0 || !sandbox::write_all(file.get(), text.data(), text.size())) {
    fail_to_write(path, file.get() >= 0, errno, what);
  }
}

}  // namespace

// Beside the file and then in its place: who looks sees the old one or the new one.
void write_whole_file(const std::string& path, const std::string& text, const std::string& what) {
  std::error_code ignored;
  const std::filesystem::path target = std::filesystem::canonical(path, ignored);
  const std::string place = ignored ? path : target.string();
  const auto type = std::filesystem::status(place, ignored).type();
  using Type = std::filesystem::file_type;
  if (type == Type::fifo || type == Type::character || type == Type::socket ||
      type == Type::block) {
    return write_through(place, text, what);
  }
  const std::string beside = place + ".part-" + std::to_string(getpid());
  const int file = open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  bool done = file >= 0 && sandbox::write_all(file, text.data(), text.size());
  int error = errno;
  if (file >= 0 && close(file) != 0) done = false;
  if (done && std::rename(beside.c_str(), place.c_str()) == 0) return;
  if (done) error = errno;
  if (file >= 0) unlink(beside.c_str());
  fail_to_write(path, file >= 0, error, what);
}

}  // namespace flocking::cli
