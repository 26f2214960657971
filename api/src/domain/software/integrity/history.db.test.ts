import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../testing/database.ts";
import { testLaunderingAt } from "../../../testing/relisting.ts";

const database = testDatabase();
const { list, update, review, wait, flagsOf, decide, formerName, owner, admin, world } =
  testLaunderingAt(database);

let id: string;
beforeEach(async () => {
  id = await list({ websiteUrl: "https://quoll.example" });
});
const rename = (name: string, viewer = owner()) => update(viewer, id, { name });
const baselines = (kind: string) =>
  database.prisma.listingBaseline.findMany({
    where: { softwareId: id, kind },
    select: { value: true, reviews: true },
    orderBy: { reviews: "desc" },
  });

describe("the former name", () => {
  test("is told for a year after it has clearly changed", async () => {
    await review(id, 3);
    await rename("Zephyr");
    expect(await formerName(id)).toBe("Quoll Mail");
    wait(363);
    expect(await formerName(id)).toBe("Quoll Mail");
    wait(2);
    expect(await formerName(id)).toBeNull();
  });

  test("is not told of a name that is only written otherwise, nor of one that is back", async () => {
    await review(id, 3);
    await rename("QUOLL-Mail by Northwind");
    expect(await formerName(id)).toBeNull();
    await rename("Zephyr");
    await rename("Quoll Mail 2");
    expect(await formerName(id)).toBeNull();
  });

  test("is not told without reviews: neither before they are written nor when they are hidden", async () => {
    await rename("Zephyr");
    await review(id, 3);
    expect(await formerName(id)).toBeNull();
    await rename("Quoll Mail");
    expect(await formerName(id)).toBe("Zephyr");
    await database.prisma.review.updateMany({ where: { softwareId: id }, data: { status: "hidden" } });
    await review(id, 3, 1, "hidden");
    expect(await formerName(id)).toBeNull();
  });

  test("is found also where many small steps led away from it", async () => {
    await review(id, 3, 5);
    for (const name of ["Quoll Mail Zephyr", "Mail Zephyr", "Zephyr"]) {
      await rename(name);
      await review(id, 3);
    }
    expect(await formerName(id)).toBe("Quoll Mail");
  });

  test("is the one under which most reviews were written, and not one under which there were none", async () => {
    await review(id, 3, 3);
    await rename("Zephyr");
    await review(id, 3);
    await rename("Umbra");
    await rename("Ostrich");
    expect(await formerName(id)).toBe("Quoll Mail");
    expect(await baselines("name")).toEqual([
      { value: "Quoll Mail", reviews: 3 },
      { value: "Zephyr", reviews: 1 },
    ]);
  });

  test("begins its year with the latest clear change, and not with another way of writing", async () => {
    await review(id, 3);
    await rename("Zephyr");
    wait(200);
    await rename("Zephyr!");
    wait(170);
    expect(await formerName(id)).toBeNull();
    await rename("Umbra");
    expect(await formerName(id)).toBe("Quoll Mail");
  });

  test("is told as well where an administrator renames, which is no flag", async () => {
    await review(id, 5);
    await rename("Zephyr", admin());
    await update(admin(), id, { categoryIds: [world().categories.accounting] });
    expect([await formerName(id), await flagsOf(id)]).toEqual(["Quoll Mail", []]);
  });
});

test("no more than eight baselines of a kind are kept, those with most reviews", async () => {
  await review(id, 3, 9);
  for (const name of ["Zephyr", "Umbra", "Ostrich", "Karst", "Bivouac", "Fjord", "Glyph", "Wharf", "Pylon"]) {
    await rename(name);
    await review(id, 3);
  }
  await rename("Toboggan");
  const kept = await baselines("name");
  expect([kept.length, kept[0]]).toEqual([8, { value: "Quoll Mail", reviews: 9 }]);
});

describe("a praised listing", () => {
  const evidence = { name: "Zephyr", formerName: "Quoll Mail", reviews: 2, rating: 4 };

  test("that is clearly renamed is flagged, with where it stands and stood", async () => {
    await review(id, 4, 2);
    await update(owner(), id, { name: "Zephyr", categoryIds: [world().categories.contactCenter] });
    expect(await flagsOf(id)).toEqual([
      {
        kind: "repurposed",
        status: "open",
        evidence: { ...evidence, categories: ["Contact Center"], formerCategories: ["CRM"] },
      },
    ]);
  });

  test("that moves to categories under another top one is flagged also under its name", async () => {
    await review(id, 5);
    await update(owner(), id, { categoryIds: [world().categories.accounting] });
    expect(await flagsOf(id)).toMatchObject([
      { evidence: { formerName: null, formerCategories: ["CRM"], categories: ["Accounting"], rating: 5 } },
    ]);
  });

  test("that goes there in two steps, with a review between, is flagged", async () => {
    const { crm, accounting } = world().categories;
    await review(id, 5, 3);
    await update(owner(), id, { categoryIds: [crm, accounting] });
    await review(id, 5);
    expect(await flagsOf(id)).toEqual([]);
    await update(owner(), id, { categoryIds: [accounting] });
    expect(await flagsOf(id)).toMatchObject([{ evidence: { formerCategories: ["CRM"] } }]);
  });

  test("that moves near by, adds categories or is written otherwise is not flagged", async () => {
    const { contactCenter, accounting } = world().categories;
    await review(id, 5);
    await update(owner(), id, { categoryIds: [contactCenter] });
    await update(owner(), id, { categoryIds: [contactCenter, accounting], name: "quoll mail by Northwind" });
    expect(await flagsOf(id)).toEqual([]);
  });

  test("whose flag was decided is flagged anew by another change, not by another way of writing", async () => {
    await review(id, 5);
    await rename("Zephyr");
    await decide(id);
    await rename("Zephyr!");
    expect(await flagsOf(id)).toMatchObject([{ status: "dismissed" }]);
    await rename("Umbra");
    expect(await flagsOf(id)).toMatchObject([{ status: "open", evidence: { name: "Umbra" } }]);
  });

  test("has one flag of several changes", async () => {
    await review(id, 5);
    await rename("Zephyr");
    await update(owner(), id, { categoryIds: [world().categories.accounting] });
    expect(await flagsOf(id)).toMatchObject([
      { evidence: { name: "Zephyr", formerName: "Quoll Mail", formerCategories: ["CRM"] } },
    ]);
  });
});

test.each([
  ["with a mean below four", () => review(id, 3, 2)],
  ["without reviews", async () => undefined],
])("a listing %s is not flagged for what it becomes", async (_, prepared) => {
  await prepared();
  await update(owner(), id, { name: "Zephyr", categoryIds: [world().categories.accounting] });
  expect(await flagsOf(id)).toEqual([]);
});
