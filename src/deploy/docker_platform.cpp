#include "deploy/platform.h"
#include "deploy/templates.h"

namespace flocking::deploy {

std::vector<PackagedFile> docker_files(const Bundle& bundle) {
  std::vector<PackagedFile> files = grader_files(bundle, "");
  files.push_back(template_file("Dockerfile", "docker_debian"));
  files.push_back(template_file("Dockerfile.scratch", "docker_scratch"));
  return files;
}

}  // namespace flocking::deploy
