#pragma once

namespace flocking::console {

/// Makes SIGINT, SIGTERM and SIGHUP set a flag instead of ending the program. SIGHUP stays ignored
/// if the caller ignored it, as nohup does.
void note_interruptions();

/// Returns the number of the last signal; 0 if there was none.
int interruption();

/// Throws EnvironmentError("`what` was stopped by signal N") after an interruption.
void require_no_interruption(const char* what);

}  // namespace flocking::console
