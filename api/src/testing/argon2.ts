import { createHash, randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import type { Options } from "@node-rs/argon2";

// Stands for @node-rs/argon2 in tests on a database (vitest.config.mts): a hash there takes 20 ms of processor time, and
// they make and compare hundreds. What a hash costs, passwords.test.ts asserts with the package itself.

const argon2: typeof import("@node-rs/argon2") = createRequire(import.meta.url)("@node-rs/argon2");

/** Marks the salt of a hash that was made here. */
const mark = "standin.";

const digestOf = (text: string, salt: string) =>
  createHash("sha256").update(`${salt} ${text}`).digest("base64url");

/** A hash in the format of argon2 with these parameters, which only `verify` of this module understands. */
export async function hash(text: string, { memoryCost, timeCost, parallelism }: Options): Promise<string> {
  const salt = mark + randomBytes(9).toString("base64url");
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digestOf(text, salt)}`;
}

/** Compares with a hash of either kind. */
export async function verify(hashed: string, text: string): Promise<boolean> {
  const [, , , , salt = "", digest] = hashed.split("$");
  return salt.startsWith(mark) ? digest === digestOf(text, salt) : argon2.verify(hashed, text);
}
