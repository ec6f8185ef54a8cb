#include "console/results_place.h"

#include <filesystem>
#include <system_error>

#include "base/error.h"
#include "base/named_path.h"
#include "console/whole_file.h"
#include "io/file.h"

namespace flocking::console {

void make_folder(const std::string& folder, const std::string& flag) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::create_directories(path_of(folder), error);
  std::error_code ignored;
  if (fs::is_directory(path_of(folder), ignored)) return;
  throw EnvironmentError(flag + " " + folder + ": cannot make this folder: " +
                         (error ? error.message() : "it is a file"));
}

void write_report(const std::string& text, const std::string& file,
                  const StandardStreams& streams) {
  if (!file.empty()) return write_whole_file(file, text, "the report");
  try {
    io::File::borrow(streams.output, "<stdout>").write(text);
  } catch (const OutputClosed&) {
    return;  // the output is closed; other files and the exit status still matter
  }
}

}  // namespace flocking::console
