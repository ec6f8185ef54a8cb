#include "io/cost_grid_reader.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/nearest.h"
#include "base/printable.h"
#include "base/words.h"
#include "io/cost_grid_lines.h"

namespace flocking::io {
namespace {

std::optional<Cost> cost_of(char letter) {
  switch (letter) {
    case '.':
    case 'G':
      return 1;
    case 'S':
      return 2;
    case 'W':
      return 4;
    case '@':
    case 'O':
    case 'T':
      return kBlocked;
    default:
      return std::nullopt;
  }
}

class MapReader {
 public:
  explicit MapReader(CostGridLines& lines) : lines_(lines), rows_(lines) {}

  CostGrid read() {
    read_header();
    for (std::size_t row = 0; row < height_; ++row) read_row(row);
    if (lines_.next_with_text()) {
      lines_.fail_at(lines_.line(), "ragged rows: expected the end of the map after " +
                                        std::to_string(height_) + " rows, found another");
    }
    return rows_.grid(width_);
  }

 private:
  // Reads from the line with "type" to the line with "map".
  void read_header() {
    while (words(lines_.line()).front() != "map") {
      read_header_line();
      if (!lines_.next_with_text()) lines_.fail_at_end("expected map, found the end of the map");
    }
    if (const auto found = words(lines_.line()); found.size() > 1) {
      lines_.fail_at(found[1], "expected nothing after 'map', found " + in_quotes(found[1]));
    }
    if (height_ == 0) lines_.fail_at(lines_.line(), "expected height H before the rows, found map");
    if (width_ == 0) lines_.fail_at(lines_.line(), "expected width W before the rows, found map");
    if (height_ > kMostCells / width_) {
      lines_.fail_at(lines_.line(), "a grid of " + std::to_string(width_) + " x " +
                                        std::to_string(height_) + " is too large: at most " +
                                        std::to_string(kMostCells) + " cells");
    }
  }

  void read_header_line() {
    const std::vector<std::string_view> found = words(lines_.line());
    const std::string_view key = found.front();
    if (found.size() > 2) {
      lines_.fail_at(found[2], "expected nothing after " + in_quotes(found[1]) + ", found " +
                                   in_quotes(found[2]));
    }
    if (key == "type") return;
    if (key != "height" && key != "width") {
      const std::string meant =
          nearest(key, std::vector<std::string>{"type", "height", "width", "map"});
      lines_.fail_at(key, "expected height, width or map, found " + in_quotes(key) +
                              (meant.empty() ? "" : "; did you mean " + meant + "?"));
    }
    std::size_t& size = key == "height" ? height_ : width_;
    if (size != 0) lines_.fail_at(key, std::string(key) + " is given twice");
    if (found.size() < 2) lines_.fail_at_end("expected a number after " + std::string(key));
    size = parse_whole(found[1]).value_or(0);
    if (size == 0 || size > kMostCells) {
      lines_.fail_at(found[1], "expected a whole number from 1 to " + std::to_string(kMostCells) +
                                   ", found " + in_quotes(found[1]));
    }
  }

  void read_row(std::size_t row) {
    if (!lines_.next()) {
      lines_.fail_at_end("ragged rows: expected " + std::to_string(height_) +
                         " rows, found the end of the map after " + std::to_string(row));
    }
    const std::string_view line = lines_.line();
    for (std::size_t column = 0; column < line.size(); ++column) {
      const std::string_view letter = line.substr(column, 1);
      const std::optional<Cost> cost = cost_of(letter.front());
      if (!cost) {
        lines_.fail_at(letter, "expected one of . G S W @ O T, found " + in_quotes(letter));
      }
      if (column == width_) {
        lines_.fail_at(line.substr(column), "ragged rows: expected the end of the row after " +
                                                std::to_string(width_) + " letters, found " +
                                                in_quotes(line.substr(column)));
      }
      rows_.add(*cost, letter);
    }
    if (line.size() < width_) {
      lines_.fail_at_end("ragged rows: expected " + std::to_string(width_) +
                         " letters, found the end of the row after " + std::to_string(line.size()));
    }
    rows_.end_row();
  }

  CostGridLines& lines_;
  CostRows rows_;
  std::size_t width_ = 0;
  std::size_t height_ = 0;
};

// Such a file has numbers of tiles, which are not costs.
constexpr const char* kAboutTiled =
    "; -1 is an empty cell in CSV files that Tiled exports, which have numbers of tiles: give the "
    "map "
    "itself (.tmx or .tmj), and flow.costs or a property cost of the tiles";

constexpr const char* kAboutLdtk =
    "; 0 is an empty cell in CSV files of LDtk and in Tiled's layer data: give the project itself "
    "(.ldtk) or the map (.tmx), and flow.costs";

class CostReader {
 public:
  explicit CostReader(CostGridLines& lines) : lines_(lines), rows_(lines, kAboutLdtk) {}

  CostGrid read() {
    const auto commas = std::count(lines_.line().begin(), lines_.line().end(), ',');
    if (static_cast<std::size_t>(commas) >= kMostCells) {
      lines_.fail_at(lines_.line(), "a grid has at most " + std::to_string(kMostCells) + " cells");
    }
    const std::size_t width = static_cast<std::size_t>(commas) + 1;
    do {
      if (lines_.line().empty()) {
        require_end();
        break;
      }
      read_row(width);
    } while (lines_.next());
    return rows_.grid(width);
  }

 private:
  void require_end() {
    if (!lines_.next_with_text()) return;
    lines_.fail_at(lines_.line(),
                   "expected no empty line between rows, found a row after an empty line");
  }

  void read_row(std::size_t width) {
    const std::vector<std::string_view> cells = split(lines_.line(), ',');
    for (std::size_t column = 0; column < cells.size(); ++column) {
      const std::string_view text = trimmed(cells[column]);
      const std::optional<std::uint64_t> cost = parse_whole(text);
      if (!cost || *cost > kBlocked) {
        lines_.fail_at(text.empty() ? cells[column] : text,
                       "expected a cost, a whole number from 0 to 255, found " + in_quotes(text) +
                           (text == "-1" ? kAboutTiled : ""));
      }
      if (column == width) {
        lines_.fail_at(text, "ragged rows: expected " + std::to_string(width) +
                                 " costs as in the first row, found " +
                                 std::to_string(cells.size()));
      }
      rows_.add(static_cast<Cost>(*cost), text);
    }
    if (cells.size() < width) {
      lines_.fail_at_end("ragged rows: expected " + std::to_string(width) +
                         " costs as in the first row, found " + std::to_string(cells.size()));
    }
    rows_.end_row();
  }

  CostGridLines& lines_;
  CostRows rows_;
};

}  // namespace

CostGrid parse_cost_grid(std::string_view text, const std::string& source) {
  CostGridLines lines(text, source);
  if (!lines.next_with_text()) {
    lines.fail_at_end(
        "expected a map (type, height, width, map, rows) or rows of costs with commas between, "
        "found nothing");
  }
  const std::string_view first = words(lines.line()).front();
  if (first == "type" || first == "height" || first == "width" || first == "map") {
    return MapReader(lines).read();
  }
  return CostReader(lines).read();
}

}  // namespace flocking::io
