import type { Keys } from "../auth/keys.ts";
import type { JobQueue } from "../jobs/enqueue.ts";
import type { Limits } from "../limits/limits.ts";
import type { ReadContext } from "./read-context.ts";

/** The context of a command: a ReadContext, and what writing needs. Commands write only in their own transactions. */
export interface CommandContext extends ReadContext {
  readonly limits: Limits;
  /** For the keyed hashes of mailboxes. */
  readonly keys: Keys;
  readonly caller: {
    /** The subject of rate limits for visitors. */
    readonly network: string;
    /** The SHA-256 of the session that the request came with, while it lives. */
    readonly sessionId: string | null;
    /** The SHA-256 of the secret by which a browser that signed in before is known, if it carries one; whose it is is not looked up. */
    readonly deviceId: string | null;
  };
  /** Where jobs are left; to be had before a transaction begins. */
  queue(): Promise<JobQueue>;
}
