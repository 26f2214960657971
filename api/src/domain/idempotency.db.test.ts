import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "../auth/auth-context.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { ask } from "../testing/engine.ts";
import { seed, type World } from "../testing/seed.ts";
import { testServices } from "../testing/services.ts";

const database = testDatabase();
const companies = testCompanies(database);
let world: World;
let viewer: Viewer;
let companyId: string;
beforeAll(async () => {
  world = await seed(database);
  viewer = await companies.somebody();
  companyId = await companies.found({ [viewer.id]: "owner" });
});

const document = `mutation($company: CreateCompanyInput!, $software: CreateSoftwareInput!, $isCompany: Boolean!) {
  company: createCompany(input: $company) @include(if: $isCompany) {
    __typename ... on CompanySaved { company { databaseId } } ... on ConflictError { code } }
  software: createSoftware(input: $software) @skip(if: $isCompany) {
    __typename ... on SoftwareSaved { software { databaseId } } ... on ConflictError { code } } }`;

interface Created {
  __typename: string;
  code?: string;
  company?: { databaseId: string };
  software?: { databaseId: string };
}

/** What is created, or the code of what is not. */
async function create(kind: "company" | "software", key: string | null, more: object = {}, as = viewer) {
  const company = { name: "Anvil", idempotencyKey: key, ...more };
  const software = { ...company, companyId, categoryId: world.categories.crm, isActive: false, ...more };
  const { data, errors } = await ask(
    database,
    document,
    {
      isCompany: kind === "company",
      company: kind === "company" ? company : { name: "x" },
      software: kind === "software" ? software : { name: "x", companyId: "x", categoryId: "x" },
    },
    { viewer: as, services: testServices().services },
  );
  if (errors?.[0]) return errors[0].extensions["code"];
  const created = data?.[kind] as unknown as Created;
  return created.company?.databaseId ?? created.software?.databaseId ?? created.code;
}

test.each(["company", "software"] as const)("a %s is created once for each key", async (kind) => {
  const ids = await Promise.all([1, 2, 3].map(() => create(kind, "one")));
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(await create(kind, "two")).not.toBe(ids[0]);
  expect(await create(kind, null)).not.toBe(await create(kind, null));
  expect(await create(kind, "one", { name: "Bellows" })).toBe("IDEMPOTENCY_KEY_REUSED");
});

test("a key is its sender's own", async () => {
  const other = await companies.somebody();
  expect(await create("company", "one", {}, other)).not.toBe(await create("company", "one"));
});

test("a repeated request tells nothing of what the sender may not see any more", async () => {
  const id = await create("software", "left");
  await database.prisma.companyMember.deleteMany({ where: { companyId } });
  expect(await create("software", "left")).toBe("NOT_FOUND");
  await database.prisma.companyMember.create({ data: { companyId, userId: viewer.id, role: "owner" } });
  expect(await create("software", "left")).toBe(id);
  await database.prisma.software.delete({ where: { id: String(id) } });
  expect(await create("software", "left")).toBe("NOT_FOUND");
});
