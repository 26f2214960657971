import { transaction } from "../../database/client/transaction.ts";
import { administrator } from "../administrator.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { notFound } from "../errors.ts";
import { requireUnchanged } from "../optimistic-concurrency.ts";

interface Verification {
  isVerified: boolean;
  ifUpdatedAt?: Date | null | undefined;
}

/**
 * Says that a company is who it says it is, or takes that back. Answers its id. Throws NOT_FOUND, FORBIDDEN, Conflict,
 * RateLimited.
 */
export async function setCompanyVerified(
  context: CommandContext,
  id: string,
  { isVerified, ifUpdatedAt }: Verification,
): Promise<string> {
  const viewer = await administrator(context, "company.verify");
  return transaction(context, async (tx) => {
    await tx.$executeRaw`select 1 from company where id = ${id}::uuid for no key update`;
    const company = await tx.company.findUnique({
      where: { id },
      select: { name: true, website: true, isVerified: true, updatedAt: true },
    });
    if (!company) throw notFound("Company");
    requireUnchanged("company", company, ifUpdatedAt);
    if (company.isVerified === isVerified) return id;
    await tx.company.update({ where: { id }, data: { isVerified } });
    // It is of this name at this address that one is sure.
    const { name, website } = company;
    await audit(tx, viewer, {
      action: isVerified ? "company.verify" : "company.unverify",
      subjectType: "company",
      subjectId: id,
      before: { isVerified: company.isVerified, name, website },
      after: { isVerified, name, website },
    });
    return id;
  });
}
