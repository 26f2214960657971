import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { testWriters, words } from "../../testing/writers.ts";

const database = testDatabase();
const { somebody } = testWriters(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const document = `mutation($input: CreateReviewInput!) { createReview(input: $input) {
  __typename ... on ReviewSaved { review { databaseId status software { name description company { name } } } } } }`;
const create = (viewer: Viewer, softwareId: string) =>
  ask(
    database,
    document,
    { input: { ...words, softwareId, idempotencyKey: "again" } },
    { viewer, services: testServices().services },
  );

test("a repeated createReview tells nothing of software that has become a Draft meanwhile", async () => {
  const author = await somebody();
  const { ember } = world.software;
  const first = await create(author, ember);
  expect(first.data).toMatchObject({ createReview: { review: { software: { name: "Ember" } } } });
  const secret = { name: "Secret name", description: "Secret text", companyId: world.companies.northwind };
  await database.prisma.software.update({ where: { id: ember }, data: { ...secret, isActive: false } });
  const { data, errors } = await create(author, ember);
  expect(data).toBeNull();
  expect(errors?.map(({ message, extensions }) => [message, extensions["code"]])).toEqual([
    ["Review not found", "NOT_FOUND"],
  ]);
  await database.prisma.software.update({ where: { id: ember }, data: { isActive: true } });
  expect((await create(author, ember)).data).toMatchObject({
    createReview: { review: { software: { name: "Secret name" } } },
  });
});

test("a repeated createReview tells its author still of a review that moderators hid", async () => {
  const author = await somebody();
  const { data } = await create(author, world.software.ledgerly);
  const { databaseId: id } = (data as { createReview: { review: { databaseId: string } } }).createReview
    .review;
  await database.prisma.review.update({
    where: { id },
    data: { status: "hidden", hiddenReason: "Advertising" },
  });
  const again = await create(author, world.software.ledgerly);
  expect(again.data).toMatchObject({ createReview: { review: { databaseId: id, status: "HIDDEN" } } });
  // Whoever else knows the key has attempts of their own alone.
  expect((await create(viewersOf(world).owner, world.software.ledgerly)).data).not.toMatchObject({
    createReview: { review: { databaseId: id } },
  });
});
