// Emscripten's C library lacks this header of Linux; wasm/system.cpp has the function.
#pragma once

#include <sys/types.h>

extern "C" ssize_t sendfile(int to, int from, off_t* from_here, size_t count);
