// Exits 0 at once, without reading or printing anything. WA: that the input could not be delivered
// (EPIPE, SIGPIPE) is no fault of the grader and no error of the run.
int main(void) { return 0; }
