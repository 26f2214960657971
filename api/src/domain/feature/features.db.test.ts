import { beforeAll, expect, test } from "vitest";
import { quorum } from "../../inputs/index.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { seed, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { recomputeCounters } from "../counters/recompute.ts";
import { isConfirmed } from "./confirmed.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const { services } = testServices();
const viewer = (id: string, isAdmin = false) => ({ id, isAdmin, isEmailVerified: true });
type Answer = { feature: { databaseId: string; name: string; categoryId: string }; answer: string } & Record<
  "confirmedCount" | "deniedCount",
  number
> & { isOffered: boolean };

async function run(text: string, input: object, as: string, isAdmin = false) {
  const { data, errors } = await ask(database, text, { input }, { viewer: viewer(as, isAdmin), services });
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Record<string, Record<string, unknown>>;
}

async function keepVocabulary(categoryId: string, comparedFeatures: object[]) {
  const text = `mutation($input: UpdateCategoryInput!) { result: updateCategory(input: $input) { __typename
    ... on CategorySaved { category { comparedFeatures { databaseId key name } } } ... on ValidationError { message } } }`;
  const { result } = await run(text, { databaseId: categoryId, comparedFeatures }, world.users.admin, true);
  expect(result).toMatchObject({ __typename: "CategorySaved" });
  return (result as { category: { comparedFeatures: { databaseId: string; key: string; name: string }[] } })
    .category.comparedFeatures;
}

async function answersOf(id: string): Promise<Answer[]> {
  const text = `query($id: ID!) { software(databaseId: $id) { featureAnswers { feature { databaseId name categoryId } isOffered
    confirmedCount deniedCount answer } } }`;
  return (await read<{ software: { featureAnswers: Answer[] } }>(database, text, { id })).software
    .featureAnswers;
}

/** A review of Beacon by somebody new. */
async function review(featureOpinions: object[]): Promise<{ id: string; author: string }> {
  const author = crypto.randomUUID();
  const email = `${author}@mail.example`;
  await database.prisma.user.create({ data: { id: author, email, emailKey: email, isEmailVerified: true } });
  const text = `mutation($input: CreateReviewInput!) { result: createReview(input: $input) {
    ... on ReviewSaved { review { databaseId featureOpinions { featureId has feature { name } } } } } }`;
  const input = {
    softwareId: world.software.beacon,
    rating: 4,
    title: "Fine",
    content: "It is.",
    featureOpinions,
  };
  const { result } = await run(text, input, author);
  return { id: (result as { review: { databaseId: string } }).review.databaseId, author };
}

test("a vocabulary keeps its features by key, and is inherited by the categories below", async () => {
  const { crm, sales } = world.categories;
  const [first] = await keepVocabulary(crm, [
    { name: "Pipeline" },
    { name: "Forecast", description: "By month." },
  ]);
  const again = await keepVocabulary(crm, [
    { key: "forecast", name: "Sales forecast" },
    { name: "Pipeline" },
  ]);
  expect(again.map(({ key, name }) => [key, name])).toEqual([
    ["forecast", "Sales forecast"],
    ["pipeline", "Pipeline"],
  ]);
  expect(again[1]?.databaseId).toBe(first?.databaseId);
  await keepVocabulary(sales, [{ name: "Mobile app" }]);
  const names = (await answersOf(world.software.beacon)).map(({ feature }) => feature.name);
  expect(names).toEqual(["Sales forecast", "Pipeline", "Mobile app"]);
});

test("a vendor ticks what applies, and what nobody has said is not known", async () => {
  const { beacon } = world.software;
  const [forecast, pipeline] = await answersOf(beacon);
  const text = `mutation($input: UpdateSoftwareInput!) { updateSoftware(input: $input) { __typename } }`;
  const featureIds = [pipeline?.feature.databaseId, crypto.randomUUID()];
  await run(text, { databaseId: beacon, featureIds }, world.users.owner);
  expect((await answersOf(beacon)).map(({ isOffered, answer }) => [isOffered, answer])).toEqual([
    [false, "UNKNOWN"],
    [true, "YES"],
    [false, "UNKNOWN"],
  ]);
  expect(forecast?.answer).toBe("UNKNOWN");
});

test("published reviews count, from three on they decide, and they stop counting when they are hidden, edited or deleted", async () => {
  const { beacon } = world.software;
  const [forecast, pipeline] = (await answersOf(beacon)).map(({ feature }) => feature.databaseId);
  const saying = (has: boolean) => [
    { featureId: forecast, has },
    { featureId: pipeline, has: !has },
    { featureId: crypto.randomUUID(), has },
  ];
  const counts = async () =>
    (await answersOf(beacon)).slice(0, 2).map((one) => [one.confirmedCount, one.deniedCount, one.answer]);
  const one = await review(saying(true));
  await review(saying(true));
  expect(await counts()).toEqual([
    [2, 0, "UNKNOWN"],
    [0, 2, "YES"],
  ]);
  const third = await review(saying(true));
  expect(await counts()).toEqual([
    [3, 0, "YES"],
    [0, 3, "DISPUTED"],
  ]);
  await run(
    `mutation($input: SetReviewStatusInput!) { setReviewStatus(input: $input) { __typename } }`,
    { databaseId: one.id, status: "HIDDEN", reason: "Advertising" },
    world.users.admin,
    true,
  );
  expect((await counts())[0]).toEqual([2, 0, "UNKNOWN"]);
  await run(
    `mutation($input: UpdateReviewInput!) { updateReview(input: $input) { __typename } }`,
    { databaseId: third.id, featureOpinions: [{ featureId: forecast, has: false }] },
    third.author,
  );
  expect(await counts()).toEqual([
    [1, 1, "UNKNOWN"],
    [0, 1, "YES"],
  ]);
  await run(
    `mutation($input: DeleteReviewInput!) { deleteReview(input: $input) { __typename } }`,
    { databaseId: third.id },
    third.author,
  );
  expect((await counts())[0]).toEqual([1, 0, "UNKNOWN"]);
  expect((await recomputeCounters(database.prisma)).features).toBe(0);
});

test("reviewers decide from the quorum on, in the database as in the programs", async () => {
  const { rows } = await database.pool.query<{ confirmed: number; denied: number; answer: string }>(
    `select c as confirmed, d as denied, feature_answer(false, c, d) as answer
     from generate_series(0, ${quorum + 1}) c, generate_series(0, ${quorum + 1}) d`,
  );
  for (const { confirmed, denied, answer } of rows)
    expect([confirmed, denied, answer === "yes"]).toEqual([
      confirmed,
      denied,
      isConfirmed({ confirmedCount: confirmed, deniedCount: denied }),
    ]);
});

test("a removed feature takes its answers with it", async () => {
  const { beacon } = world.software;
  await keepVocabulary(world.categories.crm, [{ key: "pipeline", name: "Pipeline" }]);
  expect((await answersOf(beacon)).map(({ feature }) => feature.name)).toEqual(["Pipeline", "Mobile app"]);
  expect(await database.prisma.reviewFeature.count({ where: { feature: { key: "forecast" } } })).toBe(0);
});

test("of features with the same key the nearest category's counts, for choosing and for filtering", async () => {
  const { crm, sales } = world.categories;
  await keepVocabulary(crm, [{ key: "sso", name: "Sign-on of CRM" }, { name: "Pipeline" }]);
  await keepVocabulary(sales, [{ name: "Mobile app" }, { key: "sso", name: "Sign-on" }]);
  const text = `{ category(slug: "crm") { vocabulary { key name categoryId }
    listings(first: 0, filters: { features: ["sso"] }) { facets { name choices { value label } } } } }`;
  type Found = {
    category: {
      vocabulary: { key: string; name: string; categoryId: string }[];
      listings: { facets: { name: string; choices: { value: string; label: string }[] }[] };
    };
  };
  await database.prisma.softwareFeature.create({
    data: {
      software: { connect: { id: world.software.beacon } },
      feature: { connect: { categoryId_key: { categoryId: crm, key: "sso" } } },
      isOffered: true,
    },
  });
  const { vocabulary, listings } = (await read<Found>(database, text)).category;
  expect(vocabulary.map(({ key, name, categoryId }) => [key, name, categoryId])).toEqual([
    ["sso", "Sign-on of CRM", crm],
    ["pipeline", "Pipeline", crm],
    ["mobile-app", "Mobile app", sales],
  ]);
  const features = listings.facets.find(({ name }) => name === "features");
  expect(features?.choices).toContainEqual({ value: "sso", label: "Sign-on of CRM" });
});

test("a feature that the vendor's own list names is stated by the vendor, for all readers", async () => {
  const { beacon } = world.software;
  const { crm } = world.categories;
  await keepVocabulary(crm, [{ name: "Call notes" }, { name: "Deal rooms" }, { name: "Quotes" }]);
  const text = `mutation($input: UpdateSoftwareInput!) { updateSoftware(input: $input) { __typename } }`;
  const update = (change: object) => run(text, { databaseId: beacon, ...change }, world.users.owner);
  const stated = async () =>
    (await answersOf(beacon))
      .filter(({ feature, isOffered }) => isOffered && feature.categoryId === crm)
      .map(({ feature, answer }) => [feature.name, answer]);
  const filtered = async (key: string) =>
    (
      await read<{ category: { listings: { edges: { node: { software: { name: string } } }[] } } }>(
        database,
        `{ category(slug: "crm") { listings(filters: { features: ["${key}"] }) { edges { node { software { name } } } } } }`,
      )
    ).category.listings.edges.map(({ node }) => node.software.name);
  // Its list named it before the vocabulary did.
  expect(await stated()).toEqual([["Call notes", "YES"]]);
  expect(await filtered("call-notes")).toEqual(["Beacon CRM"]);
  await update({ features: ["Pipelines", " deal \u00a0 ROOMS", "Call notes"] });
  expect(await stated()).toEqual([
    ["Call notes", "YES"],
    ["Deal rooms", "YES"],
  ]);
  const quotes = (await answersOf(beacon)).find(({ feature }) => feature.name === "Quotes");
  // Ticks are given as a whole, and what the list names is among them.
  await update({ featureIds: [quotes?.feature.databaseId] });
  expect(await stated()).toHaveLength(3);
  // Who strikes it takes it back, but no tick.
  await update({ features: ["Deal rooms"] });
  expect(await stated()).toEqual([
    ["Deal rooms", "YES"],
    ["Quotes", "YES"],
  ]);
  expect(await filtered("call-notes")).toEqual([]);
  await database.prisma.softwareFeature.updateMany({
    where: { softwareId: beacon },
    data: { isOffered: false },
  });
  expect((await recomputeCounters(database.prisma)).offered).toBe(1);
  expect(await stated()).toEqual([["Deal rooms", "YES"]]);
});
