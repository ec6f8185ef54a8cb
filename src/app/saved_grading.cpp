#include "app/saved_grading.h"

#include <fmt/format.h>

#include <exception>
#include <string_view>

#include "base/error.h"
#include "base/source_hash.h"
#include "grade/fields.h"
#include "grade/mapped_file.h"
#include "grade/record_codec.h"
#include "io/file.h"
#include "io/readable.h"

namespace flocking::grade {

// These lists are here because fields.h looks for them in this namespace.

template <class Way, FieldsOf<app::Condition> Given>
void visit(Way& way, Given& condition) {
  way("name", condition.name);
  way("value", condition.value);
}

template <class Way, FieldsOf<app::ClassRow> Given>
void visit(Way& way, Given& row) {
  way("place", row.place);
  way("name", row.name);
  way("id", row.id);
  way("roster_line", row.roster_line);
  way("feedback_name", row.feedback_name);
}

template <class Way, FieldsOf<app::NoteOnOne> Given>
void visit(Way& way, Given& note) {
  way("place", note.place);
  way("text", note.text);
}

template <class Way, FieldsOf<app::NamedSubmission> Given>
void visit(Way& way, Given& submission) {
  way("place", submission.place);
  way("name", submission.name);
}

template <class Way, FieldsOf<app::NoteOnSome> Given>
void visit(Way& way, Given& note) {
  way("stage", note.stage);
  way("subject", note.subject);
  way("one", note.one);
  way("many", note.many);
  way("submissions", note.submissions);
}

template <class Way, FieldsOf<app::ClassNotes> Given>
void visit(Way& way, Given& notes) {
  way("of_class", notes.of_class);
  way("of_one", notes.of_one);
  way("of_some", notes.of_some);
  way("of_runs", notes.of_runs);
  way("late_without_penalty", notes.late_without_penalty);
}

template <class Way, FieldsOf<app::CaseDrift> Given>
void visit(Way& way, Given& drift) {
  way("name", drift.name);
  way("drift", drift.drift);
  way("pairs", drift.pairs);
}

template <class Way, FieldsOf<app::SavedGrading> Given>
void visit(Way& way, Given& saved) {
  way("shard", saved.shard);
  way("shards", saved.shards);
  way("conditions", saved.conditions);
  way("everyone", saved.everyone);
  way("notes", saved.notes);
  way("drifts", saved.drifts);
  way("all_points", saved.all_points);
  way("roster", saved.roster);
  way("roster_text", saved.roster_text);
  std::string record;
  if constexpr (!Way::kReads) record = packed_record(saved.record);
  way("record", record);
  if constexpr (Way::kReads) saved.record = unpacked_record(record);
}

}  // namespace flocking::grade

namespace flocking::app {
namespace {

constexpr std::string_view kFirstWord = "flocking-grading";

// Returns a hash of this program: another build may have other fields, in another order.
const std::string& own_hash() {
  static const std::string hash = hex_sha256(grade::MappedFile("/proc/self/exe").text());
  return hash;
}

std::string_view next_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

[[noreturn]] void fail(const std::string& file, const std::string& message) {
  throw EnvironmentError(file + ": " + message);
}

}  // namespace

std::string saved_text(const SavedGrading& saved) {
  const std::string packed = grade::packed_fields(saved);
  return fmt::format("{} {} {}\n{}\n{}", kFirstWord, FLOCKING_VERSION, own_hash(),
                     hex_sha256(packed), packed);
}

SavedGrading read_saved(const std::string& file) {
  if (const std::string reason = io::reason_not_to_read(file); !reason.empty()) fail(file, reason);
  constexpr std::size_t kMostBytes = std::size_t{4} << 30U;
  const std::string all = io::File::open_input(file).read_all(kMostBytes);
  std::string_view text = all;
  const std::string first(next_line(text));
  if (!first.starts_with(std::string(kFirstWord) + ' ')) {
    fail(file, "expected a file that 'flocking grade --save' wrote, found another one");
  }
  if (first != fmt::format("{} {} {}", kFirstWord, FLOCKING_VERSION, own_hash())) {
    const std::string version = first.substr(kFirstWord.size() + 1);
    fail(file, fmt::format("flocking {} of another build wrote it, and this is flocking {}: merge "
                           "with the build that graded the shard",
                           version.substr(0, version.find(' ')), FLOCKING_VERSION));
  }
  const std::string_view hash = next_line(text);
  if (hex_sha256(text) != hash) {
    fail(file, "the file is damaged or incomplete: grade this shard again");
  }
  try {
    auto saved = grade::unpacked_fields<SavedGrading>(text);
    saved.file = file;
    return saved;
  } catch (const std::exception& error) {
    fail(file, std::string("the file cannot be read: ") + error.what());
  }
}

}  // namespace flocking::app
