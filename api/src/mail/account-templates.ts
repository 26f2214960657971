import type { MailContent, MailSite } from "./render.ts";

interface Secret {
  /** What the link proves itself by. */
  token: string;
}

/** The letters about an account. */
export const accountTemplates = {
  "verify-email": ({ name, url }: MailSite, { token }: Secret): MailContent => ({
    subject: `Prove your address for ${name}`,
    heading: "Prove your address",
    paragraphs: [
      `An account at ${name} was made with this address. Open the link to show that the address is yours.`,
    ],
    action: { label: "Prove my address", url: `${url}/verify-email?token=${encodeURIComponent(token)}` },
    notes: ["The link works once, within 24 hours.", "If you made no account, ignore this mail."],
    reason: `You get this mail because this address was given for an account at ${name}.`,
  }),
  "reset-password": ({ name, url }: MailSite, { token }: Secret): MailContent => ({
    subject: `Choose a new password for ${name}`,
    heading: "Choose a new password",
    paragraphs: [
      `Somebody asked for a new password for your account at ${name}. Open the link to choose it.`,
    ],
    action: {
      label: "Choose a new password",
      url: `${url}/reset-password?token=${encodeURIComponent(token)}`,
    },
    notes: [
      "The link works once, within one hour.",
      "If you did not ask, ignore this mail: your password stays as it is.",
    ],
    reason: `You get this mail because a new password was asked for with this address at ${name}.`,
  }),
  "password-changed": ({ name, url }: MailSite, _none: object): MailContent => ({
    subject: `Your password for ${name} was changed`,
    heading: "Your password was changed",
    paragraphs: [
      `The password of your account at ${name} was changed.`,
      "If that was you, there is nothing to do. If it was not, choose a new password at once.",
    ],
    action: { label: "Choose a new password", url: `${url}/forgot-password` },
    notes: ["A new password signs all other browsers out and revokes your API tokens."],
    reason: `You get this mail because your account at ${name} has this address.`,
  }),
} as const;
