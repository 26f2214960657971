import { beforeAll, describe, expect, test } from "vitest";
import { distinctWords, sortKey } from "../domain/text.ts";
import { testDatabase } from "../testing/database.ts";
import { read } from "../testing/engine.ts";
import { seed, viewersOf, type World } from "../testing/seed.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const viewers = () => viewersOf(world);

describe("reviews", () => {
  interface Reviews {
    reviews: {
      totalCount: number;
      edges: { node: { title: string; author: { displayName: string } | null } }[];
    };
  }
  const titles = ({ reviews }: Reviews) => reviews.edges.map(({ node }) => node.title);
  const reviews = (args: string) =>
    read<Reviews>(
      database,
      `{ reviews(${args}) { totalCount edges { node { title author { displayName } } } } }`,
    );

  test("are newest first, without hidden ones, and counted", {
    tags: ["2.reviews.6", "2.reviews.9"],
  }, async () => {
    const all = await reviews("first: 50");
    expect(titles(all)[0]).toBe("It remembers so that I need not");
    for (const order of ["", "sort: RECENT,"]) {
      const text = `{ reviews(${order} first: 50) { edges { node { createdAt } } } }`;
      const { reviews } = await read<{ reviews: { edges: { node: { createdAt: string } }[] } }>(
        database,
        text,
      );
      const times = reviews.edges.map(({ node }) => node.createdAt);
      expect(times).toEqual(times.toSorted().reverse());
    }
    expect(titles(all)).not.toContain("Buy followers here");
    expect(all.reviews.totalCount).toBe(10);
  });

  test("are filtered by stars, where low means 1 or 2", {
    tags: ["2.reviews.4", "2.reviews.5"],
  }, async () => {
    expect(titles(await reviews("rating: LOW"))).toEqual(["Calls drop"]);
    expect((await reviews("rating: FIVE")).reviews.totalCount).toBe(4);
    for (const [choice, stars] of [
      ["LOW", [1, 2]],
      ["THREE", [3]],
      ["FOUR", [4]],
      ["FIVE", [5]],
    ] as const) {
      const kept = await database.prisma.review.findMany({
        where: { status: "published", software: { isActive: true }, rating: { in: [...stars] } },
      });
      expect(kept.length).toBeGreaterThan(0);
      expect(titles(await reviews(`rating: ${choice}, first: 50`)).toSorted()).toEqual(
        kept.map(({ title }) => title).toSorted(),
      );
    }
  });

  test("are found by their words and by their software's name, not by what else is said of it", {
    tags: ["2.reviews.2", "2.reviews.18", "2.reviews.19"],
  }, async () => {
    expect(titles(await reviews('search: "remem"'))).toEqual(["It remembers so that I need not"]);
    expect(titles(await reviews('search: "quill"')).toSorted()).toEqual(["Calls drop", "Does the job"]);
    // Harbor's own words are "Customers for crews of five."
    expect(titles(await reviews('search: "five"'))).toEqual(["Five of five"]);
    expect(titles(await reviews('search: "crews"'))).toEqual([]);
    const { title, content } = await database.prisma.review.findFirstOrThrow({ where: { title: "Solid" } });
    const says = (content: string) =>
      database.prisma.review.updateMany({ where: { title }, data: { content } });
    await says("It never stutters.");
    expect(titles(await reviews('search: "stutters"'))).toEqual(["Solid"]);
    await says(content);
  });

  test("are found by each part of a name that has points in it", async () => {
    const { id } = await database.prisma.software.findFirstOrThrow({ where: { name: "Harbor" } });
    const called = (name: string) =>
      database.prisma.software.update({
        where: { id },
        data: { name, sortName: sortKey(name), searchText: `${distinctWords([name])} crews` },
      });
    await called("Harbor.io Élan");
    const found = ["Five of five", "Made for us"];
    for (const text of ["harbor.io", "io", "harbor io", "élan", "elan harb"])
      expect(titles(await reviews(`search: "${text}"`)).toSorted(), text).toEqual(found);
    for (const text of ["arbor", "lan", "harbor crews"])
      expect(titles(await reviews(`search: "${text}"`)), text).toEqual([]);
    await called("Harbor");
  });

  test("lowest first", { tags: ["2.reviews.8"] }, async () => {
    expect(titles(await reviews("sort: LOWEST, first: 1"))).toEqual(["Calls drop"]);
  });

  test("a gone account is nobody, a nameless one is its address up to the at-sign", async () => {
    const { reviews: all } = await reviews("first: 50");
    const author = (title: string) => all.edges.find(({ node }) => node.title === title)?.node.author;
    expect(author("Author unknown")).toBeNull();
    expect(author("Solid")).toEqual({ displayName: "ben.k" });
    expect(author("From the old catalogue")).toEqual({ displayName: "Anonymous" });
  });
});

describe("addresses of people", () => {
  const text = "query($id: ID!) { review(databaseId: $id) { author { email displayName } } }";

  test.each([
    ["visitor", null],
    ["user", null],
    ["owner", null],
    ["admin", "ada@mail.example"],
  ] as const)("of a reviewer, for a %s", async (who, email) => {
    const askOptions = { viewer: viewers()[who] };
    const { review } = await read<{ review: { author: { email: string | null } } }>(
      database,
      text,
      { id: world.reviews.beaconByAda },
      askOptions,
    );
    expect(review.author.email).toBe(email);
  });

  test("the viewer's own review is there", async () => {
    const askOptions = { viewer: viewers().user };
    const answer = await read(database, text, { id: world.reviews.quillByUser }, askOptions);
    expect(answer).toMatchObject({ review: { author: { email: "Uma@mail.example" } } });
  });

  test("another's account is not reached by its global id", async () => {
    const id = Buffer.from(`User:${world.users.ada}`).toString("base64");
    const node = "query($id: ID!) { node(id: $id) { ... on User { email } } }";
    expect(await read(database, node, { id }, { viewer: viewers().user })).toEqual({ node: null });
    expect(await read(database, node, { id }, { viewer: viewers().admin })).toEqual({
      node: { email: "ada@mail.example" },
    });
  });
});
