import { beforeAll, expect, test } from "vitest";
import { testDatabase, testKind } from "../../../testing/database.ts";
import { countLockWaits } from "../../../testing/lock-waits.ts";
import { sameMailbox, testReappearing } from "../../../testing/review-traces.ts";
import { seed, type World } from "../../../testing/seed.ts";
import { testKeys } from "../../../testing/services.ts";
import { macsOf } from "./macs.ts";

const database = testDatabase();
const { signUp, write, stored, secretFor, open } = testReappearing(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

/** How many connections wait for a lock of somebody else. */
const waiting = () => countLockWaits(database);

/**
 * Does something while another review of the same software, which is not seen before, is kept as of the mailbox: under the
 * lock that every writer of that software's reviews takes first.
 */
async function whileKept<Result>(reviewId: string, mailbox: string, act: () => Promise<Result>) {
  const [mac] = macsOf(testKeys, "mailbox", world.software.tally, mailbox);
  const other = await database.pool.connect();
  try {
    await other.query("begin");
    await other.query("select 1 from software where id = $1 for update", [world.software.tally]);
    await other.query(
      "insert into review_trace (review_id, kind, mac) values ($1, 'mailbox', decode($2, 'hex'))",
      [reviewId, mac],
    );
    const acting = act();
    await expect.poll(waiting, { interval: 5, timeout: 20_000 }).toBe(1);
    await other.query("commit");
    return await acting;
  } finally {
    await other.query("rollback");
    other.release();
  }
}

test.runIf(testKind === "postgresql")(
  "a review that is written, or proved, waits for another of the software, and finds it",
  async () => {
    const writing = { softwareId: world.software.tally };
    const first = await write((await signUp("first@home.example")).viewer, writing);
    const second = await signUp("second@home.example");
    const written = await whileKept(first.id, "second@home.example", () => write(second.viewer, writing));
    expect(written).toMatchObject({ status: "hidden", flags: [sameMailbox(first.id)] });
    const { viewer } = await signUp("third@home.example");
    const { id } = await write(viewer, writing);
    const secret = await secretFor({ viewer, id }, "third@acme.example");
    const { result } = await whileKept(first.id, "third@acme.example", () => open(secret));
    expect(result.__typename).toBe("ConflictError");
    expect(await stored(id)).toMatchObject({ status: "hidden", flags: [sameMailbox(first.id)] });
  },
);
