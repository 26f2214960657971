import { setTimeout as sleep } from "node:timers/promises";
import type { Cast } from "../clients/cast.ts";
import { createFollower, type Follower, get, nextPage, publicReads } from "../clients/readers.ts";

/** Caches follow the change log, which is read every second, on a busy machine later. Where all is sound nothing is waited for. */
const patienceMs = 60_000;

/** Runs a check again until it finds nothing, or time is over; returns what it found last. */
export async function untilSound(check: () => Promise<string[]>, ms = patienceMs): Promise<string[]> {
  const end = performance.now() + ms;
  for (;;) {
    const found = await check().catch((error: unknown) => [String(error)]);
    if (found.length === 0 || performance.now() > end) return found;
    await sleep(250);
  }
}

/** Answers that visitors get from a server's cache and that differ from those made anew, which callers with a token get. */
export async function staleAnswers(url: string, cast: Cast): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of publicReads(cast)) {
    const anew = await get(url + path, { authorization: `Bearer ${cast.token}` });
    const cached = await get(url + path, {});
    if (cached.status !== anew.status || cached.body !== anew.body)
      wrong.push(`another answer from the cache: ${path}`);
  }
  return wrong;
}

/** Where a follower's copy differs from one that is read from the beginning, and that from the public lists. */
export async function wrongCopies(cast: Cast, follower: Follower): Promise<string[]> {
  while (await follower.step());
  const fresh = createFollower(cast);
  while (await fresh.step());
  const wrong = differences(follower.copy, fresh.copy).map((key) => `a follower has another ${key}`);
  const ids: string[] = [];
  for (let path: string | null = "/api/reviews?limit=500"; path !== null; ) {
    const { body, headers } = await get(cast.url + path, { authorization: `Bearer ${cast.token}` });
    ids.push(...(JSON.parse(body) as { id: string }[]).map(({ id }) => `review ${id}`));
    path = nextPage(headers);
  }
  const copied = [...fresh.copy.keys()].filter((key) => key.startsWith("review "));
  if (ids.sort().join() !== copied.sort().join()) wrong.push("the changes have other reviews than the list");
  return wrong;
}

/** Keys whose values differ. */
export function differences(
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (key) => JSON.stringify(one.get(key)) !== JSON.stringify(other.get(key)),
  );
}
