#include "labelled_forces.h"

#include <span>
#include <vector>

#include "labelled_forces_tools.h"

namespace flocking::testing {
namespace {

std::vector<LabelledForce> forces_of_all_labels() {
  std::vector<LabelledForce> all;
  for (const LabelledForce& one : labels::forces_a_to_e()) all.push_back(one);
  for (const LabelledForce& one : labels::forces_f_to_h()) all.push_back(one);
  for (const LabelledForce& one : labels::forces_j()) all.push_back(one);
  for (const LabelledForce& one : labels::forces_k_to_l()) all.push_back(one);
  for (const LabelledForce& one : labels::forces_m()) all.push_back(one);
  for (const LabelledForce& one : labels::forces_n()) all.push_back(one);
  for (const LabelledForce& one : labels::forces_o()) all.push_back(one);
  for (const LabelledForce& one : labels::forces_p()) all.push_back(one);
  return all;
}

}  // namespace

std::span<const LabelledForce> labelled_forces() {
  static const std::vector<LabelledForce> all = forces_of_all_labels();
  return all;
}

}  // namespace flocking::testing
