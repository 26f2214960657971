import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { createToken } from "../../auth/tokens.ts";
import { transaction } from "../../database/client/transaction.ts";
import { outcome } from "../../http/rest/outcome.ts";
import { dayMs } from "../../inputs/index.ts";
import type { Mail } from "../../mail/mail.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testWriters, words } from "../../testing/writers.ts";
import { sendMail } from "./send.ts";

const database = testDatabase();
const writers = testWriters(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const preferences = "mailPreferences { kind isOn }";
const set = `mutation($input: SetMailPreferenceInput!) { result: setMailPreference(input: $input) {
  ${outcome(`AccountChanged { viewer { ${preferences} } }`, "ValidationError")} } }`;
const off = `mutation($input: UnsubscribeInput!) { result: unsubscribe(input: $input) {
  ${outcome("Unsubscribed { preference { kind isOn } }", "ValidationError")} } }`;
const link = "query($token: String!) { unsubscribeLink(token: $token) { kind isOn } }";

const offOf = async (viewer: Viewer) => {
  const { viewer: user } = await read<{ viewer: { mailPreferences: { kind: string; isOn: boolean }[] } }>(
    database,
    `{ viewer { ${preferences} } }`,
    {},
    { viewer },
  );
  expect(user.mailPreferences.map(({ kind }) => kind)).toEqual([
    "REVIEW_THANKS",
    "REVIEW_ANSWERED",
    "NEW_LEAD",
    "NEW_REVIEW",
  ]);
  return user.mailPreferences.filter(({ isOn }) => !isOn).map(({ kind }) => kind);
};
const setTo = (viewer: Viewer | null, kind: string, isOn: boolean) =>
  ask(database, set, { input: { kind, isOn } }, { viewer });
const secretOf = (userId: string, payload = { kind: "new-review" }, now = worldNow) =>
  transaction(database, (tx) => createToken(tx, { purpose: "unsubscribe", userId, payload, now }));
const unsubscribe = async (token: string) =>
  (await read<{ result: object }>(database, off, { input: { token } })).result;

test("every kind comes until it is switched off, each by itself, and on again", async () => {
  const viewer = await writers.somebody();
  expect(await offOf(viewer)).toEqual([]);
  await setTo(viewer, "NEW_LEAD", false);
  await setTo(viewer, "NEW_LEAD", false);
  await setTo(viewer, "REVIEW_THANKS", false);
  expect(await offOf(viewer)).toEqual(["REVIEW_THANKS", "NEW_LEAD"]);
  await setTo(viewer, "NEW_LEAD", true);
  expect(await offOf(viewer)).toEqual(["REVIEW_THANKS"]);
  expect(await offOf(await writers.somebody())).toEqual([]);
});

test("preferences are for those who are signed in", async () => {
  const { errors } = await setTo(null, "NEW_LEAD", false);
  expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
});

test("a mailed link switches its own kind off, signed out too and as often as one likes; reading it does nothing", async () => {
  const viewer = await writers.somebody();
  const token = await secretOf(viewer.id);
  expect(await read(database, link, { token })).toEqual({
    unsubscribeLink: { kind: "NEW_REVIEW", isOn: true },
  });
  expect(await offOf(viewer)).toEqual([]);
  for (let time = 0; time < 2; time++)
    expect(await unsubscribe(token)).toEqual({
      __typename: "Unsubscribed",
      preference: { kind: "NEW_REVIEW", isOn: false },
    });
  expect(await offOf(viewer)).toEqual(["NEW_REVIEW"]);
  expect(await read(database, link, { token })).toEqual({
    unsubscribeLink: { kind: "NEW_REVIEW", isOn: false },
  });
});

test("a link that is unknown, a year old, of another purpose or of no kind switches nothing off", async () => {
  const viewer = await writers.somebody();
  const old = new Date(worldNow.getTime() - 366 * dayMs);
  const making = { purpose: "reset_password", userId: viewer.id, now: worldNow } as const;
  const others = [
    "unknown",
    await secretOf(viewer.id, { kind: "new-lead" }, old),
    await transaction(database, (tx) => createToken(tx, making)),
    await secretOf(viewer.id, { kind: "verify-email" }),
  ];
  for (const token of others) {
    expect(await read(database, link, { token })).toEqual({ unsubscribeLink: null });
    expect(await unsubscribe(token)).toMatchObject({ __typename: "ValidationError" });
  }
  expect(await offOf(viewer)).toEqual([]);
});

test("the link of a mail works, and no such mail comes after it", async () => {
  const sent: Mail[] = [];
  const { owner } = viewersOf(world);
  const author = await writers.somebody();
  const { review } = await writers.send(author, "createReview", {
    ...words,
    softwareId: world.software.harbor,
  });
  const send = () =>
    sendMail(
      {
        database,
        mailer: { send: async (mail) => void sent.push(mail), close() {} },
        site: { name: "Assay", url: "https://assay.example" },
        now: () => worldNow,
      },
      { mail: "new-review", reviewId: String(review?.databaseId), userId: owner.id },
    );
  await send();
  const token = new URL(sent[0]?.offUrl ?? "").searchParams.get("token") ?? "";
  await unsubscribe(token);
  await send();
  expect(sent).toHaveLength(1);
  expect(await offOf(owner)).toEqual(["NEW_REVIEW"]);
});
