#include "replay/page_facts.h"

#include <algorithm>
#include <string_view>

#include "base/json_writer.h"
#include "replay/rules_facts.h"
#include "replay/shown_facts.h"
#include "replay/world_facts.h"

namespace flocking::replay {
namespace {

void add_extent(JsonWriter& json, const Replay& replay) {
  const Recording& recording = replay.recording;
  json.count("agents", recording.shown.agents);
  if (recording.shown.which.empty()) {
    json.nothing("shown");
  } else {
    json.begin_array("shown");
    for (const std::uint64_t agent : recording.shown.which) json.count({}, agent);
    json.end_array();
  }
  json.count("steps", replay.steps);
  json.count("frames", recording.steps.size());
  json.count("stride", recording.stride);
}

void add_parameters(JsonWriter& json, const CourseParameters& course) {
  json.begin_object("parameters");
  json.number("cohesion_radius", course.cohesion_radius);
  json.number("separation_radius", course.separation_radius);
  json.number("max_separation", course.max_separation);
  json.number("alignment_radius", course.alignment_radius);
  json.number("cohesion_weight", course.cohesion_weight);
  json.number("separation_weight", course.separation_weight);
  json.number("alignment_weight", course.alignment_weight);
  json.end_object();
}

void add_kinds(JsonWriter& json, const Replay& replay) {
  json.begin_array("classes");
  for (const AgentKind& kind : replay.kinds) {
    json.begin_object();
    json.number("cohesion_radius", kind.cohesion_radius);
    json.number("separation_radius", kind.separation_radius);
    json.number("alignment_radius", kind.alignment_radius);
    json.number("body_radius", kind.body_radius);
    json.begin_array("behaviors");
    for (const std::string_view name : kind.behaviors) json.text({}, name);
    json.end_array();
    json.end_object();
  }
  json.end_array();
  add_of_shown(json, "class_of", replay.kind_of, replay.recording.shown);
}

void add_groups(JsonWriter& json, const Replay& replay) {
  if (replay.group_names.empty()) {
    json.nothing("groups");
    return;
  }
  json.begin_object("groups");
  json.texts("names", replay.group_names);
  add_of_shown(json, "of", replay.group_of, replay.recording.shown);
  json.end_object();
}

void add_track(JsonWriter& json, const Track& track) {
  json.number("decimals", track.decimals);
  json.begin_array("spelled");
  for (const Spelling& spelling : track.spelled) {
    json.begin_array();
    json.count({}, spelling.frame);
    json.count({}, spelling.place);
    json.count({}, spelling.field);
    json.text({}, spelling.text);
    if (spelling.frames > 1) json.count({}, spelling.frames);
    json.end_array();
  }
  json.end_array();
  json.flag("respelled", track.respelled);
}

void add_actual(JsonWriter& json, const Track& track, const OtherOutput& other) {
  json.begin_object("actual");
  add_track(json, track);
  if (other.ends_at) {
    json.begin_object("ends_at");
    json.count("step", other.ends_at->step);
    json.count("agent", other.ends_at->agent);
    json.text("field", other.ends_at->field);
    json.end_object();
  } else {
    json.nothing("ends_at");
  }
  json.flag("goes_on", other.goes_on);
  json.text("how", other.how);
  json.end_object();
  json.begin_object("verdict");
  json.text("short", other.verdict);
  json.text("words", other.verdict_words);
  json.end_object();
}

void add_difference(JsonWriter& json, const Recording& recording, const judge::Difference& first) {
  const judge::Address address = judge::address_of(first.index, recording.shown.agents);
  const auto frame = std::lower_bound(recording.steps.begin(), recording.steps.end(), address.step);
  json.begin_object("difference");
  json.count("step", address.step);
  json.count("frame", static_cast<std::uint64_t>(frame - recording.steps.begin()));
  json.count("agent", address.agent);
  json.text("field", address.field);
  json.text("expected", first.expected);
  json.text("actual", first.found);
  json.count("line", first.line);
  json.count("column", first.column);
  json.end_object();
}

void add_flocks(JsonWriter& json, const Replay& replay) {
  json.begin_object("expected");
  add_track(json, replay.recording.expected);
  json.end_object();
  if (!replay.other) {
    for (const char* name : {"actual", "verdict", "difference", "tolerance", "relative_tolerance"})
      json.nothing(name);
    return;
  }
  add_actual(json, *replay.recording.actual, *replay.other);
  if (replay.other->first) {
    add_difference(json, replay.recording, *replay.other->first);
  } else {
    json.nothing("difference");
  }
  json.text("tolerance", replay.other->tolerance);
  json.text("relative_tolerance", replay.other->relative_tolerance);
}

void add_explanation(JsonWriter& json, const Replay& replay) {
  if (!replay.other || !replay.other->explanation) {
    json.nothing("explanation");
    return;
  }
  json.begin_object("explanation");
  json.text("headline", replay.other->explanation->headline);
  json.begin_array("causes");
  for (const ToldCause& cause : replay.other->explanation->causes) {
    json.begin_object();
    json.texts("parts", cause.parts);
    json.text("sentence", cause.sentence);
    json.text("expected_formula", cause.expected_formula);
    json.text("formula", cause.formula);
    json.end_object();
  }
  json.end_array();
  json.end_object();
}

void add_forces(JsonWriter& json, const Replay& replay) {
  if (replay.forces) {
    json.begin_object("forces");
    json.begin_array("names");
    for (const ForceTrack& force : *replay.forces) json.text({}, force.name);
    json.end_array();
    json.end_object();
  } else {
    json.nothing("forces");
  }
  json.text("forces_left_out", replay.forces_left_out);
}

void add_blocks(JsonWriter& json, std::span<const Block> blocks) {
  json.begin_array("blocks");
  for (const Block& block : blocks) {
    json.begin_object();
    json.text("name", block.name);
    json.text("form", block.form);
    json.count("count", block.count);
    json.end_object();
  }
  json.end_array();
}

}  // namespace

std::string facts_of(const Replay& replay, std::span<const Block> blocks) {
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object();
  json.text("schema", "flocking-replay/1");
  json.text("title", replay.title);
  json.text("input", replay.input);
  json.text("made_by", replay.made_by);
  json.text("rules", replay.rules);
  if (replay.other) {
    json.text("program", replay.other->program);
  } else {
    json.nothing("program");
  }
  add_extent(json, replay);
  add_parameters(json, replay.course);
  add_kinds(json, replay);
  add_groups(json, replay);
  add_flocks(json, replay);
  add_explanation(json, replay);
  add_forces(json, replay);
  json.text("exact_left_out", replay.exact_left_out);
  add_step_rules(json, replay.step_rules, replay.recording.shown);
  add_worlds(json, replay.worlds);
  add_blocks(json, blocks);
  json.end_object();
  return json.take();
}

}  // namespace flocking::replay
