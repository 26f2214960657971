import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { consumeAllTokens, hashed } from "../../auth/tokens.ts";
import { transaction } from "../../database/client/transaction.ts";
import { hourMs } from "../../inputs/index.ts";
import type { MailJob } from "../../jobs/enqueue.ts";
import { type Mail, MailError, type Mailer } from "../../mail/mail.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed, type World, worldNow } from "../../testing/seed.ts";
import { sendMail } from "../mail/send.ts";
import { accountMails } from "./mails.ts";

const database = testDatabase();
let world: World;
let sent: Mail[] = [];
let newcomer = "";
beforeAll(async () => {
  world = await seed(database);
  const { id } = await database.prisma.user.create({
    data: { email: "Noa@mail.example", emailKey: "noa@mail.example", firstName: "Noa" },
  });
  newcomer = id;
});
beforeEach(async () => {
  sent = [];
  await database.prisma.oneTimeToken.deleteMany();
});

type AccountMail = keyof typeof accountMails;
const names = Object.keys(accountMails) as AccountMail[];

const mailer: Mailer = { send: async (mail) => void sent.push(mail), close() {} };
const send = (mail: AccountMail, userId: string | null, by = mailer) =>
  sendMail(
    { database, mailer: by, site: { name: "Assay", url: "https://assay.example" }, now: () => worldNow },
    { mail, userId } as MailJob,
  );
const secretOf = (mail: Mail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
const tokens = () => database.prisma.oneTimeToken.count();

describe("a mail with a secret", () => {
  test.each([
    ["verify-email", "verify_email", "/verify-email?token=", 24, "within 24 hours"],
    ["reset-password", "reset_password", "/reset-password?token=", 1, "within one hour"],
  ] as const)(
    "%s goes to the user with a link that lives as long as it says",
    async (mail, purpose, path, hours, words) => {
      await send(mail, newcomer);
      expect(sent.map(({ to }) => to)).toEqual(["Noa@mail.example"]);
      // Nobody has shown that it is Noa's address.
      expect(sent[0]?.text).toContain("Hello,");
      expect(
        `${sent[0]?.subject} ${sent[0]?.text} ${sent[0]?.html}`.replaceAll("Noa@mail.example", ""),
      ).not.toContain("Noa");
      expect(sent[0]?.text).toContain(words);
      const secret = secretOf(sent[0]);
      expect(sent[0]?.text).toContain(`https://assay.example${path}${secret}\n`);
      const row = await database.prisma.oneTimeToken.findUniqueOrThrow({ where: { id: hashed(secret) } });
      expect(row.expiresAt.getTime() - worldNow.getTime()).toBe(hours * hourMs);
      const used = await transaction(database, (tx) =>
        consumeAllTokens(tx, { secret, purpose, now: worldNow }),
      );
      expect(used).toBe(newcomer);
    },
  );

  test("is another one each time it is sent, and the one before lives on", async () => {
    await send("reset-password", newcomer);
    await send("reset-password", newcomer);
    const [first, second] = sent.map(secretOf);
    expect(first).not.toBe(second);
    expect(await tokens()).toBe(2);
  });

  test("is sent after the transaction: a slow mail server holds no connection", async () => {
    const rows: number[] = [];
    await send("reset-password", newcomer, {
      ...mailer,
      // With one connection this would wait for itself.
      send: async () => void rows.push(await tokens()),
    });
    expect(rows).toEqual([1]);
  });
});

test("a changed password is told without a secret", async () => {
  await send("password-changed", world.users.user);
  expect(sent[0]?.text).toContain("https://assay.example/forgot-password\n");
  expect(sent[0]?.text).not.toContain("token=");
  expect(await tokens()).toBe(0);
});

describe.each(names)("%s is sent to nobody", (mail) => {
  test("where there is no account, no address, or no access", async () => {
    const gone = "01900000-0000-7000-8000-00000000dead";
    const { id: suspended } = await database.prisma.user.upsert({
      where: { emailKey: "sid@mail.example" },
      create: { email: "sid@mail.example", emailKey: "sid@mail.example", suspendedAt: worldNow },
      update: {},
    });
    for (const userId of [null, gone, world.users.imported, suspended]) await send(mail, userId);
    expect(sent).toEqual([]);
    expect(await tokens()).toBe(0);
  });
});

test("of a changed password nobody is told at an address that they have not proved", async () => {
  await send("password-changed", newcomer);
  expect(sent).toEqual([]);
});

test("an address that is proved is not to be proved again", async () => {
  await send("verify-email", world.users.user);
  expect(sent).toEqual([]);
  await send("reset-password", world.users.user);
  expect(sent.map(({ to }) => to)).toEqual(["Uma@mail.example"]);
});

test("what the mailer throws reaches the job", async () => {
  const broken: Mailer = { ...mailer, send: () => Promise.reject(new MailError("away")) };
  await expect(send("reset-password", newcomer, broken)).rejects.toThrow("away");
});
