import { beforeAll, describe, expect, test } from "vitest";
import { recomputeCounters } from "../domain/counters/recompute.ts";
import { testDatabase } from "../testing/database.ts";
import { ask } from "../testing/engine.ts";
import { keptAnswers, recordedAnswer } from "../testing/kept-answers.ts";
import { makePlace, type Place } from "../testing/parity/place.ts";
import { writes } from "../testing/parity/writes.ts";
import { type PublicDocument, publicDocuments } from "../testing/public-documents.ts";
import { randomNumbers } from "../testing/random.ts";
import { rowChanges } from "../testing/row-changes.ts";
import { seed } from "../testing/seed.ts";
import { testServices } from "../testing/services.ts";

const database = testDatabase();
/** Another one makes other changes, in another order. */
const seedNumber = 1;
/** Changes between two looks at all answers. */
const changesAtOnce = 30;
let place: Place;
let documents: PublicDocument[];

beforeAll(async () => {
  const world = await seed(database);
  const { prisma } = database;
  place = await makePlace(database, { caller: "admin", passwordHash: "" });
  const { beacon, ledgerly } = world.software;
  const companyId = place.company;
  const reviews = await prisma.review.findMany({ where: { softwareId: beacon }, orderBy: { id: "asc" } });
  await prisma.reviewAnswer.createMany({
    data: reviews.slice(0, 2).map(({ id: reviewId }) => ({ reviewId, companyId, content: "Thanks." })),
  });
  await prisma.categorySlug.create({ data: { slug: "selling", categoryId: world.categories.sales } });
  const formerNameAt = new Date(Date.UTC(2026, 5, 1));
  await prisma.software.updateMany({
    where: { id: { in: [beacon, ledgerly] } },
    data: { formerName: "Wholly Different", formerNameAt },
  });
  await prisma.$transaction((tx) => recomputeCounters(tx));
  documents = publicDocuments({
    software: [...Object.values(world.software).slice(0, 5), place.software, place.draft],
    categories: ["sales", "crm", "contact-center", "finance", "retired", "selling", place.category.slug],
    companies: [...Object.values(world.companies), place.company],
    reviews: [...reviews.slice(0, 4).map(({ id }) => id), place.review],
  });
});

test("what visitors ask can be kept", async () => {
  for (const document of documents) {
    const { errors, reads } = await recordedAnswer(database, document);
    expect([document.name, errors, reads.refusal]).toEqual([document.name, undefined, null]);
  }
});

describe("an answer of which nothing has changed is the same again", () => {
  test("after every command", async () => {
    const pick = randomNumbers(seedNumber);
    const kept = await keptAnswers(database, documents);
    const calls = writes.flatMap((twin) =>
      (["author", "owner", "admin"] as const).map((caller) => ({ twin, caller, place: pick(1_000_000) })),
    );
    let untouched = 0;
    for (const [index, { twin, caller }] of calls.sort((a, b) => a.place - b.place).entries()) {
      const viewer = { id: place.people[caller].id, isAdmin: caller === "admin", isEmailVerified: true };
      const { services } = testServices();
      // Some are refused, and those that begin a session fail at that.
      await ask(database, twin.document, twin.variables?.(place, caller), { viewer, services }).catch(() => null);
      if (index % 20 === 0) await database.prisma.$transaction((tx) => recomputeCounters(tx));
      untouched += await kept.follow(`${twin.route} ${twin.about ?? ""} ${caller}`);
      if (index % changesAtOnce === 0) await kept.check(seedNumber);
    }
    await kept.check(seedNumber);
    expect(untouched).toBeGreaterThan(calls.length);
  });

  test("after a change of each column of each table", async () => {
    const kept = await keptAnswers(database, documents);
    let untouched = 0;
    const changes = await rowChanges(database, seedNumber);
    for (const [index, change] of changes.entries()) {
      if (await change.run()) untouched += await kept.follow(change.name);
      if (index % changesAtOnce === 0) await kept.check(seedNumber);
    }
    await kept.check(seedNumber);
    expect(untouched).toBeGreaterThan(changes.length);
  });
});
