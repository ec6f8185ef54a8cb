#include "repair/edit.h"

#include <algorithm>
#include <utility>

namespace flocking::repair {
namespace {

/// A range of bytes of a source, and its replacement.
struct Splice {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string text;
};

std::size_t line_start(std::string_view text, std::size_t at) {
  const std::size_t found = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  return found == std::string_view::npos ? 0 : found + 1;
}

std::string indent_at(std::string_view text, std::size_t at) {
  const std::size_t begin = line_start(text, at);
  const std::size_t end = std::min(text.find_first_not_of(" \t", begin), text.size());
  return std::string(text.substr(begin, end - begin));
}

// Extends the removal of a statement to its whole line, if the line has no other content.
Splice without_its_line(std::string_view text, Splice splice) {
  const std::size_t begin = line_start(text, splice.begin);
  const std::size_t end = std::min(text.find('\n', splice.end), text.size() - 1);
  const bool is_alone =
      text.substr(begin, splice.begin - begin).find_first_not_of(" \t") == std::string_view::npos &&
      text.substr(splice.end, end + 1 - splice.end).find_first_not_of(" \t\r\n") ==
          std::string_view::npos;
  return is_alone ? Splice{begin, end + 1, ""} : std::move(splice);
}

Splice splice_of(const ParsedFile& file, const Change& change) {
  const std::string_view text = file.file.text;
  if (change.place == Place::kInside) {
    const bool is_insertion = change.tokens.is_empty();
    const std::size_t begin = file.tokens[change.tokens.begin].begin;
    Splice splice{begin, is_insertion ? begin : file.end_of(change.tokens), change.text};
    const bool goes = change.text.empty() && change.is_statement && change.tokens == change.unit;
    return goes ? without_its_line(text, std::move(splice)) : splice;
  }
  const std::size_t at =
      change.place == Place::kAfter ? file.end_of(change.tokens) : file.begin_of(change.tokens);
  const std::string indent = indent_at(text, file.begin_of(change.tokens));
  if (change.place == Place::kAfter) return {at, at, "\n" + indent + change.text};
  return {at, at, change.text + "\n" + indent};
}

std::vector<Splice> splices_of(const ParsedFile& file, const std::vector<const Edit*>& edits) {
  std::vector<Splice> splices;
  for (const Edit* edit : edits) {
    for (const Change& change : edit->changes) splices.push_back(splice_of(file, change));
  }
  std::stable_sort(splices.begin(), splices.end(),
                   [](const Splice& a, const Splice& b) { return a.begin < b.begin; });
  return splices;
}

std::string with_marks(std::string_view lines, char mark) {
  std::string text;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    std::string_view line = lines.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    text += mark + std::string(line) + "\n";
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return text;
}

// Returns the changed lines, leaving out common lines at the start and the end.
std::string hunk(const std::string& old_lines, const std::string& new_lines) {
  std::string_view before = old_lines;
  std::string_view after = new_lines;
  for (;;) {
    const std::size_t end = before.find('\n');
    if (end == std::string_view::npos || after.find('\n') != end ||
        before.substr(0, end) != after.substr(0, end)) {
      break;
    }
    before.remove_prefix(end + 1);
    after.remove_prefix(end + 1);
  }
  for (;;) {
    const std::size_t begin = before.rfind('\n', before.size() - 2);
    const std::size_t begin_after = after.rfind('\n', after.size() - 2);
    if (before.size() < 2 || after.size() < 2 || begin == std::string_view::npos ||
        begin_after == std::string_view::npos ||
        before.substr(begin) != after.substr(begin_after)) {
      break;
    }
    before.remove_suffix(before.size() - begin - 1);
    after.remove_suffix(after.size() - begin_after - 1);
  }
  // The edit adds a line after a line that stays.
  if (after.starts_with(before) && before.ends_with('\n'))
    return with_marks(after.substr(before.size()), '+');
  if (after.ends_with(before) && before.ends_with('\n')) {
    return with_marks(after.substr(0, after.size() - before.size()), '+');
  }
  return with_marks(before, '-') + with_marks(after, '+');
}

}  // namespace

std::string edited(const ParsedFile& file, const std::vector<const Edit*>& edits) {
  const std::string_view text = file.file.text;
  std::string result;
  std::size_t at = 0;
  for (const Splice& splice : splices_of(file, edits)) {
    if (splice.begin > at) result += text.substr(at, splice.begin - at);
    result += splice.text;
    at = std::max(at, splice.end);
  }
  return result += text.substr(at);
}

std::string diff_of(const ParsedFile& file, const std::vector<const Edit*>& edits) {
  const std::string_view text = file.file.text;
  const std::vector<Splice> splices = splices_of(file, edits);
  std::string diff;
  for (std::size_t i = 0; i < splices.size();) {
    const std::size_t begin = line_start(text, splices[i].begin);
    std::size_t at = begin;
    std::size_t end = begin;
    std::string after;
    // Changes of the same lines form one hunk.
    do {
      after += text.substr(at, splices[i].begin - std::min(at, splices[i].begin));
      after += splices[i].text;
      at = std::max(at, splices[i].end);
      const bool is_line = splices[i].end > 0 && text[splices[i].end - 1] == '\n' &&
                           splices[i].end > splices[i].begin;
      end = is_line ? splices[i].end : std::min(text.find('\n', at), text.size() - 1) + 1;
      ++i;
    } while (i < splices.size() && splices[i].begin < end);
    end = std::max(end, at);
    after += text.substr(at, end - at);
    diff += hunk(std::string(text.substr(begin, end - begin)), after);
  }
  return diff;
}

bool conflict(const Edit& one, const Edit& other) {
  if (one.file != other.file) return false;
  for (const Change& a : one.changes) {
    for (const Change& b : other.changes) {
      const bool inside = a.place == Place::kInside && b.place == Place::kInside;
      if (inside && a.unit.begin < b.unit.end && b.unit.begin < a.unit.end) return true;
      if (!inside && a.place == b.place && a.tokens == b.tokens) return true;
    }
  }
  return false;
}

}  // namespace flocking::repair
