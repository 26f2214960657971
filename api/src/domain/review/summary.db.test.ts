import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, type World } from "../../testing/seed.ts";
import { recomputeHelpfulCounts } from "../counters/helpful-counts.ts";

const database = testDatabase();
let world: World;
let softwareId = "";
beforeAll(async () => {
  world = await seed(database);
  softwareId = world.software.beacon;
  await database.prisma.review.deleteMany({ where: { softwareId } });
});

type Helpful = { voteCount: number; review: { title: string }; excerpt?: string } | null;
interface Summary {
  months: { month: string; avgRating: number; reviewCount: number }[];
  companySizes: { name: string; count: number }[];
  industries: { name: string; count: number }[];
  mostHelpfulPositive: Helpful;
  mostHelpfulCritical: Helpful;
}

async function summary(): Promise<Summary> {
  const text = `query($id: ID!) { software(databaseId: $id) { reviewSummary { months { month avgRating reviewCount }
    companySizes { name count } industries { name count }
    mostHelpfulPositive { voteCount review { title } } mostHelpfulCritical { voteCount review { title } } } } }`;
  return (await read<{ software: { reviewSummary: Summary } }>(database, text, { id: softwareId })).software
    .reviewSummary;
}

/** A review, with the votes of these users. */
async function review(title: string, rating: number, more: object = {}, voters: readonly string[] = []) {
  const data = { softwareId, title, rating, content: "It is.", ...more };
  await database.prisma.review.create({
    data: { ...data, votes: { create: voters.map((userId) => ({ userId })) } },
  });
  await recomputeHelpfulCounts(database.prisma);
}

const readers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = await database.prisma.user.create({
        data: { catalogKey: crypto.randomUUID() },
        select: { id: true },
      });
      return id;
    }),
  );

test("without a review there is nothing", async () => {
  expect(await summary()).toEqual({
    months: [],
    companySizes: [],
    industries: [],
    mostHelpfulPositive: null,
    mostHelpfulCritical: null,
  });
});

test("months, and kinds of reviewers from three on; only published reviews count", async () => {
  const small = { companySize: "11-50", createdAt: new Date("2026-09-30T23:59:59Z") };
  await review("One", 5, { ...small, industry: "Retail" });
  await review("Two", 4, { ...small, industry: "retail ", createdAt: new Date("2026-10-01T00:00:00Z") });
  await review("Three", 4, { companySize: "51-200", industry: " Retail", createdAt: small.createdAt });
  await review("Hidden", 1, { ...small, status: "hidden" });
  const first = await summary();
  expect(first.months).toEqual([
    { month: "2026-09", avgRating: 4.5, reviewCount: 2 },
    { month: "2026-10", avgRating: 4, reviewCount: 1 },
  ]);
  expect([first.companySizes, first.industries]).toEqual([[], [{ name: "Retail", count: 3 }]]);
  await review("Four", 4, small);
  expect((await summary()).companySizes).toEqual([{ name: "11-50", count: 3 }]);
});

test("without votes the newest are shown, and three stars are critical", async () => {
  const old = { createdAt: new Date("2020-01-01T00:00:00Z") };
  await review("Old praise", 5, old);
  await review("Newer doubt", 3, { createdAt: new Date("2021-01-01T00:00:00Z") });
  await review("Old doubt", 1, old);
  const { mostHelpfulPositive, mostHelpfulCritical } = await summary();
  expect(mostHelpfulPositive).toEqual({ voteCount: 0, review: { title: "Two" } });
  expect(mostHelpfulCritical).toEqual({ voteCount: 0, review: { title: "Newer doubt" } });
});

test("helpful votes decide from three on, but for those of the vendor's members", async () => {
  const { owner } = world.users;
  const all = await readers(12);
  const [three, four, five] = [all.slice(0, 3), all.slice(3, 7), all.slice(7)];
  await review("Voted by readers", 5, { createdAt: new Date("2019-01-01T00:00:00Z") }, three);
  await review("Voted by two and the vendor", 5, {}, [...four.slice(0, 2), owner]);
  expect((await summary()).mostHelpfulPositive).toEqual({
    voteCount: 3,
    review: { title: "Voted by readers" },
  });
  // One more reader outweighs three, the vendor's member beside them does not.
  await review("Voted by more", 4, { createdAt: new Date("2018-01-01T00:00:00Z") }, [...four, owner]);
  expect((await summary()).mostHelpfulPositive).toEqual({ voteCount: 4, review: { title: "Voted by more" } });
  // Who becomes a member later has chosen nothing either.
  const { companyId } = await database.prisma.software.findUniqueOrThrow({
    where: { id: softwareId },
    select: { companyId: true },
  });
  for (const userId of four)
    await database.prisma.companyMember.create({
      data: { companyId: companyId ?? "", userId, role: "editor" },
    });
  expect((await summary()).mostHelpfulPositive?.review.title).toBe("Voted by readers");
  // A vote on a verified review counts five times.
  await review("Five votes", 2, {}, five);
  await review(
    "Verified, three votes",
    2,
    { isVerified: true, createdAt: new Date("2018-01-01T00:00:00Z") },
    three,
  );
  expect((await summary()).mostHelpfulCritical).toEqual({
    voteCount: 3,
    review: { title: "Verified, three votes" },
  });
});

test("of listings that are asked for together, the newest of any number of stars, and of equally new ones the greatest ID", async () => {
  const { quill, ember } = world.software;
  await database.prisma.review.deleteMany({ where: { softwareId: { in: [quill, ember] } } });
  const shown = async () => {
    const chosen = "{ mostHelpfulPositive { review { title } } mostHelpfulCritical { review { title } } }";
    const text = `query($one: ID!, $other: ID!) { one: software(databaseId: $one) { reviewSummary ${chosen} }
      other: software(databaseId: $other) { reviewSummary ${chosen} } }`;
    type Shown = Record<"one" | "other", { reviewSummary: Summary }>;
    const { one, other } = await read<Shown>(database, text, { one: quill, other: ember });
    return [one, other].map(
      ({ reviewSummary: { mostHelpfulPositive: praise, mostHelpfulCritical: doubt } }) => [
        praise?.review.title,
        doubt?.review.title,
      ],
    );
  };
  for (const rating of [1, 4, 2, 5, 3]) {
    const createdAt = new Date(Date.UTC(2025, rating, 1));
    await review(`Quill, ${rating}`, rating, { softwareId: quill, createdAt });
    await review(`Ember, ${rating}`, rating, {
      softwareId: ember,
      createdAt: new Date(Date.UTC(2025, -rating, 1)),
    });
  }
  expect(await shown()).toEqual([
    ["Quill, 5", "Quill, 3"],
    ["Ember, 4", "Ember, 1"],
  ]);
  const createdAt = new Date(Date.UTC(2025, 11, 1));
  const ids = ["ffffffff-0000-4000-8000-000000000000", "ffffffff-0000-4000-8000-000000000001"];
  await review("Second by ID", 4, { id: ids[0], softwareId: quill, createdAt });
  await review("First by ID", 5, { id: ids[1], softwareId: quill, createdAt });
  expect((await shown())[0]).toEqual(["First by ID", "Quill, 3"]);
});

test("the excerpt of a long review ends after a word, on one line", async () => {
  const excerpt = async () => {
    const text =
      "query($id: ID!) { software(databaseId: $id) { reviewSummary { mostHelpfulCritical { excerpt } } } }";
    const { software } = await read<{
      software: { reviewSummary: { mostHelpfulCritical: { excerpt: string } } };
    }>(database, text, { id: softwareId });
    return software.reviewSummary.mostHelpfulCritical.excerpt;
  };
  const voters = await readers(16);
  await review("Long", 1, { content: `First line.\n\nSecond ${"word ".repeat(900)}` }, voters);
  const cut = await excerpt();
  expect(cut).toMatch(/^First line\. Second word .* word…$/);
  expect([...cut].length).toBeLessThanOrEqual(401);
  await review("Without spaces", 1, { content: "\u{1F600}".repeat(900) }, [...voters, ...(await readers(1))]);
  expect(await excerpt()).toBe(`${"\u{1F600}".repeat(400)}…`);
});

test("the schema says from how many votes on a review is the most helpful one", async () => {
  const text = `{ votes: __type(name: "HelpfulReview") { fields { name description } }
    chosen: __type(name: "ReviewSummary") { fields { name description } } }`;
  type Described = Record<"votes" | "chosen", { fields: { name: string; description: string }[] }>;
  const { votes, chosen } = await read<Described>(database, text);
  const of = ({ fields }: Described["votes"], field: string) =>
    fields.find(({ name }) => name === field)?.description;
  expect(of(votes, "voteCount")).toContain("With fewer than 3 it is the newest review");
  expect(of(chosen, "mostHelpfulPositive")).toContain("has 3 or more of them");
  expect(of(chosen, "mostHelpfulCritical")).toContain("has 3 or more of them");
});
