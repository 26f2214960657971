import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { takeLock } from "../bootstrap/lock.mjs";
import { root } from "../process.ts";
import { chromium, ensurePresent, postgresql } from "../testing/machine.ts";
import type { PartName, Settings } from "./arguments.ts";
import { measuredOn } from "./measured-on.ts";
import { measureAccounts } from "./parts/accounts.ts";
import { measureAdministration } from "./parts/administration.ts";
import { measureAnswers } from "./parts/answers.ts";
import { measureChanges } from "./parts/changes.ts";
import { measureDeepPages } from "./parts/deep.ts";
import { measureDetection } from "./parts/detection.ts";
import { measureDocuments } from "./parts/documents.ts";
import { measureExport } from "./parts/export.ts";
import { measureFilters } from "./parts/filters.ts";
import { measureGrowth } from "./parts/growth.ts";
import { measureHostile } from "./parts/hostile.ts";
import { measureImport } from "./parts/import.ts";
import { measureLighthouse } from "./parts/lighthouse.ts";
import { measureManipulation } from "./parts/manipulation.ts";
import { measureMemory } from "./parts/memory.ts";
import { measureOperations } from "./parts/operations.ts";
import { measurePages } from "./parts/pages.ts";
import { measureQueries } from "./parts/queries.ts";
import { measureRanking } from "./parts/ranking.ts";
import { measureRelevance } from "./parts/relevance.ts";
import { measureStarts } from "./parts/start.ts";
import { measureSuggestions } from "./parts/suggestions.ts";
import { measureWebhooks } from "./parts/webhooks.ts";
import { ensurePeers } from "./peers.ts";
import { profile } from "./profile/profile.ts";
import { printLimits, printTables } from "./report/print.ts";
import { renderFacts } from "./report/table.ts";
import { isMet, type Threshold } from "./report/thresholds.ts";
import type { PartResult } from "./result.ts";
import { type Run, withRun } from "./run.ts";

const parts: Readonly<Record<PartName, (run: Run) => Promise<PartResult>>> = {
  queries: measureQueries,
  documents: measureDocuments,
  deep: measureDeepPages,
  growth: measureGrowth,
  suggestions: measureSuggestions,
  filters: measureFilters,
  administration: measureAdministration,
  hostile: measureHostile,
  pages: measurePages,
  answers: measureAnswers,
  memory: measureMemory,
  start: measureStarts,
  import: measureImport,
  changes: measureChanges,
  export: measureExport,
  webhooks: measureWebhooks,
  accounts: measureAccounts,
  operations: measureOperations,
  lighthouse: measureLighthouse,
  ranking: measureRanking,
  detection: measureDetection,
  relevance: measureRelevance,
  manipulation: async ({ settings }) => measureManipulation(settings.seeds),
};

/** Runs the selected parts, prints and stores the results; returns the exit code, 1 if a threshold is not met. */
export async function bench(settings: Settings): Promise<number> {
  const lock = await takeLock(join(root, ".assay/bench.lock"), () => log("Waiting for another benchmark"));
  try {
    await ensurePresent(settings.parts.includes("lighthouse") ? [postgresql, chromium] : [postgresql]);
    await ensurePeers(log);
    return await withRun(settings, log, async (run) => {
      if (!settings.profile) return measure(run);
      await profile(run, settings.profile);
      return 0;
    });
  } finally {
    lock.release();
  }
}

async function measure(run: Run): Promise<number> {
  const began = performance.now();
  const { settings } = run;
  const figures: Record<string, unknown> = {};
  const thresholds: Threshold[] = [];
  for (const name of settings.parts) {
    log(`── ${name} ──`);
    const result = await parts[name](run);
    printTables(result);
    figures[name] = result.figures;
    thresholds.push(...result.thresholds);
  }
  const seconds = (performance.now() - began) / 1_000;
  const facts = await measuredOn(run, seconds);
  console.log(`\nMeasured on\n${renderFacts(facts)}`);
  printLimits(thresholds);
  const file = resolve(root, settings.json);
  mkdirSync(dirname(file), { recursive: true });
  const judged = thresholds.map((threshold) => ({ ...threshold, met: isMet(threshold) }));
  writeFileSync(
    file,
    `${JSON.stringify({ measuredOn: facts, settings, thresholds: judged, figures }, null, 2)}\n`,
  );
  console.log(`\nAll figures are in ${file}`);
  return thresholds.every(isMet) ? 0 : 1;
}

function log(line: string): void {
  console.error(`  ${line}`);
}
