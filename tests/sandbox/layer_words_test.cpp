#include "sandbox/layer_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace flocking::sandbox {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(MissingLayers, SayThatRunsCanLeaveFilesForOthers) {
  Layers layers;
  layers.first_user = 1000;
  const auto warning = HasSubstr("leave files in /tmp and /var/tmp for other submissions");
  EXPECT_THAT(missing_layers(layers), Contains(warning));
  layers.namespaces = true;
  EXPECT_THAT(missing_layers(layers), Not(Contains(warning)));
}

}  // namespace
}  // namespace flocking::sandbox
