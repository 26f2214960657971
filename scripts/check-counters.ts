/** `npm run check:counters`: recomputes counters, averages and ranks from the rows, reports and corrects drift. */
import { DatabaseError } from "../api/src/database/client/errors.ts";
import type { Drift } from "../api/src/domain/counters/recompute.ts";
import { EnvironmentError, readEnvironment } from "../api/src/environment.ts";
import { bring, prisma } from "./steps/project.ts";

// Imported late: they load the generated client, which a fresh checkout does not have yet.
await bring([prisma]);
const { openDatabase } = await import("../api/src/database/client/open.ts");
const { recomputeCounters } = await import("../api/src/domain/counters/recompute.ts");

/** Recomputing every counter of a very large directory takes longer than the default transaction timeout. */
const timeout = 15 * 60_000;

const names: Readonly<Record<keyof Drift, string>> = {
  software: "review figures of software",
  reviewers: "roles and industries of reviewers",
  languages: "languages of reviews",
  helpful: "helpful votes of reviews",
  plans: "plan counts and lowest prices",
  listings: "listings in categories",
  weights: "weights of reviews in the ranking",
  evidence: "sums of weights that listings are ranked by",
  ranks: "rank scores",
  categories: "figures of categories",
  companies: "software counts of companies",
  totals: "totals of the directory",
  offered: "features that vendors name in their lists",
  features: "counts of what reviewers say about features",
  deltas: "counts of reviews, users and the audit log",
  facets: "what lists of software are filtered by",
  searchEntries: "search entries of software",
};

try {
  const { databaseUrl: url, dataDir } = readEnvironment();
  const database = await openDatabase({ url, dataDir, role: "command" });
  try {
    report(await database.prisma.$transaction(recomputeCounters, { timeout }));
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof DatabaseError || error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function report(drift: Drift): void {
  const found = (Object.keys(names) as (keyof Drift)[]).filter((name) => drift[name] > 0);
  for (const name of found)
    console.log(`${names[name]}: ${drift[name].toLocaleString("en-US")} were wrong and have been corrected`);
  if (found.length === 0) console.log("All figures match the rows.");
  else process.exitCode = 1;
}
