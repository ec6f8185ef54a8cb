#include "deploy/platform.h"
#include "deploy/templates.h"

namespace flocking::deploy {

std::vector<PackagedFile> gradescope_files(const Bundle& bundle) {
  std::vector<PackagedFile> files = grader_files(bundle, "");
  files.push_back(template_file("setup.sh", "gradescope_setup.sh", true));
  files.push_back(template_file("run_autograder", "gradescope_run.sh", true));
  return files;
}

}  // namespace flocking::deploy
