#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace flocking::app {

/// The text of a note on one submission.
struct NoteOnOne {
  std::uint64_t place = 0;  ///< of the submission in the class, from 0
  std::string text;
};

/// A submission, as notes name it.
struct NamedSubmission {
  std::uint64_t place = 0;  ///< in the class, from 0
  std::string name;
};

/// A note that lists submissions: "rustc is not installed, which 2 submissions need: ann, bob".
struct NoteOnSome {
  /// The stage of grading that finds the problem. Notes are in the order of stages.
  enum class Stage { kToolMissing, kCannotBuild, kLanguageFails };
  Stage stage = Stage::kToolMissing;
  std::string subject;  ///< "rustc is not installed, which", "REASON. Not graded:"
  std::string one;      ///< "submission needs"
  std::string many;     ///< "submissions need"
  std::vector<NamedSubmission> submissions;
};

/// The notes on a class, by kind, so that the notes of its shards can be joined.
struct ClassNotes {
  std::vector<std::string> of_class;  ///< equal in all shards
  std::vector<NoteOnOne> of_one;
  std::vector<NoteOnSome> of_some;
  std::vector<std::string> of_runs;        ///< on work that could not be done
  std::uint64_t late_without_penalty = 0;  ///< submissions whose time is unknown
};

/// Adds the notes of another shard of the same class to `notes`.
void join(ClassNotes& notes, const ClassNotes& other);

/// Returns the notes in words, as grade::Record::notes has them.
std::vector<std::string> note_words(const ClassNotes& notes);

}  // namespace flocking::app
