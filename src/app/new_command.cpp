#include "app/new_command.h"

#include "io/file.h"
#include "spawn/made_flock.h"

namespace flocking::app {

void write_new_flock(const NewOptions& options, const console::StandardStreams& streams) {
  io::File output = options.output == "-" ? io::File::borrow(streams.output, "<stdout>")
                                          : io::File::open_output(options.output);
  spawn::write_flock(options.plan, [&output](std::string_view text) { output.write(text); });
  output.close();
}

}  // namespace flocking::app
