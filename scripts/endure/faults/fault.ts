import type { Cast } from "../clients/cast.ts";
import type { Pick } from "../clients/people.ts";
import type { Server } from "../worlds/servers.ts";
import type { World } from "../worlds/world.ts";

/** What can happen, in the order of the table. */
export const faultNames = [
  "kill-server",
  "kill-database",
  "kill-both",
  "terminate",
  "database-fast",
  "database-immediate",
  "database-killed",
  "read-only",
  "connections",
  "network-slow",
  "network-halved",
  "network-frozen",
  "network-cut",
  "disk-full",
  "mail-away",
  "mail-slow",
  "mail-lying",
  "store-away",
  "store-slow",
  "store-lying",
  "identity-away",
  "identity-slow",
  "identity-lying",
  "webhooks-away",
  "webhooks-slow",
  "webhooks-lying",
  "clock",
  "migration",
] as const;
export type FaultName = (typeof faultNames)[number];

/** What a fault may use while it strikes. */
export interface Strike {
  cast: Cast;
  pick: Pick;
  /** Resolves after this number of further acknowledged writes. */
  writes(count: number): Promise<void>;
}

/** What a fault has done. */
export interface Struck {
  /** The time (performance.now) at which its cause was gone, from which recovery counts. */
  since: number;
  /** The server that was started again. */
  restarted?: Server;
  /** What was wrong already while it struck. */
  found?: readonly string[];
}

/** Something that goes wrong while clients go on. */
export interface Fault {
  name: FaultName;
  /** As the table says it. */
  what: string;
  kinds: readonly World["kind"][];
  /** Why it cannot be tried here; null if it can. */
  obstacle?(world: World): string | null;
  /** Within how many milliseconds every server is to be ready again; null where none stops being ready. */
  readyWithin: number | null;
  /** Makes it happen, and undoes it. */
  strike(world: World, strike: Strike): Promise<Struck>;
}

/** How long a process may take that is started again, and a server whose database is back. */
export const readyWithin = { restart: 3_000, back: 1_000 } as const;

export const everywhere = ["embedded", "postgresql"] as const;
