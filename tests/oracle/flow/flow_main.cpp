// Usage: flow_main --map FILE --goal X,Y --show cost|integration|direction
// Prints a grid, the top row first.

#include <charconv>
#include <exception>
#include <functional>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "flow_fields.h"

namespace oracle::flow {
namespace {

struct Arguments {
  Map map;
  Query query;
  std::string show;
};

std::vector<double> numbers(const std::string& text, std::size_t count) {
  std::vector<double> values;
  std::istringstream stream(text + ',');
  for (std::string part; std::getline(stream, part, ',');) {
    double& value = values.emplace_back();
    const char* end = part.data() + part.size();
    const auto [rest, error] = std::from_chars(part.data(), end, value);
    if (error != std::errc{} || rest != end) {
      throw std::invalid_argument("expected a number, found '" + part + "'");
    }
  }
  if (values.size() != count) {
    throw std::invalid_argument("expected " + std::to_string(count) + " numbers: " + text);
  }
  return values;
}

Vec point(const std::string& text) {
  const std::vector<double> values = numbers(text, 2);
  return {values[0], values[1]};
}

Box box(const std::string& text) {
  const std::vector<double> values = numbers(text, 4);
  return {{values[0], values[1]}, {values[2], values[3]}};
}

Corners corners(const std::string& text) {
  static const std::map<std::string, Corners> names{{"cut", Corners::kCut},
                                                    {"safe", Corners::kSafe}};
  return names.at(text);
}

Arguments parse(const std::vector<std::string>& words) {
  Arguments result;
  Map& map = result.map;
  const std::map<std::string, std::function<void(const std::string&)>> setters{
      {"--map", [&](const std::string& text) { map.costs = read_costs_file(text); }},
      {"--goal", [&](const std::string& text) { result.query.goal = point(text); }},
      {"--cell-size", [&](const std::string& t) { map.placement.cell_size = numbers(t, 1)[0]; }},
      {"--origin", [&](const std::string& text) { map.placement.origin = point(text); }},
      {"--corners", [&](const std::string& text) { result.query.corners = corners(text); }},
      {"--box", [&](const std::string& text) { map.boxes.push_back(box(text)); }},
      {"--show", [&](const std::string& text) { result.show = text; }}};
  for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
    setters.at(words[i])(words[i + 1]);
  }
  const bool shows =
      result.show == "cost" || result.show == "integration" || result.show == "direction";
  if (words.size() % 2 != 0 || map.costs.values.empty() || !shows) {
    throw std::out_of_range("usage");
  }
  if (!(map.placement.cell_size > 0)) {
    throw std::invalid_argument("the cell size must be above 0");
  }
  return result;
}

std::string name_of(Step step) {
  const std::string north_south = step.dy > 0 ? "N" : step.dy < 0 ? "S" : "";
  const std::string east_west = step.dx > 0 ? "E" : step.dx < 0 ? "W" : "";
  return step == Step{} ? "." : north_south + east_west;
}

std::string name_of(std::int64_t value) { return value == kMax ? "MAX" : std::to_string(value); }

std::string name_of(int cost) { return std::to_string(cost); }

template <typename T>
void print(const Grid<T>& grid) {
  for (int row = grid.rows - 1; row >= 0; --row) {
    for (int column = 0; column < grid.columns; ++column) {
      std::cout << (column == 0 ? "" : " ") << name_of(grid.at({column, row}));
    }
    std::cout << '\n';
  }
}

void show(const Arguments& arguments) {
  const auto& [map, query, what] = arguments;
  const Costs costs = with_boxes(map);
  if (what == "cost" && !has_goal(map, query.goal)) {
    print(costs);
    return;
  }
  const Integration integration = integrate(costs, goal_cell(map, query.goal));
  if (what == "cost") {
    print(costs);
  } else if (what == "integration") {
    print(integration);
  } else {
    print(directions(costs, integration, query.corners));
  }
}

}  // namespace
}  // namespace oracle::flow

int main(int argc, char** argv) {
  try {
    oracle::flow::show(oracle::flow::parse({argv + 1, argv + argc}));
  } catch (const std::out_of_range&) {
    std::cerr
        << "usage: flow_main --map FILE [--goal X,Y] [--cell-size S] [--origin X,Y]\n"
           "  [--corners cut|safe] [--box X0,Y0,X1,Y1]... --show cost|integration|direction\n";
    return 2;
  } catch (const std::exception& error) {
    std::cerr << "flow_main: " << error.what() << '\n';
    return 1;
  }
  return std::cout.flush() ? 0 : 3;
}
