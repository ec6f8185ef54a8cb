#include <gtest/gtest.h>

#include <array>
#include <stdexcept>

#include "base/markup.h"

namespace flocking {
namespace {

TEST(Filled, PutsTextIntoPlaces) {
  const std::array<Filling, 2> fillings = {{{"a", "1"}, {"b", "2"}}};
  EXPECT_EQ(filled("{{a}}-{{b}}-{{a}}", fillings), "1-2-1");
}

TEST(Filled, DoesNotSearchReplacementText) {
  const std::array<Filling, 2> fillings = {{{"a", "{{b}} {{c}} {{"}, {"b", "2"}}};
  EXPECT_EQ(filled("{{a}}{{b}}", fillings), "{{b}} {{c}} {{2");
}

TEST(Filled, RefusesMissingAndUnusedNames) {
  const std::array<Filling, 1> one = {{{"a", "1"}}};
  EXPECT_THROW(static_cast<void>(filled("{{a}}{{b}}", one)), std::logic_error);
  EXPECT_THROW(static_cast<void>(filled("nothing", one)), std::logic_error);
  EXPECT_THROW(static_cast<void>(filled("{{a}}{{a", one)), std::logic_error);
}

}  // namespace
}  // namespace flocking
