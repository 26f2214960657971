import type { Viewer } from "../../auth/auth-context.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import { type AuditValues, audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { requireMember } from "../company/membership.ts";
import { DomainError, forbidden, notFound, unauthenticated } from "../errors.ts";
import { lockPlace } from "./place.ts";

/** Whose a webhook is: a company's, or a user's (companyId null). */
export interface WebhookOwner {
  readonly companyId: string | null;
  readonly userId: string | null;
}

/**
 * Locks the company, or the viewer's account if `companyId` is null, and requires that the viewer may have webhooks there. Throws
 * NOT_FOUND, FORBIDDEN, UNAUTHENTICATED.
 */
export async function requireWebhookOwner(
  tx: Transaction,
  viewer: Viewer,
  companyId: string | null,
): Promise<WebhookOwner> {
  if (companyId !== null) {
    await requireMember(tx, viewer, companyId, { role: "owner" });
    return { companyId, userId: null };
  }
  if (viewer.onlyCompanyId !== undefined)
    throw forbidden("This API token belongs to a company: name the company.");
  const locked = await tx.$executeRaw`select 1 from app_user where id = ${viewer.id}::uuid for no key update`;
  if (locked === 0) throw unauthenticated();
  return { companyId: null, userId: viewer.id };
}

/**
 * A webhook of the viewer or of a company that they own, locked for a change. The order of locks is the same everywhere: owner, place in the
 * change log, webhook, deliveries. Throws NOT_FOUND.
 */
async function lockOwnWebhook(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  withPlace: OwnOptions["withPlace"],
) {
  const found = await tx.webhookEndpoint.findUnique({
    where: { id },
    select: { companyId: true, userId: true },
  });
  if (!found || (found.userId !== null && found.userId !== viewer.id)) throw notFound("Webhook");
  await requireWebhookOwner(tx, viewer, found.companyId).catch((error: unknown) => {
    throw error instanceof DomainError ? notFound("Webhook") : error;
  });
  if (withPlace?.(found.companyId)) await lockPlace(tx);
  await tx.$executeRaw`select 1 from webhook_endpoint where id = ${id}::uuid for no key update`;
  // A statement of its own: one that waited for the lock would see the webhook from before.
  const webhook = await tx.webhookEndpoint.findUnique({ where: { id } });
  if (!webhook) throw notFound("Webhook");
  return webhook;
}

/** A webhook as its owner changes it. */
export type LockedWebhook = Awaited<ReturnType<typeof lockOwnWebhook>>;

interface OwnOptions {
  readonly id: string;
  readonly limit: "webhooks:user" | "webhook-sends:user";
  /** Whether the work on a webhook of this company, or of a user, begins to follow the change log. Dispatching waits for it then. */
  readonly withPlace?: (companyId: string | null) => boolean;
}

/**
 * Works in a transaction on a webhook of the viewer or of a company that they own, and spends one of the limit. Throws UNAUTHENTICATED,
 * NOT_FOUND, RateLimited.
 */
export async function withOwnWebhook<Result>(
  context: CommandContext,
  { id, limit, withPlace }: OwnOptions,
  work: (tx: Transaction, webhook: LockedWebhook, viewer: Viewer) => Promise<Result>,
): Promise<Result> {
  const { viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  await limits.spend([limit, viewer.id]);
  return transaction(context, async (tx) =>
    work(tx, await lockOwnWebhook(tx, viewer, id, withPlace), viewer),
  );
}

/** Queues a mail about an endpoint: to its user, or to the owners of its company. */
export async function mailOwners(
  tx: Transaction,
  queue: JobQueue,
  { endpointId, mail }: { endpointId: string; mail: "webhook-created" | "webhook-disabled" },
): Promise<void> {
  const { userId, company } = await tx.webhookEndpoint.findUniqueOrThrow({
    where: { id: endpointId },
    select: {
      userId: true,
      company: { select: { members: { where: { role: "owner" }, select: { userId: true } } } },
    },
  });
  const users = userId === null ? (company?.members ?? []) : [{ userId }];
  await queue.add(tx, "mail", ...users.map((user) => ({ mail, endpointId, userId: user.userId })));
}

/** Records what was done with a webhook, under its owner. Of the URL only the host: the rest may be a secret. */
export async function auditWebhook(
  tx: Transaction,
  viewer: Viewer,
  action: "webhook.create" | "webhook.change" | "webhook.rotate" | "webhook.delete",
  { companyId, userId, ...facts }: WebhookOwner & { before?: AuditValues; after?: AuditValues },
): Promise<void> {
  const subject =
    companyId !== null
      ? ({ subjectType: "company", subjectId: companyId } as const)
      : ({ subjectType: "user", subjectId: userId } as const);
  await audit(tx, viewer, { action, ...subject, ...facts });
}

/** What the audit log keeps of a webhook. */
export const webhookFacts = (webhook: {
  id: string;
  url: string;
  events: string[];
  state: string;
}): AuditValues => ({
  webhook: webhook.id,
  host: new URL(webhook.url).host,
  events: webhook.events,
  state: webhook.state,
});
