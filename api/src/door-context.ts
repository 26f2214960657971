import type { Context, Trust } from "./context.ts";
import type { RateLimited } from "./domain/errors.ts";

/** What the server hands to /graphql with each request. */
export interface DoorContext {
  /** Makes the context of the operation; called once a request. */
  openContext(trust: Trust): Promise<Context>;
  /** Counts an anonymous call; answers the refusal when there were too many. */
  countAnonymous(): Promise<RateLimited | null>;
}
