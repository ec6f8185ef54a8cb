#include "app/source_submission.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "app/class_builds.h"
#include "app/shard.h"
#include "app/source_files.h"
#include "base/error.h"
#include "console/interruption.h"

namespace flocking::app {

ClassOfSubmissions source_submission(const GradeOptions& options,
                                     const std::vector<std::string>& secret,
                                     const sandbox::Layers& layers, EarlierResults& earlier,
                                     const console::StandardStreams& streams) {
  const std::string& source = options.command.front();
  ClassOfSubmissions all;
  all.source = std::make_unique<SourceFiles>(source);
  GradeOptions of_source = options;
  of_source.main = std::filesystem::path(source).filename().string();
  const std::optional<build::Recipe> no_recipe;
  ClassBuilds builds(of_source, no_recipe, layers,
                     [] { console::require_no_interruption("reading sources"); });
  all.submissions.push_back(builds.submission_of(all.source->folder(), 0, secret));
  all.submissions.front().name = source;
  builds.build(all, earlier, streams);
  all.everyone = {{.name = source}};
  all.places = places_in_shard(all.submissions.size(), options);
  all.submissions = in_shard(std::move(all.submissions), options);
  return all;
}

}  // namespace flocking::app
