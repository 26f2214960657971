import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { companyWebhookInput, listSizes, publicWebhookInput, type WebhookInput } from "../../inputs/index.ts";
import { withinLimit } from "../../limits/limits.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, unauthenticated } from "../errors.ts";
import { noteScope } from "./known.ts";
import { auditWebhook, mailOwners, requireWebhookOwner, webhookFacts } from "./own.ts";
import { beginPlace, lockPlace } from "./place.ts";
import { createWebhookSecret, sealed } from "./secrets.ts";

/** A webhook with a secret, which is shown only once. */
export interface WebhookWithSecret {
  readonly id: string;
  readonly secret: string;
}

/** Reads the input of a company's or a user's webhook. Throws InvalidInput. */
export const webhookInputOf = (given: unknown, companyId: string | null): WebhookInput =>
  companyId === null ? checked(publicWebhookInput, given) : checked(companyWebhookInput, given);

/**
 * Creates a webhook of the viewer, whose e-mail address must be verified, or of a company that they own. Throws InvalidInput, Conflict,
 * UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function createWebhook(
  context: CommandContext,
  given: unknown,
  companyId: string | null,
): Promise<WebhookWithSecret> {
  const { viewer, limits, keys, now } = context;
  if (!viewer) throw unauthenticated();
  if (!viewer.isEmailVerified)
    throw new Conflict(
      "email-not-verified",
      "Please verify the email address of your account first. Then you can create webhooks.",
    );
  const input = webhookInputOf(given, companyId);
  const queue = await context.queue();
  return withinLimit(limits, ["webhooks:user", viewer.id], () =>
    transaction(context, async (tx) => {
      const owner = await requireWebhookOwner(tx, viewer, companyId);
      const { webhooks: max } = listSizes;
      if ((await tx.webhookEndpoint.count({ where: { ...owner } })) >= max)
        throw new Conflict("limit-reached", `There are ${max} webhooks already. Delete one first`);
      const secret = createWebhookSecret();
      const webhook = await tx.webhookEndpoint.create({
        data: {
          ...input,
          ...owner,
          secret: sealed(keys, secret),
          createdById: viewer.id,
          createdAt: now,
          updatedAt: now,
        },
      });
      await beginFollowing(tx, { ...input, companyId });
      await mailOwners(tx, queue, { endpointId: webhook.id, mail: "webhook-created" });
      await auditWebhook(tx, viewer, "webhook.create", { ...owner, after: webhookFacts(webhook) });
      return { id: webhook.id, secret };
    }),
  );
}

/** What a webhook's events are limited to. */
interface Scopes {
  readonly companyId: string | null;
  readonly categoryId: string | null;
  readonly filterCompanyId: string | null;
}

/** Has the log followed for a webhook with these scopes, from now on at the latest. */
export async function beginFollowing(tx: Transaction, scopes: Scopes): Promise<void> {
  if ((await lockPlace(tx)) === null) await beginPlace(tx);
  const { companyId, categoryId, filterCompanyId } = scopes;
  for (const id of [companyId, categoryId, filterCompanyId])
    if (id !== null) await noteScope(tx, id, id === companyId);
}
