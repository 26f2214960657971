import { transaction } from "../../../database/client/transaction.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { notFound } from "../../errors.ts";

/**
 * Has a listing tell its former name no more, and forgets the names by which it was known until now: its reviews count as
 * written under the name that it has. Answers its id. Throws NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function removeFormerName(context: CommandContext, softwareId: string): Promise<string> {
  const viewer = await administrator(context, "software.moderate");
  return transaction(context, async (tx) => {
    const [listing] = await tx.$queryRaw<{ name: string; formerName: string | null }[]>`
      select name, former_name as "formerName" from software where id = ${softwareId}::uuid for update`;
    if (!listing) throw notFound("Software");
    const { name, formerName } = listing;
    if (formerName === null) return softwareId;
    await tx.listingBaseline.deleteMany({ where: { softwareId, kind: "name" } });
    // Of what its vendor edits nothing has changed: an edit that was begun before is saved.
    await tx.$executeRaw`update software set former_name = null, former_name_at = null
      where id = ${softwareId}::uuid`;
    await audit(tx, viewer, {
      action: "software.remove-former-name",
      subjectType: "software",
      subjectId: softwareId,
      before: { name, formerName },
      after: { name, formerName: null },
    });
    return softwareId;
  });
}
