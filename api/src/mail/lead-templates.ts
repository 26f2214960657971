import type { LeadKind } from "../inputs/index.ts";
import { inLine, type MailContent, type MailSite } from "./render.ts";

interface NewLead {
  companyId: string;
  companyName: string;
  kind: LeadKind;
  /** Null if it is about the company as a whole. */
  softwareName: string | null;
  /** The buyer's details as entered. */
  from: { name: string; email: string; companyName: string | null };
  message: string | null;
}

/** The kind of lead as it follows "requests". */
const wishes: Readonly<Record<LeadKind, string>> = {
  demo: "a demo",
  contact: "a reply",
  information: "information",
  schedule: "a demo date",
};

/** Templates of mails about leads. */
export const leadTemplates = {
  "new-lead": (
    { name, url }: MailSite,
    { companyId, companyName, kind, softwareName, from, message }: NewLead,
  ): MailContent => {
    const about = softwareName === null ? inLine(companyName) : inLine(softwareName);
    const at = from.companyName === null ? "" : ` at ${inLine(from.companyName)}`;
    return {
      // No person's name: subjects are visible on locked screens.
      subject: `New lead for ${about} on ${name}`,
      heading: "A new lead",
      paragraphs: [
        `${inLine(from.name)}${at} (${inLine(from.email)}) requests ${wishes[kind]} about ${about}.`,
        ...(message === null ? [] : [`Their message: “${inLine(message)}”`]),
      ],
      action: { label: "Open your leads", url: `${url}/dashboard?company=${companyId}&tab=leads` },
      notes: [
        "They agreed that you may use these details to reply to them, and for nothing else.",
        "Replies to this email go to them. Their details are as they entered them: the address has not been verified.",
      ],
      reason: `You received this email because you are an owner of ${inLine(companyName)} on ${name}.`,
    };
  },
} as const;
