import type { ApiScope } from "../inputs/index.ts";
import { type MailContent, type MailSite, unlinked } from "./render.ts";

interface NewToken {
  tokenName: string;
  scopes: readonly ApiScope[];
  /** Null for a token without an end. */
  expiresAt: Date | null;
  /** Null for a person's own. */
  companyName: string | null;
  /** Public name of the token's creator; null if that is the recipient. */
  maker: string | null;
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Templates of mails about API tokens. They never contain a secret: many programs read mails. */
export const tokenTemplates = {
  "token-created": (
    { name, url }: MailSite,
    { tokenName, scopes, expiresAt, companyName, maker }: NewToken,
  ): MailContent => {
    const called = unlinked(tokenName);
    const token = called === null ? "an API token" : `the API token “${called}”`;
    // The token's creator chooses all three names.
    const company = unlinked(companyName ?? "") ?? "your company";
    const whose = companyName === null ? "" : ` for ${company}`;
    return {
      subject: `A new API token on ${name}`,
      heading: "A new API token",
      paragraphs: [
        maker === null
          ? `With your account on ${name}, ${token} was created${whose}.`
          : `${unlinked(maker) ?? "Another owner"} created ${token}${whose} on ${name}.`,
        `Its scopes: ${scopes.join(", ")}. ${expiresAt === null ? "It works until it is revoked." : `It works until ${day.format(expiresAt)}.`}`,
      ],
      action: { label: "See and revoke API tokens", url: `${url}/developers/tokens` },
      notes: [
        maker === null
          ? "If you created it, there is nothing to do. If not, someone else has access to your account: choose a new password immediately, which revokes all tokens created with it."
          : "If you know what it is for, there is nothing to do. If not, revoke it. Any owner can do so.",
      ],
      reason:
        maker === null
          ? `You received this email because your account on ${name} has this address.`
          : `You received this email because you are an owner of ${company} on ${name}.`,
    };
  },
} as const;
