#pragma once

#include <cstddef>

#include "explain/variant.h"
#include "io/file.h"
#include "io/output.h"

namespace flocking::app {

/// No input of a variant is longer.
inline constexpr std::size_t kMostVariantBytes = std::size_t{1} << 26U;

/// Reads all of `input`, at most kMostVariantBytes, and writes what a program with these choices
/// prints for it. Throws InputError where it is no right input, EnvironmentError, OutputClosed.
void play_variant(const explain::Variant& variant, const io::File& input, io::Output& output);

}  // namespace flocking::app
