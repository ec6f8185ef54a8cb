#include "deploy/platform.h"
#include "deploy/templates.h"

namespace flocking::deploy {

std::vector<PackagedFile> classroom50_files(const Bundle& bundle) {
  std::vector<PackagedFile> files = grader_files(bundle, ".flocking/");
  files.push_back(template_file(".github/workflows/autograde.yml", "classroom50_workflow.yml"));
  files.push_back(template_file(".github/actions/flocking/action.yml", "github_action.yml"));
  return files;
}

}  // namespace flocking::deploy
