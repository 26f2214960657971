import { type ManipulationReason, manipulationReasonTexts } from "../../../inputs/index.ts";
import { mailOf } from "../../../mail/templates.ts";
import { recipient } from "../../account/mails.ts";
import type { MailWriters } from "../../mail/mail-writer.ts";
import { shownNotice } from "./notice.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The mail about a notice of manipulation. Not sent if it was removed since, or the user has left the company. */
export const listingModerationMails: MailWriters<"manipulation-notice"> = {
  async "manipulation-notice"(tx, { softwareId, userId }, { site, now }) {
    const listing = await tx.software.findUnique({
      where: { id: softwareId, company: { members: { some: { userId } } } },
      select: { name: true, manipulationNotice: true },
    });
    const notice = listing && shownNotice(listing.manipulationNotice, now());
    const user = notice && (await recipient(tx, userId));
    if (!notice || !user?.isProved) return null;
    const { statement, endsAt } = notice;
    const reason = manipulationReasonTexts[notice.reason as ManipulationReason];
    const data = { softwareId, softwareName: listing.name, reason, statement, endsOn: day.format(endsAt) };
    return { to: user.email, ...mailOf("manipulation-notice", data, { ...user, site }) };
  },
};
