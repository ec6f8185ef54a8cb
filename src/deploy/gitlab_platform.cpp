#include "deploy/platform.h"
#include "deploy/templates.h"

namespace flocking::deploy {

std::vector<PackagedFile> gitlab_files(const Bundle& bundle) {
  std::vector<PackagedFile> files = grader_files(bundle, ".flocking/");
  files.push_back(template_file(".gitlab-ci.yml", "gitlab_pipeline.yml"));
  files.push_back(template_file(".flocking/Dockerfile", "gitlab_image"));
  return files;
}

}  // namespace flocking::deploy
