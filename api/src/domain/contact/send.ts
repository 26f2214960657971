import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { contactInput, dayMs, looksAutomated } from "../../inputs/index.ts";
import type { LimitKey } from "../../limits/limits.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, notFound } from "../errors.ts";

/** Days after which a message is deleted that no mail server has taken. */
const retentionDays = 3;

/**
 * Mails a visitor's message to the people who run the site, and stores it until the mail has left. A message that looks automated is dropped,
 * with the same result. Returns the address for the reply. Throws InvalidInput, RateLimited, NOT_FOUND where `isOpen` is false because the
 * site has no address to write to.
 */
export async function sendContactMessage(
  context: CommandContext,
  given: unknown,
  isOpen: boolean,
): Promise<string> {
  const { limits, caller, now } = context;
  if (!isOpen) throw notFound("Contact form");
  const input = checked(contactInput, given);
  const network: LimitKey = ["contact:network", caller.network];
  if (looksAutomated(input)) {
    // What is not mailed floods no mailbox: programs must not use up what people may send.
    await limits.spend(network);
    return input.email;
  }
  const counted: LimitKey[] = [["contact:site", ""], network];
  await limits.spend(...counted);
  try {
    const queue = await context.queue();
    await transaction(context, async (tx) => {
      const { name, email, topic, message } = input;
      const { id } = await tx.contactMessage.create({
        data: { name, email, topic, message, createdAt: now },
        select: { id: true },
      });
      await queue.add(tx, "mail", { mail: "contact-message", messageId: id });
    });
    return input.email;
  } catch (error) {
    // A failed message does not count.
    await limits.refund(...counted);
    throw error;
  }
}

/** Deletes messages that could not be mailed in time. */
export async function sweepContactMessages(tx: Transaction, now: Date): Promise<void> {
  await tx.contactMessage.deleteMany({
    where: { createdAt: { lte: new Date(now.getTime() - retentionDays * dayMs) } },
  });
}
