import { type IdentityCookie, identityCookie } from "./cookies.ts";
import { lifetimes } from "./tokens.ts";

/** The cookie by which a browser goes on with a sign-in that waits for a code. */
const cookie = (secure: boolean): IdentityCookie => identityCookie("assay_sign_in", { secure });

/** The secret of the sign-in in this Cookie header, living or not; null if there is none. */
export function readChallenge(cookies: string | undefined, { secure }: { secure: boolean }): string | null {
  const [carried] = cookie(secure).values(cookies);
  return carried && /^[\w-]{43}$/.test(carried.value) ? carried.value : null;
}

/** Set-Cookie headers that have the browser carry the secret, or with null forget it. */
export function challengeCookies(secret: string | null, { secure }: { secure: boolean }): string[] {
  return secret === null ? cookie(secure).clear() : cookie(secure).set(secret, lifetimes.sign_in / 1000);
}
