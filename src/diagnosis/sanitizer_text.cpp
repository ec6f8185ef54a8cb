#include "diagnosis/sanitizer_text.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>

#include "base/words.h"
#include "diagnosis/crash_words.h"

namespace flocking::diagnosis {
namespace {

using Lines = std::vector<std::string_view>;

constexpr std::string_view kError = "ERROR: AddressSanitizer: ";
constexpr std::size_t kMostCallers = 3;
// A recursion that ends does not go so deep in the same function that the stack is full.
constexpr std::size_t kManyFrames = 50;

/// A frame of the stack that is in a file of the student's.
struct Frame {
  std::string function;  ///< without its parameters
  Place place;
};

// Whether it is a path of the build with sanitizers: of its folder, or, as for sources in folders,
// relative to it.
bool is_of_build(std::string_view path) {
  return !path.starts_with('/') || path.starts_with(std::string(kSourceFolder) + '/');
}

// "#0 0x55d0 in parse(int) /submission/main.cpp:7" and the like. Names of files may have blanks in
// them, and functions have.
Frame frame_of(std::string_view line, const OwnFiles& own) {
  constexpr std::string_view kIn = " in ";
  const std::size_t in = line.find(kIn);
  if (in == std::string_view::npos) return {};
  const std::string_view told = line.substr(in + kIn.size());
  for (std::size_t blank = told.find(' '); blank != std::string_view::npos;
       blank = told.find(' ', blank + 1)) {
    const std::string_view path = told.substr(blank + 1);
    if (!is_of_build(path)) continue;
    const Place place = place_at_start(path, own);
    if (place.file.empty()) continue;
    const std::string_view function = told.substr(0, blank);
    return {.function = std::string(function.substr(0, function.find('('))), .place = place};
  }
  return {};
}

// Of the first stack behind the error: those of allocations are told later.
std::vector<Frame> own_frames(const Lines& lines, std::size_t error, const OwnFiles& own) {
  std::vector<Frame> frames;
  bool has_begun = false;
  for (std::size_t i = error + 1; i < lines.size(); ++i) {
    const std::string_view line = trimmed(lines[i]);
    if (!line.starts_with('#')) {
      if (has_begun) break;
      continue;
    }
    has_begun = true;
    Frame frame = frame_of(line, own);
    if (!frame.place.file.empty()) frames.push_back(std::move(frame));
  }
  return frames;
}

std::vector<std::string> callers_of(const std::vector<Frame>& frames) {
  std::vector<std::string> callers;
  for (const Frame& frame : frames) {
    const std::string caller = place_words(frame.place);
    const bool is_known = caller == place_words(frames.front().place) ||
                          std::find(callers.begin(), callers.end(), caller) != callers.end();
    if (!is_known && callers.size() < kMostCallers) callers.push_back(caller);
  }
  return callers;
}

// The place that comes most often, the innermost of several: where it calls itself.
std::optional<Crash> recursion_in(const std::vector<Frame>& frames) {
  std::map<std::string, std::size_t> counts;
  const Frame* most = nullptr;
  for (const Frame& frame : frames) {
    const std::size_t count = ++counts[place_words(frame.place)];
    if (most == nullptr || count > counts[place_words(most->place)]) most = &frame;
  }
  if (most == nullptr) return std::nullopt;
  const bool is_recursion = counts[place_words(most->place)] >= kManyFrames / 2;
  return Crash{.file = most->place.file,
               .line = most->place.line,
               .cause = stack_words(is_recursion ? most->function : "", is_recursion),
               .callers = {}};
}

std::size_t last_error(const Lines& lines) {
  for (std::size_t i = lines.size(); i > 0; --i) {
    if (lines[i - 1].find(kError) != std::string_view::npos) return i - 1;
  }
  return lines.size();
}

/// Something that UndefinedBehaviorSanitizer tells, "main.cpp:22:8: runtime error: ...".
struct Undefined {
  Place place;
  std::string_view words;
};

// All of files of the student's, the last one first.
std::vector<Undefined> undefined_told(const Lines& lines, const OwnFiles& own) {
  constexpr std::string_view kMark = ": runtime error: ";
  std::vector<Undefined> all;
  for (std::size_t i = lines.size(); i > 0; --i) {
    const std::string_view line = lines[i - 1];
    const std::size_t at = line.find(kMark);
    if (at == std::string_view::npos) continue;
    const Place place = place_at_start(line.substr(0, at), own);
    if (!place.file.empty()) all.push_back({place, line.substr(at + kMark.size())});
  }
  return all;
}

// What was told of `place` before it crashed there; the first of several says most: an index that
// is out of bounds, and then a store without space.
std::string_view undefined_at(const Place& place, const Lines& lines, const OwnFiles& own) {
  std::string_view words;
  for (const Undefined& one : undefined_told(lines, own)) {
    if (place_words(one.place) == place_words(place)) words = one.words;
  }
  return words;
}

// A run that UndefinedBehaviorSanitizer itself ended.
std::optional<Crash> undefined_in(const Lines& lines, const OwnFiles& own) {
  const std::vector<Undefined> all = undefined_told(lines, own);
  if (all.empty()) return std::nullopt;
  return Crash{.file = all.front().place.file,
               .line = all.front().place.line,
               .cause = undefined_words(all.front().words),
               .callers = {}};
}

}  // namespace

std::optional<Crash> crash_in(std::string_view text, const OwnFiles& own) {
  const Lines lines = split(text, '\n');
  const std::size_t error = last_error(lines);
  if (error == lines.size()) return undefined_in(lines, own);
  const std::string_view told = lines[error].substr(lines[error].find(kError) + kError.size());
  const std::vector<Frame> frames = own_frames(lines, error, own);
  if (frames.empty()) return std::nullopt;
  if (told.starts_with("stack-overflow")) return recursion_in(frames);
  const Evidence evidence{
      .error = told,
      .before = Lines(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(error)),
      .behind = Lines(lines.begin() + static_cast<std::ptrdiff_t>(error) + 1, lines.end()),
      .undefined = undefined_at(frames.front().place, lines, own)};
  return Crash{.file = frames.front().place.file,
               .line = frames.front().place.line,
               .cause = cause_words(evidence),
               .callers = callers_of(frames)};
}

}  // namespace flocking::diagnosis
