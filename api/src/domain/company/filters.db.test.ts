import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { companies } from "./find.ts";

const database = testDatabase();

beforeAll(async () => {
  const company = (
    name: string,
    employeeCount: string | null,
    location: string | null,
    industry = "Retail",
  ) =>
    database.prisma.company.create({
      data: { slug: name, name, sortName: name, employeeCount, location, industry },
    });
  await company("a", "1000+", "Bergen, Norway");
  await company("b", "1000+", "Oslo, Oslo, Norway");
  await company("c", "51-200", "Oslo", "Shipping");
  await company("d", "51-200", "Lyon, France");
  await company("e", "1-10", null);
  await company("f", null, "Nice, France ", "Shipping");
});

async function list(filters: string) {
  const { companies } = await read<{
    companies: {
      totalCount: number;
      edges: { node: { name: string } }[];
      facets: { name: string; choices: { label: string; count: number }[] }[];
    };
  }>(
    database,
    `{ companies(first: 10, filters: ${filters}) { totalCount edges { node { name } }
      facets { name choices { label count } } } }`,
  );
  return {
    names: companies.edges.map(({ node }) => node.name).join(""),
    ...Object.fromEntries(
      companies.facets.map(({ name, choices }) => [
        name,
        choices.map(({ label, count }) => `${label}: ${count}`),
      ]),
    ),
  };
}

test("choices are counted, sizes from small to large, others most frequent first; a country is what ends a location of several parts", async () => {
  expect(await list("{}")).toEqual({
    names: "abcdef",
    industries: ["Retail: 4", "Shipping: 2"],
    sizes: ["1–10 employees: 1", "51–200 employees: 2", "1000+ employees: 2"],
    countries: ["France: 2", "Norway: 2"],
  });
});

test("one of the chosen values of a group is enough, and each group is counted as if nothing was chosen in it", async () => {
  expect(await list('{ sizes: ["1000+", "51-200"], countries: ["Norway"] }')).toEqual({
    names: "ab",
    industries: ["Retail: 2"],
    sizes: ["51–200 employees: 0", "1000+ employees: 2"],
    countries: ["Norway: 2", "France: 1"],
  });
});

test("PostgreSQL sees no chosen value when it plans", () => {
  const { where } = companies({
    filters: { industries: ["Retail"], sizes: ["1-10"], countries: ["Norway"] },
  });
  const texts = where.map(({ text }) => text.replace(/\(select \$\d+::[a-z[\]]+\)/g, ""));
  expect(texts).toHaveLength(3);
  expect(texts.join()).not.toContain("$");
});
