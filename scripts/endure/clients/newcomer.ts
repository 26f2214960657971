import { setTimeout as sleep } from "node:timers/promises";
import type { History } from "../history.ts";
import type { Services } from "../worlds/services.ts";
import { marker, type Stage } from "./people.ts";

const timeoutMs = 20_000;
const retryMs = 250;
/** How long somebody tries to get in. */
const patienceMs = 90_000;
/** A person each time, of whom there are to be fewer than of other writes. */
const restMs = 500;

/**
 * Signs in as somebody of the identity provider, as a browser does it: to the provider, and back. False if that failed, or if nobody knows; throws without an
 * answer.
 */
export async function signInByProvider(
  url: string,
  identity: Pick<Services["identity"], "comeBack">,
  email: string,
): Promise<boolean> {
  const visit = async (path: string, cookie: string) => {
    const response = await fetch(url + path, {
      redirect: "manual",
      headers: { cookie, "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    const cookies = response.headers.getSetCookie().map((set) => set.split(";", 1)[0] ?? "");
    return { to: response.headers.get("location") ?? "", cookies };
  };
  const begun = await visit("/api/login", "");
  if (!begun.to.startsWith("https:")) return false;
  const query = identity.comeBack(begun.to, { sub: email, email });
  const back = await visit(`/api/login/callback?${query}`, begun.cookies.join("; "));
  return back.to === "/" && back.cookies.some((cookie) => /session=[^;]/.test(cookie));
}

/** Signs in by the identity provider, as a new person each time, who tries until it worked. */
export async function newcomer(
  { cast, pass }: Stage,
  { history, identity }: { history: History; identity: Services["identity"] },
): Promise<void> {
  for (;;) {
    await sleep(restMs);
    await pass();
    const email = `${marker()}@newcomers.example`;
    const write = history.begin({ thing: `account ${email}`, value: "there" });
    const end = performance.now() + patienceMs;
    do {
      history.sent(write);
      if (await signInByProvider(cast.url, identity, email).catch(() => false)) {
        history.settle(write, "acknowledged");
        break;
      }
      await sleep(retryMs);
    } while (performance.now() < end);
  }
}
