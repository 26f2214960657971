import type { Context, Trust } from "../../graphql/context.ts";

/** What the server hands to /graphql with each request. */
export interface DoorContext {
  /** Makes the context of the operation, with the purse of the call where it has a budget; called once a request. Throws RateLimited. */
  openContext(trust: Trust): Promise<Context>;
}
