import type { Keys } from "../auth/keys.ts";
import type { JobQueue } from "../jobs/enqueue.ts";
import type { Limits } from "../limits/limits.ts";
import type { ReadContext } from "./read-context.ts";

/** What a command may use beside what reading rules do. It writes through transactions of its own alone. */
export interface CommandContext extends ReadContext {
  readonly limits: Limits;
  /** What is kept of mailboxes is made with them. */
  readonly keys: Keys;
  readonly caller: {
    /** Whom limits count as one when nobody is signed in. */
    readonly network: string;
    /** The SHA-256 of the session that the request came with, while it lives. */
    readonly sessionId: string | null;
    /** The SHA-256 of the secret by which a browser that signed in before is known, if it carries one; whose it is is not looked up. */
    readonly deviceId: string | null;
  };
  /** Where jobs are left; to be had before a transaction begins. */
  queue(): Promise<JobQueue>;
}
