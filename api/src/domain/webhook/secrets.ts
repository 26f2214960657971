import { randomBytes } from "node:crypto";
import type { Keys } from "../../auth/keys.ts";

/** Bytes of a signing secret; Standard Webhooks asks for 24 to 64. */
const secretBytes = 32;

/** A new signing secret in the form of Standard Webhooks: whsec_ and base64. */
export const createWebhookSecret = (): string => `whsec_${randomBytes(secretBytes).toString("base64")}`;

/** A secret as it is stored. */
export const sealed = (keys: Keys, secret: string): string => keys.encrypt("webhook-secret", secret);

/** The stored secrets of a webhook. */
export interface StoredSecrets {
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousSecretUntil: Date | null;
}

/**
 * The secrets that sign now, the current one first: in the day after a rotation the previous one too. Without those that this
 * server's SECRET and SECRET_PREVIOUS do not open.
 */
export function secretsOf(
  keys: Keys,
  { secret, previousSecret, previousSecretUntil }: StoredSecrets,
  now: Date,
): string[] {
  const isOverlap = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now;
  return [secret, ...(isOverlap ? [previousSecret] : [])]
    .map((stored) => keys.decrypt("webhook-secret", stored))
    .filter((text) => text !== null);
}
