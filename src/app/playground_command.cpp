#include "app/playground_command.h"

#include "app/whole_file.h"
#include "io/file.h"
#include "playground/playground_page.h"

namespace flocking::app {

void write_playground(const PlaygroundOptions& options, const StandardStreams& streams) {
  const std::string page = playground::playground_page("flocking " FLOCKING_VERSION);
  io::File output = io::File::borrow(streams.output, "<stdout>");
  if (options.output == "-") return output.write(page);
  write_whole_file(options.output, page, "the page");
  output.write("wrote " + options.output + "\n");
}

}  // namespace flocking::app
