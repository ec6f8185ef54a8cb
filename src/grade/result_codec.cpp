#include "grade/result_codec.h"

#include "grade/record_fields.h"

namespace flocking::grade {

template <class Way, FieldsOf<CaseResult> Result>
void visit(Way& way, Result& result) {
  way("detail", result.detail);
  way("input_excerpt", result.input_excerpt);
  way("stderr_excerpt", result.stderr_excerpt);
  way("nondeterministic", result.nondeterministic);
  way("usage", result.usage);
  way("agents", result.agents);
  way("steps", result.steps);
  way("runs", result.runs);
  way("verdict", result.verdict);
  way("warnings", result.warnings);
  way("comparison", result.comparison);
  way("passes_by", result.passes_by);
}

template <class Way, FieldsOf<CaseRun> Run>
void visit(Way& way, Run& run) {
  way("result", run.result);
  way("cannot_start", run.cannot_start);
  way("output_hash", run.output_hash);
}

std::string packed(const CaseRun& run) { return packed_fields(run); }

CaseRun unpacked_run(std::string_view text) { return unpacked_fields<CaseRun>(text); }

std::string packed_crash(const std::optional<diagnosis::Crash>& crash) {
  return packed_fields(crash);
}

std::string packed_lines(const diagnosis::LineFindings& findings) {
  Packer packer;
  packer.add(static_cast<std::uint64_t>(findings.fixes.size()));
  for (const diagnosis::LineFix& fix : findings.fixes) {
    packer.add_bytes(fix.file);
    packer.add(fix.line);
    packer.add_bytes(fix.part);
    packer.add_bytes(fix.kind);
    packer.add_bytes(fix.diff);
    packer.add(fix.cases_after);
  }
  packer.add(static_cast<std::uint64_t>(findings.lines.size()));
  for (const diagnosis::PartLines& lines : findings.lines) {
    packer.add_bytes(lines.part);
    packer.add_bytes(lines.file);
    packer.add(lines.first);
    packer.add(lines.last);
  }
  packer.add(findings.unrepaired);
  packer.add(findings.cases);
  packer.add(static_cast<std::uint64_t>(findings.was_cut));
  return packer.take();
}

diagnosis::LineFindings unpacked_lines(std::string_view text) {
  Unpacker unpacker(text);
  diagnosis::LineFindings findings;
  for (std::uint64_t left = unpacker.whole(); left > 0; --left) {
    diagnosis::LineFix& fix = findings.fixes.emplace_back();
    fix.file = unpacker.bytes();
    fix.line = unpacker.whole();
    fix.part = unpacker.bytes();
    fix.kind = unpacker.bytes();
    fix.diff = unpacker.bytes();
    fix.cases_after = unpacker.whole();
  }
  for (std::uint64_t left = unpacker.whole(); left > 0; --left) {
    diagnosis::PartLines& lines = findings.lines.emplace_back();
    lines.part = unpacker.bytes();
    lines.file = unpacker.bytes();
    lines.first = unpacker.whole();
    lines.last = unpacker.whole();
  }
  findings.unrepaired = unpacker.words();
  findings.cases = unpacker.whole();
  findings.was_cut = unpacker.whole() != 0;
  return findings;
}

std::optional<diagnosis::Crash> unpacked_crash(std::string_view text) {
  return unpacked_fields<std::optional<diagnosis::Crash>>(text);
}

}  // namespace flocking::grade
