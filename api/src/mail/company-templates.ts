import { type MailContent, type MailSite, unlinked } from "./render.ts";

interface AboutCompany {
  /** The secret of the link. */
  token: string;
  /** Null where it is somebody's own words to a stranger. */
  companyName: string | null;
}

// Whoever has these mails sent chooses the address and the company's name: nothing in them may lead elsewhere.
const named = (companyName: string | null) => (companyName && unlinked(companyName)) ?? "a company";

/** The letters about companies. */
export const companyTemplates = {
  "invite-member": (
    { name, url }: MailSite,
    { token, companyName, isOwner }: AboutCompany & { isOwner: boolean },
  ): MailContent => ({
    subject: `You are invited to a company on ${name}`,
    heading: "You are invited",
    paragraphs: [
      `An owner of ${named(companyName)} invites you to look after its pages on ${name} ${isOwner ? "as another owner" : "as an editor"}.`,
      isOwner
        ? "Owners keep the company, its listings, its members and its leads."
        : "Editors keep its listings and answer the reviews of them.",
    ],
    action: {
      label: "See the invitation",
      url: `${url}/accept-invitation?token=${encodeURIComponent(token)}`,
    },
    notes: [
      "The link works once, within 7 days, for an account with this address. You can make one on the way.",
      "If you do not know the company, ignore this mail: nothing happens then.",
    ],
    reason: `You get this mail because a company at ${name} invited this address.`,
  }),
  "claim-decided": (
    { name, url }: MailSite,
    {
      companyId,
      companyName,
      isApproved,
    }: Omit<AboutCompany, "token"> & { companyId: string; isApproved: boolean },
  ): MailContent => ({
    subject: isApproved ? `You own a company on ${name} now` : `Your claim on ${name} was refused`,
    heading: isApproved ? "The company is yours" : "Your claim was refused",
    paragraphs: isApproved
      ? [
          `Our administrators have looked at your claim: you are the owner of ${named(companyName)} on ${name} now.`,
          "You can keep its pages and listings, invite others, and answer reviews.",
        ]
      : [
          `Our administrators have looked at your claim to ${named(companyName)} and could not see that the company is yours.`,
          "If you think that this was a mistake, write to us.",
        ],
    action: isApproved
      ? { label: "Open your dashboard", url: `${url}/dashboard?company=${companyId}` }
      : { label: "Contact us", url: `${url}/contact` },
    notes: [],
    reason: `You get this mail because you claimed a company at ${name}.`,
  }),
  "claim-company": ({ name, url }: MailSite, { token, companyName }: AboutCompany): MailContent => ({
    subject: `Confirm a claim on ${name}`,
    heading: "Confirm a claim",
    paragraphs: [
      `Somebody with an account at ${name} says that they act for ${named(companyName)}, and gave this address to show it. If that is you, open the link while you are signed in. The company's page, its listings and its members are then yours to keep.`,
    ],
    action: { label: "Confirm the claim", url: `${url}/claim-company?token=${encodeURIComponent(token)}` },
    notes: [
      "The link works once, within 24 hours, and only for the account that asked.",
      "If you did not ask, ignore this mail: the company's page stays as it is.",
    ],
    reason: `You get this mail because this address was given for a claim at ${name}.`,
  }),
} as const;
