import { z } from "zod";
import { minuteMs, sameSitePath } from "../inputs/index.ts";
import { identityCookie, isSecure } from "./cookies.ts";

/** How long a person may be away at the provider, in milliseconds. */
export const attemptLifetime = 10 * minuteMs;

/** Without https it is sent to /api/login alone. */
const cookieAt = (publicUrl: string) =>
  identityCookie("assay_login", {
    secure: isSecure(publicUrl),
    path: new URL(`${publicUrl}/api/login`).pathname,
  });

const schema = z.object({
  /** Comes back in the address: shows that the way back belongs to this browser's way out. */
  state: z.string().min(1),
  /** Returned in the ID token, to show that it was issued for this attempt. */
  nonce: z.string().min(1),
  /** Goes to the provider with the code (PKCE): shows that who redeems the code is who asked for it. */
  verifier: z.string().min(1),
  /** Where on this site the person wanted to go. A cookie can come from a neighbouring host, so it is read with care. */
  next: z.string().nullable().transform(sameSitePath),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** A pending sign-in with a provider, stored only in a cookie of the browser. */
export type ProviderAttempt = z.output<typeof schema>;

/** The attempt in this Cookie header, expired or not; null if there is none that can be read. */
export function readAttempt(cookies: string | undefined, publicUrl: string): ProviderAttempt | null {
  const [carried] = cookieAt(publicUrl).values(cookies);
  if (!carried) return null;
  try {
    const text = Buffer.from(carried.value, "base64url").toString();
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Set-Cookie headers that have the browser carry the attempt, or with null forget it. */
export function attemptCookies(attempt: ProviderAttempt | null, publicUrl: string): string[] {
  const cookie = cookieAt(publicUrl);
  if (!attempt) return cookie.clear();
  const value = Buffer.from(JSON.stringify(attempt)).toString("base64url");
  return cookie.set(value, attemptLifetime / 1000);
}
