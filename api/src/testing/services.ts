import { createKeys } from "../auth/keys.ts";
import type { ProcessFacts } from "../domain/administration/system.ts";
import type { Services } from "../graphql/context.ts";
import type { JobData } from "../jobs/enqueue.ts";
import { noLimits } from "../limits/limits.ts";
import { worldNow } from "./seed-data.ts";

/** A job that a command queued. */
export type LeftJob = { [Kind in keyof JobData]: { kind: Kind; data: JobData[Kind] } }[keyof JobData];

const facts: ProcessFacts = {
  version: "0.1.0",
  nodeVersion: process.version,
  publicUrl: "https://assay.example",
  startedAt: worldNow,
  database: "embedded",
  mailTransport: "outbox",
  pictureStore: "database",
  hasLimits: false,
  answerCacheBytes: 0,
};

/** The keys that tests use. */
export const testKeys = createKeys(Buffer.alloc(32));

/** Services without limits that collect jobs in a list; `more` replaces some of them. */
export function testServices(more: Partial<Services> = {}): { services: Services; jobs: LeftJob[] } {
  const jobs: LeftJob[] = [];
  const queue = {
    add: async (_tx: unknown, kind: LeftJob["kind"], ...left: LeftJob["data"][]) => {
      jobs.push(...left.map((data) => ({ kind, data }) as LeftJob));
    },
  };
  const services: Services = {
    limits: noLimits,
    keys: testKeys,
    queue: async () => queue,
    signInProviders: [],
    identityProvider: null,
    system: () => ({ facts, jobs: async () => null, metrics: async () => "" }),
    dataTerms: null,
    siteName: "Assay",
    takesMessages: true,
    changes: null,
    record: () => {},
    ...more,
  };
  return { services, jobs };
}
