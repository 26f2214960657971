import { Registry } from "prom-client";
import { inTime } from "../limits/in-time.ts";

/** All metrics of this process. There is one registry, so that the metrics of several workers can be added up. */
export const registry = new Registry();

/** Where a metric is registered: an option of each. */
export const registers = [registry];

/** The value of a series in metrics as Prometheus reads them, by its name with labels in their order; 0 if there is none. */
export function valueIn(text: string, series: string): number {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length + 1));
}

/** Milliseconds that a scrape waits for a value from elsewhere, such as the database. */
const timeoutMs = 2_000;

/** The value, or null if reading it fails or takes longer than a scrape should wait. */
export async function readInTime<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await inTime<Value | null>(read(), timeoutMs, () => null);
  } catch {
    // The log says why; what can be read without it is still shown.
    return null;
  }
}

/**
 * Who reads while another read is under way gets the result of that one. A file system that hangs would otherwise take one more thread
 * of the process at every scrape, until none is left.
 */
export function onceAtATime<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return () => {
    running ??= read().finally(() => {
      running = undefined;
    });
    return running;
  };
}
