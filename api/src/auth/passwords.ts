import { hash, verify } from "@node-rs/argon2";
import { normalised } from "../inputs/index.ts";
import { createConcurrencyLimiter } from "../limits/concurrency-limiter.ts";

/** The package's own name for it is a const enum, which a module compiled alone cannot read. */
const argon2id = 2;

/**
 * argon2id with OWASP's first choice (19 MiB, 2 passes, 1 lane): docs/decisions/021-accounts.md. Raising
 * them needs no migration: a hash with other parameters is replaced when its owner signs in.
 */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const written = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/**
 * Two of the four threads that Node has for such work: the others go on compressing answers and reading files, however many people sign
 * in.
 */
const { runLimited } = createConcurrencyLimiter({ name: "passwords", maxConcurrent: 2, maxQueued: 20 });

/** The hash to keep, with its salt and parameters. Takes some 20 ms of a thread outside the event loop. Throws BusyError when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return runLimited(() => hash(normalised(password, "NFC"), parameters));
}

/** A hash to compare with if there is none, for equal timing. */
let decoy: Promise<string> | undefined;

/**
 * True if the password is right. Throws BusyError when too many wait. Takes as long for an unknown address or an account without a password. `compare` is replaced
 * in tests only.
 */
export async function isPassword(
  kept: string | null | undefined,
  password: string,
  compare: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  decoy ??= hash("", parameters);
  const known = kept ?? (await decoy);
  const fits = await runLimited(() => compare(known, normalised(password, "NFC")));
  return fits && kept != null;
}

/** True if the hash was made with other than the current parameters. */
export function isOutdated(kept: string): boolean {
  return !kept.startsWith(written);
}
