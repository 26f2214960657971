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
 * Claims a company without an owner for the viewer: mails a confirmation link to an address at its website's domain, or leaves
 * the decision to an administrator if there is no such address or domain. Returns whether a mail was sent. The result is the
 * same whether or not the address has an account. Throws InvalidInput, Conflict, NOT_FOUND, RateLimited.
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
      // Lock order: accounts before companies.
      await tx.$executeRaw`select 1 from app_user where id = ${viewer.id}::uuid for key share`;
      const { website } = await lockUnclaimed(tx, companyId);
      const domain = email === null ? null : requireDomain(email, claimDomains(website));
      // A repeated claim replaces the pending one, so that its latest address counts.
      await tx.companyClaim.deleteMany({ where: { companyId, userId: viewer.id, status: "pending" } });
      const { id: claimId } = await tx.companyClaim.create({
        data: { companyId, userId: viewer.id, domain, email: domain && email, createdAt: now },
        select: { id: true },
      });
      if (domain !== null) await queue.add(tx, "mail", { mail: "claim-company", claimId });
      return domain !== null;
    });
  } catch (error) {
    // No mail was sent.
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

/** The domain of the address if it is one of `domains`; null if `domains` is empty. Throws InvalidInput. */
function requireDomain(email: string, domains: readonly string[]): string | null {
  if (domains.length === 0) return null;
  const domain = domainOf(email);
  if (domains.includes(domain)) return domain;
  throw invalid("email", `Please use an address at ${domains[0]}, the domain of the company's website.`);
}
