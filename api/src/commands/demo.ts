import { DatabaseError } from "../database/client/errors.ts";
import type { Database } from "../database/client/open.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { loadBundled } from "../import/demo/bundled.ts";
import { NotEmptyError } from "../import/demo/full.ts";
import { type KeptListing, removeDemo } from "../import/demo/remove.ts";
import { withDatabase } from "./with-database.ts";

const usage = `Usage, with an empty database:
  npm run demo             the small one, as on first start
  npm run demo -- full     the full-scale one: 10,000 software, 250,000 reviews
and to take either out again:
  npm run demo -- remove   all but the listings that people reviewed, saved, asked about or own`;

type Log = (line: string) => void;
const actions: Readonly<Record<string, (database: Database, log: Log) => Promise<void>>> = {
  small: (database, log) => loadBundled(database, "small", log),
  full: (database, log) => loadBundled(database, "full", log),
  remove,
};

/** Runs the command and returns its exit code: 1 if nothing could be done, 2 for invalid arguments. */
export async function main(args: readonly string[], log: Log = console.log): Promise<number> {
  const [which = "small", ...rest] = args;
  const action = Object.hasOwn(actions, which) ? actions[which] : undefined;
  if (!action || rest.length > 0 || args[0] === "small") {
    console.error(usage);
    return 2;
  }
  try {
    await withDatabase(readEnvironment(), (database) => action(database, log));
    return 0;
  } catch (error) {
    const isExpected = [DatabaseError, EnvironmentError, NotEmptyError].some((kind) => error instanceof kind);
    if (!(isExpected && error instanceof Error)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function remove(database: Database, log: Log): Promise<void> {
  const { kept, ...removed } = await removeDemo(database);
  for (const line of removalLines(removed, kept)) log(line);
}

/** What was removed, and each listing that stays, with the reason. */
export function removalLines(
  removed: Readonly<Record<string, number>>,
  kept: readonly KeptListing[],
): string[] {
  const parts = Object.entries(removed).filter(([, count]) => count > 0);
  const counts = parts.map(([what, count]) => `${count.toLocaleString("en-US")} ${what}`).join(", ");
  if (kept.length === 0)
    return [counts ? `Removed the demo: ${counts}.` : "Nothing was removed: this database has no demo."];
  return [
    counts ? `Removed from the demo: ${counts}.` : "Nothing more was removed.",
    "These listings of the demo stay. Delete them in the admin area if nobody needs them:",
    ...kept.map((listing) => `  ${listing.name} (/software/${listing.id}): ${reasonsOf(listing).join(", ")}`),
  ];
}

function reasonsOf({ reviews, saves, requests, isOwned, isChanged }: KeptListing): string[] {
  const counted = (count: number, what: string) =>
    count === 0 ? [] : [`${count} ${what}${count === 1 ? "" : "s"}`];
  return [
    ...counted(reviews, "review"),
    ...counted(saves, "save"),
    ...counted(requests, "request"),
    ...(isOwned ? ["its company has members or a claim"] : []),
    ...(isChanged ? ["its website was changed"] : []),
  ];
}
