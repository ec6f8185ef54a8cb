#pragma once

#include <cstddef>
#include <cstdint>

/// Sizes that affect speed and memory use, each with the reason for its value.
namespace flocking {

/// Bytes read from the input at a time. A smaller block needs more system calls; a larger one does
/// not fit into the cache. Must exceed kMaxTokenBytes + kContextBytes + kBlockPadding, else a long
/// token does not fit into a block.
inline constexpr std::size_t kReadBlockBytes = std::size_t{256} * 1024;

/// Longest token that is parsed as a number, in bytes. A double written out in full has at most
/// 1,077 characters; the limit keeps memory use constant on an endless line.
inline constexpr std::size_t kMaxTokenBytes = std::size_t{64} * 1024;

/// Bytes kept before a token, so that an error message can show its line; at least kExcerptWidth.
inline constexpr std::size_t kContextBytes = 256;

/// Bytes readable before and after the scanned block, so that wide loads need no bounds check.
inline constexpr std::size_t kBlockPadding = 64;

/// Longest excerpt of a source line in a message, in characters.
inline constexpr std::size_t kExcerptWidth = 76;

/// Bytes buffered before a write. Equal to a pipe's capacity on Linux; at least 4 * kMaxNumberBytes
/// + 4, the longest line of one agent.
inline constexpr std::size_t kWriteBlockBytes = std::size_t{64} * 1024;

/// Longest printed number in bytes: sign, 309 digits, point, 3 decimals, and room for one wide
/// store.
inline constexpr std::size_t kMaxNumberBytes = 328;

/// Bytes per agent: two buffers of four doubles. Raise it when the flock gets another column.
inline constexpr std::uint64_t kBytesPerAgent = sizeof(double) * 4 * 2;

}  // namespace flocking
