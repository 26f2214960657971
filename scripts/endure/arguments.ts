import { parseArgs } from "node:util";
import { Failure } from "../process.ts";
import { type FaultName, faultNames } from "./faults/fault.ts";
import type { Strikes } from "./faults/schedule.ts";

export const worldKinds = ["embedded", "postgresql"] as const;
export type WorldKind = (typeof worldKinds)[number];

/** Parts of a run. */
export const stages = ["faults", "load", "abuse", "soak"] as const;
export type Stage = (typeof stages)[number];

/** Settings of a run. */
export interface Settings {
  /** How long it goes on; every fault comes once in any case. */
  minutes: number;
  /** The order of faults, and what clients choose, follow from it. */
  seed: number;
  faults: readonly FaultName[];
  /** Kills and restarts instead of every fault in turn; all databases together. Null if they are not counted. */
  strikes: Strikes | null;
  databases: readonly WorldKind[];
  stages: readonly Stage[];
  /** Hostile requests of the abuse stage. */
  requests: number;
  /** Write the tables to docs/reliability.md. */
  isWritten: boolean;
}

const defaultMinutes = 4;
const defaultRequests = 10_000;

/** Reads the arguments of `npm run endure`; throws a Failure that says what is wrong. */
export function parseSettings(args: readonly string[]): Settings {
  const { values } = parse(args);
  const minutes =
    values.hours === undefined ? amount("minutes", values.minutes) : amount("hours", values.hours);
  return {
    minutes: values.hours === undefined ? (minutes ?? defaultMinutes) : (minutes ?? 0) * 60,
    seed: amount("seed", values.seed) ?? Math.floor(Math.random() * 1_000_000),
    faults: some("faults", values.faults, faultNames),
    strikes: strikesOf(values),
    databases: some("database", values.database, worldKinds),
    stages: some("stages", values.stages, stages),
    requests: amount("requests", values.requests) ?? defaultRequests,
    isWritten: values.write ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        minutes: { type: "string" },
        hours: { type: "string" },
        seed: { type: "string" },
        faults: { type: "string" },
        kills: { type: "string" },
        restarts: { type: "string" },
        database: { type: "string" },
        stages: { type: "string" },
        requests: { type: "string" },
        write: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

function strikesOf({ kills, restarts }: { kills?: string; restarts?: string }): Strikes | null {
  if (kills === undefined && restarts === undefined) return null;
  return { kills: amount("kills", kills) ?? 0, restarts: amount("restarts", restarts) ?? 0 };
}

function amount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value) || value < 0)
    throw new Failure(`--${name} must be a number, not "${text}".`);
  return value;
}

function some<Name extends string>(
  option: string,
  text: string | undefined,
  names: readonly Name[],
): readonly Name[] {
  if (text === undefined) return names;
  const chosen = text.split(",");
  const unknown = chosen.find((name) => !names.some((known) => known === name));
  if (unknown !== undefined)
    throw new Failure(`--${option}: "${unknown}" is not one of ${names.join(", ")}.`);
  return names.filter((name) => chosen.includes(name));
}
