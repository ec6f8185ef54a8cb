#include "app/earlier_results.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <span>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/packing.h"
#include "base/source_hash.h"
#include "base/words.h"
#include "build/cache.h"
#include "build/tools.h"
#include "console/diagnostics.h"
#include "grade/contents.h"
#include "grade/explanation_codec.h"
#include "grade/mapped_file.h"
#include "grade/output_hash.h"
#include "grade/record_fields.h"
#include "grade/result_codec.h"
#include "io/file.h"
#include "io/readable.h"
#include "report/report.h"
#include "sandbox/layer_words.h"
#include "variant/variant.h"

namespace flocking::app {
namespace {

namespace fs = std::filesystem;

const char* const kLines = "lines-2-";  // before the key of an explanation
const char* const kCrash = "trouble-";  // before the key of a run

std::string file_hash(const std::string& path) {
  return hex_sha256(grade::MappedFile(path).text());
}

void add_settings(Packer& packer, const grade::CaseSettings& settings) {
  packer.add_bytes(settings.tolerance.absolute);
  packer.add_bytes(settings.tolerance.relative);
  packer.add(settings.strict_format);
  packer.add_bytes(grade::packed_fields(settings.limits));
}

std::string key_of(const grade::Case& one, std::uint64_t repeat) {
  Packer packer;
  packer.add_bytes(file_hash(one.input_path));
  packer.add_bytes(file_hash(one.answer_path));
  add_settings(packer, one.settings);
  packer.add(repeat);
  return "run:" + hex_sha256(packer.take());
}

std::string key_of(const ExplainableCases& cases, const sandbox::Limits& limits) {
  Packer packer;
  for (std::size_t i = 0; i < cases.texts.size(); ++i) {
    packer.add_bytes(cases.texts[i].name);
    packer.add_bytes(hex_sha256(cases.texts[i].input));
    packer.add_bytes(hex_sha256(cases.texts[i].answer));
    add_settings(packer, cases.settings[i]);
  }
  for (const std::string& remark : cases.remarks) packer.add_bytes(remark);
  packer.add_bytes(cases.right_name);
  packer.add_bytes(text_of(cases.right));
  packer.add_bytes(grade::packed_fields(limits));
  return "explanation:" + hex_sha256(packer.take());
}

std::string circumstances_of(const sandbox::Layers& layers) {
  Packer packer;
  packer.add_bytes(file_hash("/proc/self/exe"));
  for (const std::string& layer : sandbox::used_layers(layers)) packer.add_bytes(layer);
  packer.add_bytes(sandbox::timing_words(layers));
  packer.add(layers.first_user != 0);
  return packer.take();
}

// Returns the fingerprints in a report. No other text in JSON can look like a fingerprint, since
// quotation marks inside strings are escaped.
std::set<std::string> fingerprints_in(std::string_view json) {
  constexpr std::string_view kMember = "\"fingerprint\"";
  constexpr std::size_t kDigits = 64;
  std::set<std::string> found;
  for (std::size_t at = 0; (at = json.find(kMember, at)) != std::string_view::npos;) {
    at = json.find_first_not_of(" \t\r\n:", at + kMember.size());
    if (at == std::string_view::npos) break;
    const std::string_view value = json.substr(at, kDigits + 2);
    const bool is_one = value.size() == kDigits + 2 && value.front() == '"' &&
                        value.back() == '"' &&
                        value.find_first_not_of("0123456789abcdef", 1) == kDigits + 1;
    if (is_one) found.emplace(value.substr(1, kDigits));
  }
  return found;
}

std::set<std::string> fingerprints_of(const std::string& file) {
  if (const std::string reason = io::reason_not_to_read(file); !reason.empty()) {
    throw EnvironmentError("--since " + file + ": " + reason);
  }
  constexpr std::size_t kMostReportBytes = std::size_t{1} << 30U;
  const std::string text = io::File::open_input(file).read_all(kMostReportBytes);
  if (!trimmed(text).starts_with('{') || text.find("\"flocking-grade/1\"") == std::string::npos) {
    throw EnvironmentError(
        "--since " + file +
        ": this is not a JSON report of flocking grade; write one with --report json=FILE");
  }
  return fingerprints_in(text);
}

// Adds a command without the folder's path, which may differ in the next grading.
void add_command(Packer& packer, const sandbox::Command& command, const std::string& files) {
  const auto is_own = [&files](const std::string& word) {
    return word == files || word.starts_with(files + '/');
  };
  if (!is_own(command.executable)) packer.add_bytes(build::identity_of_tool(command.executable));
  for (const std::string& word : command.arguments) {
    packer.add_bytes(is_own(word) ? word.substr(files.size()) : word);
  }
}

bool is_output(const std::string& path, std::uint64_t hash) {
  try {
    grade::OutputHash found;
    found.add(grade::MappedFile(path).text());
    return found.value() == hash;
  } catch (const Error&) {
    return false;
  }
}

// Returns true if the stored output of a known run still exists, or is not needed.
bool has_its_output(const grade::Work& work, const GradeOptions& options, std::size_t job,
                    const grade::CaseRun& run) {
  if (work.keep_folder.empty()) return true;
  if (options.keep_folder.empty()) return run.result.passed();  // the output is needed for replays
  return is_output(grade::file_about(work.keep_folder, work.submissions[job / work.cases.size()],
                                     work.cases[job % work.cases.size()], grade::kOutputEnding),
                   run.output_hash);
}

bool is_to_be_kept(const grade::CaseRun& run) {
  if (run.result.verdict == grade::Verdict::kJudgeError || !run.cannot_start.empty()) return false;
  const std::vector<std::string>& warnings = run.result.warnings;
  return std::find(warnings.begin(), warnings.end(), grade::kOutputNotKept) == warnings.end();
}

}  // namespace

std::string folder_for_keeping(const GradeOptions& options, const sandbox::Layers& layers) {
  // Without namespaces, Landlock or another user, a run could write to the folder.
  if (!layers.namespaces && !layers.landlock && layers.first_user == 0) return "";
  if (!options.cache.empty()) return options.cache;
  std::string usual = build::usual_cache();
  std::error_code error;
  if (!usual.empty() && (fs::create_directories(usual, error) || !error)) return usual;
  return "";
}

EarlierResults::EarlierResults(const GradeOptions& options, const sandbox::Layers& layers,
                               const console::StandardStreams& streams)
    : options_(options), streams_(streams) {
  const std::string flag = options.resume ? "--resume" : "--since";
  const bool is_wanted = options.resume || !options.since.empty();
  if (!options.since.empty()) {
    since_ = fingerprints_of(options.since);
    if (since_.empty()) {
      console::print_warning(streams, "--since " + options.since +
                                          ": it has no fingerprints of submissions, because that "
                                          "grading stored no results; all submissions are graded");
    }
  }
  if (options.submissions.empty()) return;
  const std::string folder = folder_for_keeping(options, layers);
  if (folder.empty()) {
    if (!is_wanted) return;
    throw EnvironmentError(
        flag +
        ": there is no folder for results that submissions cannot reach; give one with --cache DIR "
        "and use a sandbox with namespaces or landlock, or grade as root");
  }
  try {
    kept_.emplace(folder + "/results");
  } catch (const EnvironmentError&) {
    if (is_wanted || !options.cache.empty()) throw;
    return;
  }
  circumstances_ = circumstances_of(layers);
}

void EarlierResults::identify(grade::Submission& submission, const std::string& files) {
  if (!kept_ || !submission.problem.empty()) return;
  Packer packer;
  packer.add_bytes(circumstances_);
  packer.add_bytes(submission.name);
  packer.add_bytes(submission.id);
  packer.add(submission.processes);
  const std::string content =
      submission.content.empty() ? grade::hash_of_contents(files) : submission.content;
  if (content.empty()) return;
  packer.add_bytes(content);
  add_command(packer, submission.command, files);
  submission.fingerprint = hex_sha256(packer.take());
  if (!options_.resume && since_.find(submission.fingerprint) == since_.end()) return;
  journals_[submission.fingerprint] = kept_->read(submission.fingerprint);
}

const std::string* EarlierResults::find(const grade::Submission& submission,
                                        const std::string& key) const {
  const auto journal = journals_.find(submission.fingerprint);
  if (journal == journals_.end()) return nullptr;
  const auto found = journal->second.find(key);
  return found == journal->second.end() ? nullptr : &found->second;
}

void EarlierResults::keep(const grade::Submission& submission, const std::string& key,
                          std::string_view text) {
  if (!kept_ || submission.fingerprint.empty() || has_failed_) return;
  if (kept_->add(submission.fingerprint, key, text)) return;
  has_failed_ = true;
  console::print_warning(streams_, "results cannot be kept in " + kept_->folder() +
                                       "; --resume and --since will not find them");
}

std::string EarlierResults::build_key() const {
  return fmt::format("build-2:{}", options_.build_time_limit_s);  // without blanks, see KeptResults
}

std::optional<build::Built> EarlierResults::failed_build(
    const grade::Submission& submission) const {
  const std::string* text = find(submission, build_key());
  if (text == nullptr) return std::nullopt;
  return grade::unpacked_fields<build::Built>(*text);
}

void EarlierResults::keep_failed_build(const grade::Submission& submission,
                                       const build::Built& built) {
  keep(submission, build_key(), grade::packed_fields(built));
}

std::vector<std::optional<grade::CaseRun>> EarlierResults::runs(const grade::Work& work) {
  std::vector<std::optional<grade::CaseRun>> known;
  if (!kept_) return known;
  for (const grade::Case& one : work.cases) case_keys_.push_back(key_of(one, work.repeat));
  if (!options_.resume && options_.since.empty()) return known;
  known.resize(work.submissions.size() * work.cases.size());
  std::size_t count = 0;
  std::size_t all = 0;
  for (std::size_t job = 0; job < known.size(); ++job) {
    const grade::Submission& submission = work.submissions[job / work.cases.size()];
    if (!submission.problem.empty()) continue;
    ++all;
    const std::string* text = find(submission, case_keys_[job % work.cases.size()]);
    if (text == nullptr) continue;
    grade::CaseRun run = grade::unpacked_run(*text);
    if (!has_its_output(work, options_, job, run)) continue;
    known[job] = std::move(run);
    ++count;
  }
  console::print_note(streams_, fmt::format("{} of {} reused from earlier gradings", count,
                                            counted(all, "run is", "runs are")));
  return known;
}

void EarlierResults::keep_run(const grade::Submission& submission, std::size_t one,
                              const grade::CaseRun& run) {
  if (!kept_ || !is_to_be_kept(run)) return;
  keep(submission, case_keys_[one], grade::packed(run));
}

std::optional<diagnosis::Crash> EarlierResults::crash(const grade::Submission& submission,
                                                      std::size_t one) const {
  if (case_keys_.empty()) return std::nullopt;
  const std::string* text = find(submission, kCrash + case_keys_[one]);
  return text == nullptr ? std::nullopt : grade::unpacked_crash(*text);
}

void EarlierResults::keep_crash(const grade::Submission& submission, std::size_t one,
                                const diagnosis::Crash& crash) {
  if (kept_) keep(submission, kCrash + case_keys_[one], grade::packed_crash(crash));
}

const std::string& EarlierResults::explanation_key(const ExplainableCases& cases) {
  std::string& key = explanation_keys_[cases.right_name];
  if (key.empty()) key = key_of(cases, options_.overrides.settings().limits);
  return key;
}

std::optional<explain::Explanation> EarlierResults::explanation(const grade::Submission& submission,
                                                                const ExplainableCases& cases) {
  const std::string* text = find(submission, explanation_key(cases));
  if (text == nullptr) return std::nullopt;
  return grade::unpacked_explanation(*text);
}

void EarlierResults::keep_explanation(const grade::Submission& submission,
                                      const ExplainableCases& cases,
                                      const explain::Explanation& explanation) {
  if (!kept_) return;
  const std::optional<std::string> text = grade::packed_explanation(explanation);
  if (text) keep(submission, explanation_key(cases), *text);
}

std::optional<diagnosis::LineFindings> EarlierResults::lines(const grade::Submission& submission,
                                                             const ExplainableCases& cases) {
  const std::string* text = find(submission, kLines + explanation_key(cases));
  if (text == nullptr) return std::nullopt;
  return grade::unpacked_lines(*text);
}

void EarlierResults::keep_lines(const grade::Submission& submission, const ExplainableCases& cases,
                                const diagnosis::LineFindings& findings) {
  // After a search that a limit cut off, the next run looks again.
  if (!kept_ || findings.was_cut) return;
  keep(submission, kLines + explanation_key(cases), grade::packed_lines(findings));
}

}  // namespace flocking::app
