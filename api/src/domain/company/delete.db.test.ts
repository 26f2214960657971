import { beforeAll, describe, expect, test } from "vitest";
import { testBrowser } from "../../testing/browser.ts";
import { testCompanies } from "../../testing/companies.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testWriters, words } from "../../testing/writers.ts";
import { recomputeCounters } from "../counters/recompute.ts";

const database = testDatabase();
const { send, somebody, found, company } = testCompanies(database);
const writers = testWriters(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

/** A listing of the company. */
async function listing(companyId: string, name: string, isActive = true) {
  const { id } = await database.prisma.software.create({
    data: {
      slug: name.toLowerCase(),
      name,
      sortName: name.toLowerCase(),
      isActive,
      companyId,
      searchText: "kiln crm",
      categoryId: world.categories.crm,
      categories: { create: { categoryId: world.categories.crm } },
    },
  });
  return id;
}

describe("deleting a company", () => {
  test("keeps what was reviewed, without a vendor, and takes the rest along", async () => {
    const owner = await somebody();
    const databaseId = await found({ [owner.id]: "owner" });
    const [reviewed, unreviewed, draft, hidden] = [
      await listing(databaseId, "Reviewed"),
      await listing(databaseId, "Unreviewed"),
      await listing(databaseId, "Drafted", false),
      await listing(databaseId, "Hidden"),
    ];
    const [author, other] = [await writers.somebody(), await writers.somebody()];
    const { review } = await writers.send(author, "createReview", { ...words, softwareId: reviewed });
    const second = await writers.send(other, "createReview", { ...words, softwareId: hidden });
    await database.prisma.review.update({
      where: { id: String(second.review?.databaseId) },
      data: { status: "hidden" },
    });
    const answer = { companyId: databaseId, content: "Thanks." };
    await database.prisma.reviewAnswer.create({
      data: { ...answer, reviewId: String(review?.databaseId) },
    });
    const lead = { kind: "demo", name: "B", email: "b@mail.example", consentedAt: worldNow };
    await database.prisma.lead.create({ data: { ...lead, companyId: databaseId, softwareId: reviewed } });
    // A Draft hides what was said of it.
    await database.prisma.software.update({ where: { id: hidden }, data: { isActive: false } });
    await database.prisma.$transaction(recomputeCounters);

    expect(await send(owner, "deleteCompany", { databaseId, name: "Kiln" })).toEqual({
      __typename: "CompanyDeleted",
      databaseId,
    });
    const left = await database.prisma.software.findMany({
      where: { id: { in: [reviewed, unreviewed, draft, hidden] } },
      select: { id: true, companyId: true, isActive: true, searchText: true },
      orderBy: { id: "asc" },
    });
    expect(left).toEqual([
      { id: reviewed, companyId: null, isActive: true, searchText: "crm sales" },
      { id: hidden, companyId: null, isActive: true, searchText: "crm sales" },
    ]);
    expect(await database.prisma.review.count({ where: { id: String(review?.databaseId) } })).toBe(1);
    expect(await database.prisma.reviewAnswer.count({ where: { companyId: databaseId } })).toBe(0);
    expect(await database.prisma.lead.count({ where: { softwareId: reviewed } })).toBe(0);
    expect(await database.prisma.auditEntry.findFirst({ where: { subjectId: databaseId } })).toMatchObject({
      actorId: owner.id,
      action: "company.delete",
      before: { name: "Kiln", kept: 2, deleted: 2 },
    });
    await writers.expectNoDrift();
  });

  test("takes its name, typed", async () => {
    const owner = await somebody();
    const databaseId = await found({ [owner.id]: "owner" });
    expect(await send(owner, "deleteCompany", { databaseId, name: "Kilns" })).toMatchObject({
      fields: [{ path: "name", message: "This is not the name of the company" }],
    });
    expect((await send(owner, "deleteCompany", { databaseId, name: " kiln " })).__typename).toBe(
      "CompanyDeleted",
    );
    await expect(send(owner, "deleteCompany", { databaseId, name: "Kiln" })).rejects.toThrow("not found");
  });

  test("is for owners and administrators", { tags: ["6.owner.5"] }, async () => {
    const [owner, editor, stranger] = [await somebody(), await somebody(), await somebody()];
    const databaseId = await found({ [owner.id]: "owner", [editor.id]: "editor" });
    for (const viewer of [editor, stranger])
      await expect(send(viewer, "deleteCompany", { databaseId, name: "Kiln" })).rejects.toThrow("Forbidden");
    const { admin } = viewersOf(world);
    expect((await send(admin, "deleteCompany", { databaseId, name: "Kiln" })).__typename).toBe(
      "CompanyDeleted",
    );
  });
});

describe("when an owner's account ends", () => {
  let count = 0;
  /** Somebody with an account that they can end. */
  async function leaver() {
    const email = `going${++count}@leaving.example`;
    const browser = testBrowser(database);
    const given = { email, password: "a password", firstName: "Go", lastName: "Ing" };
    const { viewer } = await browser.send("signUp", given);
    const id = String(viewer?.["databaseId"]);
    return { id, leave: () => browser.send("deleteAccount", { email, password: given.password }) };
  }
  const membersOf = async (companyId: string) =>
    (await database.prisma.companyMember.findMany({ where: { companyId } })).map(({ userId }) => userId);
  const invite = (companyId: string, invitedById: string | null, email: string) =>
    database.prisma.companyInvitation.create({
      data: { companyId, invitedById, email, emailKey: email, role: "owner", expiresAt: worldNow },
    });

  test("the company of the last one is unclaimed: no editors, no invitations to members or reviewers; its listings stay", {
    tags: ["6.owner.9"],
  }, async () => {
    const last = await leaver();
    const editor = await somebody();
    const databaseId = await found({ [last.id]: "owner", [editor.id]: "editor" }, "https://kiln.example");
    const software = await listing(databaseId, "Orphan");
    await invite(databaseId, null, "somebody@leaving.example");
    await database.prisma.reviewInvitationBatch.create({
      data: {
        companyId: databaseId,
        softwareId: software,
        note: "Spring",
        linkCount: 1,
        expiresAt: worldNow,
      },
    });
    expect((await last.leave()).__typename).toBe("Acknowledgement");
    expect(await company(editor, databaseId)).toEqual({
      isClaimed: false,
      claimDomain: "kiln.example",
      members: [],
      invitations: [],
    });
    expect(await database.prisma.companyInvitation.count({ where: { companyId: databaseId } })).toBe(0);
    expect(await database.prisma.reviewInvitationBatch.count({ where: { companyId: databaseId } })).toBe(0);
    const { vendor } = await read<{ vendor: { company: { databaseId: string } } }>(
      database,
      "query($id: ID!) { vendor: software(databaseId: $id) { company { databaseId } } }",
      { id: software },
    );
    expect(vendor.company.databaseId).toBe(databaseId);
  });

  test("a company with another owner keeps its members; only whom the one invited is not", async () => {
    const [one, other, editor] = [await leaver(), await somebody(), await somebody()];
    const databaseId = await found({ [one.id]: "owner", [other.id]: "owner", [editor.id]: "editor" });
    await invite(databaseId, one.id, "theirs@leaving.example");
    await invite(databaseId, other.id, "others@leaving.example");
    await one.leave();
    expect((await membersOf(databaseId)).sort()).toEqual([other.id, editor.id].sort());
    const { invitations } = await company(other, databaseId);
    expect(invitations.map(({ email }) => email)).toEqual(["others@leaving.example"]);
  });

  test("an owner who is suspended keeps no company: that of the last other one is unclaimed", async () => {
    const [one, suspended] = [await leaver(), await somebody()];
    const databaseId = await found({ [one.id]: "owner", [suspended.id]: "owner" });
    await database.prisma.user.update({ where: { id: suspended.id }, data: { suspendedAt: worldNow } });
    await one.leave();
    expect(await membersOf(databaseId)).toEqual([]);
  });

  test("of an editor who goes the company notices nothing", async () => {
    const [one, owner] = [await leaver(), await somebody()];
    const databaseId = await found({ [one.id]: "editor", [owner.id]: "owner" });
    await one.leave();
    expect(await membersOf(databaseId)).toEqual([owner.id]);
  });
});
