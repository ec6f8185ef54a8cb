#include "deploy/platform.h"
#include "deploy/templates.h"

namespace flocking::deploy {
namespace {

// Returns a Dockerfile that copies or downloads the program.
PackagedFile dockerfile(const std::string& path, std::string_view name, const Bundle& bundle) {
  const std::string instruction = bundle.download
                                      ? "ADD --checksum=sha256:" + bundle.download->sha256 +
                                            " --chmod=755 " + bundle.download->url
                                      : "COPY flocking";
  return {path, replaced_once(template_named(name), "{{PROGRAM}}", instruction)};
}

}  // namespace

std::vector<PackagedFile> docker_files(const Bundle& bundle) {
  std::vector<PackagedFile> files = grader_files(bundle, "");
  files.push_back(dockerfile("Dockerfile", "docker_debian", bundle));
  files.push_back(dockerfile("Dockerfile.scratch", "docker_scratch", bundle));
  return files;
}

}  // namespace flocking::deploy
