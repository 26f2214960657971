/** Seconds in which jobs under way end, batches are stored and connections closed. */
const closingSeconds = 10;

/**
 * Ends the process with code 0 on SIGTERM and Ctrl-C. Without a handler process 1 of a container would ignore them. While the server
 * starts they end it at once: nothing was promised to anybody, and the database undoes what is half done. The returned function is
 * called when the server answers; from then on `stop` ends it first, in the given seconds and a few more.
 */
export function endOnSignals(
  exit: (code: number) => void = process.exit,
): (stop: () => Promise<void>, shutdownSeconds: number) => void {
  let ready: { stop(): Promise<void>; longest: number } | undefined;
  let ending = false;
  const end = () => {
    // Ctrl-C may reach a process twice, by itself and through its parent.
    if (ending) return;
    ending = true;
    if (!ready) return exit(0);
    // What hangs while it is closed, such as a connection to a database that is away, must not keep the process.
    setTimeout(exit, ready.longest, 1).unref();
    ready.stop().then(
      () => exit(0),
      (error: unknown) => {
        console.error(error);
        exit(1);
      },
    );
  };
  process.on("SIGINT", end).on("SIGTERM", end);
  return (stop, shutdownSeconds) => {
    ready = { stop, longest: (shutdownSeconds + closingSeconds) * 1000 };
  };
}
