#include "sandbox/launcher_file.h"

#include <fcntl.h>
#include <sys/mman.h>

#include <cerrno>
#include <cstddef>

#include "base/error.h"

// The bytes of the executable `flocking_launcher`, included by the assembler.
__asm__(
    ".section .rodata\n"
    ".balign 16\n"
    ".global flocking_launcher_bytes\n"
    "flocking_launcher_bytes:\n"
    ".incbin \"" FLOCKING_LAUNCHER
    "\"\n"
    ".global flocking_launcher_end\n"
    "flocking_launcher_end:\n"
    ".byte 0\n"
    ".previous\n");

extern "C" {
extern const char flocking_launcher_bytes[];
extern const char flocking_launcher_end[];
}

namespace flocking::sandbox {

Descriptor make_launcher_file() {
  // MFD_EXEC; older kernels refuse the flag and do not need it
  constexpr unsigned kExecutable = 0x10;
  constexpr unsigned kFlags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
  Descriptor file(memfd_create("launcher", kFlags | kExecutable));
  if (file.get() < 0 && errno == EINVAL) file = Descriptor(memfd_create("launcher", kFlags));
  const auto size = static_cast<std::size_t>(flocking_launcher_end - flocking_launcher_bytes);
  constexpr int kSeals = F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL;
  if (file.get() < 0 || !write_all(file.get(), flocking_launcher_bytes, size) ||
      fcntl(file.get(), F_ADD_SEALS, kSeals) != 0) {
    fail_by_system("cannot store the submission launcher in memory");
  }
  return file;
}

}  // namespace flocking::sandbox
