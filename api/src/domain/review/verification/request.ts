import { normalizeMailbox } from "../../../auth/mailbox.ts";
import { transaction } from "../../../database/client/transaction.ts";
import { emailInput } from "../../../inputs/index.ts";
import type { LimitKey } from "../../../limits/limits.ts";
import type { CommandContext } from "../../command-context.ts";
import { Conflict, checked, invalid, unauthenticated } from "../../errors.ts";
import { lockOwnReview } from "../own.ts";
import { macsOf } from "../traces/macs.ts";
import { domainOf, isProvider, organisationOf } from "../work-domain.ts";
import { isVendorDomain, worksAtVendor } from "./vendor.ts";

/**
 * Mails a link to a work address that verifies the viewer's own published review. The result is the same whether or not the
 * address has an account. The address is stored with the review only until the mail is sent. Throws InvalidInput, Conflict,
 * NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function requestReviewVerification(
  context: CommandContext,
  id: string,
  given: unknown,
): Promise<void> {
  const { viewer, limits, caller, keys, now } = context;
  if (!viewer) throw unauthenticated();
  const { email } = checked(emailInput, given);
  requireWorkDomain(domainOf(email));
  const counted: LimitKey[] = [
    ["mail:network", caller.network],
    ["work-mail:user", viewer.id],
    ["mail:account", normalizeMailbox(email)],
  ];
  await limits.spend(...counted);
  try {
    const queue = await context.queue();
    await transaction(context, async (tx) => {
      const { softwareId, status, isVerified } = await lockOwnReview(tx, id, viewer, true);
      if (isVerified) throw new Conflict("already-verified", "This review is already verified");
      if (status !== "published")
        throw new Conflict(
          "review-hidden",
          "This review is hidden. It can be verified when it is published again.",
        );
      const { isActive } = await tx.software.findUniqueOrThrow({
        where: { id: softwareId },
        select: { isActive: true },
      });
      if (!isActive)
        throw new Conflict(
          "not-listed",
          "This product is not listed at the moment. Its reviews can be verified when it is listed again.",
        );
      if (await isVendorDomain(tx, softwareId, domainOf(email))) throw invalid("email", worksAtVendor);
      const macs = macsOf(keys, "mailbox", softwareId, normalizeMailbox(email));
      const waiting = { email, macs, createdAt: now };
      await tx.workAddress.upsert({
        where: { reviewId: id },
        create: { reviewId: id, ...waiting },
        update: waiting,
      });
      await queue.add(tx, "mail", { mail: "verify-review", reviewId: id });
    });
  } catch (error) {
    // No mail came of it.
    await limits.refund(...counted);
    throw error;
  }
}

function requireWorkDomain(domain: string): void {
  if (organisationOf(domain) === null) throw invalid("email", "Please enter a valid email address");
  if (isProvider(domain))
    throw invalid(
      "email",
      "Anyone can get an address from this provider. Please use one at your company's own domain.",
    );
}
