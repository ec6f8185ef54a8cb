#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/packing.h"

/// The list of fields of each record, written once: visit(way, record) calls way(name, field) for
/// each field. Packing, unpacking, JSON and redaction are such ways (visitors), so a new field is
/// added in one place.
namespace flocking::grade {

/// Base class of all visitors, through which they find the visit() functions of this namespace.
struct FieldWay {};

/// Packs fields into a text.
class FieldWriter : public FieldWay {
 public:
  static constexpr bool kReads = false;

  template <class T>
  void operator()(std::string_view /*name*/, const T& value) {
    add(value);
  }
  [[nodiscard]] std::string take() { return packer_.take(); }

 private:
  void add(const std::string& word) { packer_.add_bytes(word); }
  void add(std::uint64_t number) { packer_.add(number); }
  void add(double number) { packer_.add(number); }
  void add(bool flag) { packer_.add(flag); }
  template <class T>
  void add(const std::optional<T>& value) {
    add(value.has_value());
    if (value) add(*value);
  }
  template <class T>
  void add(const std::vector<T>& items) {
    add(std::uint64_t{items.size()});
    for (const T& item : items) add(item);
  }
  template <class T>
  void add(const T& value) {
    if constexpr (std::is_enum_v<T>) {
      add(static_cast<std::uint64_t>(value));
    } else {
      visit(*this, value);
    }
  }

  Packer packer_;
};

/// Unpacks fields from a text. Throws std::runtime_error if the text is invalid.
class FieldReader : public FieldWay {
 public:
  static constexpr bool kReads = true;

  explicit FieldReader(std::string_view text) : unpacker_(text) {}

  template <class T>
  void operator()(std::string_view /*name*/, T& value) {
    read(value);
  }

 private:
  void read(std::string& word) { word = unpacker_.bytes(); }
  void read(std::uint64_t& number) { number = unpacker_.whole(); }
  void read(double& number) { number = unpacker_.number(); }
  void read(bool& flag) { flag = unpacker_.flag(); }
  template <class T>
  void read(std::optional<T>& value) {
    if (unpacker_.flag()) read(value.emplace());
  }
  template <class T>
  void read(std::vector<T>& items) {
    items.clear();
    for (std::uint64_t left = unpacker_.whole(); left > 0; --left) read(items.emplace_back());
  }
  template <class T>
  void read(T& value) {
    if constexpr (std::is_enum_v<T>) {
      value = static_cast<T>(unpacker_.whole());
    } else {
      visit(*this, value);
    }
  }

  Unpacker unpacker_;
};

/// True if `Given` has the fields of `Named`: it is `Named`, or its member type Shown says that it
/// is the redacted form of `Named`.
template <class Given, class Named>
concept FieldsOf = std::is_same_v<std::remove_const_t<Given>, Named> ||
    std::is_same_v<typename Given::Shown, Named>;

/// Returns a record as text.
template <class Record>
std::string packed_fields(const Record& record) {
  FieldWriter writer;
  writer({}, record);
  return writer.take();
}

/// Parses the output of packed_fields(). Throws std::runtime_error if the text is invalid.
template <class Record>
Record unpacked_fields(std::string_view text) {
  Record record;
  FieldReader reader(text);
  reader({}, record);
  return record;
}

}  // namespace flocking::grade
