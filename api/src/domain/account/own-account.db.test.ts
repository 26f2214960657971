import { beforeAll, describe, expect, test } from "vitest";
import { createToken } from "../../auth/tokens.ts";
import { accountDocuments } from "../../testing/account-documents.ts";
import { testBrowser } from "../../testing/browser.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask } from "../../testing/engine.ts";
import { seed, type World, worldNow } from "../../testing/seed.ts";
import { makeToken } from "../../testing/tokens.ts";
import { authenticateToken, createTokenLookup } from "../token/access.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

let count = 0;
/** Somebody new with a password, and their browser. */
async function somebody() {
  const email = `s${++count}@own.example`;
  const browser = testBrowser(database);
  const input = {
    email,
    password: "first password",
    firstName: "So",
    lastName: "Mebody",
    designation: "Cook",
  };
  const { viewer } = await browser.send("signUp", input);
  return { email, browser, id: String(viewer?.["databaseId"]) };
}

test.each(["updateProfile", "changePassword", "endSession", "endOtherSessions", "deleteAccount"] as const)(
  "%s is for those who are signed in",
  async (name) => {
    const input = { id: "x", email: "a@b.example", currentPassword: "x", newPassword: "yyyyyy" };
    const fields = {
      updateProfile: [],
      changePassword: ["currentPassword", "newPassword"],
      endSession: ["id"],
      endOtherSessions: [],
      deleteAccount: ["email"],
    }[name] as (keyof typeof input)[];
    const given = Object.fromEntries(fields.map((field) => [field, input[field]]));
    const { errors } = await ask(
      database,
      accountDocuments[name],
      { input: given },
      await testBrowser(database).askOptions(),
    );
    expect(errors?.[0]).toMatchObject({ message: "Unauthorized", extensions: { code: "UNAUTHENTICATED" } });
  },
);

describe("updateProfile", () => {
  test("changes what is given, empties what is null or blank, and leaves the rest", {
    tags: ["5.profile.3", "5.profile.4", "6.user.1"],
  }, async () => {
    const { browser } = await somebody();
    expect(
      await browser.send("updateProfile", { companyUrl: "https://so.example", firstName: " Sol " }),
    ).toEqual({
      __typename: "AccountChanged",
      viewer: expect.objectContaining({
        firstName: "Sol",
        designation: "Cook",
        companyUrl: "https://so.example",
      }),
    });
    expect(await browser.send("updateProfile", { designation: null, companyUrl: "  " })).toMatchObject({
      viewer: { firstName: "Sol", designation: null, companyUrl: null },
    });
  });

  test("a name cannot be emptied, and a picture is an address of the web", {
    tags: ["5.profile.1", "5.profile.2"],
  }, async () => {
    const { browser } = await somebody();
    const answer = await browser.send("updateProfile", { lastName: null, profileImageUrl: "/api/logout" });
    expect(answer.fields).toEqual([
      { path: "lastName", message: "Last name is required" },
      { path: "profileImageUrl", message: "Please enter a valid URL" },
    ]);
  });
});

describe("changePassword", () => {
  test("needs the current one; all other sessions end", {
    tags: ["5.password.4", "6.user.2", "7.auth.20", "8.account.6"],
  }, async () => {
    const { browser, email, id } = await somebody();
    const other = testBrowser(database);
    await other.send("signIn", { email, password: "first password" });
    const change = (currentPassword: string) =>
      browser.send("changePassword", { currentPassword, newPassword: "second password" });
    expect((await change("wrong")).fields).toEqual([
      { path: "currentPassword", message: "Current password is incorrect" },
    ]);
    for (const [newPassword, message] of [
      ["short", "Password must be at least 6 characters"],
      ["x".repeat(257), "Password must be at most 256 bytes"],
    ]) {
      const input = { currentPassword: "first password", newPassword };
      expect(await browser.send("changePassword", input)).toMatchObject({ fields: [{ message }] });
    }
    expect((await change("first password")).__typename).toBe("Acknowledgement");
    expect(browser.jobs.at(-1)).toEqual({ kind: "mail", data: { mail: "password-changed", userId: id } });
    expect(await browser.read("{ viewer { databaseId } }")).toEqual({ viewer: { databaseId: id } });
    expect(await other.read("{ viewer { databaseId } }")).toEqual({ viewer: null });
    const signIn = (password: string) => testBrowser(database).send("signIn", { email, password });
    expect((await signIn("first password")).__typename).toBe("CredentialsError");
    expect((await signIn("second password")).__typename).toBe("SignedIn");
  });

  test("revokes the account's API tokens", async () => {
    const { browser, id } = await somebody();
    const { secret } = await makeToken(database, { userId: id });
    const access = () => authenticateToken({ lookUp: createTokenLookup(database), now: worldNow }, secret);
    await browser.send("changePassword", { currentPassword: "wrong", newPassword: "second password" });
    await expect(access()).resolves.toBeTruthy();
    await browser.send("changePassword", {
      currentPassword: "first password",
      newPassword: "second password",
    });
    await expect(access()).rejects.toThrow(/was revoked on/);
  });

  test("a link for a new password that was mailed before is good for nothing", async () => {
    const { browser, id } = await somebody();
    const token = await database.prisma.$transaction((tx) =>
      createToken(tx, { purpose: "reset_password", userId: id, now: worldNow }),
    );
    const change = { currentPassword: "first password", newPassword: "second password" };
    expect((await browser.send("changePassword", change)).__typename).toBe("Acknowledgement");
    const reset = { token, password: "third password" };
    expect((await testBrowser(database).send("resetPassword", reset)).__typename).toBe("ValidationError");
  });

  test("an account without one gets its first", { tags: ["3.user.2"] }, async () => {
    const { browser, email, id } = await somebody();
    await database.prisma.user.update({ where: { id }, data: { passwordHash: null, provider: "google" } });
    expect(await browser.read("{ viewer { hasPassword provider } }")).toEqual({
      viewer: { hasPassword: false, provider: "google" },
    });
    await browser.send("changePassword", { currentPassword: "", newPassword: "my first one" });
    const answer = await testBrowser(database).send("signIn", { email, password: "my first one" });
    expect(answer.__typename).toBe("SignedIn");
  });
});

describe("sessions", () => {
  test("are listed to their owner, and ended one by one or all but this one", async () => {
    const { browser, email, id } = await somebody();
    const others = [testBrowser(database), testBrowser(database), testBrowser(database)] as const;
    for (const other of others) await other.send("signIn", { email, password: "first password" });
    const query = "{ viewer { sessions { id isCurrent device } } }";
    type Sessions = { viewer: { sessions: { id: string; isCurrent: boolean; device: string }[] } };
    const { sessions } = (await browser.read<Sessions>(query)).viewer;
    expect(sessions).toHaveLength(4);
    expect(sessions.filter((one) => one.isCurrent)).toHaveLength(1);
    expect(sessions[0]?.device).toBe("Unknown device");
    const theirs = (await others[0].read<Sessions>(query)).viewer.sessions.find((one) => one.isCurrent);
    const ended = await browser.send("endSession", { id: theirs?.id });
    expect((ended.viewer as Sessions["viewer"]).sessions).toHaveLength(3);
    expect(await others[0].read("{ viewer { databaseId } }")).toEqual({ viewer: null });
    const left = (await browser.send("endOtherSessions")).viewer as Sessions["viewer"];
    expect(left.sessions.map((one) => one.isCurrent)).toEqual([true]);
    expect(await browser.read("{ viewer { databaseId } }")).toEqual({ viewer: { databaseId: id } });
  });

  test("somebody else's cannot be ended, nor seen by an administrator", async () => {
    const [mine, theirs] = [await somebody(), await somebody()];
    const [session] = await database.prisma.session.findMany({ where: { userId: theirs.id } });
    await mine.browser.send("endSession", { id: session?.id });
    expect(await theirs.browser.read("{ viewer { databaseId } }")).toEqual({
      viewer: { databaseId: theirs.id },
    });
    const admin = { id: world.users.admin, isAdmin: true, isEmailVerified: true };
    const { data } = await ask(
      database,
      `query($id: ID!) { node(id: $id) { ... on User { email sessions { id } } } }`,
      { id: Buffer.from(`User:${theirs.id}`).toString("base64") },
      { viewer: admin },
    );
    expect(data).toEqual({ node: { email: theirs.email, sessions: [] } });
  });
});

test("the number of one's published reviews and of the visits to them", { tags: ["2.auth.27"] }, async () => {
  const { browser, id } = await somebody();
  const { tally } = world.software;
  const review = { userId: id, rating: 4, title: "Good", content: "It is." };
  const shown = await database.prisma.review.create({ data: { ...review, softwareId: tally } });
  const { slate } = world.software as Record<string, string>;
  const other = slate ?? Object.values(world.software).find((one) => one !== tally);
  await database.prisma.review.create({
    data: { ...review, softwareId: String(other), status: "hidden", hiddenReason: "Spam" },
  });
  await database.prisma.dailyCount.createMany({
    data: ["2026-11-18", "2026-11-19"].map((day) => ({
      subjectId: shown.id,
      metric: "review_view",
      day: new Date(day),
      count: 3,
    })),
  });
  expect(await browser.read("{ viewer { reviewCount profileViews } }")).toEqual({
    viewer: { reviewCount: 1, profileViews: 6 },
  });
});

test("one's data hold what one said of others' reviews, and what one answered the moderators", async () => {
  const { browser, id } = await somebody();
  const { tally } = world.software;
  const answers = {
    title: "T",
    content: "C",
    rating: 3,
    status: "hidden",
    hiddenReason: "Names",
    authorReply: "It does not.",
  };
  await database.prisma.review.create({ data: { ...answers, userId: id, softwareId: tally } });
  const report = { reviewId: world.reviews.beaconByAda, reason: "other", details: "Another product." };
  await database.prisma.reviewReport.create({ data: { ...report, userId: id } });
  expect(await browser.read("{ viewer { dataExport } }")).toMatchObject({
    viewer: { dataExport: { reviews: [answers], reports: [report] } },
  });
});

test("one's data hold what was done as a vendor and as a buyer; by an address only once that is proved", async () => {
  const { browser, email, id } = await somebody();
  const { ferrite, northwind } = world.companies;
  const claim = { companyId: ferrite, status: "rejected", domain: null };
  const lead = {
    kind: "demo",
    name: "So",
    email: email.toUpperCase(),
    message: "When?",
    companyId: northwind,
  };
  const invitation = { companyId: northwind, email, role: "editor" };
  const picture = { id: "e".repeat(64), width: 64, height: 64 };
  const { prisma } = database;
  await prisma.companyClaim.create({ data: { ...claim, userId: id, decidedAt: new Date() } });
  await prisma.lead.create({ data: { ...lead, consentedAt: new Date(), notes: "Theirs alone." } });
  await prisma.lead.create({ data: { ...lead, email: "other@own.example", consentedAt: new Date() } });
  await prisma.companyInvitation.create({
    data: { ...invitation, emailKey: email.toLowerCase(), expiresAt: new Date() },
  });
  await prisma.picture.create({ data: { ...picture, userId: id } });
  await prisma.mailOptOut.create({ data: { userId: id, kind: "new-lead" } });
  const exportedData = async (isEmailVerified: boolean) => {
    await prisma.user.update({ where: { id }, data: { isEmailVerified } });
    const { viewer } = await browser.read<{ viewer: { dataExport: { leads: object[] } } }>(
      "{ viewer { dataExport } }",
    );
    return viewer.dataExport;
  };
  const proved = await exportedData(true);
  expect(proved).toMatchObject({
    claims: [claim],
    leads: [lead],
    invitationsReceived: [invitation],
    pictures: [picture],
    optOuts: [{ kind: "new-lead" }],
  });
  expect(JSON.stringify(proved)).not.toContain("Theirs alone.");
  expect(await exportedData(false)).toMatchObject({ leads: [], invitationsReceived: [] });
});

describe("deleteAccount", () => {
  test("reviews stay as Anonymous; sessions, votes, memberships and the address go", async () => {
    const { browser, email, id } = await somebody();
    const own = await database.prisma.review.create({
      data: {
        userId: id,
        softwareId: world.software.tally,
        rating: 2,
        title: "Stays",
        content: "It does.",
        isVerified: true,
        verifiedBy: "work_email",
        workDomain: "acme.example",
        workAddress: { create: { email: "so@acme.example" } },
      },
    });
    const [voted] = await database.prisma.review.findMany({ where: { userId: world.users.ada }, take: 1 });
    const reviewId = String(voted?.id);
    await database.prisma.reviewVote.createMany({
      data: [id, world.users.owner].map((userId) => ({ reviewId, userId })),
    });
    await database.prisma.review.update({ where: { id: reviewId }, data: { helpfulCount: 2 } });
    await database.prisma.companyMember.create({
      data: { userId: id, companyId: world.companies.northwind, role: "editor" },
    });
    const remove = (input: object) => browser.send("deleteAccount", input);
    expect((await remove({ email: "other@own.example", password: "first password" })).fields).toEqual([
      { path: "email", message: "This is not the email address of your account" },
    ]);
    expect((await remove({ email, password: "wrong" })).fields).toEqual([
      { path: "password", message: "Current password is incorrect" },
    ]);
    expect((await remove({ email, password: "first password" })).__typename).toBe("Acknowledgement");
    expect(browser.secret).toBeNull();
    const { data } = await ask(
      database,
      `{ review(databaseId: "${own.id}") { title author { displayName } } }`,
    );
    expect(data).toEqual({ review: { title: "Stays", author: null } });
    expect(
      await database.prisma.review.findUnique({ where: { id: own.id }, include: { workAddress: true } }),
    ).toMatchObject({ isVerified: true, workDomain: null, workAddress: null });
    const after = await database.prisma.review.findUniqueOrThrow({ where: { id: reviewId } });
    expect(after.helpfulCount).toBe(1);
    const { rows } = await database.pool.query(
      `select (select count(*)::int from app_user where id = $1) as users,
        (select count(*)::int from session where user_id = $1) as sessions,
        (select count(*)::int from company_member where user_id = $1) as memberships`,
      [id],
    );
    expect(rows).toEqual([{ users: 0, sessions: 0, memberships: 0 }]);
  });

  test("the last administrator stays", async () => {
    const { browser, email, id } = await somebody();
    await database.prisma.user.updateMany({ data: { isAdmin: false } });
    await database.prisma.user.update({ where: { id }, data: { isAdmin: true } });
    const input = { email, password: "first password" };
    expect(await browser.send("deleteAccount", input)).toEqual({
      __typename: "ConflictError",
      code: "LAST_ADMINISTRATOR",
      message: "You are the last administrator. Make someone else an administrator first",
    });
    await database.prisma.user.update({ where: { id: world.users.admin }, data: { isAdmin: true } });
    expect((await browser.send("deleteAccount", input)).__typename).toBe("Acknowledgement");
  });
});
