import { z } from "zod";
import { sameSitePath } from "../inputs/index.ts";

/** How long a person may be away at the provider, in milliseconds. */
export const attemptLifetime = 10 * 60_000;

const cookieName = "assay_login";

const schema = z.object({
  /** Comes back in the address: shows that the way back belongs to this browser's way out. */
  state: z.string().min(1),
  /** Comes back in the ID token: shows that the token was made for this attempt. */
  nonce: z.string().min(1),
  /** Goes to the provider with the code (PKCE): shows that who redeems the code is who asked for it. */
  verifier: z.string().min(1),
  /** Where on this site the person wanted to go. A cookie can come from a neighbouring host, so it is read with care. */
  next: z.string().nullable().transform(sameSitePath),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** A sign-in by a provider under way. The browser alone keeps it, in a cookie, until it comes back. */
export type ProviderAttempt = z.output<typeof schema>;

/** The attempt that this Cookie header carries, be it over or not; null where it carries none that can be read. */
export function readAttempt(cookies: string | undefined): ProviderAttempt | null {
  const pair = cookies?.split(";").find((one) => one.trimStart().startsWith(`${cookieName}=`));
  if (!pair) return null;
  try {
    const text = Buffer.from(pair.slice(pair.indexOf("=") + 1), "base64url").toString();
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A Set-Cookie header that has the browser carry the attempt, or with null forget it; it is sent to /api/login alone. */
export function attemptCookie(attempt: ProviderAttempt | null, publicUrl: string): string {
  const value = attempt ? Buffer.from(JSON.stringify(attempt)).toString("base64url") : "";
  const { pathname, protocol } = new URL(`${publicUrl}/api/login`);
  const secure = protocol === "https:" ? "; Secure" : "";
  const seconds = attempt ? attemptLifetime / 1000 : 0;
  return `${cookieName}=${value}; HttpOnly; Max-Age=${seconds}; Path=${pathname}; SameSite=Lax${secure}`;
}
