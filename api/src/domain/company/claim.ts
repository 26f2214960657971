import { normalizeMailbox } from "../../auth/mailbox.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { claimInput } from "../../inputs/index.ts";
import type { LimitKey } from "../../limits/limits.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, invalid, unauthenticated } from "../errors.ts";
import { domainOf } from "../review/work-domain.ts";
import { claimDomains } from "./claim-domain.ts";
import { activeOwner, type LockedCompany, lockCompany } from "./membership.ts";

/**
 * Begins to make the viewer the owner of a company that nobody owns: by a link mailed to an address at its website's domain,
 * or, where they have none there or the website tells of none, by waiting for an administrator. Answers whether a mail was sent. Does and says the same
 * whether or not the address has an account. Throws InvalidInput, Conflict, NOT_FOUND, RateLimited.
 */
export async function claimCompany(
  context: CommandContext,
  companyId: string,
  given: unknown,
): Promise<boolean> {
  const { viewer, limits, caller, now } = context;
  if (!viewer) throw unauthenticated();
  if (!viewer.isEmailVerified)
    throw new Conflict(
      "email-not-verified",
      "Please verify the email address of your account first. Then you can claim a company.",
    );
  const { email } = checked(claimInput, given);
  const counted: LimitKey[] = [
    ["mail:network", caller.network],
    ["claims:user", viewer.id],
    ...(email === null ? [] : [["mail:account", normalizeMailbox(email)] as const]),
  ];
  await limits.spend(...counted);
  try {
    const queue = await context.queue();
    return await transaction(context, async (tx) => {
      // The claim refers to the account, which comes before companies.
      await tx.$executeRaw`select 1 from app_user where id = ${viewer.id}::uuid for key share`;
      const { website } = await lockUnclaimed(tx, companyId);
      const domain = email === null ? null : requireDomain(email, claimDomains(website));
      // Asked again, it is the same claim: its last address counts.
      await tx.companyClaim.deleteMany({ where: { companyId, userId: viewer.id, status: "pending" } });
      const { id: claimId } = await tx.companyClaim.create({
        data: { companyId, userId: viewer.id, domain, email: domain && email, createdAt: now },
        select: { id: true },
      });
      if (domain !== null) await queue.add(tx, "mail", { mail: "claim-company", claimId });
      return domain !== null;
    });
  } catch (error) {
    // No mail came of it.
    await limits.refund(...counted);
    throw error;
  }
}

/** Locks a company without an owner. Throws NOT_FOUND, Conflict. */
export async function lockUnclaimed(tx: Transaction, companyId: string): Promise<LockedCompany> {
  const company = await lockCompany(tx, companyId);
  if ((await tx.companyMember.count({ where: { companyId, ...activeOwner } })) > 0)
    throw new Conflict(
      "already-claimed",
      "Someone else has already claimed this company. Its owners can invite you.",
    );
  return company;
}

/** The domain of the address where it is one of these; null where they are none, and an address shows nothing. Throws InvalidInput. */
function requireDomain(email: string, domains: readonly string[]): string | null {
  if (domains.length === 0) return null;
  const domain = domainOf(email);
  if (domains.includes(domain)) return domain;
  throw invalid("email", `Please use an address at ${domains[0]}, the domain of the company's website.`);
}
