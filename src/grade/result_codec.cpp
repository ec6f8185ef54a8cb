#include "grade/result_codec.h"

#include "base/packing.h"
#include "grade/fields.h"

namespace flocking::grade {

template <class Way, FieldsOf<judge::Difference> Difference>
void visit(Way& way, Difference& difference) {
  way(difference.kind);
  way(difference.index);
  way(difference.expected);
  way(difference.found);
  way(difference.error);
  way(difference.line);
  way(difference.column);
}

template <class Way, FieldsOf<judge::LargestError> Largest>
void visit(Way& way, Largest& largest) {
  way(largest.error);
  way(largest.value);
  way(largest.index);
}

template <class Way, FieldsOf<judge::LayoutNote> Note>
void visit(Way& way, Note& note) {
  way(note.layout);
  way(note.count);
  way(note.first_line);
}

template <class Way, FieldsOf<judge::Comparison> Comparison>
void visit(Way& way, Comparison& comparison) {
  way(comparison.expected_tokens);
  way(comparison.found_tokens);
  way(comparison.differences);
  way(comparison.extra_lines);
  way(comparison.first);
  way(comparison.largest);
  way(comparison.first_not_finite);
  visit_all(way, comparison.layout);
}

template <class Way, FieldsOf<CaseResult> Result>
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
  way(result.passes_by);
}

std::string packed(const CaseRun& run) {
  FieldWriter writer;
  visit(writer, run.result);
  writer(run.cannot_start);
  writer(run.output_hash);
  return writer.take();
}

CaseRun unpacked_run(std::string_view text) {
  CaseRun run;
  FieldReader reader(text);
  visit(reader, run.result);
  reader(run.cannot_start);
  reader(run.output_hash);
  return run;
}

std::string packed_crash(const std::optional<diagnosis::Crash>& crash) {
  Packer packer;
  packer.add(crash.has_value());
  if (crash) {
    packer.add_bytes(crash->file);
    packer.add(crash->line);
    packer.add_bytes(crash->cause);
    packer.add(static_cast<std::uint64_t>(crash->callers.size()));
    for (const std::string& caller : crash->callers) packer.add_bytes(caller);
  }
  return packer.take();
}

std::optional<diagnosis::Crash> unpacked_crash(std::string_view text) {
  Unpacker unpacker(text);
  if (!unpacker.flag()) return std::nullopt;
  diagnosis::Crash crash;
  crash.file = unpacker.bytes();
  crash.line = unpacker.whole();
  crash.cause = unpacker.bytes();
  for (std::uint64_t left = unpacker.whole(); left > 0; --left) {
    crash.callers.push_back(unpacker.bytes());
  }
  return crash;
}

}  // namespace flocking::grade
