import { transaction } from "../../database/client/transaction.ts";
import type { CommandContext } from "../command-context.ts";
import { requireMember } from "../company/membership.ts";
import { DomainError, notFound, unauthenticated } from "../errors.ts";

/** Whose a token is. */
export interface TokenOf {
  readonly userId: string;
  readonly companyId: string | null;
}

/**
 * Revokes an API token at once and for good: its maker may, and of a company's every owner. One that is revoked already stays
 * so. Answers whose it is. Throws NOT_FOUND, also for a token that is not the viewer's to revoke.
 */
export async function revokeApiToken(context: CommandContext, id: string): Promise<TokenOf> {
  const { viewer, now } = context;
  if (!viewer) throw unauthenticated();
  return transaction(context, async (tx) => {
    const token = await tx.apiToken.findUnique({
      where: { id },
      select: { userId: true, companyId: true },
    });
    if (!token || (token.companyId === null && token.userId !== viewer.id)) throw notFound("API token");
    if (token.companyId !== null && token.userId !== viewer.id)
      await requireMember(tx, viewer, token.companyId, { role: "owner" }).catch((error: unknown) => {
        throw error instanceof DomainError ? notFound("API token") : error;
      });
    await tx.apiToken.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
    return token;
  });
}
