#include <fmt/format.h>

#include <filesystem>

#include "app/saved_grading.h"
#include "base/packing.h"
#include "base/source_hash.h"
#include "grade/discovery.h"
#include "grade/fields.h"
#include "grade/mapped_file.h"
#include "grade/record_fields.h"
#include "sandbox/layer_words.h"

namespace flocking::app {
namespace {

std::string hash_of_file(const std::string& path) {
  std::error_code ignored;
  if (path.empty() || !std::filesystem::exists(path, ignored)) return "none";
  return hex_sha256(grade::MappedFile(path).text());
}

void add_case(Packer& packer, const grade::Case& one) {
  const grade::CaseSettings& settings = one.settings;
  packer.add_bytes(one.name);
  packer.add_bytes(one.group);
  packer.add_bytes(hash_of_file(one.input_path));
  packer.add_bytes(hash_of_file(one.answer_path));
  packer.add_bytes(settings.rules);
  packer.add(settings.weight);
  packer.add(settings.points.value_or(-1.0));
  packer.add_bytes(settings.group.value_or(""));
  packer.add(static_cast<std::uint64_t>(settings.credit));
  packer.add(std::uint64_t{settings.required.size()});
  for (const std::string& name : settings.required) packer.add_bytes(name);
  packer.add_bytes(settings.tolerance.absolute);
  packer.add_bytes(settings.tolerance.relative);
  packer.add(settings.strict_format);
  packer.add(settings.hidden);
  packer.add(settings.sample);
  packer.add_bytes(grade::packed_fields(settings.limits));
}

std::string hash_of_cases(const std::vector<grade::Case>& cases) {
  Packer packer;
  for (const grade::Case& one : cases) add_case(packer, one);
  return hex_sha256(packer.take());
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text.empty() ? "none" : text;
}

std::string hint_of(const GradeOptions& options) {
  if (options.explanations.empty() && !options.explains_feedback) return "no explanations";
  constexpr std::array<const char*, 4> kNames = {"none", "where", "what", "full"};
  return kNames.at(static_cast<std::size_t>(options.hint));
}

std::string due_of(const GradeOptions& options) {
  if (!options.due) return "none";
  const LocalDateTime& due = *options.due;
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}{}", due.year, due.month, due.day,
                     due.hour, due.minute, due.second,
                     due.utc_offset_min ? fmt::format(" {:+} min", *due.utc_offset_min) : "");
}

std::string disclosure_of(const GradeOptions& options) {
  constexpr std::array<const char*, 3> kNames = {"full", "difference", "verdict"};
  return kNames.at(static_cast<std::size_t>(options.disclosure));
}

}  // namespace

std::vector<Condition> conditions_of(const GradeOptions& options,
                                     const std::vector<grade::Case>& cases,
                                     const ClassPapers& papers, const sandbox::Layers& layers) {
  const std::string folder = grade::found_cases_folder(options.cases);
  const auto text_or_none = [](const std::string& text) { return text.empty() ? "none" : text; };
  return {
      {"the cases, their settings or limits", hash_of_cases(cases)},
      {"flocking.toml of the cases", hash_of_file(folder + "/flocking.toml")},
      {"--rules", text_or_none(options.overrides.rules.value_or(""))},
      {"--points", options.points ? fmt::format("{}", *options.points) : "none"},
      {"--repeat", fmt::format("{}", options.repeat)},
      {"--hint", hint_of(options)},
      {"--lines", options.finds_lines ? "on" : "off"},
      {"--disclose", disclosure_of(options)},
      {"--replays", text_or_none(options.replay_folder)},
      {"--layout",
       options.layout
           ? std::string(intake::kLayoutRows.at(static_cast<std::size_t>(*options.layout)).name)
           : "none"},
      {"the roster", papers.roster ? hex_sha256(papers.roster->text) : "none"},
      {"the groups", hash_of_file(options.groups)},
      {"the adjustments", hash_of_file(options.adjustments)},
      {"--late-penalty", options.late_penalty ? options.late_penalty->text : "none"},
      {"--due", due_of(options)},
      {"--main", text_or_none(options.main)},
      {"--cxx-flags", text_or_none(options.cxx_flags)},
      {"--build-time-limit", fmt::format("{}", options.build_time_limit_s)},
      {"the sandbox's layers", joined(sandbox::used_layers(layers))},
      {"the measurement of time", sandbox::timing_words(layers)},
  };
}

}  // namespace flocking::app
