import { availableParallelism } from "node:os";
import { root } from "../process.ts";
import type { Tally } from "../testing/tally.ts";
import { longFiles } from "./length.ts";
import { type Check, checks } from "./list.ts";

/** Runs all static checks, as many at once as there are cores, and prints one line for each. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...checks];
  const tally = { passed: 0, failed: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) tally[await reportOn(check)] += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const question of longFiles(root)) console.log(`?   ${question}`);
  return tally;
}

async function reportOn(check: Check): Promise<keyof Tally> {
  const began = performance.now();
  const { code, output } = await check.run().catch((error: unknown) => ({ code: 1, output: String(error) }));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    code === 0
      ? `ok  ${check.name} (${seconds} s)`
      : `NOT ${check.name} (${seconds} s)\n${output.trimEnd()}\n`,
  );
  return code === 0 ? "passed" : "failed";
}
