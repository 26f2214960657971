import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createKeys } from "../../../auth/keys.ts";
import { main } from "../../../commands/forget-mailbox.ts";
import { testAdministering } from "../../../testing/administering.ts";
import { testDatabase } from "../../../testing/database.ts";
import { testReappearing, yearsLater } from "../../../testing/review-traces.ts";
import { seed, viewersOf, type World } from "../../../testing/seed.ts";
import { testKeys } from "../../../testing/services.ts";
import { testWriters } from "../../../testing/writers.ts";
import { forgetMailbox } from "./forget-mailbox.ts";

const database = testDatabase();
const { signUp, write, stored, writtenAndLeft, forget } = testReappearing(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(() => forget());

test("what deleted accounts with a mailbox left is deleted, for every software, with what it told", async () => {
  const { tally: softwareId, ember, quill } = world.software;
  const email = "ivy@home.example";
  await writtenAndLeft(email, { softwareId });
  await writtenAndLeft("other@home.example", { softwareId });
  const ivy = await signUp(email);
  const waiting = await write(ivy.viewer, { softwareId });
  expect(waiting.flags).toHaveLength(1);
  await write(ivy.viewer, { softwareId: ember });
  const { id: databaseId } = await write(ivy.viewer, { softwareId: quill });
  const reason = "Insults";
  const moderation = { databaseId, status: "HIDDEN", reason };
  await testAdministering(database).send(viewersOf(world).admin, "setReviewStatus", moderation);
  await testWriters(database).send(ivy.viewer, "deleteReview", { databaseId });
  await ivy.leave();
  expect(await forgetMailbox(database, createKeys(Buffer.alloc(32, 9)), email)).toEqual({
    reviews: 0,
    hiddenReviews: 0,
  });
  expect(await forgetMailbox(database, testKeys, "IVY+x@Home.example")).toEqual({
    reviews: 3,
    hiddenReviews: 1,
  });
  expect(await stored(waiting.id)).toMatchObject({ status: "hidden", flags: [] });
  // Somebody else's stays.
  expect(await database.prisma.reviewTrace.findMany({ select: { expiresAt: true } })).toEqual([
    { expiresAt: yearsLater(3) },
  ]);
  const again = await signUp(email);
  for (const id of [softwareId, ember, quill])
    expect(await write(again.viewer, { softwareId: id })).toMatchObject({ status: "published", flags: [] });
});

test("what is of an account that is there stays", async () => {
  const { viewer } = await signUp("here@home.example");
  await write(viewer, { softwareId: world.software.tally });
  expect(await forgetMailbox(database, testKeys, "here@home.example")).toMatchObject({ reviews: 0 });
  expect(await database.prisma.reviewTrace.count()).toBe(1);
});

test.each([[[]], [["nobody"]], [["a@b.example", "more"]]])(
  "npm run forget-mailbox refuses %j",
  async (args) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await main(args)).toBe(2);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  },
);
