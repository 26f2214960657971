import { command } from "./process.ts";
import { ensurePresent, pgbouncer } from "./testing/machine.ts";
import { choose, lanes, type Part, prepare, type Run } from "./testing/parts.ts";
import { sum, type Tally } from "./testing/tally.ts";

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());

await command(async () => {
  const { parts, isFull } = choose(process.argv.slice(2));
  const run = { stopping: stopping.signal, isFull };
  // Checked first, before anything that takes long.
  await ensurePresent([...parts.flatMap(({ needs }) => needs), ...(isFull ? [pgbouncer] : [])]);
  const tallies: Tally[] = [];
  const broken = await failureOf(prepare);
  if (broken) tallies.push(broken);
  await Promise.all(
    lanes(parts).map(async (lane) => {
      for (const part of lane) if (!stopping.signal.aborted) tallies.push(await runPart(part, run));
    }),
  );
  const { passed, failed } = sum(tallies);
  // Nothing ran, or not everything: that is not a success.
  process.exitCode = failed > 0 || passed === 0 || stopping.signal.aborted ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
});

/** Runs a part to its end; one that cannot run counts as one failed test, and the next part continues. */
async function runPart(part: Part, run: Run): Promise<Tally> {
  console.log(`\n── ${part.name} ──`);
  try {
    return await part.run(run);
  } catch (error) {
    if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function failureOf(work: () => Promise<void>): Promise<Tally | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
