// What files need no care for in the module: they are in its memory, and nobody else's.
#include <unistd.h>

#include <climits>
#include <cstdint>
#include <string>
#include <string_view>

#include "app/descriptor_path.h"
#include "app/whole_file.h"
#include "io/file.h"
#include "replay/bytes.h"

namespace flocking {
namespace app {

void write_whole_file(const std::string& path, const std::string& text,
                      const std::string& /*what*/) {
  io::File file = io::File::open_output(path);
  file.write(text);
  file.close();
}

// Its files in memory all have names; by way of /proc it opens none.
std::string path_of_descriptor(int descriptor) {
  std::string path(PATH_MAX, '\0');
  const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
  const ssize_t size = readlink(link.c_str(), path.data(), path.size());
  path.resize(size < 0 ? 0 : static_cast<std::size_t>(size));
  return path;
}

}  // namespace app

namespace replay {
namespace {

// Of RFC 1950.
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

// A stream of stored blocks (RFC 1951): the page is opened where it was made, and goes nowhere.
std::string compressed(std::string_view bytes) {
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
