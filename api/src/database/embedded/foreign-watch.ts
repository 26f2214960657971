/** What is done about a statement that does not end, and after how many milliseconds. */
export interface ForeignWatchOptions {
  log(line: string): void;
  kill(): void;
  warnAfter?: number;
  killAfter?: number;
}

/**
 * Watches over the statements of foreign clients of the embedded database. They run in its only thread, where nothing can
 * interrupt them, and all requests wait meanwhile: the log says why, and one that takes too long is ended with the process,
 * which is started again. Everything acknowledged is kept.
 */
export class ForeignWatch {
  readonly #options: Required<ForeignWatchOptions>;
  #timers: NodeJS.Timeout[] = [];

  constructor(options: ForeignWatchOptions) {
    this.#options = { warnAfter: 5_000, killAfter: 60_000, ...options };
  }

  /** A statement begins, or has ended. */
  running(isRunning: boolean): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    if (!isRunning) return;
    const { log, kill, warnAfter, killAfter } = this.#options;
    const seconds = (milliseconds: number): number => Math.round(milliseconds / 1000);
    const warn = (): void =>
      log(
        `A statement of another client of the embedded database has taken ${seconds(warnAfter)} s, and the server waits for it. After ${seconds(killAfter)} s it is ended by a restart of the database.`,
      );
    const end = (): void => {
      log(
        `A statement of another client of the embedded database took ${seconds(killAfter)} s: the database is ended.`,
      );
      kill();
    };
    this.#timers = [setTimeout(warn, warnAfter), setTimeout(end, killAfter)];
    for (const timer of this.#timers) timer.unref();
  }
}
