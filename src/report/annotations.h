#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "redaction/redacted_record.h"

namespace flocking::report {

/// The kind of an annotation; the first is the most severe.
enum class Check {
  kCompileError,
  kFailure,    ///< of cases
  kWrongLine,  ///< a change of it makes a part right
  kWrongPart,  ///< the lines of a part that no change repairs
  kCompilerWarning,
};

/// A finding for a build server, at a line of the source if that is known.
struct Annotation {
  Check check = Check::kFailure;
  std::string title;       ///< "WA", "separation"
  std::string message;     ///< without the place; lines without a line feed after the last
  std::string file = {};   ///< relative to the folder of the sources; may be empty
  std::uint64_t line = 0;  ///< from 1; 0: no place is known
  std::vector<std::string> cases = {};  ///< that have it
  std::uint64_t count = 1;              ///< of equal findings
};

/// Annotations, each once, in the order of their first additions.
class AnnotationList {
 public:
  /// Appends `annotation`, or adds its cases and count to an equal one. Annotations are equal if
  /// they differ in nothing else. Takes logarithmic time: a large class has many.
  void add(Annotation annotation);

  /// Returns all annotations; the list is empty then.
  std::vector<Annotation> take();

 private:
  using Key = std::tuple<Check, std::string, std::string, std::string, std::uint64_t>;
  std::vector<Annotation> all_;
  std::map<Key, std::size_t> places_;  // in all_
};

/// Returns the annotations of a submission, each once: errors of compilers, failures at a known
/// line, lines that the explanation names, other failures, compiler warnings.
std::vector<Annotation> annotations_of(const redaction::RedactedSubmission& submission);

/// Returns "main.cpp:71"; empty if the place is unknown.
std::string place_of(const Annotation& annotation);

/// Returns the cases of an annotation that has several, the first ten by name: "in a, b and 3 more
/// cases"; else an empty string.
std::string cases_words(const Annotation& annotation);

}  // namespace flocking::report
