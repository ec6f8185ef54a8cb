#include "replay/rules_facts.h"

#include <optional>
#include <string>

#include "replay/shown_facts.h"

namespace flocking::replay {
namespace {

void add_optional(JsonWriter& json, std::string_view name, const std::optional<double>& value) {
  if (value) {
    json.number(name, *value);
  } else {
    json.nothing(name);
  }
}

// Writes sets of layers as text, since they have more bits than a JSON number can hold.
void add_forces(JsonWriter& json, const ClassRules& rules) {
  json.begin_array("forces");
  for (const ForceRule& force : rules.forces) {
    json.begin_object();
    json.text("name", force.name);
    json.number("weight", force.weight);
    if (force.filter.wanted != 0) {
      json.text("layers", std::to_string(force.filter.wanted));
      json.flag("exact", force.filter.exact);
    }
    json.end_object();
  }
  json.end_array();
}

void add_class(JsonWriter& json, const ClassRules& rules) {
  json.begin_object();
  json.begin_array("radii");
  for (const double radius : rules.radii) json.number({}, radius);
  json.end_array();
  json.number("max_separation", rules.max_separation);
  json.flag("literal", rules.literal);
  add_forces(json, rules);
  json.number("mass", rules.mass);
  add_optional(json, "max_speed", rules.max_speed);
  add_optional(json, "max_force", rules.max_force);
  json.number("body_radius", rules.body_radius);
  json.text("layers", std::to_string(rules.layers));
  json.flag("has_external_force", rules.has_external_force);
  json.number("friction", rules.friction);
  add_optional(json, "max_turn_rate", rules.max_turn_rate);
  add_optional(json, "fov", rules.fov ? std::optional(rules.fov->degrees) : std::nullopt);
  // Writes the engine's cosine, since a browser's cosine may differ in the last bit.
  add_optional(json, "fov_cosine",
               rules.fov ? std::optional(rules.fov->cosine_of_half) : std::nullopt);
  if (rules.max_neighbors) {
    json.count("max_neighbors", *rules.max_neighbors);
  } else {
    json.nothing("max_neighbors");
  }
  json.end_object();
}

void add_classes(JsonWriter& json, const StepRules& rules, const ShownAgents& shown) {
  json.begin_array("classes");
  for (const ClassRules& one : rules.classes) add_class(json, one);
  json.end_array();
  add_of_shown(json, "class_of", rules.class_of, shown);
}

}  // namespace

void add_step_rules(JsonWriter& json, std::span<const StepRules> rules, const ShownAgents& shown) {
  json.begin_array("calculation");
  for (const StepRules& one : rules) {
    json.begin_object();
    json.count("from_step", one.from_step);
    json.text("combine", one.combine);
    json.text("integrator", one.integrator);
    json.flag("no_overlap", one.no_overlap);
    json.count("neighbors_every", one.neighbors_every);
    add_classes(json, one, shown);
    json.end_object();
  }
  json.end_array();
}

}  // namespace flocking::replay
