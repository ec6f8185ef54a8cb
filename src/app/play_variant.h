#pragma once

#include <cstddef>
#include <string>

#include "console/streams.h"
#include "variant/variant.h"

namespace flocking::app {

/// The largest input of a variant.
inline constexpr std::size_t kMostVariantBytes = std::size_t{1} << 26U;

struct VariantOptions {
  std::string input = "-";   ///< a file, or - for standard input
  std::string output = "-";  ///< a file, or - for standard output
  explain::Variant variant;
};

/// Reads all of the input, at most kMostVariantBytes, and writes the output of a program with these
/// choices. Throws InputError if the input is wrong, UsageError, EnvironmentError, OutputClosed.
void play_variant(const VariantOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
