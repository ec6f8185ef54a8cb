#include "base/source_hash.h"

#include <bit>
#include <cstddef>

#include "base/base64.h"

namespace flocking {
namespace {

using Words = std::array<std::uint32_t, 8>;

constexpr std::size_t kBlock = 64;

constexpr Words kStart = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                          0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

constexpr std::array<std::uint32_t, 64> kRounds = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t rotated(std::uint32_t word, int by) { return std::rotr(word, by); }

std::array<std::uint32_t, 64> schedule_of(std::string_view block) {
  std::array<std::uint32_t, 64> words{};
  for (std::size_t i = 0; i < kBlock; ++i) {
    words.at(i / 4) = words.at(i / 4) << 8U | static_cast<unsigned char>(block[i]);
  }
  for (std::size_t i = 16; i < words.size(); ++i) {
    const std::uint32_t early = words.at(i - 15);
    const std::uint32_t late = words.at(i - 2);
    words.at(i) = words.at(i - 16) + words.at(i - 7) +
                  (rotated(early, 7) ^ rotated(early, 18) ^ early >> 3U) +
                  (rotated(late, 17) ^ rotated(late, 19) ^ late >> 10U);
  }
  return words;
}

void add_block(Words& state, std::string_view block) {
  const std::array<std::uint32_t, 64> words = schedule_of(block);
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::uint32_t first = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) +
                                ((e & f) ^ (~e & g)) + kRounds.at(i) + words.at(i);
    const std::uint32_t second =
        (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  const Words added = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < state.size(); ++i) state.at(i) += added.at(i);
}

// Appends a one bit, zeros, and the number of bits in eight bytes, so that the text ends at a block
// boundary.
std::string padded(std::string_view end, std::uint64_t bytes) {
  std::string text(end);
  text += '\x80';
  while (text.size() % kBlock != kBlock - 8) text += '\0';
  for (int shift = 56; shift >= 0; shift -= 8) {
    text += static_cast<char>(bytes * 8 >> static_cast<unsigned>(shift) & 0xFFU);
  }
  return text;
}

}  // namespace

std::array<std::uint8_t, 32> sha256(std::string_view bytes) {
  Words state = kStart;
  const std::uint64_t size = bytes.size();
  for (; bytes.size() >= kBlock; bytes.remove_prefix(kBlock)) {
    add_block(state, bytes.substr(0, kBlock));
  }
  const std::string end = padded(bytes, size);
  for (std::size_t at = 0; at < end.size(); at += kBlock) {
    add_block(state, std::string_view(end).substr(at, kBlock));
  }
  std::array<std::uint8_t, 32> hash{};
  for (std::size_t i = 0; i < hash.size(); ++i) {
    hash.at(i) = static_cast<std::uint8_t>(state.at(i / 4) >> (24 - 8 * (i % 4)));
  }
  return hash;
}

std::string hex_sha256(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : sha256(bytes)) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

std::string source_hash(std::string_view bytes) {
  const std::array<std::uint8_t, 32> hash = sha256(bytes);
  return "'sha256-" + base64(std::string(hash.begin(), hash.end())) + "'";
}

}  // namespace flocking
