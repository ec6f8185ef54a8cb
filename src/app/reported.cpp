#include "app/reported.h"

#include <exception>
#include <new>
#include <string>

#include "app/diagnostics.h"
#include "base/error.h"

namespace flocking::app {

ExitStatus reported(const StandardStreams& streams, const std::function<ExitStatus()>& command) {
  try {
    return command();
  } catch (const OutputClosed&) {
    return ExitStatus::kSuccess;
  } catch (const UsageError& error) {
    print_error(streams, std::string(error.what()) + "\nTry 'flocking --help'.");
    return error.status();
  } catch (const Error& error) {
    print_error(streams, error.what());
    return error.status();
  } catch (const std::bad_alloc&) {
    print_error(streams, "out of memory");
    return ExitStatus::kEnvironment;
  } catch (const std::exception& error) {
    print_error(streams, std::string("internal error: ") + error.what());
    return ExitStatus::kEnvironment;
  }
}

}  // namespace flocking::app
