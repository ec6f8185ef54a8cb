#include "io/columns.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "core/constants.h"
#include "io/number_format.h"

namespace flocking::io {
namespace {

struct ColumnRow {
  std::string_view column;
  Field field;
};

template <double AgentState::*field>
double state_value(const FlockView& view, std::size_t agent) {
  return view.state.agents[agent].*field;
}

// To add a column, add a row here. Two rows with the same column name are its two components.
const std::array kColumns = {
    ColumnRow{"id",
              {"id", [](const FlockView&, std::size_t i) { return static_cast<double>(i); }, true}},
    ColumnRow{
        "step",
        {"step", [](const FlockView& view, std::size_t) { return static_cast<double>(view.step); },
         true}},
    ColumnRow{"time", {"time", [](const FlockView& view, std::size_t) { return view.time; }}},
    ColumnRow{"x", {"x", state_value<&AgentState::x>}},
    ColumnRow{"y", {"y", state_value<&AgentState::y>}},
    ColumnRow{"vx", {"vx", state_value<&AgentState::vx>}},
    ColumnRow{"vy", {"vy", state_value<&AgentState::vy>}},
    ColumnRow{
        "heading",
        {"heading_x", [](const FlockView& view, std::size_t i) { return view.heading_x[i]; }}},
    ColumnRow{
        "heading",
        {"heading_y", [](const FlockView& view, std::size_t i) { return view.heading_y[i]; }}},
    ColumnRow{"smoothed_heading",
              {"smoothed_heading_x",
               [](const FlockView& view, std::size_t i) { return view.smoothed_x[i]; }}},
    ColumnRow{"smoothed_heading",
              {"smoothed_heading_y",
               [](const FlockView& view, std::size_t i) { return view.smoothed_y[i]; }}},
    ColumnRow{"force",
              {"force_x", [](const FlockView& view, std::size_t i) { return view.force_x[i]; }}},
    ColumnRow{"force",
              {"force_y", [](const FlockView& view, std::size_t i) { return view.force_y[i]; }}},
    ColumnRow{"force_forward",
              {"force_forward",
               [](const FlockView& view, std::size_t i) { return view.force_forward[i]; }}},
    ColumnRow{
        "force_side",
        {"force_side", [](const FlockView& view, std::size_t i) { return view.force_side[i]; }}},
};

char* write_value(char* out, double value, const Field& field, LineFormat format) {
  if (format == LineFormat::kJsonl && !std::isfinite(value)) {
    constexpr std::string_view kNull = "null";
    return out + kNull.copy(out, kNull.size());
  }
  if (field.whole) {
    return std::to_chars(out, out + kMaxNumberBytes, static_cast<std::uint64_t>(value)).ptr;
  }
  return write_three_decimals(out, value);
}

void append_value(Output& output, double value, const Field& field, LineFormat format) {
  char* out = output.reserve(kMaxNumberBytes);
  output.commit(write_value(out, value, field, format));
}

void print_line(const FlockView& view, std::size_t agent, const LineStyle& style, Output& output) {
  const bool json = style.format == LineFormat::kJsonl;
  std::string_view before = json ? "{" : "";
  for (const Field& field : style.fields) {
    output.append(before);
    if (json) {
      output.append("\"");
      output.append(field.name);
      output.append("\":");
    }
    append_value(output, field.value(view, agent), field, style.format);
    before = style.format == LineFormat::kText ? " " : ",";
  }
  output.append(json ? "}\n" : "\n");
}

}  // namespace

std::vector<std::string> column_names() {
  std::vector<std::string> names;
  for (const ColumnRow& row : kColumns) {
    if (names.empty() || names.back() != row.column) names.emplace_back(row.column);
  }
  return names;
}

std::vector<Field> fields_of_column(std::string_view name) {
  std::vector<Field> fields;
  for (const ColumnRow& row : kColumns) {
    if (row.column == name) fields.push_back(row.field);
  }
  return fields;
}

void print_header(const LineStyle& style, Output& output) {
  if (style.format != LineFormat::kCsv) return;
  std::string_view before;
  for (const Field& field : style.fields) {
    output.append(before);
    output.append(field.name);
    before = ",";
  }
  output.append("\n");
}

void print_lines(const FlockView& view, const LineStyle& style, Output& output) {
  for (std::size_t i = 0; i < view.state.size(); ++i) print_line(view, i, style, output);
}

}  // namespace flocking::io
