#pragma once

namespace flocking::app {

/// From now on SIGINT, SIGTERM and SIGHUP end nothing, but are noted; SIGHUP stays ignored where
/// whoever started the program ignores it, as nohup does.
void note_interruptions();

/// The number of the last signal that was noted; 0 if there was none.
int interruption();

}  // namespace flocking::app
