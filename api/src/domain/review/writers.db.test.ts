import { beforeAll, expect, test } from "vitest";
import { transaction } from "../../database/client/transaction.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { seed, type World } from "../../testing/seed.ts";
import { testWriters, words } from "../../testing/writers.ts";
import { lockCompany } from "../company/membership.ts";
import { lockReviewableSoftware } from "./subject.ts";

const database = testDatabase();
const { send, somebody, expectNoDrift } = testWriters(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

/** On one connection they come one after another: few show it, and many wait longer for their turn than a document may take. */
const people = testKind === "embedded" ? 5 : 30;

test("people who review one software at the same moment are all counted", async () => {
  const { quill } = world.software;
  const before = await database.prisma.software.findUniqueOrThrow({ where: { id: quill } });
  const writers = await Promise.all(Array.from({ length: people }, somebody));
  const results = await Promise.all(
    writers.map((viewer, index) =>
      send(viewer, "createReview", { ...words, softwareId: quill, rating: (index % 5) + 1 }),
    ),
  );
  expect(new Set(results.map(({ __typename }) => __typename))).toEqual(new Set(["ReviewSaved"]));
  const after = await database.prisma.software.findUniqueOrThrow({ where: { id: quill } });
  expect(after.reviewCount).toBe(before.reviewCount + people);
  expect(after.histogram).toEqual(before.histogram.map((count) => count + people / 5));
  await expectNoDrift();
});

// On one connection writers come one after another, whatever they write: the test above has them there.
test.runIf(testKind === "postgresql")(
  "people who review different software of one category at the same moment are all counted too",
  async () => {
    const targets = [
      world.software.harbor,
      world.software.quill,
      world.software.ember,
      world.software.beacon,
    ];
    await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const viewer = await somebody();
        const softwareId = targets[index % targets.length];
        const { review } = await send(viewer, "createReview", { ...words, softwareId });
        if (index % 3 === 0) await send(viewer, "deleteReview", { databaseId: review?.databaseId });
        if (index % 3 === 1)
          await send(viewer, "updateReview", { databaseId: review?.databaseId, rating: 1 });
      }),
    );
    await expectNoDrift();
  },
);

// Here too nobody else writes while a transaction is open.
test.runIf(testKind === "postgresql")(
  "a review may name a product that somebody is reviewing, who may name its own",
  async () => {
    const { harbor, quill } = world.software;
    const viewer = await somebody();
    const saved = await transaction(database, async (tx) => {
      await lockReviewableSoftware(tx, harbor, await somebody());
      return send(viewer, "createReview", { ...words, softwareId: quill, usedBeforeId: harbor });
    });
    expect(saved).toMatchObject({ __typename: "ReviewSaved" });
  },
);

// On one connection nobody else writes while a transaction is open.
test.runIf(testKind === "postgresql")(
  "a review waits for nobody who changes the listing's company, so that neither can have what the other needs",
  async () => {
    const { harbor } = world.software;
    const { companyId } = await database.prisma.software.findUniqueOrThrow({ where: { id: harbor } });
    const viewer = await somebody();
    const saved = await transaction(database, async (tx) => {
      await lockCompany(tx, companyId ?? "");
      return send(viewer, "createReview", { ...words, softwareId: harbor });
    });
    expect(saved).toMatchObject({ __typename: "ReviewSaved" });
  },
);
