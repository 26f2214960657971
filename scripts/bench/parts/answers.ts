import { measureCold } from "../answers/cold.ts";
import { measureMix } from "../answers/mix.ts";
import { measureSeen } from "../answers/seen.ts";
import { measureSizes } from "../answers/sizes.ts";
import { measureWarm } from "../answers/warm.ts";
import { measureWorkers } from "../answers/workers.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";

const measures = {
  warm: measureWarm,
  seen: measureSeen,
  mix: measureMix,
  cold: measureCold,
  sizes: measureSizes,
  workers: measureWorkers,
} as const;

/** Responses that are made once and read by everyone: cached, while reviews are written, uncached; their size; with two workers. */
export async function measureAnswers(run: Run): Promise<PartResult> {
  const results: [string, PartResult][] = [];
  for (const [name, measure] of Object.entries(measures)) {
    run.log(`Answers: ${name}`);
    results.push([name, await measure(run)]);
  }
  return {
    tables: results.flatMap(([, { tables }]) => tables),
    thresholds: results.flatMap(([, { thresholds }]) => thresholds),
    figures: Object.fromEntries(results.map(([name, { figures }]) => [name, figures])),
  };
}
