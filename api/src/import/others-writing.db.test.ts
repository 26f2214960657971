import { beforeEach, describe, expect, it } from "vitest";
import { transaction } from "../database/client/transaction.ts";
import { lockCompany } from "../domain/company/membership.ts";
import { testDatabase, testKind } from "../testing/database.ts";
import { clearCatalogue, everything, type Files, importFiles } from "../testing/import-files.ts";
import { category, company, review, software } from "../testing/import-rows.ts";
import { expectLockOrder } from "../testing/lock-order.ts";
import { countLockWaits } from "../testing/lock-waits.ts";

const database = testDatabase();
beforeEach(() => clearCatalogue(database));

const tools = { categories: [category("tools")] };
const softwareId = async (slug: string) =>
  (await database.prisma.software.findUniqueOrThrow({ where: { slug } })).id;

// On the one connection of the embedded database nobody else writes while a transaction is open.
describe.runIf(testKind === "postgresql")("while others write", () => {
  it.each([
    ["a company", { companies: [company("maker", { name: "Other" })] }],
    ["a listing", { software: [software("kiln", { name: "Other" })] }],
    ["a listing that names it", { software: [software("kiln", { companySlug: "maker" })] }],
    ["a plan", { plans: [{ softwareSlug: "kiln", name: "Team", price: null }] }],
  ])("%s is left alone if the company is claimed at that moment", async (_, changes: Files) => {
    await importFiles(database, {
      ...tools,
      companies: [company("maker")],
      software: [software("kiln", { companySlug: "maker", shortDescription: "Before." })],
    });
    const { id } = await database.prisma.company.findUniqueOrThrow({ where: { slug: "maker" } });
    const address = { email: "o@maker.example", emailKey: "o@maker.example" };
    const user = await database.prisma.user.create({ data: address });
    const before = await everything(database);
    const { importing } = await transaction(database, async (tx) => {
      await lockCompany(tx, id);
      const importing = importFiles(database, changes);
      await expect.poll(() => countLockWaits(database), { interval: 5 }).toBe(1);
      await tx.companyMember.create({ data: { companyId: id, userId: user.id, role: "owner" } });
      return { importing };
    });
    expect((await importing).printed).toEqual([expect.stringContaining("1 left alone")]);
    expect(await everything(database)).toEqual(before);
  });

  it("authors are locked before the software that they review", async () => {
    const files = { reviews: [review("r1", "kiln", "ann")] };
    await importFiles(database, { ...tools, software: [software("kiln")], ...files });
    const author = await database.prisma.user.findUniqueOrThrow({ where: { catalogKey: "ann" } });
    const { printed } = await expectLockOrder(database, () => importFiles(database, files), {
      held: ["app_user", author.id],
      free: ["software", await softwareId("kiln")],
    });
    expect(printed).toEqual(["reviews.jsonl: 1 rows: 1 unchanged"]);
  });

  it("the software that reviews are of, and that they name, is locked by ID", async () => {
    await importFiles(database, { ...tools, software: [software("kiln"), software("oven")] });
    const ids = await Promise.all(
      ["kiln", "oven"].map(async (slug) => ({ slug, id: await softwareId(slug) })),
    );
    const [early, late] = ids.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const files = { reviews: [review("r1", late?.slug ?? "", "ann", { usedBeforeSlug: early?.slug })] };
    const { printed } = await expectLockOrder(database, () => importFiles(database, files), {
      held: ["software", early?.id ?? ""],
      free: ["software", late?.id ?? ""],
    });
    expect(printed).toEqual(["reviews.jsonl: 1 rows: 1 added"]);
  });
});
