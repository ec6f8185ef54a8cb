#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/error.h"
#include "base/printable.h"
#include "maps/cell_data.h"
#include "maps/tile_costs.h"
#include "maps/tiled.h"

namespace flocking::maps {
namespace {

constexpr double kFarthest = 1e9;  // limit for the distance from the map's corner, in cells

struct NamedLayer {
  const Part* layer;
  std::string name;
  double offset_x;  // in pixels
  double offset_y;
};

void collect(const Part& parent, const std::string& prefix, double x, double y,
             std::vector<NamedLayer>& found) {
  for (const Part& part : parent.parts) {
    const std::string name = prefix + std::string(part.value("name"));
    if (part.kind != "layer" && part.kind != "group") continue;
    const double own_x = x + part.number("offsetx", 0.0);
    const double own_y = y + part.number("offsety", 0.0);
    if (part.kind == "layer") found.push_back({&part, name, own_x, own_y});
    if (part.kind == "group") collect(part, name + "/", own_x, own_y, found);
  }
}

const NamedLayer& chosen_layer(const Part& map, const std::vector<NamedLayer>& layers,
                               const std::string& name) {
  std::string names;
  const NamedLayer* chosen = nullptr;
  for (const NamedLayer& layer : layers) {
    names += (names.empty() ? "" : ", ") + in_quotes(layer.name);
    if (layer.name != name && !(name.empty() && layers.size() == 1)) continue;
    if (chosen != nullptr) layer.layer->fail("two tile layers are named " + in_quotes(name));
    chosen = &layer;
  }
  if (chosen != nullptr) return *chosen;
  if (names.empty()) map.fail("the map has no tile layer");
  map.fail(name.empty() ? "the map has several tile layers; set flow.layer to one of " + names
                        : "there is no tile layer " + in_quotes(name) + "; there are " + names);
}

// Returns an offset in cells. Throws if it is not a whole number of cells, since parts of cells
// have no costs.
long whole_cells(const NamedLayer& layer, double pixels, std::size_t side) {
  const double cells = pixels / static_cast<double>(side);
  if (cells != std::floor(cells) || std::fabs(cells) > kFarthest) {
    layer.layer->fail(layer.layer->in_words() + " is moved by " + std::to_string(pixels) +
                      " pixels, which is not a whole number of cells of " + std::to_string(side));
  }
  return static_cast<long>(cells);
}

long position_of(const Part& chunk, std::string_view name) {
  const double at = chunk.number(name, 0.0);
  if (at != std::floor(at) || std::fabs(at) > kFarthest)
    chunk.fail("a chunk must begin at a whole cell");
  return static_cast<long>(at);
}

std::size_t count_of(const Part& part, std::size_t columns, std::size_t rows) {
  if (columns == 0 || rows == 0 || rows > kMostCells / columns) {
    part.fail("expected at least one cell and at most " + std::to_string(kMostCells));
  }
  return columns * rows;
}

// Returns the layer of a finite map: it covers the map, moved by the layer's offset; uncovered
// cells are empty.
TileCells finite_cells(const Part& map, const NamedLayer& named, const Part& data, long right,
                       long down) {
  const Part& layer = *named.layer;
  const std::size_t width = layer.whole("width", kMostCells);
  const std::size_t height = layer.whole("height", kMostCells);
  const auto tiles = tiles_of(data, data, count_of(layer, width, height));
  TileCells cells{.layer = &layer};
  cells.columns = map.whole("width", kMostCells);
  cells.rows = map.whole("height", kMostCells);
  cells.tiles.assign(count_of(map, cells.columns, cells.rows), 0);
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const long x = static_cast<long>(i % width) + right;
    const long y = static_cast<long>(i / width) + down;
    if (x < 0 || y < 0) continue;
    const auto column = static_cast<std::size_t>(x);
    const auto row = static_cast<std::size_t>(y);
    if (column < cells.columns && row < cells.rows) {
      cells.tiles[row * cells.columns + column] = tiles[i];
    }
  }
  return cells;
}

struct Tile {
  long x;
  long y;
  std::uint32_t number;
};

std::vector<Tile> tiles_in_chunks(const Part& data, long right, long down) {
  std::vector<Tile> all;
  for (const Part& chunk : data.parts) {
    if (chunk.kind != "chunk") continue;
    const std::size_t width = chunk.whole("width", kMostCells);
    const std::size_t height = chunk.whole("height", kMostCells);
    const long left = position_of(chunk, "x") + right;
    const long top = position_of(chunk, "y") + down;
    const auto tiles = tiles_of(data, chunk, count_of(chunk, width, height));
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      if (tiles[i] == 0) continue;
      all.push_back(
          {left + static_cast<long>(i % width), top + static_cast<long>(i / width), tiles[i]});
    }
    if (all.size() > kMostCells) chunk.fail("the map has too many cells");
  }
  return all;
}

TileCells infinite_cells(const NamedLayer& named, const Part& data, long right, long down) {
  const std::vector<Tile> all = tiles_in_chunks(data, right, down);
  if (all.empty()) named.layer->fail(named.layer->in_words() + " has no tiles");
  TileCells cells{.layer = named.layer};
  const auto [left, last_x] = std::minmax_element(
      all.begin(), all.end(), [](const Tile& a, const Tile& b) { return a.x < b.x; });
  const auto [top, last_y] = std::minmax_element(
      all.begin(), all.end(), [](const Tile& a, const Tile& b) { return a.y < b.y; });
  cells.left = left->x;
  cells.top = top->y;
  cells.columns = static_cast<std::size_t>(last_x->x - left->x) + 1;
  cells.rows = static_cast<std::size_t>(last_y->y - top->y) + 1;
  cells.tiles.assign(count_of(*named.layer, cells.columns, cells.rows), 0);
  for (const Tile& tile : all) {
    const auto column = static_cast<std::size_t>(tile.x - cells.left);
    const auto row = static_cast<std::size_t>(tile.y - cells.top);
    cells.tiles[row * cells.columns + column] = tile.number;
  }
  return cells;
}

}  // namespace

Part tiled_map(const settings::MapRequest& request) {
  const bool is_xml = request.path.ends_with("x") || request.path.ends_with("X");
  Part map = is_xml ? parts_of_xml(request.bytes, request.path)
                    : parts_of_json(request.bytes, request.path);
  if (map.kind != "map" || !map.values.contains("tilewidth")) {
    map.fail("expected a map of Tiled, found " + in_quotes(map.kind));
  }
  if (map.value("orientation") != "orthogonal") {
    map.fail("the orientation " + in_quotes(map.value("orientation")) +
             " is not supported, only orthogonal");
  }
  return map;
}

TileCells tile_cells(const Part& map, const std::string& name) {
  std::vector<NamedLayer> layers;
  collect(map, "", 0.0, 0.0, layers);
  const NamedLayer& named = chosen_layer(map, layers, name);
  const Part* data = named.layer->find("data");
  if (data == nullptr) named.layer->fail(named.layer->in_words() + " has no data");
  const long right = whole_cells(named, named.offset_x, map.whole("tilewidth", kMostPixels));
  const long down = whole_cells(named, named.offset_y, map.whole("tileheight", kMostPixels));
  const std::string_view infinite = map.value("infinite");
  if (infinite == "1" || infinite == "true") return infinite_cells(named, *data, right, down);
  return finite_cells(map, named, *data, right, down);
}

CostGrid tiled_costs(const settings::MapRequest& request) {
  const Part map = tiled_map(request);
  const TileCells cells = tile_cells(map, request.layer);
  const CostTable table(request.costs);
  TileCosts tile_costs(map, request.path, table);
  std::vector<Cost> costs;
  costs.reserve(cells.tiles.size());
  for (const std::uint32_t tile : cells.tiles) costs.push_back(tile_costs.cost(tile, *cells.layer));
  return grid_from_top(cells.columns, cells.rows, costs, request.path);
}

CostGrid grid_from_top(std::size_t columns, std::size_t rows, const std::vector<Cost>& costs,
                       const std::string& source) {
  CostGrid grid(columns, rows);
  for (std::size_t i = 0; i < costs.size(); ++i) {
    const Cell cell{i % columns, rows - 1 - i / columns};
    grid.set(cell, costs[i]);
    if (costs[i] != kGoalCost) continue;
    const std::string place =
        "column " + std::to_string(cell.column + 1) + ", row " + std::to_string(i / columns + 1);
    if (grid.goal) {
      throw Error(ExitStatus::kNo,
                  fmt::format("{}: {}: a cost of 0 marks the goal, and the map has one already",
                              source, place));
    }
    grid.goal = {cell, {source, i / columns + 1, cell.column + 1}, ""};
  }
  return grid;
}

}  // namespace flocking::maps
