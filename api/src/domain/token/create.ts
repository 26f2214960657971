import { createApiSecret } from "../../auth/api-tokens.ts";
import type { Viewer } from "../../auth/auth-context.ts";
import { hashed } from "../../auth/tokens.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { type ApiTokenInput, apiTokenInput, dayMs, listSizes } from "../../inputs/index.ts";
import { withinLimit } from "../../limits/limits.ts";
import type { CommandContext } from "../command-context.ts";
import { mailedOwners, requireMember } from "../company/membership.ts";
import { Conflict, checked, unauthenticated } from "../errors.ts";

/** A new token with its secret, which is shown only once. */
export interface CreatedToken {
  readonly id: string;
  readonly secret: string;
}

/**
 * Creates an API token of the viewer, whose e-mail address must be verified, or of a company that they own. Notifies the
 * viewer and the other owners by mail. Throws InvalidInput, Conflict, UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function createApiToken(
  context: CommandContext,
  given: unknown,
  companyId: string | null,
): Promise<CreatedToken> {
  const { viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  if (!viewer.isEmailVerified)
    throw new Conflict(
      "email-not-verified",
      "Please verify the email address of your account first. Then you can create API tokens.",
    );
  const input = checked(apiTokenInput, given);
  const queue = await context.queue();
  return withinLimit(limits, ["tokens:user", viewer.id], () =>
    transaction(context, async (tx) => {
      await requireSession(tx, viewer, context.caller);
      const created = await create(tx, viewer, { input, companyId, now: context.now });
      const recipients = new Set([
        viewer.id,
        ...(companyId === null ? [] : await mailedOwners(tx, companyId)),
      ]);
      const mails = [...recipients].map((userId) => ({
        mail: "token-created" as const,
        tokenId: created.id,
        userId,
      }));
      await queue.add(tx, "mail", ...mails);
      return created;
    }),
  );
}

/**
 * Locks the viewer's account, as a password change does, and requires a valid session: a password change ends sessions and
 * tokens, and no token may be created after it. Of two concurrent calls the second counts the first. Throws UNAUTHENTICATED.
 */
async function requireSession(
  tx: Transaction,
  { id: userId }: Viewer,
  { sessionId }: CommandContext["caller"],
): Promise<void> {
  await tx.$executeRaw`select 1 from app_user where id = ${userId}::uuid for update`;
  // A statement of its own: one that waited for the lock would see the session from before.
  const session =
    sessionId === null ? null : await tx.session.findFirst({ where: { id: sessionId, userId } });
  if (!session) throw unauthenticated();
}

async function create(
  tx: Transaction,
  viewer: Viewer,
  { input, companyId, now }: { input: ApiTokenInput; companyId: string | null; now: Date },
): Promise<CreatedToken> {
  // Of two at once by two owners the second one counts the first.
  if (companyId !== null) await requireMember(tx, viewer, companyId, { role: "owner" });
  const max = listSizes.apiTokens;
  const whose = companyId === null ? { userId: viewer.id, companyId } : { companyId };
  if ((await tx.apiToken.count({ where: { ...whose, revokedAt: null } })) >= max)
    throw new Conflict(
      "limit-reached",
      `There are ${max} API tokens already. Revoke one that is not in use first`,
    );
  const secret = createApiSecret();
  const { name, scopes, expiresInDays } = input;
  const { id } = await tx.apiToken.create({
    data: {
      tokenHash: hashed(secret),
      name,
      scopes,
      userId: viewer.id,
      companyId,
      createdAt: now,
      expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs),
    },
    select: { id: true },
  });
  return { id, secret };
}
