#pragma once

#include <cstddef>
#include <cstdint>

/// Sizes that shape the program, and what breaks when one changes.
namespace flocking {

/// Bytes asked of the input at a time. Smaller: more system calls; larger: falls out of the cache.
/// Must exceed kMaxTokenBytes + kContextBytes + kBlockPadding, else a long token finds no room.
inline constexpr std::size_t kReadBlockBytes = std::size_t{256} * 1024;

/// Longest token taken as a number. A double written out in full has at most 1,077 characters, so
/// only nonsense is longer; the limit keeps memory constant on an endless line.
inline constexpr std::size_t kMaxTokenBytes = std::size_t{64} * 1024;

/// What is kept before a token to show its line in an error message; at least kExcerptWidth.
inline constexpr std::size_t kContextBytes = 256;

/// Bytes readable before and behind the scanned block, so that wide loads need no bounds check.
inline constexpr std::size_t kBlockPadding = 64;

/// Width to which a source line is cut in a message, in characters.
inline constexpr std::size_t kExcerptWidth = 76;

/// Bytes gathered before they are written. Equal to a pipe's capacity on Linux; at least
/// 4 * kMaxNumberBytes + 4, the longest line of one agent.
inline constexpr std::size_t kWriteBlockBytes = std::size_t{64} * 1024;

/// Longest number in print: sign, 309 digits, point, 3 decimals, and room for one wide store.
inline constexpr std::size_t kMaxNumberBytes = 328;

/// Memory of one agent: two buffers of four doubles. Grows with every column the flock gets.
inline constexpr std::uint64_t kBytesPerAgent = sizeof(double) * 4 * 2;

}  // namespace flocking
