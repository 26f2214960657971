import { type MailContent, type MailSite, unlinked } from "./render.ts";

interface AboutCompany {
  /** The secret of the link. */
  token: string;
  /** Null if a user chose it and the recipient is a stranger. */
  companyName: string | null;
}

// The sender chooses address and company name, so names that look like links are replaced.
const named = (companyName: string | null) => (companyName && unlinked(companyName)) ?? "a company";

/** Templates of mails about companies. */
export const companyTemplates = {
  "invite-member": (
    { name, url }: MailSite,
    { token, companyName, isOwner }: AboutCompany & { isOwner: boolean },
  ): MailContent => ({
    subject: `You are invited to join a company on ${name}`,
    heading: "You are invited",
    paragraphs: [
      `An owner of ${named(companyName)} invites you to manage its pages on ${name} ${isOwner ? "as another owner" : "as an editor"}.`,
      isOwner
        ? "Owners manage the company, its listings, members and leads."
        : "Editors manage its listings and answer their reviews.",
    ],
    action: {
      label: "See the invitation",
      url: `${url}/accept-invitation?token=${encodeURIComponent(token)}`,
    },
    notes: [
      "The link works once, within 7 days, for an account with this address. You can create the account when you open it.",
      "If you do not know the company, ignore this email.",
    ],
    reason: `You received this email because a company on ${name} invited this address.`,
  }),
  "claim-decided": (
    { name, url }: MailSite,
    {
      companyId,
      companyName,
      isApproved,
    }: Omit<AboutCompany, "token"> & { companyId: string; isApproved: boolean },
  ): MailContent => ({
    subject: isApproved ? `You now own a company on ${name}` : `Your claim on ${name} was rejected`,
    heading: isApproved ? "The company is yours" : "Your claim was rejected",
    paragraphs: isApproved
      ? [
          `Our administrators have approved your claim. You are now the owner of ${named(companyName)} on ${name}.`,
          "You can manage its pages and listings, invite others, and answer reviews.",
        ]
      : [
          `Our administrators have reviewed your claim to ${named(companyName)} and could not confirm that you act for the company.`,
          "If you think this was a mistake, contact us.",
        ],
    action: isApproved
      ? { label: "Open your dashboard", url: `${url}/dashboard?company=${companyId}` }
      : { label: "Contact us", url: `${url}/contact` },
    notes: [],
    reason: `You received this email because you claimed a company on ${name}.`,
  }),
  "claim-company": ({ name, url }: MailSite, { token, companyName }: AboutCompany): MailContent => ({
    subject: `Confirm a company claim on ${name}`,
    heading: "Confirm a company claim",
    paragraphs: [
      `Someone with an account on ${name} says that they act for ${named(companyName)}, and gave this address to confirm it. If that is you, open the link while you are signed in. You will then manage the company's page, listings and members.`,
    ],
    action: { label: "Confirm the claim", url: `${url}/claim-company?token=${encodeURIComponent(token)}` },
    notes: [
      "The link works once, within 24 hours, and only for the account that made the claim.",
      "If this was not you, ignore this email. The company's page will not change.",
    ],
    reason: `You received this email because this address was given for a claim on ${name}.`,
  }),
} as const;
