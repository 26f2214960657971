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
  "two-step-on": ({ name, url }: MailSite, _none: object): MailContent => ({
    subject: `Two-step verification for ${name} is on`,
    heading: "Two-step verification is on",
    paragraphs: [
      `Signing in to your account on ${name} now takes a code from your authenticator app.`,
      "Keep your recovery codes in a safe place. If you lose your phone, they are the way in.",
      "If this was not you, choose a new password immediately and write to us.",
    ],
    action: { label: "Choose a new password", url: `${url}/forgot-password` },
    notes: ["All other browsers were signed out."],
    reason: `You received this email because your account on ${name} has this address.`,
  }),
  "two-step-off": ({ name, url }: MailSite, _none: object): MailContent => ({
    subject: `Two-step verification for ${name} is off`,
    heading: "Two-step verification is off",
    paragraphs: [
      `Signing in to your account on ${name} takes your password alone from now on.`,
      "If this was you, or you asked an administrator for it, there is nothing to do. If not, choose a new password immediately.",
    ],
    action: { label: "Choose a new password", url: `${url}/forgot-password` },
    notes: ["You can turn it on again in your profile, under Security."],
    reason: `You received this email because your account on ${name} has this address.`,
  }),
  "recovery-code-used": ({ name, url }: MailSite, _none: object): MailContent => ({
    subject: `A recovery code for ${name} was used`,
    heading: "A recovery code was used",
    paragraphs: [
      `Someone used a recovery code of your account on ${name} instead of your authenticator app. It cannot be used again.`,
      "If this was you, there is nothing to do. If not, choose a new password immediately.",
    ],
    action: { label: "Choose a new password", url: `${url}/forgot-password` },
    notes: [
      "You can generate new recovery codes in your profile, under Security. The old ones then stop working.",
    ],
    reason: `You received this email because your account on ${name} has this address.`,
  }),
} as const;
