import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dayMs } from "../inputs/index.ts";
import { testDatabase } from "../testing/database.ts";
import { password, testGuessing, wrong } from "../testing/sign-in-limits.ts";
import { createDevices } from "./known-devices.ts";

const database = testDatabase();
const { afterFailures, anywhere, attempt, failuresOf, guess, joined, linkFor, noon, open } =
  testGuessing(database);

const idOf = (cookie: string | undefined) =>
  createHash("sha256")
    .update(cookie?.split("=")[1] ?? "")
    .digest("hex");

describe("a browser that signed in before", () => {
  test("does not wait because of failures elsewhere, also after it signed out", async () => {
    const { email, browser } = await joined();
    await browser.send("signOut");
    await afterFailures(email, 120);
    await guess(email);
    expect(await attempt(email)).toBe(60);
    expect(await guess(email, anywhere(), browser)).toBe(wrong);
    expect(await failuresOf(email)).toBe(121);
    expect(await attempt(email, password, anywhere(), browser)).toBe("SignedIn");
    expect(await attempt(email)).toBe(60);
  });

  test("has ten guesses from one network and a hundred a day like others", async () => {
    const { email, browser } = await joined();
    const network = anywhere();
    for (let count = 1; count <= 10; count++) expect(await guess(email, network, browser)).toBe(wrong);
    expect(await attempt(email, password, network, browser)).toBe(15);
    await database.pool.query("update rate_limit set points = 100 where key like 'sign-in:device:%'");
    expect(await attempt(email, password, anywhere(), browser)).toBe(24 * 60);
    expect(await attempt(email)).toBe("SignedIn");
  });

  test.each([
    ["another account's", async () => (await joined()).browser.device],
    ["none that anybody was given", async () => `assay_device=${"x".repeat(43)}`],
    ["no cookie at all", async () => undefined],
  ])("is not one whose cookie is %s", async (_title, cookie) => {
    const { email } = await joined();
    const thief = open();
    thief.device = await cookie();
    await afterFailures(email, 120);
    await guess(email, anywhere(), thief);
    expect(await attempt(email, password, anywhere(), thief)).toBe(60);
  });

  test("is known to every account that signed in there, by a secret that changes each time", async () => {
    const [ann, ben] = [await joined(), await joined()];
    const shared = open();
    await attempt(ann.email, password, anywhere(), shared);
    const first = shared.device;
    await attempt(ben.email, password, anywhere(), shared);
    expect(shared.device).toMatch(/^assay_device=[\w-]{43}$/);
    expect(shared.device).not.toBe(first);
    for (const { email } of [ann, ben]) {
      await afterFailures(email, 120);
      await guess(email);
    }
    const copy = open();
    copy.device = first;
    expect(await attempt(ann.email, password, anywhere(), copy)).toBe(60);
    expect(await attempt(ben.email, password, anywhere(), shared)).toBe("SignedIn");
    expect(await attempt(ann.email, password, anywhere(), shared)).toBe("SignedIn");
  });

  test("is known for a year, by the SHA-256 of its secret", async () => {
    const { email, browser, id } = await joined();
    const [row] = await database.prisma.knownDevice.findMany({ where: { userId: id } });
    expect(row?.expiresAt.getTime()).toBe(noon + 365 * dayMs);
    const secret = browser.device?.split("=")[1] ?? "";
    expect(row?.id).toBe(createHash("sha256").update(secret).digest("hex"));
    await database.prisma.knownDevice.updateMany({
      where: { userId: id },
      data: { expiresAt: new Date(noon) },
    });
    await afterFailures(email, 120);
    await guess(email);
    expect(await attempt(email, password, anywhere(), browser)).toBe(60);
  });

  test("is one of at most fifty: the one that has not signed in for longest is forgotten", async () => {
    const { email, id } = await joined();
    await database.prisma.knownDevice.deleteMany({ where: { userId: id } });
    await database.prisma.knownDevice.createMany({
      data: Array.from({ length: 50 }, (_, index) => ({
        id: `device-${index}`,
        userId: id,
        expiresAt: new Date(noon + (index + 1) * 1000),
      })),
    });
    await attempt(email);
    const left = await database.prisma.knownDevice.findMany({ where: { userId: id } });
    expect(left).toHaveLength(50);
    expect(left.map((one) => one.id)).not.toContain("device-0");
  });

  test("is forgotten with a new password, with signing out everywhere else, and with the account; the one that asks is not", async () => {
    const { email, browser, id } = await joined();
    const known = async () => (await database.prisma.knownDevice.findMany({ where: { userId: id } })).length;
    const own = () => database.prisma.knownDevice.count({ where: { userId: id, id: idOf(browser.device) } });
    await attempt(email);
    expect(await known()).toBe(2);
    await browser.send("changePassword", { currentPassword: password, newPassword: password });
    expect([await known(), await own()]).toEqual([1, 1]);
    await attempt(email);
    await browser.send("endOtherSessions");
    expect([await known(), await own()]).toEqual([1, 1]);
    const token = await linkFor(id);
    await open().send("resetPassword", { token, password });
    expect(await known()).toBe(0);
    await attempt(email, password, anywhere(), browser);
    expect(await known()).toBe(1);
    await browser.send("deleteAccount", { email, password });
    expect(await known()).toBe(0);
  });

  test("is not made known by a session that has ended meanwhile", async () => {
    const { browser, id } = await joined();
    await database.prisma.session.deleteMany({ where: { userId: id } });
    const before = await database.prisma.knownDevice.count();
    await createDevices(database.prisma, { secure: false }).remember("ended", browser.device);
    expect(await database.prisma.knownDevice.count()).toBe(before);
    expect(await database.prisma.knownDevice.count({ where: { id: idOf(browser.device) } })).toBe(1);
  });
});
