import { beforeAll, describe, expect, test } from "vitest";
import type { TokenAccess, Viewer } from "../../auth/auth-context.ts";
import type { ApiScope } from "../../inputs/index.ts";
import { testCompanies } from "../../testing/companies.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";

const database = testDatabase();
const companies = testCompanies(database);
let world: World;
let owner: Viewer;
let company: string;
let other: string;
let draft: string;
let otherDraft: string;
beforeAll(async () => {
  world = await seed(database);
  owner = await companies.somebody("owner.of.kiln@private.example");
  [company, other] = await Promise.all([
    companies.found({ [owner.id]: "owner" }),
    companies.found({ [owner.id]: "owner" }),
  ]);
  [draft, otherDraft] = await Promise.all([hide(company), hide(other)]);
});

async function hide(companyId: string): Promise<string> {
  const categoryId = world.categories.crm;
  const slug = `draft-${companyId}`;
  const { id } = await database.prisma.software.create({
    data: {
      slug,
      name: "Draft",
      sortName: "draft",
      companyId,
      categoryId,
      isActive: false,
      categories: { create: { categoryId } },
    },
  });
  return id;
}

const tokenOf = (scopes: ApiScope[], companyId: string | null = null): TokenAccess => ({
  id: crypto.randomUUID(),
  name: "Nightly",
  userId: owner.id,
  scopes,
  companyId,
});

/** What a token is told of a company of its user: are Drafts and figures among it? */
async function readWith(token: TokenAccess, id: string, draftId: string) {
  const text = `query($id: ID!, $draft: ID!) {
    company(databaseId: $id) { software { totalCount } analytics(days: 30) { total { leads } } leads { totalCount }
      members { displayName } apiTokens { name } viewerRole viewerCanUpdate viewerCanCreateListings }
    software(databaseId: $draft) { name viewerCanUpdate } }`;
  interface Told {
    company: Record<string, unknown> & { software: { totalCount: number } };
    software: { viewerCanUpdate: boolean } | null;
  }
  return read<Told>(database, text, { id, draft: draftId }, { token });
}

const nothing = {
  company: {
    software: { totalCount: 0 },
    analytics: null,
    leads: null,
    members: [],
    apiTokens: [],
    viewerRole: null,
    viewerCanUpdate: false,
    viewerCanCreateListings: false,
  },
  software: null,
};

describe("what an API token reads", () => {
  test("is what anyone reads, with read:directory", async () => {
    expect(await readWith(tokenOf(["read:directory"]), company, draft)).toEqual(nothing);
  });

  test("is Drafts and figures of its companies too, with read:company; no leads, members or tokens", async () => {
    expect(await readWith(tokenOf(["read:company"]), company, draft)).toEqual({
      company: { ...nothing.company, software: { totalCount: 1 }, analytics: { total: { leads: 0 } } },
      software: { name: "Draft", viewerCanUpdate: false },
    });
  });

  test("is the Drafts of its companies, with write:listings", async () => {
    expect(await readWith(tokenOf(["write:listings"]), company, draft)).toEqual({
      company: { ...nothing.company, software: { totalCount: 1 }, viewerCanCreateListings: true },
      software: { name: "Draft", viewerCanUpdate: true },
    });
  });

  test("is of its own company alone where it is a company's", async () => {
    const token = tokenOf(["read:company", "write:listings"], company);
    expect((await readWith(token, company, draft)).software).not.toBeNull();
    expect(await readWith(token, other, otherDraft)).toEqual(nothing);
  });

  test("tells it of itself", async () => {
    const { id } = await database.prisma.apiToken.create({
      data: { name: "Nightly", tokenHash: "hash", scopes: ["read:company"], userId: owner.id },
    });
    const text = "{ apiToken { databaseId name scopes } }";
    expect(await read(database, text, {}, { token: { ...tokenOf(["read:company"]), id } })).toEqual({
      apiToken: { databaseId: id, name: "Nightly", scopes: ["READ_COMPANY"] },
    });
    expect(await read(database, text, {}, { viewer: viewersOf(world).owner })).toEqual({ apiToken: null });
  });
});

describe("what an API token writes", () => {
  const creation = `mutation($input: CreateSoftwareInput!) { createSoftware(input: $input) {
    ... on SoftwareSaved { software { databaseId name } } } }`;
  const change = `mutation($input: UpdateSoftwareInput!) { updateSoftware(input: $input) {
    ... on SoftwareSaved { software { name } } } }`;
  const send = async (token: TokenAccess, text: string, input: object) => {
    const { data, errors } = await ask(
      database,
      text,
      { input },
      { token, services: testServices().services },
    );
    return errors?.[0]?.extensions["code"] ?? data;
  };

  test("is listings of its companies, with write:listings", async () => {
    const token = tokenOf(["write:listings"]);
    const categoryId = world.categories.crm;
    expect(await send(token, creation, { companyId: company, name: "By token", categoryId })).toMatchObject({
      createSoftware: { software: { name: "By token" } },
    });
    expect(await send(token, change, { databaseId: draft, name: "Draft 2" })).toMatchObject({
      updateSoftware: { software: { name: "Draft 2" } },
    });
    await database.prisma.software.update({ where: { id: draft }, data: { name: "Draft" } });
    expect(await send(token, change, { databaseId: world.software.beacon, name: "Mine" })).toBe("FORBIDDEN");
    expect(await send(token, change, { databaseId: draft, isFeatured: true })).toBe("FORBIDDEN");
  });

  test("is of its own company alone where it is a company's", async () => {
    const token = tokenOf(["write:listings"], company);
    const categoryId = world.categories.crm;
    expect(await send(token, creation, { companyId: other, name: "Elsewhere", categoryId })).toBe(
      "FORBIDDEN",
    );
    expect(await send(token, change, { databaseId: otherDraft, name: "Elsewhere" })).toBe("NOT_FOUND");
    expect(await send(token, change, { databaseId: draft, name: "Draft" })).toMatchObject({});
  });

  test("nothing of one operation outlives the write: what follows is told as to a token", async () => {
    const token = tokenOf(["write:listings"]);
    const text = `mutation($input: UpdateSoftwareInput!) { updateSoftware(input: $input) {
      ... on SoftwareSaved { software { company { viewerRole members { displayName } } } } } }`;
    expect(await send(token, text, { databaseId: draft, name: "Draft" })).toEqual({
      updateSoftware: { software: { company: { viewerRole: null, members: [] } } },
    });
  });
});
