/** Holds all clients up while what is there is compared with what they were told. */
export interface Gate {
  /** Resolves when clients may go on; called between two writes. */
  pass(): Promise<void>;
  /** Closes the gate and resolves when every client waits at it or has ended. */
  close(): Promise<void>;
  open(): void;
  /** Ends every client at its next pass. */
  end(): Promise<void>;
  /** Runs a client until the gate ends. */
  run(client: (pass: () => Promise<void>) => Promise<void>): void;
}

/** The clients end by this error. */
class Ended extends Error {}

/** Creates an open gate. */
export function createGate(): Gate {
  let opened = Promise.withResolvers<void>();
  let isEnding = false;
  let isClosed = false;
  let running = 0;
  let waiting = 0;
  let settled = () => {};
  const clients: Promise<void>[] = [];
  opened.resolve();
  const look = () => {
    if (waiting === running) settled();
  };
  const pass = async () => {
    if (isClosed) {
      waiting++;
      look();
      await opened.promise;
      waiting--;
    }
    if (isEnding) throw new Ended();
  };
  const open = () => {
    isClosed = false;
    opened.resolve();
  };
  return {
    pass,
    open,
    async close() {
      isClosed = true;
      opened = Promise.withResolvers();
      await new Promise<void>((resolve) => {
        settled = resolve;
        look();
      });
    },
    async end() {
      isEnding = true;
      open();
      await Promise.all(clients);
    },
    run(client) {
      running++;
      const ended = client(pass)
        .catch((error: unknown) => {
          if (!(error instanceof Ended)) throw error;
        })
        .finally(() => {
          running--;
          look();
        });
      ended.catch(() => {});
      clients.push(ended);
    },
  };
}
