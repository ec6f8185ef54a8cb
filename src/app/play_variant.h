#pragma once

#include <cstddef>
#include <string>

#include "app/streams.h"
#include "explain/variant.h"

namespace flocking::app {

/// No input of a variant is longer.
inline constexpr std::size_t kMostVariantBytes = std::size_t{1} << 26U;

/// Flags of `flocking simulate --variant`.
struct VariantOptions {
  std::string input = "-";   ///< a file, or - for standard input
  std::string output = "-";  ///< a file, or - for standard output
  explain::Variant variant;
};

/// Reads all of the input, at most kMostVariantBytes, and writes what a program with these choices
/// prints for it. Throws InputError where it is no right input, UsageError, EnvironmentError,
/// OutputClosed.
void play_variant(const VariantOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
