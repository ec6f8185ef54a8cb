#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/packing.h"

/// One list of fields for both ways into a text and out of it: a field that is added is added once,
/// in a function visit(way, value) for its type.
namespace flocking::grade {

/// The way into a text.
class FieldWriter {
 public:
  static constexpr bool kReads = false;

  void operator()(const std::string& word) { packer_.add_bytes(word); }
  void operator()(const std::vector<std::string>& words) {
    packer_.add(std::uint64_t{words.size()});
    for (const std::string& word : words) packer_.add_bytes(word);
  }
  void operator()(std::uint64_t number) { packer_.add(number); }
  void operator()(double number) { packer_.add(number); }
  void operator()(bool flag) { packer_.add(flag); }
  template <class Enum>
  requires std::is_enum_v<Enum>
  void operator()(Enum value) { packer_.add(static_cast<std::uint64_t>(value)); }
  template <class T>
  void operator()(const std::optional<T>& value) {
    packer_.add(value.has_value());
    if (value) visit(*this, *value);
  }
  [[nodiscard]] std::string take() { return packer_.take(); }

 private:
  Packer packer_;
};

/// The way out of it again. Throws std::runtime_error where the text is no such.
class FieldReader {
 public:
  static constexpr bool kReads = true;

  explicit FieldReader(std::string_view text) : unpacker_(text) {}

  void operator()(std::string& word) { word = unpacker_.bytes(); }
  void operator()(std::vector<std::string>& words) {
    words.clear();
    for (std::uint64_t left = unpacker_.whole(); left > 0; --left) {
      words.push_back(unpacker_.bytes());
    }
  }
  void operator()(std::uint64_t& number) { number = unpacker_.whole(); }
  void operator()(double& number) { number = unpacker_.number(); }
  void operator()(bool& flag) { flag = unpacker_.flag(); }
  template <class Enum>
  requires std::is_enum_v<Enum>
  void operator()(Enum& value) { value = static_cast<Enum>(unpacker_.whole()); }
  template <class T>
  void operator()(std::optional<T>& value) {
    if (unpacker_.flag()) visit(*this, value.emplace());
  }

 private:
  Unpacker unpacker_;
};

/// Whether the fields of a `Named` are visited, on either way.
template <class Given, class Named>
concept FieldsOf = std::is_same_v<std::remove_const_t<Given>, Named>;

template <class Way, FieldsOf<std::uint64_t> Number>
void visit(Way& way, Number& number) {
  way(number);
}

/// All of a vector of what has fields.
template <class Way, class Items>
void visit_all(Way& way, Items& items) {
  std::uint64_t count = items.size();
  way(count);
  if constexpr (Way::kReads) items.resize(count);
  for (auto& item : items) visit(way, item);
}

}  // namespace flocking::grade
