import type { History } from "../history.ts";
import { isReady } from "../worlds/servers.ts";
import type { World } from "../worlds/world.ts";
import type { Cast } from "./cast.ts";
import type { Gate } from "./gate.ts";
import { importer } from "./importer.ts";
import { newcomer } from "./newcomer.ts";
import { administrator, buyer, helper, owner, type Pick, reviewer, vendor, voter } from "./people.ts";
import { photographer } from "./photographer.ts";
import { type Follower, partner, visitor } from "./readers.ts";

/** How long each client rests after a write: what is under test is that all go on, not how much the machine can take. */
const restMs = 25;

interface ClientOptions {
  world: World;
  cast: Cast;
  history: History;
  follower: Follower;
  pick: Pick;
  gate: Gate;
  failed(what: string): void;
}

/** Starts a client of each kind; they go on until the gate ends. */
export function startClients({ world, cast, history, follower, pick, gate, failed }: ClientOptions): void {
  const run = (client: (pass: () => Promise<void>) => Promise<void>) =>
    gate.run((pass) =>
      client(async () => {
        await new Promise((resolve) => setTimeout(resolve, restMs));
        await pass();
      }),
    );
  for (const person of cast.reviewers) {
    run((pass) => reviewer({ cast, pick, pass }, person));
    run((pass) => voter({ cast, pick, pass }, person));
  }
  const [member] = cast.reviewers;
  if (member) run((pass) => owner({ cast, pick, pass }, member));
  run((pass) => vendor({ cast, pick, pass }));
  run((pass) => administrator({ cast, pick, pass }));
  run((pass) => helper({ cast, pick, pass }));
  run((pass) => buyer({ cast, pick, pass }));
  run((pass) => newcomer({ cast, pick, pass }, { history, identity: world.services.identity }));
  if (member) run((pass) => photographer({ cast, pick, pass }, member, failed));
  run((pass) => visitor({ cast, pick, pass }, failed));
  run((pass) => partner({ cast, pick, pass }, follower));
  const settings = world.commandSettings;
  const [server] = world.servers;
  run((pass) =>
    importer({ cast, pick, pass }, { history, settings, isReady: async () => isReady(server?.url ?? "") }),
  );
}
