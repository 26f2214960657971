import { setTimeout as sleep } from "node:timers/promises";
import { plain } from "../../../api/src/testing/pictures.ts";
import type { Person } from "./cast.ts";
import { keyed, type Stage } from "./people.ts";

/** A conversion costs as much as many other writes. */
const restMs = 500;
const timeoutMs = 20_000;
const size = 128;
/** Pictures that differ; equal ones are stored once. */
const shades = 256;

const updateProfile = keyed("updateProfile", "UpdateProfileInput", "... on ConflictError { code }");

/** Sends pictures of themselves, shows each on their profile, and looks at it. */
export async function photographer(
  { cast, pick, pass }: Stage,
  { id, cookie, caller }: Person,
  failed: (what: string) => void,
): Promise<void> {
  for (;;) {
    await sleep(restMs);
    await pass();
    const background = { r: pick(shades), g: pick(shades), b: pick(shades) };
    const profileImageUrl = await send(
      cast.url,
      cookie,
      await plain(size, size, { background }).png().toBuffer(),
    );
    // What was not taken is not shown either.
    if (profileImageUrl === null) continue;
    await pass();
    await caller.write(
      { document: updateProfile, input: { profileImageUrl } },
      { thing: `photo ${id}`, value: profileImageUrl },
    );
    const wrong = await isNoPicture(cast.url + profileImageUrl);
    if (wrong) failed(`no picture at ${profileImageUrl}`);
  }
}

/** The path of the picture on the site; null if it was not taken. */
async function send(url: string, cookie: string, picture: Buffer): Promise<string | null> {
  try {
    const response = await fetch(`${url}/uploads?kind=avatar`, {
      method: "POST",
      body: new Uint8Array(picture),
      headers: { cookie, origin: url, "sec-fetch-site": "same-origin", "content-type": "image/png" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = (await response.json()) as { url?: string };
    return response.status === 201 ? (body.url ?? null) : null;
  } catch {
    return null;
  }
}

/** Whether an address gives something else than a picture, and says that this were one. */
async function isNoPicture(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.ok && bytes.toString("latin1", 8, 12) !== "WEBP";
  } catch {
    return false;
  }
}
