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

// What a teacher has to know.
std::string meaning_of(const Layers& layers, const std::string& name) {
  const bool is_root = layers.first_user != 0;
  if (name == "limits") {
    return is_root ? "submissions run as a user without rights, and nothing else keeps them in"
                   : "submissions can read, change and send whatever you can";
  }
  if (name == "filters") return "submissions may ask the kernel for anything that their user may";
  if (name == "landlock") {
    if (layers.namespaces) return "files are out of reach by namespaces alone";
    return is_root ? "submissions can read what is for everybody to read"
                   : "submissions can read and change the files that you can";
  }
  if (name == "namespaces") {
    return layers.landlock
               ? "submissions can see which files and processes there are, not what is in them"
               : "submissions can see this machine's files and processes";
  }
  return "memory is looked at every few milliseconds, not counted";
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
    if (!layers.limits) break;  // where there is nothing at all, once is enough
  }
  return lines;
}

std::string timing_words(const Layers& layers) {
  if (layers.cgroup && Cgroup::counts_in(layers.cgroup_base)) return "counted by control groups";
  if (layers.tracing && layers.limits) return "of each process, followed to its end";
  return "of processes that were waited for or seen running";
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
