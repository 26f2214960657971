import type { Transaction } from "../../../database/client/transaction.ts";
import { domainOf, isProvider, organisationOf } from "../work-domain.ts";

/** Says that a vendor's own people are no independent reviewers. */
export const worksAtVendor =
  "This address belongs to the vendor of the software. Please use one at the company where you use it.";

/**
 * Is the domain the vendor's of this software? It is where the vendor's website, the software's own, or the proved address
 * of one who acts for the vendor is of the same organisation: a website alone can be emptied for a while.
 */
export async function isVendorDomain(
  tx: Pick<Transaction, "software">,
  softwareId: string,
  domain: string,
): Promise<boolean> {
  const software = await tx.software.findUnique({
    where: { id: softwareId },
    select: {
      websiteUrl: true,
      company: {
        select: {
          website: true,
          members: {
            where: { user: { isEmailVerified: true } },
            select: { user: { select: { email: true } } },
          },
        },
      },
    },
  });
  const websites = [software?.websiteUrl, software?.company?.website];
  const domains = (software?.company?.members ?? [])
    .flatMap(({ user }) => (user.email ? [domainOf(user.email)] : []))
    .filter((one) => !isProvider(one));
  const organisation = organisationOf(domain);
  return (
    organisation !== null &&
    [...websites, ...domains].some((one) => one && organisationOf(one) === organisation)
  );
}
