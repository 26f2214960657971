import { beforeAll, expect, test } from "vitest";
import { testAdministering } from "../../../testing/administering.ts";
import { testDatabase, testKind } from "../../../testing/database.ts";
import { countLockWaits } from "../../../testing/lock-waits.ts";
import { seed, viewersOf, type World } from "../../../testing/seed.ts";
import { testWriters } from "../../../testing/writers.ts";
import { recomputeCounters } from "../../counters/recompute.ts";

const database = testDatabase();
const { send } = testAdministering(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

/** How many connections wait for a lock of somebody else. */
const waiting = () => countLockWaits(database);

test.runIf(testKind === "postgresql")(
  "flags of several software are decided in the order of all other commands: nothing later is held while an earlier category is awaited",
  async () => {
    const { prisma, pool } = database;
    const { quillByUser, abacusByCleo } = world.reviews;
    // The software with the lower id stands in the category with the higher one, and the other way round.
    const [{ id: early = "" } = {}, { id: late = "" } = {}] = await prisma.category.findMany({
      where: { id: { in: [world.categories.finance, world.categories.bookkeeping] } },
      orderBy: { id: "asc" },
    });
    await prisma.softwareCategory.deleteMany({
      where: { softwareId: { in: [world.software.quill, world.software.abacus] } },
    });
    await prisma.softwareCategory.createMany({
      data: [
        { softwareId: world.software.quill, categoryId: late },
        { softwareId: world.software.abacus, categoryId: early },
      ],
    });
    await recomputeCounters(prisma);
    const flags = await Promise.all(
      [abacusByCleo, quillByUser].map((reviewId) =>
        prisma.reviewFlag.create({ data: { reviewId, kind: "burst", evidence: {} } }),
      ),
    );
    const other = await pool.connect();
    try {
      await other.query("begin");
      await other.query("select 1 from category where id = $1 for update", [early]);
      const decided = send(viewersOf(world).admin, "decideFlags", {
        databaseIds: flags.map(({ id }) => id),
        decision: "UPHELD",
        reason: "Advertising",
      });
      await expect.poll(waiting, { interval: 5 }).toBe(1);
      // A circle would close here, and one of the two would have to begin again.
      await other.query("select 1 from category where id = $1 for update nowait", [late]);
      await other.query("select 1 from total_count where name = 'publishedReviews' for update nowait");
      await other.query("commit");
      expect(await decided).toMatchObject({ flags: [{ status: "UPHELD" }, { status: "UPHELD" }] });
    } finally {
      await other.query("rollback");
      other.release();
    }
    await testWriters(database).expectNoDrift();
  },
);
