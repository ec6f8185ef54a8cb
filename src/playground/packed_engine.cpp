#include "playground/playground_page.h"

#ifdef FLOCKING_PACKED_ENGINE

// Includes engine.wasm.gz by the assembler, since compiling an array of numbers would take longer
// than compiling the rest of the room. (.previous is not known on Windows.)
__asm__(
    ".section .rodata\n"
    ".global flocking_packed_engine_bytes\n"
    "flocking_packed_engine_bytes:\n"
    ".incbin \"" FLOCKING_PACKED_ENGINE
    "\"\n"
    ".global flocking_packed_engine_end\n"
    "flocking_packed_engine_end:\n"
    ".byte 0\n"
    ".text\n");

extern "C" {
extern const char flocking_packed_engine_bytes[];
extern const char flocking_packed_engine_end[];
}

namespace flocking::playground {

std::string_view packed_engine() {
  return {flocking_packed_engine_bytes, flocking_packed_engine_end};
}

}  // namespace flocking::playground

#else

namespace flocking::playground {

std::string_view packed_engine() { return {}; }

}  // namespace flocking::playground

#endif
