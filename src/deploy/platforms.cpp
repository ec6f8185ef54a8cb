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
    Platform{"docker", "an image with compilers, and one with flocking only", "image",
             docker_files},
    Platform{"classroom50", "a workflow that writes a result.json", "template", classroom50_files},
};

void add_program(std::vector<PackagedFile>& files, const Bundle& bundle,
                 const std::string& folder) {
  if (!bundle.download) return files.push_back({folder + "flocking", bundle.program, true});
  std::string script = replaced_once(template_named("fetch.sh"), "{{URL}}", bundle.download->url);
  script = replaced_once(script, "{{SHA256}}", bundle.download->sha256);
  files.push_back({folder + "fetch", std::move(script), true});
  // In a repository, nobody should commit the download.
  if (!folder.empty()) files.push_back({folder + ".gitignore", "flocking\nflocking.*\n"});
}

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
  const std::string toolchain =
      replaced_once(template_named("toolchain.sh"), "{{FETCH}}",
                    bundle.download ? "need curl 'curl ca-certificates'\n" : "");
  std::vector<PackagedFile> files = {{folder + "grade", std::move(script), true},
                                     {folder + "toolchain", toolchain, true}};
  add_program(files, bundle, folder);
  for (const PackagedFile& one : bundle.cases) {
    files.push_back({folder + "cases/" + one.path, one.bytes});
  }
  return files;
}

}  // namespace flocking::deploy
