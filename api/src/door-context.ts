import type { TooMany } from "./anonymous-limit.ts";
import type { Context, Trust } from "./context.ts";

/** What the server hands to /graphql with each request. */
export interface DoorContext {
  /** Makes the context of the operation; called once a request. */
  openContext(trust: Trust): Promise<Context>;
  /** Counts an anonymous call; answers what to say when there were too many. */
  countAnonymous(): Promise<TooMany | null>;
}
