#pragma once

#include <cstdint>
#include <string_view>

#include "base/json_writer.h"
#include "grade/record_fields.h"
#include "redaction/safe_text.h"

/// A visitor of the fields of a public record, for reports in JSON.
namespace flocking::report {

/// Writes fields as members of JSON.
class JsonFields : public grade::FieldWay {
 public:
  explicit JsonFields(JsonWriter& json) : json_(json) {}

  void operator()(std::string_view name, std::string_view text) { json_.text(name, text); }
  void operator()(std::string_view name, const redaction::SafeTexts& texts) {
    json_.texts(name, texts);
  }
  void operator()(std::string_view name, double number) { json_.number(name, number); }
  void operator()(std::string_view name, std::uint64_t count) { json_.count(name, count); }
  void operator()(std::string_view name, bool flag) { json_.flag(name, flag); }
  void operator()(std::string_view name, judge::Layout layout);
  void operator()(std::string_view name, diagnosis::Trouble trouble);

 private:
  JsonWriter& json_;
};

/// Writes an object with the fields of `record`; in an array `name` is empty.
template <class Record>
void write_record(JsonWriter& json, std::string_view name, const Record& record) {
  json.begin_object(name);
  visit(JsonFields(json), record);
  json.end_object();
}

}  // namespace flocking::report
