import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../testing/database.ts";
import { read } from "../../../testing/engine.ts";
import { seed, type World } from "../../../testing/seed.ts";
import { testWriters } from "../../../testing/writers.ts";
import { fillLanguages } from "./fill.ts";

const database = testDatabase();
const { send, somebody, expectNoDrift } = testWriters(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
  await database.prisma.review.updateMany({ data: { languageBy: "detected" } });
});

const german = {
  rating: 4,
  title: "Endlich ein Plan",
  content: "Der Kundendienst antwortet schnell und gut.",
};
const english = { title: "A plan at last", content: "Their support answers quickly and is friendly." };

const stored = (id: string) =>
  database.prisma.review.findUniqueOrThrow({
    where: { id },
    select: { language: true, languageBy: true, editedAt: true },
  });

interface Listed {
  software: {
    reviewLanguages: object[];
    reviews: {
      totalCount: number;
      edges: { node: { language: string | null; isLanguageDetected: boolean } }[];
    };
  };
  reviewLanguages: { tag: string; name: string; count: number }[];
  reviews: { totalCount: number; edges: object[] };
}
const list = (softwareId: string, language: string | null) =>
  read<Listed>(
    database,
    `query($id: ID!, $language: String) {
      software(databaseId: $id) {
        reviewLanguages { tag name count }
        reviews(language: $language) { totalCount edges { node { language isLanguageDetected } } }
      }
      reviewLanguages { tag name count }
      reviews(language: $language) { totalCount edges { node { databaseId } } }
    }`,
    { id: softwareId, language },
  );

test("a review has the language that is detected, or that its author states", async () => {
  const softwareId = world.software.tally;
  const author = await somebody();
  const id = (await send(author, "createReview", { ...german, softwareId })).review?.databaseId ?? "";
  expect(await stored(id)).toMatchObject({ language: "de", languageBy: "detected" });
  // Corrected alone, it is no edit.
  await send(author, "updateReview", { databaseId: id, language: "nl" });
  expect(await stored(id)).toEqual({ language: "nl", languageBy: "author", editedAt: null });
  await expectNoDrift();
  // What the author states outlasts new words, until they take it back.
  await send(author, "updateReview", { databaseId: id, ...english });
  expect(await stored(id)).toMatchObject({ language: "nl", languageBy: "author" });
  await send(author, "updateReview", { databaseId: id, language: null });
  expect(await stored(id)).toMatchObject({ language: "en", languageBy: "detected" });
  await send(author, "updateReview", { databaseId: id, title: german.title, content: german.content });
  expect(await stored(id)).toMatchObject({ language: "de", languageBy: "detected" });
  expect(await send(author, "updateReview", { databaseId: id, language: "xx" })).toMatchObject({
    __typename: "ValidationError",
  });
  await expectNoDrift();
});

test("lists are filtered by language, with the number of reviews in each", async () => {
  const softwareId = world.software.beacon;
  for (const language of ["fr", "fr", "es"])
    await send(await somebody(), "createReview", { ...german, softwareId, language });
  const french = await list(softwareId, "fr-CA");
  expect(french.software.reviewLanguages).toEqual([
    { tag: "fr", name: "French", count: 2 },
    { tag: "es", name: "Spanish", count: 1 },
  ]);
  const { totalCount, edges } = french.software.reviews;
  expect([totalCount, edges.map(({ node }) => node)]).toEqual([
    2,
    [1, 2].map(() => ({ language: "fr", isLanguageDetected: false })),
  ]);
  expect([french.reviews.totalCount, french.reviews.edges.length]).toEqual([2, 2]);
  expect(french.reviewLanguages).toContainEqual({ tag: "de", name: "German", count: 1 });
  for (const none of ["it", "<b>"]) expect((await list(softwareId, none)).reviews.totalCount).toBe(0);
  // Reviews of Drafts and hidden ones are not counted.
  await database.prisma.review.updateMany({
    where: { softwareId, language: "es" },
    data: { status: "hidden" },
  });
  await database.prisma.software.update({ where: { id: world.software.tally }, data: { isActive: false } });
  const author = await somebody();
  await send(author, "createReview", { ...german, softwareId, language: "fr" });
  expect((await list(softwareId, null)).reviewLanguages).toEqual([{ tag: "fr", name: "French", count: 3 }]);
  await database.prisma.software.update({ where: { id: world.software.tally }, data: { isActive: true } });
});

test("reviews that nobody has looked at are detected by the job, in vain at most once", async () => {
  const softwareId = world.software.tally;
  const add = async (words: object) => {
    const { id } = await database.prisma.review.create({
      data: { ...german, ...words, softwareId },
      select: { id: true },
    });
    return id;
  };
  const ids = [await add({}), await add(english), await add({ title: "Ok", content: "Good" })];
  expect(await fillLanguages(database)).toBe(3);
  expect(await Promise.all(ids.map(stored))).toMatchObject([
    { language: "de", languageBy: "detected" },
    { language: "en", languageBy: "detected" },
    { language: null, languageBy: "detected" },
  ]);
  expect(await fillLanguages(database)).toBe(0);
  expect((await list(softwareId, "de")).software.reviewLanguages).toEqual([
    { tag: "de", name: "German", count: 2 },
    { tag: "en", name: "English", count: 1 },
  ]);
});
