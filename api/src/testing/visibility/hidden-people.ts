import { hashed } from "../../auth/tokens.ts";
import type { Database } from "../../database/client/open.ts";
import { removeUser } from "../../domain/account/delete-account.ts";
import { type World, worldNow } from "../seed.ts";
import { daysAgo } from "../seed-data.ts";
import { testKeys } from "../services.ts";
import type { Secrets } from "./hidden-world.ts";

/** The key by which anyone can read the author's list. */
export const listKey = "key-of-zqlist";

/** Private data of people, or data visible to a few: accounts, lists, leads, claims, reports. */
export async function hidePeople(
  { prisma }: Pick<Database, "prisma">,
  world: World,
  { keep, foreignDraft, hiddenReview }: { keep: Secrets["keep"]; foreignDraft: string; hiddenReview: string },
): Promise<string> {
  const { users, companies, software, reviews } = world;
  const author = users.ada;
  const own = keep("zqauthor", ["author", "admin"], ["User", author]);
  const secret = keep("zqsecret", []);
  const created = keep("2001-02-03T04:05:06.000Z", ["author", "admin"]);
  const updated = keep("2002-03-04T05:06:07.000Z", ["author", "admin"]);
  keep('"google"', ["author", "admin"]);
  await prisma.user.update({
    where: { id: author },
    data: {
      email: `${own}@a.example`,
      emailKey: `${own}@a.example`,
      companyName: own,
      companyLocation: own,
      companyUrl: `https://${own}.example`,
      // With the word as its salt: whoever is asked for the password gets an answer.
      passwordHash: `$argon2id$v=19$m=19456,t=2,p=1$${secret}${secret}$${"A".repeat(43)}`,
      googleSubject: secret,
      provider: "google",
      createdAt: new Date(created),
      updatedAt: new Date(updated),
    },
  });
  await prisma.session.create({
    data: {
      id: "session",
      userId: author,
      expiresAt: new Date("2030-01-01"),
      userAgent: keep("zqbrowser", ["author"]),
    },
  });
  const workAddress = `me@${keep("zqwork", ["author"])}.example`;
  await prisma.workAddress.create({ data: { reviewId: reviews.beaconByAda, email: workAddress } });
  // The newcomer's address is unverified: what others sent from it does not belong to them.
  const address = `${keep("zqnewcomer", ["newcomer", "admin"])}@b.example`;
  const { id: newcomer } = await prisma.user.create({ data: { email: address, emailKey: address } });

  const list = keep("zqlist", ["author"]);
  const { id: listId } = await prisma.list.create({
    data: {
      userId: author,
      name: list,
      shareHash: hashed(listKey),
      items: {
        create: [software.beacon, software.draft, foreignDraft].map((softwareId, position) => ({
          softwareId,
          position,
          note: list,
        })),
      },
    },
  });
  keep(list, ["author"], ["List", listId]);
  const shelf = keep("zqshelf", ["owner"]);
  const { id: shelfId } = await prisma.list.create({
    data: {
      userId: users.owner,
      name: shelf,
      items: {
        create: [software.draft, foreignDraft].map((softwareId, position) => ({ softwareId, position })),
      },
    },
  });
  keep(shelf, ["owner"], ["List", shelfId]);

  const lead = async (
    email: string,
    word: string,
    companyId: string,
    seenBy: Parameters<Secrets["keep"]>[1],
  ) => {
    keep(word, seenBy);
    const { id } = await prisma.lead.create({
      data: {
        kind: "demo",
        companyId,
        softwareId: foreignDraft,
        name: word,
        email,
        companyName: word,
        message: word,
        notes: word,
        consentedAt: daysAgo(1),
      },
    });
    keep(word, seenBy, ["Lead", id]);
  };
  await lead("me@buyers.example", "zqlead", companies.northwind, ["owner", "admin"]);
  await lead(address, "zqorphan", companies.ferrite, ["admin"]);

  const stranger = users.user;
  const claimed = `${keep("zqclaim", ["stranger", "admin"])}.example`;
  await prisma.companyClaim.create({
    data: { companyId: companies.solo, userId: stranger, domain: claimed, email: `me@${claimed}` },
  });
  const suggested = keep("zqsuggested", ["stranger", "admin"]);
  await prisma.suggestedProduct.create({
    data: {
      userId: stranger,
      name: suggested,
      sortName: suggested,
      websiteUrl: `https://${suggested}.example`,
      description: suggested,
      // Not even administrators read what is not published.
      review: {
        rating: 4,
        title: keep("zqwaiting", ["stranger"]),
        content: "It holds.",
        pros: ["zqwaiting"],
      },
      status: "refused",
      reason: "other",
      message: suggested,
      decidedAt: worldNow,
    },
  });
  const invited = `me@${keep("zqinvited", ["owner", "admin"])}.example`;
  await prisma.companyInvitation.create({
    data: {
      companyId: companies.northwind,
      email: invited,
      emailKey: invited,
      role: "editor",
      invitedById: users.owner,
      expiresAt: new Date("2030-01-01"),
    },
  });
  keep("editor@northwind.example", ["editor", "owner", "admin"]);
  keep("owner@northwind.example", ["owner", "admin"]);
  await prisma.apiToken.create({
    data: {
      name: keep("zqtoken", ["owner", "admin"]),
      tokenHash: "hash",
      scopes: ["read:directory"],
      userId: users.owner,
      companyId: companies.northwind,
    },
  });
  await prisma.reviewReport.create({
    data: {
      reviewId: reviews.beaconByBen,
      userId: stranger,
      reason: "other",
      details: keep("zqreport", ["stranger", "admin"]),
    },
  });
  await prisma.reviewFlag.create({
    data: { reviewId: reviews.beaconByBen, kind: "near-duplicate", evidence: { reviewIds: [hiddenReview] } },
  });
  await prisma.hiddenReviewAccountTombstone.create({
    data: { userId: stranger, softwareId: software.beacon, reason: keep("zqwithheld", ["stranger"]) },
  });
  await prisma.auditEntry.create({
    data: {
      action: "software.change",
      subjectType: "software",
      subjectId: foreignDraft,
      before: { name: keep("zqaudit", ["admin"]) },
    },
  });

  const gone = keep("zqgone", []);
  const { id: goneId } = await prisma.user.create({
    data: { email: `${gone}@c.example`, emailKey: `${gone}@c.example`, firstName: gone, designation: gone },
  });
  await prisma.review.update({ where: { id: reviews.anonymous }, data: { userId: goneId } });
  await prisma.$transaction((tx) => removeUser(tx, goneId, { keys: testKeys, now: worldNow, queue: null }));
  return newcomer;
}
