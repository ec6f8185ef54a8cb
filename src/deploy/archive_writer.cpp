#include "deploy/archive_writer.h"

#include <zlib.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

#include "base/error.h"

// Names and numbers in this file follow APPNOTE.TXT 6.3, PKWARE's description of the format.
namespace flocking::deploy {
namespace {

constexpr std::uint32_t kLocalHeader = 0x04034b50;
constexpr std::uint32_t kCentralHeader = 0x02014b50;
constexpr std::uint32_t kEnd = 0x06054b50;
constexpr std::uint16_t kVersionNeeded = 20;             // 2.0: deflate
constexpr std::uint16_t kMadeByUnix = (3U << 8U) | 20U;  // Unix permissions
constexpr std::uint16_t kUtf8Names = 1U << 11U;
constexpr std::uint16_t kDeflated = 8;
constexpr std::uint16_t kTime = 0;
constexpr std::uint16_t kDate = (0U << 9U) | (1U << 5U) | 1U;  // 1980-01-01, the earliest date
constexpr std::uint32_t kPlainFile = 0100644;
constexpr std::uint32_t kExecutableFile = 0100755;
constexpr std::size_t kMostBytes = std::numeric_limits<std::uint32_t>::max();
constexpr std::size_t kMostFiles = std::numeric_limits<std::uint16_t>::max();

template <class Number>
void append(std::string& bytes, Number number) {
  for (std::size_t i = 0; i < sizeof number; ++i) {
    bytes += static_cast<char>(static_cast<std::uint8_t>(std::uint32_t{number} >> (8U * i)));
  }
}

void require_fit(bool fits) {
  if (!fits) {
    throw EnvironmentError(
        "this is too much for a .zip, which holds 2 GiB and 65,535 files; give a "
        "folder instead");
  }
}

// Returns raw deflate data, without the header and trailer of zlib.
std::string deflated(std::string_view bytes) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL,
                   Z_DEFAULT_STRATEGY) != Z_OK) {
    throw EnvironmentError("the archive cannot be made: no memory");
  }
  std::string packed(deflateBound(&stream, bytes.size()), '\0');
  // zlib's interface lacks const, but zlib only reads these bytes.
  stream.next_in = reinterpret_cast<Bytef*>(
      const_cast<char*>(bytes.data()));  // NOLINT(cppcoreguidelines-pro-type-const-cast)
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  const int result = deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  if (result != Z_STREAM_END) throw EnvironmentError("the archive cannot be made: zlib failed");
  return packed;
}

// Returns the fields that both headers of a file share.
std::string common_header(const PackagedFile& file, std::size_t packed_size) {
  const auto* const bytes = reinterpret_cast<const Bytef*>(file.bytes.data());
  std::string header;
  append(header, kVersionNeeded);
  append(header, kUtf8Names);
  append(header, kDeflated);
  append(header, kTime);
  append(header, kDate);
  append(header, static_cast<std::uint32_t>(crc32(0, bytes, static_cast<uInt>(file.bytes.size()))));
  append(header, static_cast<std::uint32_t>(packed_size));
  append(header, static_cast<std::uint32_t>(file.bytes.size()));
  append(header, static_cast<std::uint16_t>(file.path.size()));
  append(header, std::uint16_t{0});  // no extra field
  return header;
}

std::string central_header(const PackagedFile& file, const std::string& common,
                           std::size_t offset) {
  std::string header;
  append(header, kCentralHeader);
  append(header, kMadeByUnix);
  header += common;
  append(header, std::uint16_t{0});  // no comment
  append(header, std::uint16_t{0});  // disk number
  append(header, std::uint16_t{0});  // not marked as text
  append(header, (file.is_executable ? kExecutableFile : kPlainFile) << 16U);
  append(header, static_cast<std::uint32_t>(offset));
  return header + file.path;
}

}  // namespace

std::string zip_of(const std::vector<PackagedFile>& files) {
  require_fit(files.size() <= kMostFiles);
  std::string archive;
  std::string directory;
  for (const PackagedFile& file : files) {
    require_fit(file.bytes.size() <= kMostBytes / 2 && file.path.size() <= kMostFiles);
    const std::string packed = deflated(file.bytes);
    const std::string common = common_header(file, packed.size());
    directory += central_header(file, common, archive.size());
    append(archive, kLocalHeader);
    archive.append(common).append(file.path).append(packed);
    require_fit(archive.size() + directory.size() <= kMostBytes / 2);
  }
  const std::size_t directory_at = archive.size();
  archive += directory;
  append(archive, kEnd);
  append(archive, std::uint16_t{0});
  append(archive, std::uint16_t{0});
  append(archive, static_cast<std::uint16_t>(files.size()));
  append(archive, static_cast<std::uint16_t>(files.size()));
  append(archive, static_cast<std::uint32_t>(directory.size()));
  append(archive, static_cast<std::uint32_t>(directory_at));
  append(archive, std::uint16_t{0});  // no comment
  return archive;
}

}  // namespace flocking::deploy
