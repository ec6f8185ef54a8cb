#include "settings/flow_world.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/error.h"
#include "base/words.h"
#include "settings/class_settings.h"
#include "settings/resolve.h"
#include "sim/flock.h"
#include "support/memory_file.h"
#include "support/temp_folder.h"

namespace flocking::settings {
namespace {

using Fields = std::shared_ptr<const flow::LazyFields>;

constexpr std::string_view kExample = "1,1,1,1\n1,255,90,1\n1,255,255,1\n1,1,1,1\n";

/// Settings with a map in memory.
class MapSettings {
 public:
  explicit MapSettings(std::string_view map, std::string_view settings = "") : map_(map) {
    set("flow.map=" + path());
    set("max_speed=1");
    set(settings);
  }

  [[nodiscard]] std::string path() const {
    return "/proc/self/fd/" + std::to_string(map_.rewound());
  }
  /// Sets "PATH=VALUE PATH=VALUE ...".
  void set(std::string_view settings) {
    for (const std::string_view setting : words(settings)) {
      const auto equals = setting.find('=');
      const std::string path(setting.substr(0, equals));
      tree_.set(path, setting.substr(equals + 1), Origin::of_flag("--" + path));
    }
  }
  void unset(std::string_view path) { tree_.unset(path, Origin::of_flag("")); }

  [[nodiscard]] sim::Configuration resolved(std::size_t agents = 4) {
    return resolve(tree_, {}, agents, maps_);
  }
  /// Returns the flow fields of the goal at `path`, as a class of agents would request them.
  [[nodiscard]] Fields fields(std::string_view path = "flow.goal") {
    const FlowWorld world(tree_, maps_);
    Winners winners;
    if (const Entry* goal = tree_.find(path)) winners["flow.goal"] = goal;
    LayerNames names;
    const ClassSettings settings(Profile::kCourse, winners, names, world);
    return settings.flow_field()->fields();
  }
  /// Returns the error message that the program would print.
  [[nodiscard]] std::string error() {
    try {
      static_cast<void>(resolved());
    } catch (const Error& error) {
      EXPECT_EQ(error.status(), ExitStatus::kNo);
      return error.what();
    }
    return "";
  }

 private:
  testing::MemoryFile map_;
  Tree tree_;
  Maps maps_;
};

std::string flow_error_of(std::string_view map, std::string_view settings) {
  return MapSettings(map, settings).error();
}

TEST(FlowWorld, RefusesAGoalOutsideOfTheMap) {
  const auto outside = [](const std::string& goal, const std::string& from, const std::string& to) {
    return "--flow.goal: the goal " + goal + " lies outside of the map, which goes from " + from +
           " up to and not including " + to;
  };
  EXPECT_EQ(flow_error_of(kExample, "flow.goal=4,0.5"), outside("4,0.5", "0,0", "4,4"));
  EXPECT_EQ(flow_error_of(kExample, "flow.goal=-0.5,1"), outside("-0.5,1", "0,0", "4,4"));
  EXPECT_EQ(flow_error_of(kExample, "flow.goal=1e300,1"), outside("1e+300,1", "0,0", "4,4"));
  EXPECT_EQ(flow_error_of(kExample, "flow.origin=-1,2 flow.cell_size=0.5 flow.goal=1,2"),
            outside("1,2", "-1,2", "1,4"));
  EXPECT_EQ(flow_error_of(kExample, "flow.origin=-1,2 flow.cell_size=0.5 flow.goal=0.9,2"), "");
}

TEST(FlowWorld, RefusesAGoalInABlockedCell) {
  EXPECT_EQ(flow_error_of(kExample, "flow.goal=1.5,2.5"),
            "--flow.goal: the goal 1.5,2.5 lies in a blocked cell of the map");
  EXPECT_EQ(flow_error_of(kExample, "agent.2.flow.goal=2.99,1"),
            "--agent.2.flow.goal: the goal 2.99,1 lies in a blocked cell of the map");
  EXPECT_EQ(flow_error_of(kExample, "flow.goal=3,1"), "");
}

TEST(FlowWorld, BlamesTheLaterOfAGoalAndTheBoxOverIt) {
  EXPECT_EQ(flow_error_of(kExample, "flow.goal=3.5,0.5 flow.box.gate=3,0,4,1"),
            "--flow.box.gate: the box blocks the cell of the goal");
  EXPECT_EQ(flow_error_of(kExample, "flow.box.gate=3,0,4,1 flow.goal=3.5,0.5"),
            "--flow.goal: the goal 3.5,0.5 lies in a cell that flow.box.gate blocks");
  // Setting the goal again makes it later than the box.
  EXPECT_EQ(
      flow_error_of(kExample, "flow.box.gate=0,0,1,1 flow.goal=3.5,0.5 flow.box.gate=3,0,4,1"),
      "--flow.box.gate: the box blocks the cell of the goal");
  EXPECT_EQ(flow_error_of(kExample, "flow.box.gate=3.6,0,4,1 flow.goal=3.5,0.5"), "");
}

TEST(FlowWorld, LooksAtTheBoxesOfEveryGoal) {
  EXPECT_EQ(
      flow_error_of(kExample, "flow.goal=0.5,0.5 agent.1.flow.goal=3.5,0.5 flow.box.b=3,0,4,1"),
      "--flow.box.b: the box blocks the cell of the goal");
  EXPECT_EQ(flow_error_of(kExample, "flow.box.a=0,0,1,1 flow.box.b=3,0,4,1 flow.goal=3.5,0.5"),
            "--flow.goal: the goal 3.5,0.5 lies in a cell that flow.box.b blocks");
}

TEST(FlowWorld, TakesTheMapsCellOfCost0AsTheGoal) {
  MapSettings settings("1,1\n0,1\n", "flow.enabled=true");
  EXPECT_EQ(settings.error(), "");
  EXPECT_EQ(settings.fields()->plan().goal, (Cell{0, 0}));
  settings.set("flow.goal=0.9,0.9");
  EXPECT_EQ(settings.error(), "") << "the same cell";
  settings.set("flow.box.b=0,0,1,1");
  EXPECT_EQ(settings.error(), "--flow.box.b: the box blocks the cell of the goal");
  settings.unset("flow.goal");
  EXPECT_EQ(settings.error(), "--flow.box.b: the box blocks the cell of the goal");
}

TEST(FlowWorld, RefusesACostOf0ElsewhereThanAtTheGoal) {
  MapSettings settings("1,1\n1,0\n", "flow.goal=0.5,0.5");
  EXPECT_EQ(settings.error(), settings.path() +
                                  ":2:3: only the goal may have a cost of 0, and the goal 0.5,0.5 "
                                  "lies in another cell\n1,0\n  ^");
}

TEST(FlowWorld, NeedsAMapAndAGoal) {
  const auto error_without_map = [](std::string_view path, std::string_view value) -> std::string {
    Tree tree;
    tree.set("max_speed", "1", Origin::of_flag("--max-speed"));
    tree.set(path, value, Origin::of_flag("--" + std::string(path)));
    try {
      static_cast<void>(resolve(tree, {}, 4));
    } catch (const UsageError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(error_without_map("flow.goal", "1,2"),
            "--flow.goal: flow needs flow.map; give --flow-map FILE");
  EXPECT_EQ(error_without_map("flow.enabled", "true"),
            "--flow.enabled: flow needs flow.map; give --flow-map FILE");
  MapSettings settings(kExample, "flow.enabled=true");
  EXPECT_THROW(static_cast<void>(settings.resolved()), UsageError);
  settings.set("flow.enabled=false");
  EXPECT_EQ(settings.error(), "") << "a map alone needs nothing";
}

TEST(FlowWorld, SharesOneGridAmongGoals) {
  MapSettings settings(kExample,
                       "group.a.agents=0-1 group.b.agents=2-3 group.a.flow.goal=3.5,0.5 "
                       "group.b.flow.goal=0.5,0.5 flow.box.gate=0,1,1,2");
  const Fields a = settings.fields("group.a.flow.goal");
  const Fields b = settings.fields("group.b.flow.goal");
  EXPECT_NE(a, b);
  EXPECT_EQ(a->plan().costs, b->plan().costs);
  EXPECT_EQ(a->plan().goal, (Cell{3, 0}));
  EXPECT_EQ(b->plan().goal, (Cell{0, 0}));
}

TEST(FlowWorld, SharesFieldsAmongGroupsWithGoalsInTheSameCell) {
  MapSettings settings(kExample,
                       "group.a.agents=0-1 group.b.agents=2-3 group.a.flow.goal=3.5,0.5 "
                       "group.b.flow.goal=3.25,0.75 flow.box.gate=0,1,1,2");
  const Fields a = settings.fields("group.a.flow.goal");
  EXPECT_EQ(settings.fields("group.b.flow.goal"), a);
}

TEST(FlowWorld, KeepsTheVeryFieldsWhereNothingChanged) {
  MapSettings settings(kExample, "flow.goal=3.5,0.5 flow.box.gate=0,1,1,2");
  const sim::Configuration in_use = settings.resolved();
  const Fields fields = settings.fields();
  EXPECT_FALSE(fields->are_built()) << "no agent has looked one up yet";
  const sim::Configuration again = settings.resolved();
  EXPECT_EQ(settings.fields(), fields);
  settings.set("seek.target=1,2 flow.goal=3.75,0.25 flow.box.gate=0,2,1,1");
  EXPECT_EQ(settings.fields(), fields) << "the same in other words";
}

TEST(FlowWorld, FindsTheOldFieldsWhereABoxCameAndWent) {
  MapSettings settings(kExample, "flow.goal=3.5,0.5");
  const sim::Configuration in_use = settings.resolved();
  const Fields open = settings.fields();
  settings.set("flow.box.gate=0,1,1,2");
  const Fields shut = settings.fields();
  EXPECT_NE(shut, open);
  settings.unset("flow.box.gate");
  EXPECT_EQ(settings.fields(), open);
}

// The box that agents stay in blocks no cell.
TEST(FlowWorld, IsNotBlockedByTheBoxThatAgentsStayIn) {
  MapSettings settings(kExample, "flow.goal=3.5,0.5 max_force=1");
  const Fields open = settings.fields();
  settings.set("containment.box=0,0,4,4");
  EXPECT_EQ(settings.fields(), open);
}

// A field is built only at its first lookup. Then the pointer `data` stays the same.
TEST(FlowWorld, RebuildsOncePerChangeAndNotBeforeTheNextStep) {
  MapSettings settings(kExample, "flow.goal=3.5,0.5");
  FlockState start(2);
  for (const std::size_t agent : {0U, 1U}) start.set(agent, {0.5, 3.5}, {});
  sim::Flock flock(std::move(start), settings.resolved(2));
  const Fields first = settings.fields();
  EXPECT_FALSE(first->are_built());
  flock.step(1);
  EXPECT_TRUE(first->are_built());
  const auto* const data = first->directions().data();
  flock.configure(settings.resolved(2));
  flock.step(1);
  EXPECT_EQ(settings.fields(), first);
  EXPECT_EQ(first->directions().data(), data);

  settings.set("flow.box.gate=2,3,3,4");
  flock.configure(settings.resolved(2));
  const Fields second = settings.fields();
  EXPECT_FALSE(second->are_built());
  flock.step(1);
  EXPECT_TRUE(second->are_built());
  flock.step(1);
  flock.configure(settings.resolved(2));
  EXPECT_EQ(settings.fields(), second);
}

TEST(FlowWorld, ReadsAMapOnce) {
  const testing::TempFolder folder;
  Tree tree;
  const Origin flag = Origin::of_flag("--flag");
  tree.set("flow.map", folder.add("map.csv", kExample), flag);
  tree.set("flow.goal", "3.5,0.5", flag);
  tree.set("max_speed", "1", flag);
  Maps maps;
  static_cast<void>(resolve(tree, {}, 1, maps));
  folder.remove("map.csv");
  EXPECT_NO_THROW(static_cast<void>(resolve(tree, {}, 1, maps)));
  EXPECT_THROW(static_cast<void>(resolve(tree, {}, 1)), EnvironmentError);
}

}  // namespace
}  // namespace flocking::settings
