import type { AccountMail } from "../jobs/enqueue.ts";
import { type Letter, type MailSite, render } from "./letter.ts";
import type { Mail } from "./mail.ts";

/** The letters about an account. `token` is the secret of those that carry one. */
const letters: Record<AccountMail, (site: MailSite, token: string) => Letter> = {
  "verify-email": ({ name, url }, token) => ({
    subject: `Prove your address for ${name}`,
    heading: "Prove your address",
    paragraphs: [
      `An account at ${name} was made with this address. Open the link to show that the address is yours.`,
    ],
    action: { label: "Prove my address", url: `${url}/verify-email?token=${encodeURIComponent(token)}` },
    notes: ["The link works once, within 24 hours.", "If you made no account, ignore this mail."],
    reason: `You get this mail because this address was given for an account at ${name}.`,
  }),
  "reset-password": ({ name, url }, token) => ({
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
  "password-changed": ({ name, url }) => ({
    subject: `Your password for ${name} was changed`,
    heading: "Your password was changed",
    paragraphs: [
      `The password of your account at ${name} was changed.`,
      "If that was you, there is nothing to do. If it was not, choose a new password at once.",
    ],
    action: { label: "Choose a new password", url: `${url}/forgot-password` },
    notes: ["A new password signs all other browsers out."],
    reason: `You get this mail because your account at ${name} has this address.`,
  }),
};

/** One of the mails about an account; `token` where it carries a secret. */
export function accountMail(
  mail: AccountMail,
  { site, firstName, token }: { site: MailSite; firstName: string | null; token: string | null },
): Omit<Mail, "to"> {
  return render(letters[mail](site, token ?? ""), firstName, site);
}
