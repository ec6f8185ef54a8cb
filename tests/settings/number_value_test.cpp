#include "settings/number_value.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <variant>

#include "core/setting.h"
#include "core/value.h"
#include "settings/value_text.h"

namespace flocking::settings {
namespace {

std::string fault_of(const Setting& setting, Vec2 pair) {
  try {
    static_cast<void>(value_of(setting, pair));
  } catch (const ValueFault& fault) {
    return fault.what();
  }
  return "";
}

TEST(NumberValue, HasBothSidesOfASizeInRange) {
  const Setting size{.path = "flock.area",
                     .type = ValueType::kSize,
                     .unit = "length",
                     .range = {.low = 1.0, .high = 9.0},
                     .help = "an area"};
  EXPECT_EQ(std::get<Vec2>(value_of(size, Vec2{1, 9})), (Vec2{1, 9}));
  const std::string expected =
      "expected W,H, numbers of at least 1 and at most 9, found the numbers ";
  EXPECT_EQ(fault_of(size, {0.5, 5}), expected + "0.5,5");
  EXPECT_EQ(fault_of(size, {5, 0.5}), expected + "5,0.5");
  EXPECT_EQ(fault_of(size, {5, 9.5}), expected + "5,9.5");
  EXPECT_EQ(fault_of(size, {5, std::numeric_limits<double>::quiet_NaN()}), expected + "5,nan");
}

}  // namespace
}  // namespace flocking::settings
