// Linux has it, Emscripten's C library has not: see wasm/system.cpp.
#pragma once

#include <sys/types.h>

extern "C" ssize_t sendfile(int to, int from, off_t* from_here, size_t count);
