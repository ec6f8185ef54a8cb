#include "app/class_notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "base/words.h"

namespace flocking::app {
namespace {

constexpr auto kByPlace = [](const auto& a, const auto& b) { return a.place < b.place; };

// Sorts missing tools by name, and languages by their first submissions.
bool is_before(const NoteOnSome& a, const NoteOnSome& b) {
  if (a.stage != b.stage) return a.stage < b.stage;
  if (a.stage == NoteOnSome::Stage::kToolMissing) return a.subject < b.subject;
  return kByPlace(a.submissions.front(), b.submissions.front());
}

std::string words_of(const NoteOnSome& note) {
  std::string who;
  for (const NamedSubmission& one : note.submissions) who += (who.empty() ? "" : ", ") + one.name;
  return fmt::format("{} {}: {}", note.subject,
                     counted(note.submissions.size(), note.one, note.many), who);
}

void join(std::vector<NoteOnSome>& notes, const NoteOnSome& other) {
  const auto same = std::find_if(notes.begin(), notes.end(), [&other](const NoteOnSome& one) {
    return std::tie(one.stage, one.subject) == std::tie(other.stage, other.subject);
  });
  if (same == notes.end()) {
    notes.push_back(other);
    return;
  }
  std::vector<NamedSubmission>& all = same->submissions;
  all.insert(all.end(), other.submissions.begin(), other.submissions.end());
  std::stable_sort(all.begin(), all.end(), kByPlace);
}

}  // namespace

void join(ClassNotes& notes, const ClassNotes& other) {
  notes.of_one.insert(notes.of_one.end(), other.of_one.begin(), other.of_one.end());
  std::stable_sort(notes.of_one.begin(), notes.of_one.end(), kByPlace);
  for (const NoteOnSome& one : other.of_some) join(notes.of_some, one);
  std::stable_sort(notes.of_some.begin(), notes.of_some.end(), is_before);
  for (const std::string& one : other.of_runs) {
    const auto same = std::find(notes.of_runs.begin(), notes.of_runs.end(), one);
    if (same == notes.of_runs.end()) notes.of_runs.push_back(one);
  }
  notes.late_without_penalty += other.late_without_penalty;
}

std::vector<std::string> note_words(const ClassNotes& notes) {
  std::vector<std::string> texts = notes.of_class;
  for (const NoteOnOne& one : notes.of_one) texts.push_back(one.text);
  for (const NoteOnSome& one : notes.of_some) texts.push_back(words_of(one));
  texts.insert(texts.end(), notes.of_runs.begin(), notes.of_runs.end());
  if (notes.late_without_penalty > 0) {
    texts.push_back("late penalty: " +
                    counted(notes.late_without_penalty, "submission has", "submissions have") +
                    " no known time, so no penalty was applied");
  }
  return texts;
}

}  // namespace flocking::app
