import type { WorldKind } from "../arguments.ts";
import { openEmbeddedWorld } from "./embedded.ts";
import { openPostgresqlWorld } from "./postgresql.ts";
import type { Settings } from "./servers.ts";
import type { World } from "./world.ts";

const open: Readonly<Record<WorldKind, (more: Settings) => Promise<World>>> = {
  embedded: openEmbeddedWorld,
  postgresql: openPostgresqlWorld,
};

const signals = ["SIGINT", "SIGTERM"] as const;

/** Does work in a new world, of which nothing is left afterwards, also if it is interrupted; its servers have more settings if given. */
export async function inWorld<Result>(
  kind: WorldKind,
  work: (world: World) => Promise<Result>,
  more: Settings = {},
): Promise<Result> {
  const world = await open[kind](more);
  const interrupted = () => void world.close().finally(() => process.exit(130));
  for (const signal of signals) process.once(signal, interrupted);
  try {
    return await work(world);
  } finally {
    for (const signal of signals) process.off(signal, interrupted);
    await world.close();
  }
}
