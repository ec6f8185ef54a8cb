#include <algorithm>
#include <cctype>

#include "base/words.h"
#include "intake/layouts/canvas_versions.h"
#include "intake/layouts/layout_reader.h"

// Canvas: lastfirst_[LATE_]userid_fileid_original.ext, lastfirst_[LATE_]userid_text.html and
// ..._link.html. With anonymous grading, [LATE_]anon_CODE replaces the name and the number.
namespace flocking::intake {
namespace {

using CanvasParts = std::vector<std::string_view>;
const char* const kLateMark = "LATE";

std::string canvas_rest(const CanvasParts& parts, std::size_t first) {
  std::string text;
  for (std::size_t i = first; i < parts.size(); ++i) {
    text += (i > first ? "_" : "") + std::string(parts[i]);
  }
  return text;
}

// Reads "fileid_original.ext", "text.html" or "link.html" from the parts after the student.
bool take_canvas_file(const CanvasParts& parts, std::size_t at, Reading& reading) {
  const std::string rest = canvas_rest(parts, at);
  reading.piece.as = canvas_rest(parts, at + 1);
  reading.kind = rest == "text.html"   ? ItemKind::kText
                 : rest == "link.html" ? ItemKind::kLink
                                       : ItemKind::kWork;
  if (reading.kind != ItemKind::kWork) return true;
  if (at >= parts.size() || reading.piece.as.empty() || !is_number(parts[at])) return false;
  reading.version = *parse_whole(parts[at]);
  return true;
}

bool is_canvas_code(std::string_view text) {
  constexpr std::size_t kLongestCode = 20;
  return !text.empty() && text.size() <= kLongestCode &&
         std::all_of(text.begin(), text.end(),
                     [](unsigned char c) { return c < 128 && std::isalnum(c) != 0; });
}

bool take_anonymous(const CanvasParts& parts, Reading& reading) {
  std::size_t at = parts[0] == kLateMark ? 1 : 0;
  if (at + 2 >= parts.size() || parts[at] != "anon" || !is_canvas_code(parts[at + 1])) return false;
  const std::string code(parts[at + 1]);
  at += 2;
  reading.is_late = at == 3 || parts[at] == kLateMark;
  if (parts[at] == kLateMark) ++at;
  reading.key = "anon " + code;
  reading.owner = {.id = code, .name = code};
  return take_canvas_file(parts, at, reading);
}

bool take_named(const CanvasParts& parts, Reading& reading) {
  for (std::size_t at = 1; at + 1 < parts.size(); ++at) {
    if (!is_number(parts[at]) || !take_canvas_file(parts, at + 1, reading)) continue;
    reading.is_late = at > 1 && parts[at - 1] == kLateMark;
    const std::size_t end = at - (reading.is_late ? 1 : 0);
    reading.owner.id = parts[at];
    reading.owner.name =
        canvas_rest({parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(end)}, 0);
    reading.key = reading.owner.id;
    return !reading.owner.name.empty();
  }
  return false;
}

Readings read_canvas_item(const Item& item) {
  if (item.is_folder) return {};
  const CanvasParts parts = split(item.name, '_');
  Reading reading;
  if (!take_anonymous(parts, reading) && !take_named(parts, reading)) return {};
  reading.piece.item = item.name;
  if (reading.kind == ItemKind::kWork) {
    reading.feedback_name = item.name.substr(0, item.name.size() - reading.piece.as.size());
    reading.feedback_name += kFeedbackWord;
  }
  return {reading};
}

std::vector<Readings> read_canvas(const ClassFiles& files) {
  std::vector<Readings> readings;
  for (const Item& item : files.items) readings.push_back(read_canvas_item(item));
  return readings;
}

}  // namespace

const LayoutReader kCanvasReader = {.layout = Layout::kCanvas,
                                    .one_of = 3,
                                    .read = read_canvas,
                                    .is_likely = nullptr,
                                    .settle = take_newest_versions};

}  // namespace flocking::intake
