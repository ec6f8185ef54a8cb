#include "settings/maps.h"

#include <utility>

#include "base/error.h"
#include "io/cost_grid_reader.h"
#include "io/file.h"

namespace flocking::settings {

std::shared_ptr<const CostGrid> Maps::read(const std::string& path, const Origin& origin) {
  const auto known = by_path_.find(path);
  if (known != by_path_.end()) return known->second;
  std::string text;
  try {
    text = io::File::open_input(path).read_all(io::kMostMapBytes);
  } catch (const EnvironmentError& error) {
    origin.fail_to_read(error.what());
  }
  auto grid = std::make_shared<const CostGrid>(io::parse_cost_grid(text, path));
  by_path_.emplace(path, grid);
  return grid;
}

}  // namespace flocking::settings
