import type { Cast } from "./clients/cast.ts";
import type { Follower } from "./clients/readers.ts";
import type { History } from "./history.ts";
import { staleAnswers, untilSound, wrongCopies } from "./invariants/answers.ts";
import { wrongFigures, wrongSearchTexts } from "./invariants/derived.ts";
import { deadlocks, leftFiles, leftSessions } from "./invariants/leftovers.ts";
import { observe } from "./invariants/observe.ts";
import { brokenPictures } from "./invariants/pictures.ts";
import { receivedLeads, unsentWebhooks } from "./invariants/webhooks.ts";
import { judge, type Observed, type Verdict } from "./model.ts";
import type { World } from "./worlds/world.ts";

/** What is compared after each fault. */
export interface Compared {
  world: World;
  cast: Cast;
  history: History;
  follower: Follower;
}

interface Comparison {
  verdict: Verdict;
  observed: Observed;
  /** Other findings, a line each. */
  found: string[];
}

/** Compares everything that is there with what clients were told, while they rest. */
export async function compare(compared: Compared): Promise<Comparison> {
  const { world, cast, history, follower } = compared;
  const found: string[] = [];
  const { verdict, observed } = await world.withDatabase(async (database) => {
    found.push(...(await untilSound(() => leftSessions(world, database))));
    found.push(...(await deadlocks(database)));
    found.push(...(await unsentWebhooks(database)));
    const told = receivedLeads(world.services.webhooks, cast.webhookSecret);
    found.push(...told.found);
    const seen = await observe(database, { mails: world.services.mail.arrived, buyers: told.buyers });
    found.push(...(await wrongFigures(database)), ...(await wrongSearchTexts(database)));
    for (const { url } of world.servers)
      found.push(...(await untilSound(() => brokenPictures(url, database))));
    return { verdict: judge(history.writes, seen), observed: seen };
  });
  found.push(...(await untilSound(() => wrongCopies(cast, follower))));
  for (const { url } of world.servers) found.push(...(await untilSound(() => staleAnswers(url, cast))));
  found.push(...(await untilSound(async () => leftFiles(world.dataDir))));
  return { verdict, observed, found };
}
