import type { ApiScope } from "../../inputs/index.ts";
import { mailOf } from "../../mail/templates.ts";
import { recipient } from "../account/mails.ts";
import type { MailWriters } from "../mail/mail-writer.ts";
import { displayName } from "../user/names.ts";

/** The mails about API tokens. One cannot do without them: a token opens what its maker may. */
export const tokenMails: MailWriters<"token-created"> = {
  async "token-created"(tx, { tokenId, userId }, { site }) {
    const owners = { where: { userId, role: "owner" }, select: { userId: true } };
    const token = await tx.apiToken.findUnique({
      where: { id: tokenId },
      select: {
        name: true,
        scopes: true,
        expiresAt: true,
        userId: true,
        user: { select: { firstName: true, lastName: true, email: true } },
        company: { select: { name: true, members: owners } },
      },
    });
    if (!token) return null;
    const { company, expiresAt } = token;
    const isMaker = token.userId === userId;
    // The user is no longer an owner.
    if (!isMaker && !company?.members.length) return null;
    const user = await recipient(tx, userId);
    if (!user?.isProved) return null;
    const data = {
      tokenName: token.name,
      scopes: token.scopes as ApiScope[],
      expiresAt,
      companyName: company?.name ?? null,
      maker: isMaker ? null : displayName(token.user),
    };
    return { to: user.email, ...mailOf("token-created", data, { ...user, site }) };
  },
};
