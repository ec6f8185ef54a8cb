// Writes archives that libraries would refuse to write.
#include "support/made_archive.h"

#include <zlib.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>

namespace flocking::testing {
namespace {

std::string little_endian(std::uint64_t value, int bytes) {
  std::string text;
  for (int i = 0; i < bytes; ++i) text += static_cast<char>((value >> (8 * i)) & 0xffU);
  return text;
}

std::uint32_t mode_of(const Member& member) {
  const std::uint32_t type = member.kind == 'd'   ? 0040000U
                             : member.kind == 'l' ? 0120000U
                                                  : 0100000U;
  return type | (member.kind == 'l' ? 0777U : member.mode);
}

// Returns field 0x7075: version 1, the checksum of the plain name, the name in UTF-8.
std::string unicode_path_of(const Member& member) {
  if (member.unicode_path.empty()) return "";
  const auto* bytes = reinterpret_cast<const Bytef*>(member.name.data());
  const std::uint64_t sum = crc32(0, bytes, static_cast<uInt>(member.name.size()));
  return little_endian(0x7075, 2) + little_endian(5 + member.unicode_path.size(), 2) +
         little_endian(1, 1) + little_endian(sum, 4) + member.unicode_path;
}

// Returns a .zip with uncompressed members, marked as made on Unix.
std::string zip_of(const std::vector<Member>& members) {
  std::string files;
  std::string directory;
  for (const Member& member : members) {
    const auto* bytes = reinterpret_cast<const Bytef*>(member.content.data());
    const std::uint64_t sum = crc32(0, bytes, static_cast<uInt>(member.content.size()));
    const std::string extra = unicode_path_of(member);
    const std::string common =
        little_endian(20, 2) + little_endian(member.has_utf8_flag ? 0x800 : 0, 2) +
        little_endian(0, 2) + little_endian(0, 4) + little_endian(sum, 4) +
        little_endian(member.content.size(), 4) + little_endian(member.content.size(), 4) +
        little_endian(member.name.size(), 2) + little_endian(extra.size(), 2);
    directory += "PK\1\2" + little_endian(0x314, 2) + common + little_endian(0, 6) +
                 little_endian(std::uint64_t{mode_of(member)} << 16U, 4) +
                 little_endian(files.size(), 4) + member.name + extra;
    files += "PK\3\4" + common + member.name + extra + member.content;
  }
  const std::string end = "PK\5\6" + little_endian(0, 4) + little_endian(members.size(), 2) +
                          little_endian(members.size(), 2) + little_endian(directory.size(), 4) +
                          little_endian(files.size(), 4) + little_endian(0, 2);
  return files + directory + end;
}

std::string octal(std::uint64_t value, int digits) {
  std::array<char, 32> text{};
  const int size =
      std::snprintf(text.data(), text.size(), "%0*lo", digits, static_cast<unsigned long>(value));
  return std::string(text.data(), static_cast<std::size_t>(size)) + '\0';
}

void put(std::string& head, std::size_t at, const std::string& text) {
  head.replace(at, text.size(), text);
}

std::string tar_block(const std::string& name, char type, unsigned mode, std::size_t size,
                      const std::string& target) {
  constexpr std::size_t kBlock = 512;
  std::string head(kBlock, '\0');
  put(head, 0, name.substr(0, 100));
  put(head, 100, octal(mode, 7) + octal(0, 7) + octal(0, 7) + octal(size, 11) + octal(0, 11));
  put(head, 148, "        ");
  put(head, 156, std::string(1, type) + target.substr(0, 100));
  put(head, 257, std::string("ustar\00000", 8));
  std::uint64_t sum = 0;
  for (const char c : head) sum += static_cast<unsigned char>(c);
  put(head, 148, octal(sum, 6));
  return head;
}

std::string padded(std::string text) {
  text.resize((text.size() + 511) / 512 * 512, '\0');
  return text;
}

std::string tar_of(const std::vector<Member>& members) {
  std::string text;
  for (const Member& member : members) {
    // A name that is too long for the header comes before it.
    if (member.name.size() > 100) {
      text += tar_block("././@LongLink", 'L', 0, member.name.size() + 1, "") +
              padded(member.name + '\0');
    }
    const char type = member.kind == 'd' ? '5' : member.kind == 'l' ? '2' : '0';
    const bool is_file = member.kind == 'f';
    text += tar_block(member.name, type, member.mode, is_file ? member.content.size() : 0,
                      member.kind == 'l' ? member.content : "");
    if (is_file) text += padded(member.content);
  }
  return text + std::string(1024, '\0');
}

}  // namespace

void make_archive(const std::string& path, const std::vector<Member>& members) {
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  if (path.ends_with(".zip")) {
    std::ofstream(path, std::ios::binary) << zip_of(members);
    return;
  }
  const std::string text = tar_of(members);
  gzFile file = gzopen(path.c_str(), "wb");
  gzwrite(file, text.data(), static_cast<unsigned>(text.size()));
  gzclose(file);
}

}  // namespace flocking::testing
