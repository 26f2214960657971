import { readdirSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { clearCatalogue, importFiles, keptReport, readFolder, withFolder } from "../testing/import-files.ts";
import { category, oddCatalogue, review, software } from "../testing/import-rows.ts";
import { exportCatalogue } from "./export.ts";
import { importCatalogue } from "./import.ts";

const database = testDatabase();
beforeEach(() => clearCatalogue(database));

it("gives files that an empty database turns into the same files", async () => {
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
    const { report, said } = keptReport();
    await exportCatalogue(database, first, report);
    expect(said).toContain("reviews.jsonl: 520 rows");
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

it("leaves out reviews of people with an account, and hidden ones", async () => {
  await importFiles(database, {
    categories: [category("tools")],
    software: [software("kiln")],
    reviews: [review("r1", "kiln", "ann"), review("r2", "kiln", "bob")],
  });
  await database.prisma.review.update({ where: { catalogKey: "r2" }, data: { status: "hidden" } });
  const { id: softwareId } = await database.prisma.software.findUniqueOrThrow({ where: { slug: "kiln" } });
  await database.prisma.user.create({
    data: {
      email: "eve@example.org",
      emailKey: "eve@example.org",
      reviews: { create: { softwareId, rating: 5, title: "Mine", content: "Mine." } },
    },
  });
  await withFolder({}, async (folder) => {
    await exportCatalogue(database, folder, keptReport().report);
    const lines = readFolder(folder).reviews.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).key)).toEqual(["r1"]);
  });
});

it("leaves the files of an earlier export as they were where it fails, and none of its own", async () => {
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
