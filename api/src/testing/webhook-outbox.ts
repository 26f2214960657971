import type { Database } from "../database/client/open.ts";
import { type Claimed, type Outbox, openOutbox } from "../domain/webhook/sending.ts";
import type { LeftJob } from "./services.ts";

/** A secret as endpoints in tests have it; it is stored as it is. */
export const secretOf = (text: string) => `whsec_${Buffer.from(text.padEnd(32, "-")).toString("base64")}`;

/** The first secret of each endpoint that `createWebhooks` makes. */
export const firstSecret = secretOf("first");

/** Writes endpoints and deliveries as they are in the database, and opens the outbox with mails that are only collected. */
export function testWebhooks(database: Database) {
  const mails: LeftJob[] = [];
  const outbox: Outbox = openOutbox({
    database,
    secretsOf: ({ secret, previousSecret, previousSecretUntil }, now) => [
      secret,
      ...(previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now
        ? [previousSecret]
        : []),
    ],
    queue: async () => ({
      async add(_tx, kind, ...data) {
        mails.push(...data.map((one) => ({ kind, data: one }) as LeftJob));
      },
    }),
  });
  let things = 0;
  return {
    mails,
    outbox,
    /** An enabled endpoint of a user. */
    async endpoint(userId: string, url: string, more: Record<string, unknown> = {}): Promise<string> {
      const { id } = await database.prisma.webhookEndpoint.create({
        data: { userId, url, events: ["review.changed"], secret: firstSecret, ...more },
      });
      return id;
    },
    /** Deliveries that are due at a time, each of a thing of its own if none is given. */
    async deliveries(endpointId: string, count: number, { thingId, at }: { thingId?: string; at: Date }) {
      const ids: string[] = [];
      for (let index = 0; index < count; index++) {
        things += 1;
        const own = `00000000-0000-4000-8000-${String(things).padStart(12, "0")}`;
        const { id } = await database.prisma.webhookDelivery.create({
          data: {
            endpointId,
            event: "review.changed",
            thingKind: "review",
            thingId: thingId ?? own,
            body: JSON.stringify({ number: things }),
            nextAttemptAt: at,
            createdAt: at,
          },
        });
        ids.push(id);
      }
      return ids;
    },
    /** Claims as the sender does without slow endpoints. */
    claim: (now: Date, more: Partial<Parameters<Outbox["claim"]>[0]> = {}): Promise<Claimed[]> =>
      outbox.claim({ limit: 32, shares: {}, others: 4, busy: {}, now, ...more }),
    delivery: (id: string) => database.prisma.webhookDelivery.findUniqueOrThrow({ where: { id } }),
    async clear(): Promise<void> {
      await database.prisma.webhookEndpoint.deleteMany();
      mails.length = 0;
    },
  };
}

/** Answers for the outbox. */
export const accepted = { status: 204, error: null, retryAfter: null, excerpt: null };
export const broken = {
  status: 500,
  error: "The endpoint answered with status 500.",
  retryAfter: null,
  excerpt: null,
};
