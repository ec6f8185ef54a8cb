#include "settings/resolve.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/words.h"

namespace flocking::settings {
namespace {

constexpr std::size_t kAgents = 4;

// Returns the configuration of "PATH=VALUE PATH=VALUE ...".
sim::Configuration resolved(std::string_view settings, std::size_t agents = kAgents) {
  Tree tree;
  for (const std::string_view setting : words(settings)) {
    const auto equals = setting.find('=');
    const std::string path(setting.substr(0, equals));
    tree.set(path, setting.substr(equals + 1), Origin::of_flag("--" + path));
  }
  return resolve(tree, {.cohesion_weight = 1.0}, agents);
}

std::vector<double> masses(std::string_view settings) {
  const sim::Configuration configuration = resolved(settings);
  std::vector<double> found;
  for (std::size_t i = 0; i < kAgents; ++i) {
    found.push_back(configuration.traits_of(i).mass);
  }
  return found;
}

TEST(Resolve, PutsAgentsOverGroupsOverAllWhateverTheOrder) {
  const std::vector<double> expected = {3, 2, 2, 1};
  EXPECT_EQ(masses("mass=1 group.g.agents=0-2 group.g.mass=2 agent.0.mass=3"), expected);
  EXPECT_EQ(masses("agent.0.mass=3 group.g.mass=2 group.g.agents=0-2 mass=1"), expected);
}

TEST(Resolve, PutsTheLaterOverTheEarlierOfTheSameRank) {
  const std::string members = "group.a.agents=0,1 group.b.agents=1,2 ";
  EXPECT_EQ(masses(members + "group.a.mass=2 group.b.mass=3"), (std::vector<double>{2, 3, 3, 1}));
  EXPECT_EQ(masses(members + "group.b.mass=3 group.a.mass=2"), (std::vector<double>{2, 2, 3, 1}));
  EXPECT_EQ(masses(members + "group.a.mass=2 group.b.mass=3 group.a.mass=4"),
            (std::vector<double>{4, 4, 3, 1}));
}

TEST(Resolve, FindsMembersByLayersWhereNoAgentsAreListed) {
  const std::string layers = "agent.0.layers=dogs layers=sheep,lambs group.g.mass=2 ";
  EXPECT_EQ(masses(layers + "group.g.layers=lambs"), (std::vector<double>{1, 2, 2, 2}));
  EXPECT_EQ(masses(layers + "group.g.layers=cats,dogs"), (std::vector<double>{2, 1, 1, 1}));
  EXPECT_EQ(masses(layers + "group.g.layers=lambs group.g.agents=0"),
            (std::vector<double>{2, 1, 1, 1}));
}

TEST(Resolve, FindsMembersOnTheLayersThatAGroupPutsThemOn) {
  const std::string flock = "layers=cows group.a.agents=0-2 group.a.layers=sheep ";
  const std::string asks = "group.g.layers=sheep group.g.mass=2 ";
  EXPECT_EQ(masses(flock + asks), (std::vector<double>{2, 2, 2, 1}));
  EXPECT_EQ(masses(flock + asks + "agent.1.layers=dogs"), (std::vector<double>{2, 1, 2, 1}));
  const std::string other = "group.b.agents=2 group.b.layers=goats ";
  EXPECT_EQ(masses(flock + other + asks), (std::vector<double>{2, 2, 1, 1})) << "the later";
  EXPECT_EQ(masses(other + flock + asks), (std::vector<double>{2, 2, 2, 1}));
}

TEST(Resolve, LeavesAgentsOnTheirLayersWhereAGroupAsksForThem) {
  const auto layers = [](const std::string& settings) {
    return std::popcount(resolved("layers=sheep,lambs " + settings).traits_of(0).layers);
  };
  EXPECT_EQ(layers("group.g.layers=lambs group.g.mass=2"), 2);
  EXPECT_EQ(layers("group.g.layers=lambs group.g.agents=0"), 1);
}

TEST(Resolve, MakesOneClassOfAgentsWithTheSameSettings) {
  const auto configuration = resolved(
      "group.a.agents=0-5999 group.b.agents=4000-9999 group.a.mass=2 group.b.radius=1", 10'000);
  ASSERT_EQ(configuration.classes.size(), 3U);
  ASSERT_EQ(configuration.traits.size(), 3U);
  const Traits& both = configuration.traits[configuration.class_of.at(5000)];
  EXPECT_EQ(both.mass, 2.0);
  EXPECT_EQ(both.radius, 1.0);
  EXPECT_EQ(configuration.class_of.at(9999), configuration.class_of.at(6000));
  EXPECT_TRUE(resolved("mass=2").class_of.empty()) << "one class for all";
}

TEST(Resolve, SwitchesBehaviorsOnByAParameterAndOffByEnabled) {
  const auto active = [](const std::string& settings) {
    return resolved("max_speed=10 " + settings).classes.at(0).behaviors.size();
  };
  constexpr std::size_t kGroup = rules::kGroupForces;
  EXPECT_EQ(active(""), kGroup);
  EXPECT_EQ(active("seek.target=1,2"), kGroup + 1);
  EXPECT_EQ(active("seek.target=1,2 wander.radius=1"), kGroup + 2);
  EXPECT_EQ(active("wander.enabled=true"), kGroup + 1);
  EXPECT_EQ(active("seek.target=1,2 seek.enabled=false"), kGroup);
  EXPECT_EQ(active("seek.enabled=false seek.target=1,2"), kGroup);
  EXPECT_EQ(active("seek.weight=2 wander.probability=1"), kGroup) << "these say how, not whether";
  EXPECT_EQ(active("separation.enabled=false"), kGroup - 1);
}

TEST(Resolve, IsPlainWhereNothingButTheCoursesRulesIsSet) {
  EXPECT_TRUE(resolved("").plain);
  EXPECT_TRUE(resolved("rules=course-tests").plain);
  EXPECT_FALSE(resolved("mass=1").plain);
  EXPECT_FALSE(resolved("rules=book max_speed=1").plain);
}

std::string error_of(std::string_view settings) {
  try {
    resolved(settings);
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}

TEST(Resolve, RefusesAgentsThatAreNotThere) {
  const auto no_agent = [](const std::string& path, const std::string& agent) {
    return "--" + path + ": there is no agent " + agent + " (N is 4, the first agent is 0)";
  };
  EXPECT_EQ(error_of("agent.7.mass=1"), no_agent("agent.7.mass", "7"));
  EXPECT_EQ(error_of("pursue.target=7"), no_agent("pursue.target", "7"));
  EXPECT_EQ(error_of("evade.targets=0,3-5"), no_agent("evade.targets", "4"));
  EXPECT_EQ(error_of("group.g.agents=9"), no_agent("group.g.agents", "9"));
  EXPECT_EQ(error_of("interpose.a=4"), no_agent("interpose.a", "4"));
  EXPECT_EQ(error_of("group.g.mass=1"),
            "--group.g.mass: no agent is in the group g; give group.g.agents or group.g.layers");
}

TEST(Resolve, RefusesInstructionsOfOtherProcessors) {
#if defined(__aarch64__)
  const std::string other = "sse2";
#else
  const std::string other = "neon";
#endif
  EXPECT_EQ(error_of("instructions=" + other),
            "--instructions: this processor has no " + other + "; use auto");
}

TEST(Resolve, RefusesWhatLacksALimit) {
  const std::string speed = " needs max_speed; give --max-speed S";
  const std::string force = " needs max_force; give --max-force F";
  EXPECT_EQ(error_of("seek.target=1,2"), "--seek.target: seek" + speed);
  EXPECT_EQ(error_of("rules=book"), "--rules: the cohesion of book" + speed);
  EXPECT_EQ(error_of("max_speed=1 rules=howtorts"), "--rules: the cohesion of howtorts" + force);
  EXPECT_EQ(error_of("combine.method=prioritized"), "--combine.method: prioritized" + force);
  EXPECT_EQ(error_of("combine.method=truncated"), "--combine.method: truncated" + force);
  EXPECT_EQ(error_of("combine.method=dithered"), "--combine.method: dithered" + force);
}

TEST(Resolve, RefusesMoreLayersThanItCanTellApart) {
  std::string names = "l0";
  for (int i = 1; i < 64; ++i) names += ",l" + std::to_string(i);
  EXPECT_EQ(error_of("layers=" + names + " cohesion.layers=l63"), "");
  EXPECT_EQ(error_of("layers=" + names + ",l64"), "--layers: there are more than 64 layers");
}

TEST(Resolve, RefusesAWorldThatLacksSomething) {
  EXPECT_EQ(error_of("torus=true"), "--torus: torus needs wrap; give --wrap W,H");
  EXPECT_EQ(error_of("wrap=0,5"), "--wrap: width and height of the world must be above 0");
  EXPECT_EQ(error_of("obstacle.o.center=1,2"),
            "--obstacle.o.center: the obstacle o needs obstacle.o.radius too");
  EXPECT_EQ(error_of("wall.w.from=1,2"), "--wall.w.from: the wall w needs wall.w.to too");
}

TEST(Resolve, RefusesAnOrderOfUnknownOrDoubledBehaviors) {
  const std::string prioritized = "combine.method=prioritized combine.priorities=";
  const std::string dithered = "combine.method=dithered combine.dithering=";
  EXPECT_EQ(error_of(prioritized + "seek,fle"),
            "--combine.priorities: there is no behaviour 'fle'; did you mean flee?");
  EXPECT_EQ(error_of(prioritized + "seek,flee,seek"),
            "--combine.priorities: the behaviour seek is named twice");
  EXPECT_EQ(error_of(dithered + "q"), "--combine.dithering: there is no behaviour 'q'");
  EXPECT_EQ(error_of(dithered + "hide,hide"),
            "--combine.dithering: the behaviour hide is named twice");
}

}  // namespace
}  // namespace flocking::settings
