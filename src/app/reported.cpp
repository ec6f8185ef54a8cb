#include "app/reported.h"

#include <exception>
#include <new>
#include <string>

#include "base/error.h"
#include "console/diagnostics.h"

namespace flocking::app {

ExitStatus reported(const console::StandardStreams& streams,
                    const std::function<ExitStatus()>& command) {
  try {
    return command();
  } catch (const OutputClosed&) {
    return ExitStatus::kSuccess;
  } catch (const UsageError& error) {
    console::print_error(streams, std::string(error.what()) + "\nTry 'flocking --help'.");
    return error.status();
  } catch (const Error& error) {
    console::print_error(streams, error.what());
    return error.status();
  } catch (const std::bad_alloc&) {
    console::print_error(streams, "out of memory");
    return ExitStatus::kEnvironment;
  } catch (const std::exception& error) {
    console::print_error(streams, std::string("internal error: ") + error.what());
    return ExitStatus::kEnvironment;
  }
}

}  // namespace flocking::app
