import { Secret, TOTP } from "otpauth";

/** What authenticator apps expect (RFC 6238): another algorithm, period or length is ignored by some of them. */
const algorithm = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** Bytes of a secret: as long as the hash, as RFC 4226 recommends. */
const secretBytes = 20;

/** A new secret of an authenticator app, in base32. */
export const createTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The otpauth URI by which an authenticator app takes a secret over. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ ...algorithm, issuer, label: account, secret }).toString();
}

/** The code of a time, as the app shows it. */
export const totpCode = (secret: string, at: Date): string =>
  new TOTP({ ...algorithm, secret }).generate({ timestamp: at.getTime() });

/** Steps by which the clock of a phone may be early or late. */
const drift = 1;

/** True if the text may be a code, and not a recovery code. */
export const isTotpCode = (text: string): boolean => /^[0-9]{6}$/.test(text);

/** The time step of the code, if the app shows it now, or did or will half a minute from now; null if not. Compares in constant time. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  if (!isTotpCode(code)) return null;
  const totp = new TOTP({ ...algorithm, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
