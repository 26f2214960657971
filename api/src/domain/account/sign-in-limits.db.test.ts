import { describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { password, testGuessing, wrong } from "../../testing/sign-in-limits.ts";

const database = testDatabase();
const { afterFailures, anywhere, at, attempt, counted, failuresOf, guess, joined, linkFor, open } =
  testGuessing(database);

describe("failures in a quarter of an hour", () => {
  test("ten for an account from one network: its owner gets in from elsewhere, and others from that network", async () => {
    const [{ email }, other] = [await joined(), await joined()];
    const attacker = anywhere();
    for (let count = 1; count <= 10; count++) expect(await guess(email, attacker)).toBe(wrong);
    expect(await attempt(email, password, attacker)).toBe(15);
    expect(await attempt(email)).toBe("SignedIn");
    expect(await attempt(other.email, password, attacker)).toBe("SignedIn");
    at(16);
    expect(await attempt(email, password, attacker)).toBe("SignedIn");
  });

  test("fifty for a network, over however many accounts", async () => {
    const { email } = await joined();
    const attacker = anywhere();
    await counted("sign-in:network", attacker, 46, 15);
    for (let count = 1; count <= 4; count++)
      expect(await guess(`many${count}@guess.example`, attacker)).toBe(wrong);
    expect(await attempt(email, password, attacker)).toBe(15);
    expect(await attempt(email)).toBe("SignedIn");
    expect(await failuresOf("many1@guess.example")).toBe(1);
  });

  test("guesses at the same moment are not more", async () => {
    const attacker = anywhere();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => guess("moment@guess.example", attacker)),
    );
    expect(answers.filter((answer) => answer === wrong)).toHaveLength(10);
    expect(answers.filter((answer) => answer === 15)).toHaveLength(15);
  });
});

describe("over a hundred failures a day for an account, from wherever", () => {
  test.each(["known", "unknown"])(
    "pauses grow from a minute to an hour, and end with the day; the address is %s",
    async (kind) => {
      const { email } = kind === "known" ? await joined() : { email: "nobody@guess.example" };
      await afterFailures(email, 99);
      expect(await guess(email)).toBe(wrong);
      let minutes = 0;
      for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
        expect(await guess(email)).toBe(wrong);
        expect(await guess(email)).toBe(seconds);
        expect(await attempt(email)).toBe(seconds);
        at(minutes + seconds - 0.01);
        expect(await guess(email)).toBe(1);
        minutes += seconds;
        at(minutes);
      }
      expect(await failuresOf(email)).toBe(108);
      at(23 * 60);
      for (let count = 1; count <= 3; count++) expect(await guess(email)).toBe(wrong);
      expect(await failuresOf(email)).toBe(3);
    },
  );

  test("of guesses at the same moment one is let through", async () => {
    const email = "all@guess.example";
    await afterFailures(email, 100);
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(email)));
    expect(answers.filter((answer) => answer === wrong)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 1)).toHaveLength(19);
  });

  test("who is refused is counted nowhere", async () => {
    const email = "refused@guess.example";
    await afterFailures(email, 100);
    const network = anywhere();
    await guess(email, network);
    await counted("sign-in:network", network, 49, 15);
    for (let count = 1; count <= 20; count++) expect(await guess(email, network)).toBe(1);
    expect(await guess("other@guess.example", network)).toBe(wrong);
    expect(await failuresOf(email)).toBe(101);
  });

  test("success takes back its own attempt alone, and its own pause", async () => {
    const { email } = await joined();
    await afterFailures(email, 104);
    expect(await attempt(email)).toBe("SignedIn");
    expect(await failuresOf(email)).toBe(104);
    expect(await guess(email)).toBe(wrong);
    expect(await guess(email)).toBe(16);
  });

  test("a new password by mail ends them", async () => {
    const { email, id } = await joined();
    await afterFailures(email, 120);
    await guess(email);
    expect(await attempt(email)).toBe(60);
    const token = await linkFor(id);
    await open().send("resetPassword", { token, password: "another horse" }, anywhere());
    expect(await attempt(email, "another horse")).toBe("SignedIn");
  });
});

test("a right password of somebody who is no administrator counts as a failure where administrators sign in", async () => {
  const { email } = await joined();
  const attacker = anywhere();
  const enter = () => open().send("signInAsAdmin", { email, password }, attacker);
  for (let count = 1; count <= 10; count++) expect((await enter()).message).toBe("Invalid credentials");
  expect(await attempt(email, password, attacker)).toBe(15);
});

test("guesses at the current password by who is signed in: ten, and signing in stays open", async () => {
  const { email, browser } = await joined();
  const change = (currentPassword: string) =>
    browser.send("changePassword", { currentPassword, newPassword: "another horse" }, anywhere());
  for (let count = 1; count <= 10; count++)
    expect((await change("a guess")).message).toBe("Current password is incorrect");
  await expect(change(password)).rejects.toThrow("Too many attempts. Please try again in 15 minutes.");
  expect(await attempt(email)).toBe("SignedIn");
});
