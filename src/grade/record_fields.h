#pragma once

#include "diagnosis/crash.h"
#include "explain/explanation.h"
#include "grade/fields.h"
#include "judge/comparison.h"
#include "sandbox/limits.h"

/// The lists of fields that several visitors use, with their names in JSON.
namespace flocking::grade {

template <class Way, FieldsOf<sandbox::Limits> Limits>
void visit(Way&& way, Limits& limits) {
  way("cpu_s", limits.cpu_s);
  way("wall_s", limits.wall_s);
  way("memory_bytes", limits.memory_bytes);
  way("output_bytes", limits.output_bytes);
  way("processes", limits.processes);
}

template <class Way, FieldsOf<sandbox::Usage> Usage>
void visit(Way&& way, Usage& usage) {
  way("cpu_s", usage.cpu_s);
  way("wall_s", usage.wall_s);
  way("peak_memory_bytes", usage.peak_memory_bytes);
  way("output_bytes", usage.output_bytes);
}

template <class Way, FieldsOf<judge::Difference>... Difference>
void visit(Way&& way, Difference&... difference) {
  way("kind", difference.kind...);
  way("index", difference.index...);
  way("expected", difference.expected...);
  way("found", difference.found...);
  way("error", difference.error...);
  way("line", difference.line...);
  way("column", difference.column...);
}

template <class Way, FieldsOf<judge::LargestError>... Largest>
void visit(Way&& way, Largest&... largest) {
  way("error", largest.error...);
  way("value", largest.value...);
  way("index", largest.index...);
}

template <class Way, FieldsOf<judge::LayoutNote> Note>
void visit(Way&& way, Note& note) {
  way("kind", note.layout);
  way("count", note.count);
  way("first_line", note.first_line);
}

template <class Way, FieldsOf<judge::Comparison>... Comparison>
void visit(Way&& way, Comparison&... comparison) {
  way("expected_values", comparison.expected_tokens...);
  way("found_values", comparison.found_tokens...);
  way("differences", comparison.differences...);
  way("extra_lines", comparison.extra_lines...);
  way("first_difference", comparison.first...);
  way("largest_error", comparison.largest...);
  way("first_not_finite", comparison.first_not_finite...);
  way("layout", comparison.layout...);
}

template <class Way, FieldsOf<diagnosis::Crash> Crash>
void visit(Way&& way, Crash& crash) {
  way("file", crash.file);
  way("line", crash.line);
  way("cause", crash.cause);
  way("callers", crash.callers);
  way("trouble", crash.trouble);
}

template <class Way, FieldsOf<explain::Witness>... Witness>
void visit(Way&& way, Witness&... witness) {
  way("input", witness.input...);
  way("expected", witness.expected...);
  way("found", witness.found...);
  way("seen", witness.is_seen...);
}

template <class Way, FieldsOf<explain::Fix> Fix>
void visit(Way&& way, Fix& fix) {
  way("fixed", fix.fixed);
  way("passed", fix.passed);
}

}  // namespace flocking::grade
