import type { MailContent, MailSite } from "./render.ts";

interface Secret {
  /** The secret in the link. */
  token: string;
}

/** Templates of mails about an account. */
export const accountTemplates = {
  "verify-email": ({ name, url }: MailSite, { token }: Secret): MailContent => ({
    subject: `Verify your email address for ${name}`,
    heading: "Verify your email address",
    paragraphs: [
      `An account on ${name} was created with this address. Open the link to verify that it is yours.`,
    ],
    action: {
      label: "Verify my email address",
      url: `${url}/verify-email?token=${encodeURIComponent(token)}`,
    },
    notes: ["The link works once, within 24 hours.", "If you did not create an account, ignore this email."],
    reason: `You received this email because this address was used to create an account on ${name}.`,
  }),
  "reset-password": ({ name, url }: MailSite, { token }: Secret): MailContent => ({
    subject: `Choose a new password for ${name}`,
    heading: "Choose a new password",
    paragraphs: [
      `Someone requested a new password for your account on ${name}. Open the link to choose one.`,
    ],
    action: {
      label: "Choose a new password",
      url: `${url}/reset-password?token=${encodeURIComponent(token)}`,
    },
    notes: [
      "The link works once, within one hour.",
      "If you did not request this, ignore this email. Your password will not change.",
    ],
    reason: `You received this email because a new password was requested for this address on ${name}.`,
  }),
  "password-changed": ({ name, url }: MailSite, _none: object): MailContent => ({
    subject: `Your password for ${name} was changed`,
    heading: "Your password was changed",
    paragraphs: [
      `The password of your account on ${name} was changed.`,
      "If this was you, there is nothing to do. If not, choose a new password immediately.",
    ],
    action: { label: "Choose a new password", url: `${url}/forgot-password` },
    notes: ["A new password signs out all other browsers and revokes your API tokens."],
    reason: `You received this email because your account on ${name} has this address.`,
  }),
} as const;
