import { hashPassword } from "../../auth/passwords.ts";
import type { Database } from "../../database/client/open.ts";
import { transaction } from "../../database/client/transaction.ts";
import { type Login, randomPassword } from "../../domain/account/administrators.ts";
import { emailKeyOf } from "../../domain/account/find.ts";
import { fillDemoQueues } from "./queues.ts";
import { fillDemoRecord } from "./record.ts";
import { fillDemoVendor } from "./vendor.ts";

const [reviewerEmail, vendorEmail] = ["reviewer@assay.example", "vendor@assay.example"];

/** The addresses of the demo's accounts. */
export const demoEmails: readonly string[] = [reviewerEmail, vendorEmail].map(emailKeyOf);

/**
 * Accounts to try the demo with: a reviewer, who is the author of most of its reviews, and a vendor, who owns the company with
 * most software and has visits, leads and answers; administrators have reports, flags, a claim and leads. Returns their
 * credentials for the operator.
 */
export async function makeDemoAccounts(
  database: Pick<Database, "prisma">,
): Promise<{ reviewer: Login; vendor: Login }> {
  const login = (email: string): Login => ({ email, password: randomPassword() });
  const [reviewer, vendor] = [login(reviewerEmail), login(vendorEmail)];
  const account = async ({ email, password }: Login) => ({
    email,
    emailKey: emailKeyOf(email),
    passwordHash: await hashPassword(password),
    isEmailVerified: true,
  });
  const [ofReviewer, ofVendor] = await Promise.all([account(reviewer), account(vendor)]);
  await transaction(database, async (tx) => {
    const author = await tx.user.findFirst({
      where: { catalogKey: { not: null } },
      orderBy: [{ reviews: { _count: "desc" } }, { id: "asc" }],
      select: { id: true },
    });
    if (author) await tx.user.update({ where: { id: author.id }, data: { ...ofReviewer, catalogKey: null } });
    const { id: userId } = await tx.user.create({
      data: { ...ofVendor, firstName: "Vera", lastName: "Vendor" },
      select: { id: true },
    });
    const company = await tx.company.findFirst({
      orderBy: [{ softwareCount: "desc" }, { id: "asc" }],
      select: { id: true },
    });
    if (!company) return;
    await tx.companyMember.create({ data: { companyId: company.id, userId, role: "owner" } });
    const now = new Date();
    await fillDemoRecord(tx, now);
    await fillDemoVendor(tx, { companyId: company.id, userId, now });
    await fillDemoQueues(tx, { reporters: [...(author ? [author.id] : []), userId], now });
  });
  return { reviewer, vendor };
}
