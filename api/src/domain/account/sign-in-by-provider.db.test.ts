import { describe, expect, test } from "vitest";
import type { Transaction } from "../../database/client/transaction.ts";
import { dayMs } from "../../inputs/index.ts";
import { allPending, createPendingItems, nonePending, pendingItems } from "../../testing/account-access.ts";
import { testDatabase } from "../../testing/database.ts";
import { countLockWaits } from "../../testing/lock-waits.ts";
import { failed, type Person, serveWithProvider } from "../../testing/provider-site.ts";

const database = testDatabase();
const site = serveWithProvider(database);

/** An account of this site with a password, its owner signed in with a session. */
async function account(email: string, more: Record<string, unknown> = {}) {
  const { id } = await database.prisma.user.create({
    data: { email, emailKey: email.toLowerCase(), passwordHash: "hash", firstName: "Local", ...more },
  });
  await database.prisma.session.create({
    data: { id: `session-of-${id}`, userId: id, expiresAt: new Date(Date.now() + dayMs) },
  });
  return id;
}

const userOf = (id: string) =>
  database.prisma.user.findUniqueOrThrow({
    where: { id },
    include: { _count: { select: { sessions: true, apiTokens: true } } },
  });

describe("signing in by a provider", () => {
  test("an unknown subject with a verified address makes one", {
    tags: ["3.user.2", "9.category.7"],
  }, async () => {
    const person = site.stranger({
      email: "New.Person@Mail.Example",
      given_name: `  ${"é".repeat(79)}  xyz`,
      family_name: "\u0000 ",
      picture: "https://pictures.example/p.png",
    });
    const { session } = await site.signIn(person);
    const made = await database.prisma.user.findUniqueOrThrow({ where: { googleSubject: person.sub } });
    expect(made).toMatchObject({
      email: "New.Person@Mail.Example",
      emailKey: "new.person@mail.example",
      passwordHash: null,
      provider: "google",
      firstName: "é".repeat(79),
      lastName: null,
      profileImageUrl: "https://pictures.example/p.png",
      isEmailVerified: true,
      isAdmin: false,
    });
    expect(await site.whoIs(session)).toMatchObject({
      id: made.id,
      provider: "google",
      isEmailVerified: true,
    });
  });

  test.each([
    ["http:", "http://pictures.example/p.png"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:image/png;base64,AA"],
    ["too long", `https://pictures.example/${"p".repeat(2048)}`],
    ["NUL", "https://pictures.example/\u0000"],
    ["no text", 7],
  ])("a picture that is %s is left out", async (_title, picture) => {
    const person = site.stranger({ picture });
    expect((await site.signIn(person)).session).toBeDefined();
    const made = await database.prisma.user.findUniqueOrThrow({ where: { googleSubject: person.sub } });
    expect(made.profileImageUrl).toBeNull();
  });

  test("a known subject is the same user, whatever its address, name or proof are by now", async () => {
    const person = site.stranger({ given_name: "Ann" });
    const before = await site.whoIs((await site.signIn(person)).session);
    const changed = { ...person, email: "other@mail.example", email_verified: false, given_name: "Bea" };
    const after = await site.whoIs((await site.signIn(changed)).session);
    expect(after).toEqual(before);
    expect(await database.prisma.user.count({ where: { emailKey: "other@mail.example" } })).toBe(0);
  });

  test.each([[false], ["true"], [undefined]])(
    "an unknown subject with email_verified: %j is nobody, also where the address has an account",
    async (email_verified) => {
      const person = site.stranger({ email_verified });
      expect(await site.signIn(person)).toMatchObject({ to: failed, session: undefined });
      expect(await database.prisma.user.count({ where: { emailKey: person.email } })).toBe(0);
      const id = await account(person.email, { isEmailVerified: true });
      expect(await site.signIn(person)).toMatchObject({ to: failed, session: undefined });
      expect(await userOf(id)).toMatchObject({ googleSubject: null, passwordHash: "hash" });
    },
  );

  test.each([[undefined], [""], ["nobody"], [`${"x".repeat(250)}@mail.example`], [7]])(
    "a verified address that is none (%j) makes nothing",
    async (email) => {
      const person = { ...site.stranger(), email };
      expect(await site.signIn(person)).toMatchObject({ to: failed, session: undefined });
      expect(await database.prisma.user.count({ where: { googleSubject: person.sub } })).toBe(0);
    },
  );

  test("an account whose address was proved is linked, and keeps its password, its sessions and its own words", async () => {
    const person = site.stranger({ given_name: "Other" });
    const id = await account(person.email.toUpperCase(), { isEmailVerified: true });
    const { session } = await site.signIn(person);
    expect(await site.whoIs(session)).toMatchObject({ id });
    expect(await userOf(id)).toMatchObject({
      googleSubject: person.sub,
      passwordHash: "hash",
      provider: "email",
      firstName: "Local",
      isEmailVerified: true,
      email: person.email.toUpperCase(),
      _count: { sessions: 2 },
    });
  });

  test("an account whose address was not proved is linked, and loses what its maker could come in by", async () => {
    const person = site.stranger();
    const id = await account(person.email);
    await database.prisma.apiToken.create({
      data: { userId: id, name: "maker's", tokenHash: "hash-of-token", scopes: ["read:directory"] },
    });
    await createPendingItems(database, id);
    const { session } = await site.signIn(person);
    expect(await site.whoIs(session)).toMatchObject({ id, isEmailVerified: true });
    expect(await userOf(id)).toMatchObject({
      googleSubject: person.sub,
      passwordHash: null,
      provider: "email",
      isEmailVerified: true,
      _count: { sessions: 1 },
    });
    expect(await pendingItems(database, id)).toEqual(nonePending);
  });

  test("of one whose address was proved everything stays", async () => {
    const person = site.stranger();
    const id = await account(person.email, { isEmailVerified: true });
    await createPendingItems(database, id);
    await site.signIn(person);
    expect(await pendingItems(database, id)).toEqual(allPending);
  });

  test("an account that another subject is linked to stays theirs", async () => {
    const person = site.stranger();
    await site.signIn(person);
    const other = { ...site.stranger(), email: person.email };
    expect(await site.signIn(other)).toMatchObject({ to: failed, session: undefined });
    expect(await database.prisma.user.findUnique({ where: { emailKey: person.email } })).toMatchObject({
      googleSubject: person.sub,
    });
  });

  test("someone suspended is not let in, by subject or by address, and is not linked", async () => {
    const suspendedAt = new Date();
    const known = site.stranger();
    await site.signIn(known);
    await database.prisma.user.update({ where: { googleSubject: known.sub }, data: { suspendedAt } });
    expect(await site.signIn(known)).toMatchObject({ to: failed, session: undefined });
    const local = site.stranger();
    const id = await account(local.email, { suspendedAt });
    expect(await site.signIn(local)).toMatchObject({ to: failed, session: undefined });
    expect(await userOf(id)).toMatchObject({ googleSubject: null, passwordHash: "hash" });
  });

  test("an imported author is nobody's account", async () => {
    const person = site.stranger();
    await database.prisma.user.create({ data: { catalogKey: person.email } });
    await site.signIn(person);
    expect(await database.prisma.user.findUnique({ where: { catalogKey: person.email } })).toMatchObject({
      googleSubject: null,
    });
  });

  describe("of two at the same time", () => {
    /** Comes back while a transaction holds what it did; answers once that is done and the way back is over. */
    const meanwhile = async (person: Person, work: (tx: Transaction) => Promise<unknown>) => {
      const { url, cookie } = await site.begin();
      const query = site.provider.comeBack(url, person);
      const { answer } = await database.prisma.$transaction(async (tx) => {
        await work(tx);
        const answer = site.back(query, cookie);
        await waiting();
        return { answer };
      });
      return answer;
    };

    /** Until somebody waits for a lock; the embedded database has one connection, for which they wait anyway. */
    const waiting = () => database.kind === "embedded" || expect.poll(() => countLockWaits(database)).toBe(1);

    test.each(["address", "subject"])(
      "with the same %s one account is made, and both have it",
      async (same) => {
        const person = site.stranger();
        const email = same === "address" ? person.email : site.stranger().email;
        const rival = {
          email,
          emailKey: email,
          isEmailVerified: true,
          googleSubject: same === "subject" ? person.sub : null,
        };
        const { session } = await meanwhile(person, (tx) => tx.user.create({ data: rival }));
        expect(await site.whoIs(session)).toMatchObject({ email });
        expect(await database.prisma.user.count({ where: { googleSubject: person.sub } })).toBe(1);
      },
    );

    test("a person who comes back twice is let in by both", async () => {
      const person = site.stranger();
      const id = await account(person.email, { isEmailVerified: true });
      const { session } = await meanwhile(person, (tx) =>
        tx.user.update({ where: { id }, data: { googleSubject: person.sub } }),
      );
      expect(await site.whoIs(session)).toMatchObject({ id });
    });

    test("the subject that was linked first has the account", async () => {
      const [person, other] = [site.stranger(), site.stranger()];
      const id = await account(person.email, { isEmailVerified: true });
      const { session } = await meanwhile(person, (tx) =>
        tx.user.update({ where: { id }, data: { googleSubject: other.sub } }),
      );
      expect(session).toBeUndefined();
      expect(await userOf(id)).toMatchObject({ googleSubject: other.sub });
    });

    test("an address that is proved just now is not taken for one that was not", async () => {
      const person = site.stranger();
      const id = await account(person.email);
      await meanwhile(person, (tx) => tx.user.update({ where: { id }, data: { isEmailVerified: true } }));
      expect(await userOf(id)).toMatchObject({ googleSubject: person.sub, passwordHash: "hash" });
    });
  });
});
