import { setTimeout as sleep } from "node:timers/promises";
import { signInByProvider } from "../clients/newcomer.ts";
import { marker } from "../clients/people.ts";
import type { Behavior, Services } from "../worlds/services.ts";
import type { World } from "../worlds/world.ts";
import { everywhere, type Fault, type FaultName } from "./fault.ts";

/** How long it lasts. */
const lastsMs = 3_000;

/** A service that behaves wrongly for a while; what it led to is found by `check`, while it does. */
const misbehaving = (
  name: FaultName,
  what: string,
  [service, behavior]: [keyof Services, Behavior],
  check: (world: World) => Promise<string[]> = async () => [],
): Fault => ({
  name,
  what,
  kinds: everywhere,
  readyWithin: null,
  async strike(world, { writes }) {
    const turn = world.services[service].turn;
    turn(behavior);
    await writes(20);
    const found = await check(world);
    await sleep(lastsMs);
    turn("right");
    return { since: performance.now(), found };
  },
});

/** Whether somebody gets in with a token that somebody else has signed. */
async function forgery({ url, services: { identity } }: World): Promise<string[]> {
  const email = `${marker()}@forged.example`;
  const isSignedIn = await signInByProvider(url, identity, email);
  return isSignedIn ? [`signed in with a forged token: ${email}`] : [];
}

export const serviceFaults: readonly Fault[] = [
  misbehaving("mail-away", "the mail server refuses", ["mail", "away"]),
  misbehaving("mail-slow", "the mail server takes three seconds a mail", ["mail", "slow"]),
  misbehaving("mail-lying", "the mail server takes mails and says that it failed", ["mail", "lying"]),
  misbehaving("store-away", "the object store refuses", ["store", "away"]),
  misbehaving("store-slow", "the object store takes three seconds an object", ["store", "slow"]),
  misbehaving("store-lying", "the object store gives a page of HTML for each object", ["store", "lying"]),
  misbehaving("identity-away", "the identity provider refuses", ["identity", "away"]),
  misbehaving("identity-slow", "the identity provider gives no answer", ["identity", "slow"]),
  misbehaving(
    "identity-lying",
    "somebody else signs the identity provider's tokens",
    ["identity", "lying"],
    forgery,
  ),
  misbehaving("webhooks-away", "the receiver of webhooks refuses, or ends the connection", [
    "webhooks",
    "away",
  ]),
  misbehaving("webhooks-slow", "the receiver of webhooks takes three seconds, or gives no answer", [
    "webhooks",
    "slow",
  ]),
  misbehaving("webhooks-lying", "the receiver of webhooks sends elsewhere, or garbage without an end", [
    "webhooks",
    "lying",
  ]),
];
