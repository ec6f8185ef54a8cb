#include "deploy/program_file.h"

#include <elf.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace flocking::deploy {
namespace {

constexpr const char* kNoProgram = "this is not a 64-bit Linux program";

// Reads a value from bytes; safe at any offset, aligned or not.
template <class Value>
bool read_at(std::string_view bytes, std::uint64_t at, Value& value) {
  if (at > bytes.size() || bytes.size() - at < sizeof value) return false;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return true;
}

}  // namespace

std::string reason_against_program(std::string_view bytes) {
  Elf64_Ehdr header{};
  const bool is_program = read_at(bytes, 0, header) &&
                          std::memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 &&
                          header.e_ident[EI_CLASS] == ELFCLASS64 &&
                          (header.e_type == ET_EXEC || header.e_type == ET_DYN);
  if (!is_program) return kNoProgram;
  for (std::size_t i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr part{};
    if (!read_at(bytes, header.e_phoff + i * header.e_phentsize, part)) return kNoProgram;
    if (part.p_type == PT_INTERP) {
      return "this program is linked with libraries of this machine and might not start on "
             "another; build it with -DFLOCKING_STATIC=ON";
    }
  }
  return "";
}

}  // namespace flocking::deploy
