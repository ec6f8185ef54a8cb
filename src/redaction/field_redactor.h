#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "grade/record_fields.h"
#include "redaction/safe_text.h"

/// A visitor of the fields of a record.
namespace flocking::redaction {

/// Copies a record to its public counterpart and makes its texts safe. The code does not compile if
/// the public record lacks a field or has it as another type.
class FieldRedactor : public grade::FieldWay {
 public:
  using MakeSafe = std::function<SafeText(const std::string&)>;
  explicit FieldRedactor(MakeSafe make_safe) : make_safe_(std::move(make_safe)) {}

  void operator()(std::string_view /*name*/, const std::string& from, SafeText& to) const {
    to = make_safe_(from);
  }
  template <class T>
  requires std::is_trivially_copyable_v<T>
  void operator()(std::string_view /*name*/, const T& from, T& to) const { to = from; }
  template <class T>
  requires std::is_trivially_copyable_v<T>
  void operator()(std::string_view /*name*/, const std::vector<T>& from, std::vector<T>& to) const {
    to = from;
  }
  template <class From, class To>
  requires(!std::is_same_v<From, To>) void operator()(std::string_view /*name*/,
                                                      const std::optional<From>& from,
                                                      std::optional<To>& to) const {
    if (from) visit(*this, *from, to.emplace());
  }

 private:
  MakeSafe make_safe_;
};

/// Returns the public part of `record`.
template <class Public>
Public redacted_fields(const typename Public::Shown& record,
                       const FieldRedactor::MakeSafe& make_safe) {
  Public kept;
  const FieldRedactor way(make_safe);
  visit(way, record, kept);
  return kept;
}

}  // namespace flocking::redaction
