import { parseArgs } from "node:util";
import { Failure } from "../process.ts";
import { type CallerName, callerNames } from "./queries/callers.ts";
import { type QueryName, queryNames } from "./queries/documents.ts";
import { type ProfiledPage, profiledPages } from "./queries/page-addresses.ts";
import { type TargetName, targetNames } from "./servers.ts";

/** What can be measured, in the order of a whole run. */
export const partNames = [
  "queries",
  "documents",
  "deep",
  "growth",
  "suggestions",
  "filters",
  "administration",
  "hostile",
  "pages",
  "answers",
  "memory",
  "start",
  "import",
  "changes",
  "export",
  "webhooks",
  "accounts",
  "operations",
  "lighthouse",
  "manipulation",
  "ranking",
  "detection",
  "relevance",
] as const;
/** What the part `answers` measures, in its order. */
export const answerNames = ["warm", "seen", "mix", "cold", "sizes", "workers"] as const;
export type AnswerName = (typeof answerNames)[number];

/** Whose answers to the queries can be measured: the three servers', and ours to other callers. */
const measuredNames = [...targetNames, ...callerNames];

export type PartName = (typeof partNames)[number];

/** Settings of a run. */
export interface Settings {
  parts: readonly PartName[];
  /** How often each measurement under load is repeated; the results are medians. */
  rounds: number;
  /** Seconds of load per round. */
  seconds: number;
  /** Short rounds and few repetitions: a smoke test without meaningful results. */
  quick: boolean;
  /** Reload the data. */
  fresh: boolean;
  /** Reuse the data although their generator has changed (for development). */
  stale: boolean;
  queries: readonly QueryName[];
  targets: readonly (TargetName | CallerName)[];
  answers: readonly AnswerName[];
  /** Run our server with the profiler under this query or page, and measure nothing. */
  profile: QueryName | ProfiledPage | undefined;
  /** Simulated categories of the part `manipulation`. */
  seeds: number;
  /** Folder of a catalog of self-hosted software, whose needs `relevance` judges too. */
  catalog: string | undefined;
  /** Print the formulas that were considered beside the product's, instead of `manipulation` itself. */
  compare: boolean;
  /** File for the results as JSON. */
  json: string;
}

const usage = `npm run bench                       everything (about an hour)
npm run bench -- PART …             only ${partNames.join(", ")}
  --quick                           short rounds: to see that it works
  --rounds N --seconds N            repetitions, and seconds of load in each
  --seeds N                         simulated categories of manipulation (700; 20 with --quick)
  --catalog DIR                     with relevance: a catalog of self-hosted software, whose needs are judged too
  --compare                         with manipulation alone: other formulas beside the product's
  --query NAME,…  --target NAME,…   only these queries (${queryNames.join(", ")})
                                    and targets (${measuredNames.join(", ")})
  --only NAME,…                     of answers only these (${answerNames.join(", ")})
  --profile NAME                    profiles the server under a query, or under a page that is not cached
                                    (${profiledPages.join(", ")}), instead of measuring
  --fresh                           makes the databases anew
  --stale                           takes them as they are, though the generator or migrations changed
  --json FILE                       where the figures go (.assay/bench/result.json)`;

/** Parses the command line; throws with the usage if it is invalid. */
export function parseSettings(args: readonly string[]): Settings {
  const { values, positionals } = read(args);
  const quick = values.quick ?? false;
  if (values.only !== undefined && !positionals.includes("answers"))
    throw new Failure("--only chooses among the answers: name the part, as in `answers --only mix`.");
  return {
    parts: positionals.length === 0 ? partNames : namesAmong(partNames, positionals),
    rounds: count(values.rounds, "rounds", quick ? 2 : 5),
    seconds: count(values.seconds, "seconds", quick ? 1 : 4),
    quick,
    seeds: count(values.seeds, "seeds", quick ? 20 : 700),
    catalog: values.catalog,
    compare: values.compare ?? false,
    fresh: values.fresh ?? false,
    stale: values.stale ?? false,
    queries: values.query === undefined ? queryNames : namesAmong(queryNames, values.query.split(",")),
    targets:
      values.target === undefined ? measuredNames : namesAmong(measuredNames, values.target.split(",")),
    answers: values.only === undefined ? answerNames : namesAmong(answerNames, values.only.split(",")),
    profile:
      values.profile === undefined
        ? undefined
        : namesAmong([...queryNames, ...profiledPages], [values.profile])[0],
    json: values.json ?? ".assay/bench/result.json",
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rounds: { type: "string" },
        seconds: { type: "string" },
        seeds: { type: "string" },
        catalog: { type: "string" },
        compare: { type: "boolean" },
        quick: { type: "boolean" },
        fresh: { type: "boolean" },
        stale: { type: "boolean" },
        query: { type: "string" },
        target: { type: "string" },
        only: { type: "string" },
        profile: { type: "string" },
        json: { type: "string" },
      },
    });
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error));
  }
}

/** The chosen ones, in the order of `all`. */
function namesAmong<Name extends string>(all: readonly Name[], chosen: readonly string[]): Name[] {
  const unknown = chosen.find((name) => !all.some((known) => known === name));
  if (unknown !== undefined) throw refusal(`There is no ${unknown}; there are ${all.join(", ")}.`);
  return all.filter((name) => chosen.includes(name));
}

function count(text: string | undefined, name: string, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0 || (name !== "seconds" && !Number.isInteger(value)))
    throw refusal(`--${name} must be a number above 0.`);
  return value;
}

function refusal(sentence: string): Failure {
  return new Failure(`${sentence}\n\n${usage}`);
}
