#include "playground/playground_page.h"

// The bytes of module/engine.wasm.gz, put here by the assembler: as an array of numbers they would
// take the compiler longer than the rest of the room.
// (COFF, the format of Windows, has another name for what is only read, and knows no .previous.)
#ifdef _WIN32
#define FLOCKING_READ_ONLY ".section .rdata,\"dr\"\n"
#define FLOCKING_BACK ".text\n"
#else
#define FLOCKING_READ_ONLY ".section .rodata\n"
#define FLOCKING_BACK ".previous\n"
#endif
__asm__(FLOCKING_READ_ONLY
        ".global flocking_packed_engine_bytes\n"
        "flocking_packed_engine_bytes:\n"
        ".incbin \"" FLOCKING_PACKED_ENGINE
        "\"\n"
        ".global flocking_packed_engine_end\n"
        "flocking_packed_engine_end:\n"
        ".byte 0\n" FLOCKING_BACK);

extern "C" {
extern const char flocking_packed_engine_bytes[];
extern const char flocking_packed_engine_end[];
}

namespace flocking::playground {

std::string_view packed_engine() {
  return {flocking_packed_engine_bytes, flocking_packed_engine_end};
}

}  // namespace flocking::playground
