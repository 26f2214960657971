import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { transaction } from "../../database/client/transaction.ts";
import { dayMs } from "../../inputs/index.ts";
import { secretIn, testCompanies } from "../../testing/companies.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed, type World, worldNow } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { sweepCompanies } from "./sweep.ts";

const database = testDatabase();
const { send, somebody, found, mail, company } = testCompanies(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const website = "https://www.acme.example/en";
const expired = { __typename: "ValidationError", message: "Invalid or expired verification token" };
const claim = (viewer: Viewer | null, databaseId: string, email: string | null) =>
  send(viewer, "claimCompany", { databaseId, email });
const confirm = (viewer: Viewer | null, token: string) => send(viewer, "confirmClaim", { token });
const claimsOf = (companyId: string) =>
  database.prisma.companyClaim.findMany({ where: { companyId }, orderBy: { createdAt: "asc" } });
/** The secret that is mailed for a claim. */
async function claimed(viewer: Viewer, databaseId: string, email = "me@acme.example"): Promise<string> {
  expect((await claim(viewer, databaseId, email)).__typename).toBe("Acknowledgement");
  const { id } = await database.prisma.companyClaim.findFirstOrThrow({
    where: { companyId: databaseId, userId: viewer.id, status: "pending" },
  });
  return secretIn(await mail({ mail: "claim-company", claimId: id }));
}

describe("a claim", () => {
  test("by a mail to the website's domain makes the claimant the owner", async () => {
    const databaseId = await found({}, website);
    const viewer = await somebody();
    const { services, jobs } = testServices();
    const input = { databaseId, email: "Me@Acme.example" };
    expect(await send(viewer, "claimCompany", input, services)).toEqual({
      __typename: "Acknowledgement",
      message:
        "A link is on its way to this address. Open it while you are signed in here; it works once, within 24 hours.",
    });
    const [waiting] = await claimsOf(databaseId);
    expect(jobs).toEqual([{ kind: "mail", data: { mail: "claim-company", claimId: waiting?.id } }]);
    const sent = await mail({ mail: "claim-company", claimId: String(waiting?.id) });
    expect(sent?.to).toBe("Me@Acme.example");
    // Anybody could have called it so: no administrator has looked at it.
    const { name } = await database.prisma.company.findUniqueOrThrow({ where: { id: databaseId } });
    expect(`${sent?.subject} ${sent?.text} ${sent?.html}`).not.toContain(name);
    expect(await company(viewer, databaseId)).toMatchObject({
      isClaimed: false,
      claimDomain: "acme.example",
    });
    expect((await confirm(viewer, secretIn(sent))).company).toMatchObject({
      databaseId,
      viewerRole: "OWNER",
      isClaimed: true,
    });
    // The address was for the mail alone.
    expect(await claimsOf(databaseId)).toMatchObject([
      { status: "approved", domain: "acme.example", email: null, decidedAt: worldNow },
    ]);
    const entry = await database.prisma.auditEntry.findFirstOrThrow({ where: { subjectId: databaseId } });
    expect(entry).toMatchObject({ actorId: viewer.id, action: "company.claim" });
    // Opened twice it is nobody else's, and theirs as long as they own the company.
    expect((await confirm(viewer, secretIn(sent))).company).toMatchObject({ databaseId });
    expect(await confirm(await somebody(), secretIn(sent))).toMatchObject(expired);
    expect(await database.prisma.auditEntry.count({ where: { subjectId: databaseId } })).toBe(1);
    await database.prisma.companyMember.deleteMany({ where: { companyId: databaseId } });
    expect(await confirm(viewer, secretIn(sent))).toMatchObject(expired);
  });

  test("needs an account with a proved address", { tags: ["4.verification.6"] }, async () => {
    const databaseId = await found({}, website);
    const unproved = await somebody(undefined, false);
    expect(await claim(unproved, databaseId, "me@acme.example")).toMatchObject({
      __typename: "ConflictError",
      message: "Please verify the email address of your account first. Then you can claim a company.",
    });
    await expect(claim(null, databaseId, "me@acme.example")).rejects.toThrow("Unauthorized");
    expect(await claimsOf(databaseId)).toEqual([]);
  });

  test.each([
    ["me@gmail.com", "Please use an address at acme.example, the domain of the company's website."],
    ["me@notacme.example", "Please use an address at acme.example, the domain of the company's website."],
    [
      "me@acme.example.evil.example",
      "Please use an address at acme.example, the domain of the company's website.",
    ],
    ["nobody", "Please enter a valid email address"],
    // Whoever writes to a service may get an inbox below its domain.
    ["me@boards.acme.example", "Please use an address at acme.example, the domain of the company's website."],
    ["me@www.acme.example", "Please use an address at acme.example, the domain of the company's website."],
    ["", "Email is required"],
  ])("by %s is refused at its field", async (email, message) => {
    const databaseId = await found({}, website);
    expect(await claim(await somebody(), databaseId, email)).toMatchObject({
      fields: [{ path: "email", message }],
    });
  });

  test("by an address at the website's own host is as good as one at its domain", async () => {
    const databaseId = await found({}, "https://www.Tools.acme.example/en");
    for (const email of ["me@tools.acme.example", "me@acme.example"]) {
      const viewer = await somebody();
      await claimed(viewer, databaseId, email);
    }
    expect((await claimsOf(databaseId)).map(({ domain }) => domain).sort()).toEqual([
      "acme.example",
      "tools.acme.example",
    ]);
    const other = await claim(await somebody(), databaseId, "me@mail.tools.acme.example");
    expect(other.__typename).toBe("ValidationError");
  });

  test("waits for the administrators if the claimant has no address there", async () => {
    const databaseId = await found({}, website);
    const { services, jobs } = testServices();
    const answer = await send(await somebody(), "claimCompany", { databaseId }, services);
    expect(answer.message).toBe("Your claim waits for our administrators, who will look at it.");
    expect(jobs).toEqual([]);
    expect(await claimsOf(databaseId)).toMatchObject([{ status: "pending", domain: null, email: null }]);
  });

  test("takes a company whose owners are all suspended; its remaining members are removed", async () => {
    const [owner, editor, viewer] = [await somebody(), await somebody(), await somebody()];
    const databaseId = await found({ [owner.id]: "owner", [editor.id]: "editor" }, website);
    expect((await claim(viewer, databaseId, "me@acme.example")).__typename).toBe("ConflictError");
    await database.prisma.user.update({ where: { id: owner.id }, data: { suspendedAt: worldNow } });
    expect((await company(viewer, databaseId)).isClaimed).toBe(false);
    expect((await confirm(viewer, await claimed(viewer, databaseId))).company?.isClaimed).toBe(true);
    expect(await database.prisma.companyMember.findMany({ where: { companyId: databaseId } })).toMatchObject([
      { userId: viewer.id, role: "owner" },
    ]);
  });

  test("keeps no address once its mail is of no use", async () => {
    const databaseId = await found({}, website);
    const viewer = await somebody();
    await claim(viewer, databaseId, "me@acme.example");
    const [waiting] = await claimsOf(databaseId);
    await database.prisma.user.update({ where: { id: viewer.id }, data: { suspendedAt: worldNow } });
    expect(await mail({ mail: "claim-company", claimId: String(waiting?.id) })).toBeUndefined();
    expect(await claimsOf(databaseId)).toMatchObject([{ status: "pending", email: null }]);
  });

  test("has what its maker said of the company's software looked at", async () => {
    const viewer = await somebody();
    const databaseId = await found({}, website);
    const software = await database.prisma.software.findFirstOrThrow();
    await database.prisma.software.update({ where: { id: software.id }, data: { companyId: databaseId } });
    const { id } = await database.prisma.review.create({
      data: {
        userId: viewer.id,
        softwareId: software.id,
        rating: 5,
        title: "Good",
        content: "Good. ".repeat(20),
      },
    });
    await confirm(viewer, await claimed(viewer, databaseId));
    expect(await database.prisma.reviewFlag.findMany({ where: { reviewId: id } })).toMatchObject([
      { kind: "own-company", status: "open" },
    ]);
    await database.prisma.software.update({
      where: { id: software.id },
      data: { companyId: software.companyId },
    });
  });

  test.each([
    null,
    "https://acme.gmail.com",
    "https://192.0.2.7",
    "https://github.com/acme",
    "https://sites.google.com/view/acme",
    "https://cs.stanford.edu/acme",
    "https://www.cl.cam.ac.uk/acme",
    "https://tuta.com",
  ])("of a company whose website is %s waits for the administrators", async (site) => {
    const databaseId = await found({}, site);
    const viewer = await somebody();
    const { services, jobs } = testServices();
    const answer = await send(viewer, "claimCompany", { databaseId }, services);
    expect(answer.message).toBe("Your claim waits for our administrators, who will look at it.");
    await claim(viewer, databaseId, null);
    expect(jobs).toEqual([]);
    expect(await claimsOf(databaseId)).toMatchObject([{ status: "pending", domain: null, email: null }]);
    const daysOn = (days: number) => new Date(worldNow.getTime() + days * dayMs);
    await transaction(database, (tx) => sweepCompanies(tx, daysOn(179)));
    expect(await claimsOf(databaseId)).toHaveLength(1);
    await transaction(database, (tx) => sweepCompanies(tx, daysOn(180)));
    expect(await claimsOf(databaseId)).toEqual([]);
  });

  test("is nothing where there is an owner, or no company", async () => {
    const viewer = await somebody();
    expect(await claim(viewer, world.companies.northwind, "me@northwind.example")).toMatchObject({
      __typename: "ConflictError",
      message: "Someone else has already claimed this company. Its owners can invite you.",
    });
    await expect(claim(viewer, world.users.user, "me@northwind.example")).rejects.toThrow(
      "Company not found",
    );
  });

  test("can be confirmed by the claimant only", async () => {
    const databaseId = await found({}, website);
    const viewer = await somebody();
    const secret = await claimed(viewer, databaseId);
    const reader = await somebody();
    expect(await confirm(reader, secret)).toMatchObject({
      __typename: "ConflictError",
      message:
        "This link belongs to another account. Please sign in with the account that claimed the company.",
    });
    await expect(confirm(null, secret)).rejects.toThrow("Unauthorized");
    expect((await confirm(viewer, secret)).__typename).toBe("CompanySaved");
  });

  test("is void where the company's website is another by then", async () => {
    const databaseId = await found({}, website);
    const viewer = await somebody();
    const secret = await claimed(viewer, databaseId);
    await database.prisma.company.update({
      where: { id: databaseId },
      data: { website: "https://other.example" },
    });
    expect(await confirm(viewer, secret)).toMatchObject(expired);
    expect((await company(viewer, databaseId)).isClaimed).toBe(false);
  });

  test("of two at once one wins, and the other is told", async () => {
    const databaseId = await found({}, website);
    const people = [await somebody(), await somebody()] as const;
    const secrets = [await claimed(people[0], databaseId), await claimed(people[1], databaseId)] as const;
    const answers = await Promise.all([confirm(people[0], secrets[0]), confirm(people[1], secrets[1])]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(["CompanySaved", "ConflictError"]);
    expect(answers.find(({ message }) => message)?.message).toBe(
      "Someone else has already claimed this company. Its owners can invite you.",
    );
    expect((await claimsOf(databaseId)).map(({ status }) => status).sort()).toEqual(["approved", "rejected"]);
    expect(await database.prisma.companyMember.count({ where: { companyId: databaseId } })).toBe(1);
  });

  test("made again is one claim, and what is mailed for the first one proves nothing", async () => {
    const databaseId = await found({}, website);
    const viewer = await somebody();
    const first = await claimed(viewer, databaseId, "first@acme.example");
    const second = await claimed(viewer, databaseId, "second@acme.example");
    expect(await claimsOf(databaseId)).toHaveLength(1);
    expect(await confirm(viewer, first)).toMatchObject(expired);
    expect((await confirm(viewer, second)).__typename).toBe("CompanySaved");
  });

  test("that nobody confirms is swept; no address outlives it", async () => {
    const databaseId = await found({}, website);
    await claim(await somebody(), databaseId, "me@acme.example");
    await transaction(database, (tx) => sweepCompanies(tx, new Date(worldNow.getTime() + 2 * dayMs)));
    expect(await claimsOf(databaseId)).toEqual([]);
  });
});
