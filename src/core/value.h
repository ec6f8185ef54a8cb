#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/box.h"
#include "core/vec2.h"

namespace flocking {

/// A target: an agent, followed as it moves, or a fixed point.
using Place = std::variant<std::uint64_t, Vec2>;

/// The number of columns and rows of a grid.
struct GridSize {
  std::uint64_t columns = 1;
  std::uint64_t rows = 1;

  friend bool operator==(const GridSize&, const GridSize&) = default;
};

/// The value of a setting. Its ValueType determines the alternative.
using Value = std::variant<bool, double, std::uint64_t, Vec2, std::string, Place, std::vector<Vec2>,
                           std::vector<std::uint64_t>, std::vector<std::string>, Box,
                           std::array<double, 3>, GridSize>;

/// The type of a setting, and the alternative of Value that holds it.
enum class ValueType {
  kSwitch,  ///< true or false: bool
  kNumber,  ///< double
  kCount,   ///< whole number of at least 0: std::uint64_t
  kPoint,   ///< X,Y: Vec2
  kChoice,  ///< one of a few words: std::string
  kAgent,   ///< the index of an agent, from 0: std::uint64_t
  kPlace,   ///< an agent's index, or X,Y: Place
  kPoints,  ///< X,Y X,Y ...: std::vector<Vec2>
  kAgents,  ///< ID,ID,... or ID-ID: std::vector<std::uint64_t>
  kNames,   ///< NAME,NAME,...: std::vector<std::string>
  kBox,     ///< X0,Y0,X1,Y1, two opposite corners: Box
  kArea,    ///< X0,Y0,X1,Y1 with X0 < X1 and Y0 < Y1: Box
  kFile,    ///< the path of a file: std::string
  kSize,    ///< W,H, a point with both numbers in the range: Vec2
  kTriple,  ///< A,B,C: std::array<double, 3>
  kGrid,    ///< COLSxROWS, both at least 1: GridSize
  kText,    ///< any text that is not empty: std::string
};

}  // namespace flocking
