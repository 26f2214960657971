import { hourMs, type WebhookInput, webhookSecretOverlapHours } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict } from "../errors.ts";
import { beginFollowing, type WebhookWithSecret, webhookInputOf } from "./create.ts";
import { isOverfull } from "./disable.ts";
import { auditWebhook, type LockedWebhook, type WebhookOwner, webhookFacts, withOwnWebhook } from "./own.ts";
import { createWebhookSecret, sealed } from "./secrets.ts";
import { leaseMs } from "./sending.ts";

/** What becomes of the deliveries that wait: they are sent, or dropped (they are cancelled then). */
export interface UpdateOptions {
  readonly dropPending: boolean;
}

/**
 * Replaces what a webhook is told of, where, and whether it is paused. One that is enabled again begins anew: it continues with the
 * deliveries that wait, each with its full number of attempts, and what waits does not disable it. Throws InvalidInput, Conflict,
 * NOT_FOUND, RateLimited.
 */
export async function updateWebhook(
  context: CommandContext,
  id: string,
  given: unknown,
  { dropPending }: UpdateOptions,
): Promise<void> {
  const { now } = context;
  const queue = await context.queue();
  await withOwnWebhook(
    context,
    { id, limit: "webhooks:user", withPlace: (companyId) => hasFilter(webhookInputOf(given, companyId)) },
    async (tx, before, viewer) => {
      const input = webhookInputOf(given, before.companyId);
      const pending = { endpointId: id, status: "pending" };
      if (dropPending) await tx.webhookDelivery.updateMany({ where: pending, data: { status: "cancelled" } });
      const isRevived = before.state !== "enabled" && input.state === "enabled";
      if (isRevived && (await isOverfull(tx, id)))
        throw new Conflict("limit-reached", "Too many events wait. Drop them first");
      const after = await tx.webhookEndpoint.update({
        where: { id },
        data: { ...input, disabledReason: null, updatedAt: now, ...(isRevived && { failingSince: null }) },
      });
      if (isRevived)
        await tx.webhookDelivery.updateMany({
          where: { ...pending, attempts: { gt: 0 } },
          data: { attempts: 0 },
        });
      // What is due within a lease may be under way: it would be sent twice.
      const leased = new Date(now.getTime() + leaseMs);
      if (isRevived)
        await tx.webhookDelivery.updateMany({
          where: { ...pending, nextAttemptAt: { gt: leased } },
          data: { nextAttemptAt: now },
        });
      if (isRevived) await queue.add(tx, "send-webhooks", {});
      const isOther =
        input.categoryId !== before.categoryId || input.filterCompanyId !== before.filterCompanyId;
      if (isOther && hasFilter(input)) await beginFollowing(tx, { ...input, companyId: null });
      await auditWebhook(tx, viewer, "webhook.change", {
        ...ownerOf(before),
        before: webhookFacts(before),
        after: webhookFacts(after),
      });
    },
  );
}

/** Deletes a webhook with its deliveries; returns whose it was. Throws NOT_FOUND, RateLimited. */
export async function deleteWebhook(context: CommandContext, id: string): Promise<WebhookOwner> {
  return withOwnWebhook(context, { id, limit: "webhooks:user" }, async (tx, webhook, viewer) => {
    await tx.webhookEndpoint.delete({ where: { id } });
    await auditWebhook(tx, viewer, "webhook.delete", { ...ownerOf(webhook), before: webhookFacts(webhook) });
    return ownerOf(webhook);
  });
}

/**
 * Gives a webhook a new signing secret. For a day deliveries are signed with the previous one too, so that receivers can change over.
 * Throws NOT_FOUND, RateLimited.
 */
export async function rotateWebhookSecret(context: CommandContext, id: string): Promise<WebhookWithSecret> {
  const { keys, now } = context;
  return withOwnWebhook(context, { id, limit: "webhooks:user" }, async (tx, webhook, viewer) => {
    const secret = createWebhookSecret();
    await tx.webhookEndpoint.update({
      where: { id },
      data: {
        secret: sealed(keys, secret),
        previousSecret: webhook.secret,
        previousSecretUntil: new Date(now.getTime() + webhookSecretOverlapHours * hourMs),
        updatedAt: now,
      },
    });
    await auditWebhook(tx, viewer, "webhook.rotate", { ...ownerOf(webhook), after: { webhook: id } });
    return { id, secret };
  });
}

const hasFilter = ({ categoryId, filterCompanyId }: WebhookInput): boolean =>
  categoryId !== null || filterCompanyId !== null;

const ownerOf = ({ companyId, userId }: LockedWebhook): WebhookOwner => ({ companyId, userId });
