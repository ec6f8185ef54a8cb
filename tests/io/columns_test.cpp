#include "io/columns.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "support/memory_file.h"

namespace flocking::io {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();

// A flock in which every number is different, so that a wrong column is noticed.
class Columns : public ::testing::Test {
 protected:
  Columns() {
    state_.set(0, {1, 2}, {3, 4});
    state_.set(1, {-1.5, 0.0625}, {-0.0001, 1e15});
  }
  static LineStyle style(LineFormat format, const std::vector<std::string>& names) {
    LineStyle style{.format = format, .fields = {}};
    for (const std::string& name : names) {
      for (const Field& field : fields_of_column(name)) style.fields.push_back(field);
    }
    return style;
  }
  [[nodiscard]] std::string printed(const LineStyle& style) const {
    const testing::MemoryFile file;
    Output output(file.file());
    print_header(style, output);
    print_lines(view_, style, output);
    output.flush();
    return file.text();
  }
  [[nodiscard]] std::string printed(LineFormat format,
                                    const std::vector<std::string>& names) const {
    return printed(style(format, names));
  }

  FlockState state_{2};
  Column heading_x_ = {0.11, -1};
  Column heading_y_ = {0.12, 0};
  Column smoothed_x_ = {0.21, 1};
  Column smoothed_y_ = {0.22, 0};
  Column force_x_ = {0.31, 5};
  Column force_y_ = {0.32, 6};
  Column force_forward_ = {0.41, 7};
  Column force_side_ = {0.42, 8};
  FlockView view_{.state = state_,
                  .heading_x = heading_x_,
                  .heading_y = heading_y_,
                  .smoothed_x = smoothed_x_,
                  .smoothed_y = smoothed_y_,
                  .force_x = force_x_,
                  .force_y = force_y_,
                  .force_forward = force_forward_,
                  .force_side = force_side_,
                  .step = 12345678901,
                  .time = 0.75};
};

TEST_F(Columns, HaveNames) {
  EXPECT_THAT(column_names(),
              ::testing::ElementsAre("id", "step", "time", "x", "y", "vx", "vy", "heading",
                                     "smoothed_heading", "force", "force_forward", "force_side"));
}

TEST_F(Columns, AreOneFieldOrTwo) {
  for (const std::string& name : column_names()) {
    const std::vector<Field> fields = fields_of_column(name);
    if (name == "heading" || name == "smoothed_heading" || name == "force") {
      ASSERT_EQ(fields.size(), 2U) << name;
      EXPECT_EQ(fields[0].name, name + "_x");
      EXPECT_EQ(fields[1].name, name + "_y");
    } else {
      ASSERT_EQ(fields.size(), 1U) << name;
      EXPECT_EQ(fields[0].name, name);
    }
  }
}

TEST_F(Columns, AreFoundByTheirWholeName) {
  for (const char* name : {"", "X", "heading_x", "forc", "x,y", " x"}) {
    EXPECT_TRUE(fields_of_column(name).empty()) << name;
  }
}

TEST_F(Columns, PrintEachItsOwnNumber) {
  EXPECT_EQ(printed(LineFormat::kText, column_names()),
            "0 12345678901 0.750 1.000 2.000 3.000 4.000 0.110 0.120 0.210 0.220 0.310 0.320 0.410 "
            "0.420\n"
            "1 12345678901 0.750 -1.500 0.062 -0.000 1000000000000000.000 -1.000 0.000 1.000 0.000 "
            "5.000 6.000 7.000 8.000\n");
}

TEST_F(Columns, ComeInTheOrderAsked) {
  EXPECT_EQ(printed(LineFormat::kText, {"vy", "id", "x"}),
            "4.000 0 1.000\n"
            "1000000000000000.000 1 -1.500\n");
}

TEST_F(Columns, HaveAHeaderInCsv) {
  EXPECT_EQ(printed(LineFormat::kCsv, {"id", "heading", "x"}),
            "id,heading_x,heading_y,x\n0,0.110,0.120,1.000\n1,-1.000,0.000,-1.500\n");
}

TEST_F(Columns, AreAnObjectALineInJsonl) {
  EXPECT_EQ(printed(LineFormat::kJsonl, {"id", "force", "vx"}),
            "{\"id\":0,\"force_x\":0.310,\"force_y\":0.320,\"vx\":3.000}\n"
            "{\"id\":1,\"force_x\":5.000,\"force_y\":6.000,\"vx\":-0.000}\n");
}

TEST_F(Columns, AreNullInJsonlWhereNotFinite) {
  state_.set(0, {kInfinite, -kInfinite}, {kNotANumber, std::numeric_limits<double>::max()});
  const std::vector<std::string> names = {"x", "y", "vx", "vy"};
  const std::string largest =
      printed(LineFormat::kText, {"vy"}).substr(0, 309 + 4);  // 309 digits before the point
  const std::string lines = printed(LineFormat::kJsonl, names);
  EXPECT_EQ(lines.substr(0, lines.find('\n')),
            R"({"x":null,"y":null,"vx":null,"vy":)" + largest + "}");
  EXPECT_TRUE(largest.starts_with("17976931348623157") && largest.ends_with(".000")) << largest;
  EXPECT_TRUE(printed(LineFormat::kText, {"x", "y"}).starts_with("inf -inf\n"));
  EXPECT_TRUE(printed(LineFormat::kCsv, {"x", "y"}).starts_with("x,y\ninf,-inf\n"));
}

TEST_F(Columns, PrintNoLineForAnEmptyFlock) {
  state_ = FlockState(0);
  EXPECT_EQ(printed(LineFormat::kText, {"x"}), "");
  EXPECT_EQ(printed(LineFormat::kJsonl, {"x"}), "");
  EXPECT_EQ(printed(LineFormat::kCsv, {"x", "step"}), "x,step\n");
}

}  // namespace
}  // namespace flocking::io
