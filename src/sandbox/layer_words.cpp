#include "sandbox/layer_words.h"

#include <array>
#include <stdexcept>

#include "sandbox/cgroup.h"

namespace flocking::sandbox {
namespace {

struct LayerRow {
  const char* name;
  bool Layers::*used;
  std::string Layers::*why_not;
};

constexpr std::array<LayerRow, 5> kRows = {
    {{"limits", &Layers::limits, &Layers::no_limits},
     {"filters", &Layers::filters, &Layers::no_filters},
     {"landlock", &Layers::landlock, &Layers::no_landlock},
     {"namespaces", &Layers::namespaces, &Layers::no_namespaces},
     {"cgroup", &Layers::cgroup, &Layers::no_cgroup}}};

// Returns the consequences of a missing layer, for instructors.
std::string meaning_of(const Layers& layers, const std::string& name) {
  const bool is_root = layers.first_user != 0;
  if (name == "limits") {
    return is_root ? "submissions run as an unprivileged user, with no other protection"
                   : "submissions have the same access to files and the network as you";
  }
  if (name == "filters") return "submissions can make any system call that their user may make";
  if (name == "landlock") {
    if (layers.namespaces) return "only namespaces keep files out of reach of submissions";
    return is_root ? "submissions can read world-readable files, and leave files in /tmp and "
                     "/var/tmp for other submissions"
                   : "submissions can read and change the files that you can";
  }
  if (name == "namespaces") {
    return layers.landlock
               ? "submissions can list this machine's files and processes, but not read them"
               : "submissions can see this machine's files and processes";
  }
  return "memory is sampled every few milliseconds instead of counted by the kernel";
}

}  // namespace

std::vector<std::string> used_layers(const Layers& layers) {
  std::vector<std::string> names;
  for (const LayerRow& row : kRows) {
    if (layers.*row.used) names.emplace_back(row.name);
  }
  return names;
}

std::vector<std::string> missing_layers(const Layers& layers) {
  std::vector<std::string> lines;
  for (const LayerRow& row : kRows) {
    if (layers.*row.used) continue;
    lines.push_back(std::string(row.name) + " (" + layers.*row.why_not +
                    "): " + meaning_of(layers, row.name));
    if (!layers.limits) break;  // without any layer, one line is enough
  }
  return lines;
}

std::string timing_words(const Layers& layers) {
  if (layers.uses_clock) return "not measured; times are by the clock";
  if (layers.cgroup && Cgroup::counts_in(layers.cgroup_base)) return "counted by control groups";
  if (layers.tracing && layers.limits) return "of each process, traced until it ends";
  return "of processes that were waited for or sampled while running";
}

std::string why_not(const Layers& layers, const std::string& name) {
  for (const LayerRow& row : kRows) {
    if (name == row.name) return layers.*row.used ? "" : layers.*row.why_not;
  }
  throw std::invalid_argument("there is no layer " + name);
}

std::vector<std::string> layer_names() {
  std::vector<std::string> names;
  for (const LayerRow& row : kRows) names.emplace_back(row.name);
  return names;
}

}  // namespace flocking::sandbox
