import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildSchema, type GraphQLSchema } from "graphql";
import { z } from "zod";
import type { Release } from "../contract.ts";
import { dayMs } from "../inputs/index.ts";
import { breaksBetween, changesBetween, type SchemaChange } from "./changes.ts";

/** Where the last recorded schema lies, and what became of it until then. `npm run schema -- record` writes there. */
export const historyFolder = fileURLToPath(new URL("../../schema-history/", import.meta.url));

/** Days from the deprecation of a field to its removal, at least. */
const noticeDays = 365;

const day = z.iso.date();
const sentence = z.string().min(10);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

/** A change that breaks documents, and why: written by hand before the change passes the tests. */
const recordedBreak = z
  .strictObject({
    /** As the comparison of the schemas says it. */
    change: sentence,
    date: day,
    reason: sentence,
    /** What those who used it do now. */
    instead: sentence,
    /** Date of the deprecation; null if it could not be deprecated first. */
    deprecatedSince: day.nullable(),
    /** The reason for not waiting, such as a leak of private data. */
    exception: sentence.optional(),
  })
  .refine(
    ({ date, deprecatedSince, exception }) =>
      exception !== undefined ||
      (deprecatedSince !== null && daysBetween(deprecatedSince, date) >= noticeDays),
    { error: `must have been deprecated for ${noticeDays} days, or say as exception why it could not wait` },
  );
/** A recorded breaking change. */
export type RecordedBreak = z.output<typeof recordedBreak>;

const recordedRelease = z.strictObject({
  date: day,
  summary: sentence,
  changes: z.array(
    z.strictObject({ kind: z.enum(["added", "deprecated", "breaking"]), text: z.string().min(1) }),
  ),
});
/** What changed on a day, as it was recorded. */
export type RecordedRelease = z.output<typeof recordedRelease>;

/** All that is recorded. */
export interface SchemaHistory {
  /** The schema as it was last recorded. */
  readonly recorded: GraphQLSchema;
  /** Newest first. */
  readonly releases: readonly RecordedRelease[];
  readonly breaks: readonly RecordedBreak[];
}

const read = (name: string) => readFileSync(`${historyFolder}${name}`, "utf8");

/** A schema of its text. */
export const schemaOf = (text: string): GraphQLSchema => buildSchema(text);

/** Reads the recorded history. Throws if an entry is incomplete or violates the policy. */
export function readHistory(): SchemaHistory {
  return {
    recorded: schemaOf(read("recorded.graphql")),
    releases: z.array(recordedRelease).parse(JSON.parse(read("releases.json"))),
    breaks: readBreaks(JSON.parse(read("breaking.json"))),
  };
}

/** Reads the entries of breaking.json. Throws if one is incomplete or violates the policy. */
export function readBreaks(entries: unknown): RecordedBreak[] {
  return z.array(recordedBreak).parse(entries);
}

/** Breaking changes that are not recorded; each has to be undone or recorded. */
export function unrecordedBreaks(
  { recorded, breaks }: Pick<SchemaHistory, "recorded" | "breaks">,
  schema: GraphQLSchema,
): string[] {
  const known = new Set(breaks.map(({ change }) => change));
  return breaksBetween(recorded, schema).filter((change) => !known.has(change));
}

/** The changelog, newest first: changes since the last record, then the recorded ones. */
export function changelogOf({ recorded, releases, breaks }: SchemaHistory, schema: GraphQLSchema): Release[] {
  const reasons = new Map(breaks.map((entry) => [entry.change, entry]));
  const changelogChanges = (changes: readonly SchemaChange[]) =>
    changes.map((change) => {
      const entry = change.kind === "breaking" ? reasons.get(change.text) : undefined;
      return { ...change, reason: entry?.reason ?? null, instead: entry?.instead ?? null };
    });
  const latest = changesBetween(recorded, schema);
  return [
    ...(latest.length > 0
      ? [{ date: null, summary: "Changes since the last release.", changes: changelogChanges(latest) }]
      : []),
    ...releases.map(({ date, summary, changes }) => ({ date, summary, changes: changelogChanges(changes) })),
  ];
}
