import { measureCold } from "../answers/cold.ts";
import { measureMix } from "../answers/mix.ts";
import { measureSeen } from "../answers/seen.ts";
import { measureSizes } from "../answers/sizes.ts";
import { measureWarm } from "../answers/warm.ts";
import { measureWorkers } from "../answers/workers.ts";
import type { AnswerName } from "../arguments.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";

const measures: Readonly<Record<AnswerName, (run: Run) => Promise<PartResult>>> = {
  warm: measureWarm,
  seen: measureSeen,
  mix: measureMix,
  cold: measureCold,
  sizes: measureSizes,
  workers: measureWorkers,
};

/** Responses that are made once and read by everyone: cached, while reviews are written, uncached; their size; with two workers. */
export async function measureAnswers(run: Run): Promise<PartResult> {
  const results: [string, PartResult][] = [];
  for (const name of run.settings.answers) {
    run.log(`Answers: ${name}`);
    results.push([name, await measures[name](run)]);
  }
  return {
    tables: results.flatMap(([, { tables }]) => tables),
    thresholds: results.flatMap(([, { thresholds }]) => thresholds),
    figures: Object.fromEntries(results.map(([name, { figures }]) => [name, figures])),
  };
}
