import type { Transaction } from "../../../database/client/transaction.ts";
import { type ManipulationReason, manipulationReasonSentences } from "../../../inputs/index.ts";
import { mailOf } from "../../../mail/templates.ts";
import { recipient } from "../../account/mails.ts";
import type { MailWriters } from "../../mail/mail-writer.ts";
import { shownNotice } from "./notice.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The mails about a notice of manipulation. Not sent if that has changed since, or the user has left the company. */
export const listingModerationMails: MailWriters<"manipulation-notice" | "manipulation-notice-removed"> = {
  async "manipulation-notice"(tx, job, { site, now }) {
    const found = await findListing(tx, job, now());
    if (!found?.notice) return null;
    const { listing, notice, user } = found;
    const finding = manipulationReasonSentences[notice.reason as ManipulationReason];
    const data = { ...listing, finding, statement: notice.statement, endsOn: day.format(notice.endsAt) };
    return { to: user.email, ...mailOf("manipulation-notice", data, { ...user, site }) };
  },
  async "manipulation-notice-removed"(tx, job, { site, now }) {
    const found = await findListing(tx, job, now());
    if (!found || found.notice) return null;
    const { listing, user } = found;
    return { to: user.email, ...mailOf("manipulation-notice-removed", listing, { ...user, site }) };
  },
};

async function findListing(
  tx: Transaction,
  { softwareId, userId }: { softwareId: string; userId: string },
  now: Date,
) {
  const listing = await tx.software.findUnique({
    where: { id: softwareId, company: { members: { some: { userId } } } },
    select: { name: true, manipulationNotice: true },
  });
  const user = listing && (await recipient(tx, userId));
  if (!listing || !user?.isProved) return null;
  const notice = shownNotice(listing.manipulationNotice, now);
  return { listing: { softwareId, softwareName: listing.name }, notice, user };
}
