import type { Database } from "../database/client/open.ts";
import { dispatchPage } from "../domain/webhook/dispatch.ts";
import type { CompanyWebhookEvent, PublicWebhookEvent } from "../inputs/index.ts";
import { createLogSource } from "../webhooks/log-source.ts";
import { read } from "./engine.ts";
import { untilReadable } from "./follower.ts";
import { testServices } from "./services.ts";

/** What a webhook of a test is, and whose. */
export interface TestWebhook {
  viewer: { id: string; isAdmin: boolean; isEmailVerified: boolean };
  companyId?: string;
  events: readonly (CompanyWebhookEvent | PublicWebhookEvent)[];
  categoryId?: string;
  filterCompanyId?: string;
  url?: string;
}

/** Creates a webhook as a client does; returns its ID and secret. */
export async function makeWebhook(
  database: Database,
  { viewer, events, url = "https://hooks.example/in", ...input }: TestWebhook,
): Promise<{ id: string; secret: string }> {
  const { result } = await read<{ result: { secret: string; webhook: { databaseId: string } } }>(
    database,
    `mutation ($input: CreateWebhookInput!) { result: createWebhook(input: $input) {
      ... on WebhookSecret { secret webhook { databaseId } } } }`,
    {
      input: {
        ...input,
        url,
        events: events.map((event) => event.toUpperCase().replaceAll(".", "_")),
      },
    },
    { viewer, services: testServices().services },
  );
  return { id: result.webhook.databaseId, secret: result.secret };
}

/** A delivery as tests compare it. */
export interface Told {
  event: string;
  id: string;
  data: { kind: string; gone: boolean; thing: Record<string, unknown> | null };
}

/** The deliveries of a webhook so far, in their order. */
export async function toldTo({ prisma }: Pick<Database, "prisma">, endpointId: string): Promise<Told[]> {
  const rows = await prisma.webhookDelivery.findMany({ where: { endpointId }, orderBy: { seq: "asc" } });
  return rows.map(({ event, thingId, body }) => ({ event, id: thingId, data: JSON.parse(body).data }));
}

const fail = (error: unknown): never => {
  throw error;
};

/** One page of the log, as a process dispatches it. */
export const dispatchOnce = (database: Database) =>
  dispatchPage(database, { read: createLogSource(database, fail), now: () => new Date() });

/** Dispatches everything that was committed before. */
export async function dispatchAll(database: Database): Promise<void> {
  await untilReadable(database);
  while ((await dispatchOnce(database)).hasMore);
}
