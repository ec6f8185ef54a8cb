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
// More frames in one function mean infinite recursion: other recursion rarely overflows the stack.
constexpr std::size_t kManyFrames = 50;
// Longer frames are cut: a path may begin after any blank, so the search takes quadratic time.
constexpr std::size_t kLongestFrame = 4'096;

/// A stack frame in a file of the student.
struct Frame {
  std::string function;  ///< without its parameters
  Place place;
};

// Returns true for a path of the build with sanitizers: it is in its folder, or relative to it.
bool is_of_build(std::string_view path) {
  return !path.starts_with('/') || path.starts_with(std::string(kSourceFolder) + '/');
}

// Returns true for the name of a function, except operators. The program can print a forged report,
// so other words are not repeated in messages.
bool is_name(std::string_view text) {
  constexpr std::size_t kLongest = 80;
  constexpr std::string_view kSigns = "_~:<>,*&";
  if (text.size() > kLongest) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool is_letter =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    const bool is_between = c == ' ' && i > 0 && (text[i - 1] == ',' || text[i - 1] == '>');
    if (!is_letter && !is_between && kSigns.find(c) == std::string_view::npos) return false;
  }
  return true;
}

// Parses "#0 0x55d0 in parse(int) /submission/main.cpp:7" and similar lines. Names of files and
// functions may contain blanks.
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
    std::string_view function = told.substr(0, blank);
    function = function.substr(0, function.find('('));
    return {.function = is_name(function) ? std::string(function) : "", .place = place};
  }
  return {};
}

// Returns the frames of the first stack after the error. Later stacks show allocations.
std::vector<Frame> own_frames(const Lines& lines, std::size_t error, const OwnFiles& own) {
  std::vector<Frame> frames;
  bool has_begun = false;
  for (std::size_t i = error + 1; i < lines.size(); ++i) {
    const std::string_view line = trimmed(lines[i].substr(0, kLongestFrame));
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

// Returns the most frequent place, where the function calls itself; of several, the innermost.
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

/// A report of UndefinedBehaviorSanitizer: "main.cpp:22:8: runtime error: ...".
struct Undefined {
  Place place;
  std::string_view words;
};

// Returns all reports about files of the student, the last one first.
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

// Returns the report about `place` before the crash. Of several, returns the first, which is the
// cause: an index out of bounds comes before the invalid store.
std::string_view undefined_at(const Place& place, const Lines& lines, const OwnFiles& own) {
  std::string_view words;
  for (const Undefined& one : undefined_told(lines, own)) {
    if (place_words(one.place) == place_words(place)) words = one.words;
  }
  return words;
}

// Returns the crash of a run that UndefinedBehaviorSanitizer ended.
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
