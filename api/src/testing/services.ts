import type { Services } from "../context.ts";
import { noLimits } from "../domain/limits.ts";
import type { JobData } from "../jobs/enqueue.ts";

/** A job that a command left. */
export type LeftJob = { [Kind in keyof JobData]: { kind: Kind; data: JobData[Kind] } }[keyof JobData];

/** Services that hold nobody back and keep the jobs in a list; `more` replaces some of them. */
export function testServices(more: Partial<Services> = {}): { services: Services; jobs: LeftJob[] } {
  const jobs: LeftJob[] = [];
  const queue = {
    add: async (_tx: unknown, kind: LeftJob["kind"], data: LeftJob["data"]) => {
      jobs.push({ kind, data } as LeftJob);
    },
  };
  const services: Services = {
    limits: noLimits,
    queue: async () => queue,
    signInProviders: [],
    identityProvider: null,
    ...more,
  };
  return { services, jobs };
}
