#include "grade/result_codec.h"

#include "base/packing.h"

namespace flocking::grade {
namespace {

// One list of fields for both ways: a field that is added is added once.
class Writer {
 public:
  void operator()(const std::string& word) { packer_.add(word); }
  void operator()(const std::vector<std::string>& words) { packer_.add(words); }
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

class ResultReader {
 public:
  explicit ResultReader(std::string_view text) : unpacker_(text) {}

  void operator()(std::string& word) { word = unpacker_.word(); }
  void operator()(std::vector<std::string>& words) { words = unpacker_.words(); }
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

template <class Way>
void visit(
    Way& way,
    std::conditional_t<std::is_same_v<Way, Writer>, const std::uint64_t, std::uint64_t>& number) {
  way(number);
}

template <class Way, class Difference>
requires std::is_same_v<std::remove_const_t<Difference>, judge::Difference>
void visit(Way& way, Difference& difference) {
  way(difference.kind);
  way(difference.index);
  way(difference.expected);
  way(difference.found);
  way(difference.error);
  way(difference.line);
  way(difference.column);
}

template <class Way, class Largest>
requires std::is_same_v<std::remove_const_t<Largest>, judge::LargestError>
void visit(Way& way, Largest& largest) {
  way(largest.error);
  way(largest.value);
  way(largest.index);
}

template <class Way, class Comparison>
requires std::is_same_v<std::remove_const_t<Comparison>, judge::Comparison>
void visit(Way& way, Comparison& comparison) {
  way(comparison.expected_tokens);
  way(comparison.found_tokens);
  way(comparison.differences);
  way(comparison.extra_lines);
  way(comparison.first);
  way(comparison.largest);
  way(comparison.first_not_finite);
  std::uint64_t notes = comparison.layout.size();
  way(notes);
  if constexpr (!std::is_const_v<Comparison>) comparison.layout.resize(notes);
  for (auto& note : comparison.layout) {
    way(note.layout);
    way(note.count);
    way(note.first_line);
  }
}

template <class Way, class Result>
requires std::is_same_v<std::remove_const_t<Result>, CaseResult>
void visit(Way& way, Result& result) {
  for (auto* word : {&result.detail, &result.input_excerpt, &result.stderr_excerpt}) way(*word);
  way(result.nondeterministic);
  for (auto* number : {&result.usage.cpu_s, &result.usage.wall_s}) way(*number);
  for (auto* count : {&result.usage.peak_memory_bytes, &result.usage.output_bytes, &result.agents,
                      &result.steps, &result.runs}) {
    way(*count);
  }
  way(result.verdict);
  way(result.warnings);
  way(result.comparison);
}

}  // namespace

std::string packed(const CaseRun& run) {
  Writer writer;
  visit(writer, run.result);
  writer(run.cannot_start);
  writer(run.output_hash);
  return writer.take();
}

CaseRun unpacked_run(std::string_view text) {
  CaseRun run;
  ResultReader reader(text);
  visit(reader, run.result);
  reader(run.cannot_start);
  reader(run.output_hash);
  return run;
}

}  // namespace flocking::grade
