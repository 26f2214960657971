import { readdirSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { clearCatalogue, importFiles, keptReport, readFolder, withFolder } from "../testing/import-files.ts";
import { category, oddCatalogue, review, software } from "../testing/import-rows.ts";
import { exportCatalogue } from "./export.ts";
import { importCatalogue } from "./import.ts";

const database = testDatabase();
beforeEach(() => clearCatalogue(database));

it("writes files that, imported into an empty database, are exported unchanged", async () => {
  await importFiles(database, oddCatalogue(260));
  await importFiles(database, {
    categories: [
      category("tools", {
        isActive: false,
        contentSections: [{ id: "why", heading: "Why", content: "Because." }],
        metaTitle: "Tools",
      }),
    ],
    software: [software("listing-0", { isActive: false, createdAt: "2021-02-03T04:05:06.789Z" })],
  });
  await withFolder({}, async (first) => {
    const { report, printed } = keptReport();
    await exportCatalogue(database, first, report);
    expect(printed).toContain("reviews.jsonl: 520 rows");
    expect(readFolder(first).categories).toContain(
      '"contentSections":[{"id":"why","heading":"Why","content":"Because."}]',
    );
    await clearCatalogue(database);
    await importCatalogue(database, first, report);
    expect(report.refused).toBe(0);
    await withFolder({}, async (second) => {
      await exportCatalogue(database, second, report);
      expect(readFolder(second)).toEqual(readFolder(first));
    });
  });
});

/** Two imported reviews, one of them hidden; one by a person, and one of a deleted account. */
async function withWrittenReviews() {
  await importFiles(database, {
    categories: [category("tools")],
    software: [software("kiln")],
    reviews: [review("r1", "kiln", "ann"), review("r2", "kiln", "bob")],
  });
  const { prisma } = database;
  await prisma.review.update({ where: { catalogKey: "r2" }, data: { status: "hidden" } });
  const { id: softwareId } = await prisma.software.findUniqueOrThrow({ where: { slug: "kiln" } });
  const written = { softwareId, rating: 5, title: "Mine", content: "Mine." };
  const eve = { email: "eve@example.org", emailKey: "eve@example.org", firstName: "Eve", lastName: "Holt" };
  const { id: userId } = await prisma.user.create({ data: { ...eve, designation: "Editor" } });
  const own = await prisma.review.create({ data: { ...written, userId, isInvited: true } });
  const anonymous = await prisma.review.create({ data: { ...written, pros: ["Fast"] } });
  return { userId, own, anonymous };
}

const reviewsIn = (folder: string) =>
  readFolder(folder)
    .reviews.trim()
    .split("\n")
    .map((line) => JSON.parse(line));

it("leaves out reviews of people with an account, and hidden ones, and says so", async () => {
  await withWrittenReviews();
  await withFolder({}, async (folder) => {
    const { report, printed } = keptReport();
    await exportCatalogue(database, folder, report);
    expect(reviewsIn(folder).map(({ key }) => key)).toEqual(["r1"]);
    expect(printed.slice(-3)).toEqual([
      "Left out: 2 reviews that people wrote here; --reviews includes them.",
      "Left out: 1 hidden reviews.",
      expect.stringMatching(/^Never part of a catalogue: accounts, .*npm run backup writes everything\.$/),
    ]);
  });
});

it("includes all published reviews on request, without addresses; they can be imported elsewhere, and stay here", async () => {
  const { userId, own, anonymous } = await withWrittenReviews();
  await withFolder({}, async (folder) => {
    const { report, printed } = keptReport();
    await exportCatalogue(database, folder, report, "all");
    expect(printed.join()).not.toContain("--reviews");
    const rows = reviewsIn(folder);
    const nobody = { firstName: null, lastName: null, designation: null };
    expect(rows.map(({ key, authorKey, author }) => [key, authorKey, author])).toEqual(
      [
        ["r1", "ann", nobody],
        [`review-${own.id}`, `user-${userId}`, { firstName: "Eve", lastName: "Holt", designation: "Editor" }],
        [`review-${anonymous.id}`, `anonymous-${anonymous.id}`, nobody],
      ].toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    );
    expect(readFolder(folder).reviews).not.toContain("@");
    const before = await database.prisma.review.count();
    await importCatalogue(database, folder, report);
    expect(report.refused).toBe(0);
    expect(await database.prisma.review.count()).toBe(before);
    await clearCatalogue(database);
    await importCatalogue(database, folder, report);
    expect(report.refused).toBe(0);
    await withFolder({}, async (second) => {
      await exportCatalogue(database, second, report);
      expect(readFolder(second)).toEqual(readFolder(folder));
      const invited = reviewsIn(second).filter(({ isInvited }) => isInvited);
      expect(invited).toMatchObject([{ key: `review-${own.id}` }]);
    });
  });
});

it("has the listings that reviews name; an import leaves out those that are not there", async () => {
  const naming = (named: object) => importFiles(database, { reviews: [review("r1", "kiln", "ann", named)] });
  const exported = async () => {
    let rows: object[] = [];
    await withFolder({}, async (folder) => {
      await exportCatalogue(database, folder, keptReport().report);
      rows = reviewsIn(folder);
    });
    return rows;
  };
  await importFiles(database, {
    categories: [category("tools")],
    software: [software("kiln"), software("anvil"), software("bellows")],
  });
  await naming({ usedBeforeSlug: "anvil", consideredSlugs: ["bellows", "nobody", "kiln"] });
  expect(await exported()).toMatchObject([{ usedBeforeSlug: "anvil", consideredSlugs: ["bellows"] }]);
  // What a row does not say stays.
  await naming({ consideredSlugs: [] });
  expect(await exported()).toMatchObject([{ usedBeforeSlug: "anvil", consideredSlugs: [] }]);
});

it("leaves the files of an earlier export as they were if it fails, and none of its own", async () => {
  await withFolder({}, async (folder) => {
    await exportCatalogue(database, folder, keptReport().report);
    const before = { names: readdirSync(folder), files: readFolder(folder) };
    await importFiles(database, { categories: [category("tools")], software: [software("kiln")] });
    const { report } = keptReport();
    const end = vi.spyOn(report, "end");
    end
      .mockImplementationOnce(() => {})
      .mockImplementationOnce(() => {
        throw new Error("No space left");
      });
    await expect(exportCatalogue(database, folder, report)).rejects.toThrow("No space left");
    expect({ names: readdirSync(folder), files: readFolder(folder) }).toEqual(before);
  });
});
