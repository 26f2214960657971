import type { Keys } from "../auth/keys.ts";
import type { JobQueue } from "../jobs/enqueue.ts";
import type { Limits } from "../limits/limits.ts";
import type { ReadContext } from "./read-context.ts";

/** What a command may use besides a ReadContext. Commands write in their own transactions only. */
export interface CommandContext extends ReadContext {
  readonly limits: Limits;
  /** For the keyed hashes of mailboxes. */
  readonly keys: Keys;
  readonly caller: {
    /** What rate limits count by when nobody is signed in. */
    readonly network: string;
    /** The SHA-256 of the session that the request came with, while it lives. */
    readonly sessionId: string | null;
    /** The SHA-256 of the secret by which a browser that signed in before is known, if it carries one; whose it is is not looked up. */
    readonly deviceId: string | null;
  };
  /** Where jobs are left; to be had before a transaction begins. */
  queue(): Promise<JobQueue>;
}
