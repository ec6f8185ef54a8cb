#include "maps/cell_data.h"

#include <zlib.h>

#include <array>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "base/printable.h"
#include "base/words.h"

namespace flocking::maps {
namespace {

// The bits for tiles flipped horizontally, vertically and diagonally; the fourth bit is used only
// in hexagonal maps.
constexpr std::uint32_t kTurned = 0xF0000000U;
constexpr std::size_t kTileBytes = 4;

std::optional<unsigned> digit_of(char letter) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const std::size_t at = kDigits.find(letter);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<unsigned>(at);
}

std::string from_base64(const Part& piece) {
  std::string bytes;
  unsigned bits = 0;
  int known = 0;
  for (const char letter : trimmed(piece.text)) {
    if (letter == '=') break;
    const auto digit = digit_of(letter);
    if (!digit) piece.fail("not Base64: found " + in_quotes(std::string(1, letter)));
    bits = bits << 6U | *digit;
    known += 6;
    if (known < 8) continue;
    known -= 8;
    bytes += static_cast<char>(bits >> static_cast<unsigned>(known) & 0xFFU);
  }
  return bytes;
}

// Decompresses zlib or gzip data whose decompressed size must be `size` bytes. Reads at most that
// many bytes.
std::string inflated(const Part& piece, std::string packed, std::size_t size) {
  constexpr int kZlibOrGzip = 32 + MAX_WBITS;
  z_stream stream{};
  if (inflateInit2(&stream, kZlibOrGzip) != Z_OK) piece.fail("not enough memory to open the data");
  std::string bytes(size + 1, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(packed.data());  // NOLINT(*-reinterpret-cast)
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = reinterpret_cast<Bytef*>(bytes.data());  // NOLINT(*-reinterpret-cast)
  stream.avail_out = static_cast<uInt>(bytes.size());
  const int result = inflate(&stream, Z_FINISH);
  bytes.resize(stream.total_out);
  inflateEnd(&stream);
  if (result != Z_STREAM_END && bytes.size() <= size) piece.fail("the compressed data is broken");
  return bytes;
}

std::vector<std::uint32_t> from_bytes(const std::string& bytes) {
  std::vector<std::uint32_t> tiles;
  for (std::size_t at = 0; at + kTileBytes <= bytes.size(); at += kTileBytes) {
    std::uint32_t tile = 0;
    for (std::size_t i = kTileBytes; i-- > 0;) {
      tile = tile << 8U | static_cast<unsigned char>(bytes[at + i]);
    }
    tiles.push_back(tile);
  }
  return tiles;
}

std::uint32_t tile_in(const Part& piece, std::string_view text, std::size_t at) {
  const auto number = parse_whole(text);
  if (!number || *number > UINT32_MAX) {
    piece.fail("cell " + std::to_string(at + 1) + ": expected the number of a tile, found " +
               in_quotes(text));
  }
  return static_cast<std::uint32_t>(*number);
}

std::vector<std::uint32_t> from_csv(const Part& piece) {
  std::vector<std::uint32_t> tiles;
  for (const std::string_view word : split(trimmed(piece.text), ',')) {
    tiles.push_back(tile_in(piece, trimmed(word), tiles.size()));
  }
  return tiles;
}

std::vector<std::uint32_t> from_elements(const Part& piece) {
  std::vector<std::uint32_t> tiles;
  for (const Part& part : piece.parts) {
    if (part.kind != "tile") continue;
    const std::string_view tile = part.value("gid");
    tiles.push_back(tile.empty() ? 0 : tile_in(part, tile, tiles.size()));
  }
  return tiles;
}

std::vector<std::uint32_t> from_encoded(const Part& encoded, const Part& piece, std::size_t count) {
  const std::string_view encoding = encoded.value("encoding");
  const std::string_view compression = encoded.value("compression");
  if (encoding == "csv") return from_csv(piece);
  if (encoding.empty() && encoded.kind == "data" && compression.empty()) {
    return piece.text.find_first_not_of(" \t\r\n") == std::string::npos ? from_elements(piece)
                                                                        : from_csv(piece);
  }
  if (encoding != "base64") encoded.fail("the encoding " + in_quotes(encoding) + " is not known");
  if (compression.empty()) return from_bytes(from_base64(piece));
  if (compression != "zlib" && compression != "gzip") {
    encoded.fail("the compression " + in_quotes(compression) +
                 " is not supported; choose CSV, or Base64 with zlib or gzip, as the Tile Layer "
                 "Format in Tiled's map properties");
  }
  return from_bytes(inflated(piece, from_base64(piece), count * kTileBytes));
}

}  // namespace

std::vector<std::uint32_t> tiles_of(const Part& encoded, const Part& piece, std::size_t count) {
  std::vector<std::uint32_t> tiles = from_encoded(encoded, piece, count);
  if (tiles.size() != count) {
    piece.fail("expected " + std::to_string(count) + " cells, found " +
               (tiles.size() > count ? "more" : std::to_string(tiles.size())));
  }
  for (std::uint32_t& tile : tiles) tile &= ~kTurned;
  return tiles;
}

}  // namespace flocking::maps
