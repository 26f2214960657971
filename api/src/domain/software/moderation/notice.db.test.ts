import { beforeAll, beforeEach, expect, test } from "vitest";
import { dayMs } from "../../../inputs/index.ts";
import { testAdministering } from "../../../testing/administering.ts";
import { testDatabase, testKind } from "../../../testing/database.ts";
import { read } from "../../../testing/engine.ts";
import { countLockWaits } from "../../../testing/lock-waits.ts";
import { seed, viewersOf, type World, worldNow } from "../../../testing/seed.ts";
import { testServices } from "../../../testing/services.ts";
import { sweepNotices } from "./notice.ts";

const database = testDatabase();
const { send, logged } = testAdministering(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(async () => {
  await database.prisma.manipulationNotice.deleteMany({});
  await database.pool.query("delete from transparency_counter_delta");
});
const admin = () => viewersOf(world).admin;
const later = (days: number) => new Date(worldNow.getTime() + days * dayMs);
const notice = { reason: "BOUGHT_REVIEWS", statement: "Twelve reviews came from paid accounts." };
const given = () => ({ databaseId: world.software.beacon, ...notice });

async function shown(now: Date): Promise<object | null> {
  const text =
    "query ($id: ID!) { software(databaseId: $id) { manipulationNotice { reason statement endsAt } } }";
  const { software } = await read<{ software: { manipulationNotice: object | null } }>(
    database,
    text,
    { id: world.software.beacon },
    { now },
  );
  return software.manipulationNotice;
}
async function counted() {
  const { rows } = await database.pool.query(
    "select measure, sum(count)::int as count from transparency_counter_delta group by 1 having sum(count) <> 0 order by 1",
  );
  return Object.fromEntries(rows.map(({ measure, count }) => [measure, count]));
}

test("a notice is shown for 90 days, mailed to the company's members, and swept when it has ended", async () => {
  const { services, jobs } = testServices();
  const { software } = await send(admin(), "setManipulationNotice", given(), services);
  const expected = { ...notice, endsAt: later(90).toISOString() };
  expect(software.manipulationNotice).toMatchObject({ ...expected, setAt: worldNow.toISOString() });
  expect(await shown(later(89))).toEqual(expected);
  expect(await shown(later(90))).toBeNull();
  const mails = jobs.map(({ data }) => data);
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.every((data) => "mail" in data && data.mail === "manipulation-notice")).toBe(true);
  expect((await logged(world.software.beacon)).at(-1)).toEqual({
    action: "software.set-notice",
    before: { notice: null },
    after: { notice: "bought-reviews", statement: notice.statement },
  });
  expect(await send(admin(), "setManipulationNotice", given())).toMatchObject({
    __typename: "ConflictError",
  });
  await database.prisma.$transaction((tx) => sweepNotices(tx, later(89)));
  expect(await database.prisma.manipulationNotice.count()).toBe(1);
  await database.pool.query("delete from change");
  await database.prisma.$transaction((tx) => sweepNotices(tx, later(90)));
  // Followers of the change log learn that it has ended.
  const { rows } = await database.pool.query("select subject, subject_id as id, facets, public from change");
  expect(rows).toEqual([{ subject: "software", id: world.software.beacon, facets: ["text"], public: true }]);
  expect(await counted()).toEqual({ notice: 1 });
});

test("a removed notice is not shown; the same reason again takes that back and ends as before; members hear of both", async () => {
  await send(admin(), "setManipulationNotice", given());
  await database.prisma.manipulationNotice.updateMany({ data: { endsAt: later(80) } });
  const { databaseId } = given();
  const { services, jobs } = testServices();
  const mailed = () => [...new Set(jobs.splice(0).map(({ data }) => ("mail" in data ? data.mail : "")))];
  const { software } = await send(admin(), "removeManipulationNotice", { databaseId }, services);
  expect([software.manipulationNotice, await shown(worldNow)]).toEqual([null, null]);
  expect(mailed()).toEqual(["manipulation-notice-removed"]);
  expect((await logged(world.software.beacon)).at(-1)).toEqual({
    action: "software.remove-notice",
    before: { notice: "bought-reviews", statement: notice.statement },
    after: { notice: null },
  });
  await send(admin(), "removeManipulationNotice", { databaseId }, services);
  expect([mailed(), await counted()]).toEqual([[], { notice: 1, "notice-removed": 1 }]);
  await send(admin(), "setManipulationNotice", given(), services);
  expect(await shown(worldNow)).toMatchObject({ endsAt: later(80).toISOString() });
  expect([mailed(), await counted()]).toEqual([["manipulation-notice"], { notice: 1 }]);
});

test("the same reason corrects the statement of a shown notice; after a removal another reason is a new notice", async () => {
  await send(admin(), "setManipulationNotice", given());
  await database.prisma.manipulationNotice.updateMany({ data: { endsAt: later(80) } });
  const { services, jobs } = testServices();
  const corrected = { ...given(), statement: "Ten reviews came from paid accounts." };
  await send(admin(), "setManipulationNotice", corrected, services);
  expect(await shown(worldNow)).toMatchObject({
    statement: corrected.statement,
    endsAt: later(80).toISOString(),
  });
  expect([jobs, await counted()]).toEqual([[], { notice: 1 }]);
  expect((await logged(world.software.beacon)).at(-1)).toMatchObject({
    before: { statement: notice.statement },
    after: { statement: corrected.statement },
  });
  const other = { ...given(), reason: "OWN_REVIEWS" };
  expect(await send(admin(), "setManipulationNotice", other)).toMatchObject({ __typename: "ConflictError" });
  await send(admin(), "removeManipulationNotice", { databaseId: given().databaseId });
  await send(admin(), "setManipulationNotice", other, services);
  expect(await shown(worldNow)).toMatchObject({ endsAt: later(90).toISOString() });
});

test.runIf(testKind === "postgresql")(
  "a notice is set while the sweep deletes the one that ended",
  async () => {
    await send(admin(), "setManipulationNotice", given());
    await database.prisma.manipulationNotice.updateMany({ data: { setAt: later(-95), endsAt: later(-5) } });
    const sweep = await database.pool.connect();
    await sweep.query("begin");
    await sweep.query("delete from manipulation_notice");
    const setting = send(admin(), "setManipulationNotice", given());
    setting.catch(() => {});
    try {
      await expect.poll(() => countLockWaits(database), { timeout: 30_000 }).toBe(1);
    } finally {
      await sweep.query("commit");
      sweep.release();
    }
    expect((await setting).software.manipulationNotice).toMatchObject(notice);
  },
);

test("a notice needs a statement of at most 500 characters", async () => {
  const of = (statement: string) => send(admin(), "setManipulationNotice", { ...given(), statement });
  expect((await of(" ")).fields).toEqual([{ path: "statement", message: "Statement is required" }]);
  expect((await of("s".repeat(501))).message).toBe("Statement must be at most 500 characters");
});
