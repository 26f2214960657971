import type { Transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { type ChangeKind, changeKinds, type WebhookEvent } from "../../inputs/index.ts";
import { publicRows } from "../change/find.ts";
import type { CommandContext } from "../command-context.ts";
import { notFound } from "../errors.ts";
import { bodyOf, type WebhookThing } from "./deliveries.ts";
import { type LockedWebhook, withOwnWebhook } from "./own.ts";

/** Works on an own webhook, and has the sender look for its deliveries. */
async function sendOwn<Result>(
  context: CommandContext,
  id: string,
  work: (tx: Transaction, webhook: LockedWebhook) => Promise<Result>,
): Promise<Result> {
  const queue = await context.queue();
  return withOwnWebhook(context, { id, limit: "webhook-sends:user" }, async (tx, webhook) => {
    const result = await work(tx, webhook);
    await queue.add(tx, "send-webhooks", {});
    return result;
  });
}

/**
 * Sends the event webhook.test to a webhook, in any state: one attempt, and a failure changes nothing. Returns the ID of the delivery.
 * Throws NOT_FOUND, RateLimited.
 */
export async function testWebhook(context: CommandContext, id: string): Promise<string> {
  const { now } = context;
  return sendOwn(context, id, async (tx) => {
    const event = "webhook.test";
    const { id: delivery } = await tx.webhookDelivery.create({
      data: {
        endpointId: id,
        event,
        thingKind: "webhook",
        thingId: id,
        isTest: true,
        body: bodyOf(event, { kind: "webhook", id }, now),
        nextAttemptAt: now,
        createdAt: now,
      },
      select: { id: true },
    });
    return delivery;
  });
}

/** A delivery that is sent again; `isGone` if its thing is gone, and a new delivery says so instead. */
export interface Replay {
  readonly id: string;
  readonly endpointId: string;
  readonly isGone: boolean;
}

/**
 * Sends a delivery again, with the same ID and body, to the webhook it was for. If its thing is not visible any more, an event that says so
 * is sent instead. Throws NOT_FOUND, RateLimited.
 */
export async function replayWebhookDelivery(context: CommandContext, id: string): Promise<Replay> {
  const { now, prisma } = context;
  const known = await prisma.webhookDelivery.findUnique({ where: { id }, select: { endpointId: true } });
  if (!known) throw notFound("Delivery");
  const { endpointId } = known;
  return sendOwn(context, endpointId, async (tx, webhook) => {
    const delivery = await tx.webhookDelivery.findUnique({ where: { id } });
    if (!delivery) throw notFound("Delivery");
    const kind = delivery.thingKind as WebhookThing | "webhook";
    if (isRemoval(delivery.event) || (await isVisible(tx, webhook, kind, delivery.thingId))) {
      await tx.webhookDelivery.update({
        where: { id },
        data: { status: "pending", attempts: 0, nextAttemptAt: now, deliveredAt: null },
      });
      return { id, endpointId, isGone: false };
    }
    const event = removalOf(kind, webhook.companyId !== null);
    // A lead's deliveries go with it; one of a lead that is another company's now is not told of.
    if (event === null) throw notFound("Delivery");
    const { thingId } = delivery;
    const data = { kind, id: thingId, gone: true, thing: null };
    const { id: instead } = await tx.webhookDelivery.create({
      data: {
        endpointId,
        event,
        thingKind: kind,
        thingId,
        body: bodyOf(event, data, now),
        nextAttemptAt: now,
        createdAt: now,
      },
      select: { id: true },
    });
    return { id: instead, endpointId, isGone: true };
  });
}

const isRemoval = (event: string) => event.endsWith(".removed");

function removalOf(kind: WebhookThing | "webhook", isCompanys: boolean): WebhookEvent | null {
  if (kind === "lead" || kind === "webhook") return null;
  return kind === "software" && isCompanys ? "listing.removed" : `${kind}.removed`;
}

/** True if the webhook's owner still sees the thing: public things, of a company's those that are its own. */
async function isVisible(
  tx: Transaction,
  { companyId }: Pick<LockedWebhook, "companyId">,
  kind: WebhookThing | "webhook",
  id: string,
): Promise<boolean> {
  if (kind === "webhook") return true;
  if (kind === "lead") return companyId !== null && (await tx.lead.count({ where: { id, companyId } })) > 0;
  if (kind === "member")
    return companyId !== null && (await tx.companyMember.count({ where: { userId: id, companyId } })) > 0;
  if (!isChangeKind(kind)) return false;
  const [row] = await tx.$queryRaw<object[]>(
    sql`select true as found from (${publicRows(kind, [id]).rows}) t`,
  );
  if (!row || companyId === null) return row !== undefined;
  const where = kind === "review" ? { reviews: { some: { id } } } : { id };
  return (await tx.software.count({ where: { ...where, companyId } })) > 0;
}

const isChangeKind = (kind: string): kind is ChangeKind => (changeKinds as readonly string[]).includes(kind);
