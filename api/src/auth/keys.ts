import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Purposes of keys. Each has its own key, so that a value made for one is invalid for another. */
export type KeyPurpose =
  | "view-visit"
  | "view-ticket"
  | "review-trace"
  | "idempotent-input"
  | "webhook-secret"
  | "two-step-secret";

/** Keys derived from the server's secret (HKDF, SHA-256), one for each purpose. */
export interface Keys {
  /** HMAC-SHA-256 of the text, 32 bytes. */
  sign(purpose: KeyPurpose, text: string): Buffer;
  /** The same by each secret that stored values may have been signed with: the current one first, then the previous one. */
  signAll(purpose: KeyPurpose, text: string): Buffer[];
  /** The text encrypted for storage by the current secret (AES-256-GCM). */
  encrypt(purpose: KeyPurpose, text: string): string;
  /** What `encrypt` returned, decrypted by the current or the previous secret; null if neither fits. */
  decrypt(purpose: KeyPurpose, stored: string): string | null;
}

/** Keys with what tells their secrets apart without revealing them: of the current one first, then of the previous one. */
export interface IdentifiedKeys extends Keys {
  readonly fingerprints: readonly [string, ...string[]];
}

/** Bytes of a secret, and of a derived key. */
const secretBytes = 32;

/** Keys derived from the secret, and from the previous one for older stored values. */
export function createKeys(secret: Buffer, previous?: Buffer): IdentifiedKeys {
  const current = keysOf(secret);
  const all = previous ? [current, keysOf(previous)] : [current];
  return {
    sign: current,
    signAll: (purpose, text) => all.map((sign) => sign(purpose, text)),
    encrypt: (purpose, text) => encryptWith(derive(secret, purpose), text),
    decrypt: (purpose, stored) =>
      [secret, ...(previous ? [previous] : [])]
        .map((one) => decryptWith(derive(one, purpose), stored))
        .find((text) => text !== null) ?? null,
    fingerprints: [fingerprintOf(secret), ...(previous ? [fingerprintOf(previous)] : [])],
  };
}

const fingerprintOf = (secret: Buffer) => derive(secret, "fingerprint").toString("hex");

function derive(secret: Buffer, purpose: KeyPurpose | "fingerprint"): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `assay ${purpose}`, secretBytes));
}

function keysOf(secret: Buffer): Keys["sign"] {
  const derived = new Map<KeyPurpose, Buffer>();
  const keyOf = (purpose: KeyPurpose): Buffer => {
    const key = derived.get(purpose) ?? derive(secret, purpose);
    derived.set(purpose, key);
    return key;
  };
  return (purpose, text) => createHmac("sha256", keyOf(purpose)).update(text).digest();
}

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Nonce, tag and encrypted text, in base64. */
function encryptWith(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce);
  const encrypted = Buffer.concat([encryption.update(text, "utf8"), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), encrypted]).toString("base64");
}

function decryptWith(key: Buffer, stored: string): string | null {
  const bytes = Buffer.from(stored, "base64");
  const start = nonceBytes + tagBytes;
  if (bytes.length < start) return null;
  const decryption = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decryption.setAuthTag(bytes.subarray(nonceBytes, start));
  try {
    return Buffer.concat([decryption.update(bytes.subarray(start)), decryption.final()]).toString("utf8");
  } catch {
    return null;
  }
}

export interface KeyOptions {
  /** SECRET, 32 bytes; undefined if not set. */
  secret: Buffer | undefined;
  /** SECRET_PREVIOUS, 32 bytes; undefined if not set. */
  previousSecret?: Buffer | undefined;
  dataDir: string;
}

/**
 * The keys of this installation, from SECRET, or from a secret that is created once in DATA_DIR and readable by the process's
 * user only. Throws if that file is invalid.
 */
export async function openKeys({ secret, previousSecret, dataDir }: KeyOptions): Promise<IdentifiedKeys> {
  return createKeys(secret ?? (await storedSecret(dataDir)), previousSecret);
}

async function storedSecret(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, "secret");
  const text = ((await readIfPresent(file)) ?? (await makeSecret(dataDir, file))).trim();
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new InvalidSecretError(
      `${file} holds no secret of ${secretBytes} bytes: restore it from a copy, or delete it to have a new one made.`,
    );
  return Buffer.from(text, "hex");
}

async function makeSecret(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const unfinished = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    await writeFile(unfinished, `${randomBytes(secretBytes).toString("hex")}\n`, { flag: "wx", mode: 0o600 });
    // A link appears whole and never replaces a file: of processes that start together one makes the secret for all.
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  return readFile(file, "utf8");
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The stored secret cannot be read; the message says what to do. */
export class InvalidSecretError extends Error {}
