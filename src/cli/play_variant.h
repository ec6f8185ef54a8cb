#pragma once

#include <string_view>

#include "cli/streams.h"
#include "explain/variant.h"
#include "io/file.h"
#include "io/output.h"

namespace flocking::cli {

/// Reads all of `input`, at most kMostVariantBytes, and writes what a program with these choices
/// prints for it. Throws InputError where it is no right input, EnvironmentError, OutputClosed.
void play_variant(const explain::Variant& variant, const io::File& input, io::Output& output);

inline constexpr std::size_t kMostVariantBytes = std::size_t{1} << 26U;

}  // namespace flocking::cli
