#include "base/packing.h"

#include <array>
#include <charconv>
#include <system_error>

namespace flocking {
namespace {

template <class Number>
void append(std::string& text, Number number) {
  std::array<char, 32> digits{};
  const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  text.append(digits.data(), result.ptr);
  text += '\0';
}

template <class Number>
Number parsed(const std::string& word) {
  Number number{};
  const char* end = word.data() + word.size();
  const auto result = std::from_chars(word.data(), end, number);
  if (result.ec != std::errc() || result.ptr != end) {
    throw std::runtime_error("a message is garbled");
  }
  return number;
}

}  // namespace

void Packer::add(std::string_view word) {
  if (word.find('\0') != std::string_view::npos) {
    throw std::invalid_argument("a word of a message has a NUL in it");
  }
  text_ += word;
  text_ += '\0';
}

void Packer::add_bytes(std::string_view bytes) {
  add(std::uint64_t{bytes.size()});
  text_ += bytes;
}

void Packer::add(const std::vector<std::string>& words) {
  add(std::uint64_t{words.size()});
  for (const std::string& word : words) add(word);
}

void Packer::add(std::uint64_t number) { append(text_, number); }
void Packer::add(double number) { append(text_, number); }

std::string Unpacker::word() {
  const std::size_t end = text_.find('\0');
  if (end == std::string_view::npos) throw std::runtime_error("a message is cut off");
  std::string word(text_.substr(0, end));
  text_.remove_prefix(end + 1);
  return word;
}

std::string Unpacker::bytes() {
  const std::uint64_t size = whole();
  if (size > text_.size()) throw std::runtime_error("a message is cut off");
  std::string bytes(text_.substr(0, size));
  text_.remove_prefix(size);
  return bytes;
}

std::vector<std::string> Unpacker::words() {
  std::vector<std::string> words;
  for (std::uint64_t left = whole(); left > 0; --left) words.push_back(word());
  return words;
}

std::uint64_t Unpacker::whole() { return parsed<std::uint64_t>(word()); }
double Unpacker::number() { return parsed<double>(word()); }

}  // namespace flocking
