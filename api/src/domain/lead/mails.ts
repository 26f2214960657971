import type { LeadKind } from "../../inputs/index.ts";
import type { MailWriters } from "../mail/mail-writer.ts";
import { optionalMail } from "../mail/optional.ts";

/** The mails about leads. */
export const leadMails: MailWriters<"new-lead"> = {
  async "new-lead"(tx, { leadId, userId }, mailing) {
    const lead = await tx.lead.findFirst({
      where: {
        id: leadId,
        status: { not: "spam" },
        company: { members: { some: { userId, role: "owner" } } },
      },
      include: { company: { select: { id: true, name: true } }, software: { select: { name: true } } },
    });
    // The lead was deleted, or the user is no longer an owner.
    if (!lead?.company) return null;
    const { company, software, kind, name, email, companyName, message } = lead;
    const data = {
      companyId: company.id,
      companyName: company.name,
      kind: kind as LeadKind,
      softwareName: software?.name ?? null,
      from: { name, email, companyName },
      message,
    };
    return optionalMail(tx, { mail: "new-lead", userId, data, replyTo: email }, mailing);
  },
};
