// Files of the module: in its memory, or on the host.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "console/descriptor_path.h"
#include "console/whole_file.h"
#include "replay/bytes.h"
#include "sandbox/channel.h"
#include "wasm/host.h"

namespace flocking {
namespace console {

namespace {

[[noreturn]] void fail_to_write(const std::string& path, bool was_open, const std::string& what) {
  fail_by_system(path + (was_open ? ": cannot write " + what : ": cannot open for writing"));
}

// Returns the path of the temporary file for a text; empty for a pipe or a device, to which the
// text is written directly.
std::string part_of(const std::string& path) {
  struct stat status {};
  const bool is_there = stat(path.c_str(), &status) == 0;
  if (is_there && S_ISDIR(status.st_mode)) {
    errno = EISDIR;
    fail_to_write(path, false, "");
  }
  return is_there && !S_ISREG(status.st_mode) ? "" : path + ".part-flocking";
}

}  // namespace

void write_whole_file(const std::string& path, const std::string& text, const std::string& what) {
  const std::string part = part_of(path);
  const std::string& place = part.empty() ? path : part;
  sandbox::Descriptor file(open(place.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
  if (file.get() < 0) fail_to_write(path, false, what);
  const bool is_written = sandbox::write_all(file.get(), text.data(), text.size());
  file.reset();
  if (part.empty() && is_written) return;
  if (is_written && std::rename(part.c_str(), path.c_str()) == 0) return;
  const int error = errno;
  if (!part.empty()) unlink(part.c_str());
  errno = error;
  fail_to_write(path, true, what);
}

void write_new_file(const std::string& folder, const std::string& file, const std::string& text,
                    const std::string& what) {
  write_whole_file(folder + "/" + file, text, what);
}

void require_writable(const std::string& path, const std::string& what) {
  const std::string part = part_of(path);
  if (part.empty()) return;
  write_whole_file(part, "\n", what);
  unlink(part.c_str());
}

// All files in the module's memory have names; /proc does not exist.
std::string path_of_descriptor(int descriptor) {
  std::string path(PATH_MAX, '\0');
  const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
  const ssize_t size = readlink(link.c_str(), path.data(), path.size());
  path.resize(size < 0 ? 0 : static_cast<std::size_t>(size));
  return path;
}

}  // namespace console

namespace replay {
namespace {

// Computes the checksum of RFC 1950.
std::uint32_t adler32(std::string_view bytes) {
  constexpr std::uint32_t kModulus = 65521;
  std::uint32_t low = 1;
  std::uint32_t high = 0;
  for (const char byte : bytes) {
    low = (low + static_cast<unsigned char>(byte)) % kModulus;
    high = (high + low) % kModulus;
  }
  return high << 16U | low;
}

}  // namespace

// Compresses with the host's function if there is one; otherwise writes stored blocks (RFC 1951),
// which are enough for a page that is opened where it was made.
std::string compressed(std::string_view bytes) {
  if (std::optional<std::string> stream = wasm::ask_host("deflate", bytes)) return *stream;
  constexpr std::size_t kBlock = 65535;
  std::string stream = "\x78\x01";
  const std::uint32_t sum = adler32(bytes);
  do {
    const std::string_view block = bytes.substr(0, kBlock);
    bytes.remove_prefix(block.size());
    const auto size = static_cast<unsigned>(block.size());
    stream += static_cast<char>(bytes.empty() ? 1 : 0);
    for (const unsigned part : {size & 0xFFU, size >> 8U, ~size & 0xFFU, (~size >> 8U) & 0xFFU}) {
      stream += static_cast<char>(part);
    }
    stream += block;
  } while (!bytes.empty());
  for (const unsigned shift : {24U, 16U, 8U, 0U}) stream += static_cast<char>(sum >> shift & 0xFFU);
  return stream;
}

}  // namespace replay
}  // namespace flocking
