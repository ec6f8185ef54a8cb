#include <algorithm>
#include <array>

#include "deploy/platform.h"
#include "deploy/templates.h"

namespace flocking::deploy {
namespace {

constexpr std::array kPlatforms = {
    Platform{"gradescope", "an autograder to upload", "autograder.zip", gradescope_files},
    Platform{"github", "a workflow and an action, for a template repository", "template",
             github_files},
    Platform{"gitlab", "a pipeline, for a project that students fork", "template", gitlab_files},
    Platform{"docker", "an image with compilers, and one with nothing else", "image", docker_files},
    Platform{"classroom50", "a workflow that leaves a result.json", "template", classroom50_files},
};

}  // namespace

std::span<const Platform> platforms() { return kPlatforms; }

std::vector<PackagedFile> deployed_files(const Platform& platform, const Bundle& bundle) {
  std::vector<PackagedFile> files = platform.files(bundle);
  std::sort(files.begin(), files.end(),
            [](const PackagedFile& a, const PackagedFile& b) { return a.path < b.path; });
  return files;
}

std::vector<PackagedFile> grader_files(const Bundle& bundle, const std::string& folder) {
  std::string script = replaced_once(template_named("grade.sh"), "{{HINT}}", bundle.hint);
  script = replaced_once(script, "{{POINTS}}", bundle.points);
  std::vector<PackagedFile> files = {{folder + "flocking", bundle.program, true},
                                     {folder + "grade", std::move(script), true}};
  for (const PackagedFile& one : bundle.cases) {
    files.push_back({folder + "cases/" + one.path, one.bytes});
  }
  return files;
}

}  // namespace flocking::deploy
