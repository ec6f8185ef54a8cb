#pragma once

#include <string>
#include <string_view>

#include "explain/variant.h"

namespace flocking::explain {

/// What a program with these choices prints for an input, a right one: all of it, read, computed
/// and printed. Where the program would crash or find no number the output ends. Throws
/// std::bad_alloc.
std::string play(const Variant& variant, std::string_view input);

}  // namespace flocking::explain
