import { beforeAll, describe, expect, test } from "vitest";
import type { TokenAccess, Viewer } from "../auth/auth-context.ts";
import { transaction } from "../database/client/transaction.ts";
import { createContext } from "../graphql/context.ts";
import { createLimits, limitTable } from "../limits/limits.ts";
import { createRateLimiter } from "../limits/rate-limiter.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase, testKind } from "../testing/database.ts";
import { ask } from "../testing/engine.ts";
import { seed, type World } from "../testing/seed.ts";
import { testServices } from "../testing/services.ts";
import { invalid } from "./errors.ts";
import { runOnce } from "./idempotency.ts";

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

const document = `mutation($input: CreateSoftwareInput!, $key: String) {
  result: createSoftware(input: $input, idempotencyKey: $key) {
    __typename ... on SoftwareSaved { software { databaseId } } ... on ConflictError { code } ... on ValidationError { message } } }`;

interface Created {
  code?: string;
  message?: string;
  software?: { databaseId: string };
}

/** The ID of the new Draft, or the code or message of the error. */
async function create(
  key: string | null,
  more: object = {},
  as: { viewer?: Viewer; token?: TokenAccess } = { viewer },
) {
  const input = { name: "Anvil", companyId, categoryId: world.categories.crm, isActive: false, ...more };
  const { data, errors } = await ask(
    database,
    document,
    { input, key },
    { ...as, services: testServices().services },
  );
  if (errors?.[0]) return errors[0].extensions["code"];
  const { software, code, message } = (data?.["result"] ?? {}) as Created;
  return software?.databaseId ?? code ?? message;
}

/** A command of its own, as mutations run them. */
const once = <T>(key: string, work: Parameters<typeof transaction<T>>[1], { services } = testServices()) =>
  runOnce(
    createContext({ prisma: database.prisma, reader: database.reader, viewer, trust: "built", services }),
    { operation: "test", key, input: {}, tokenId: null, isShownOnce: false },
    (context) => transaction(context, work),
  );

test("a thing is created once for each key", async () => {
  const id = await create("one");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await create("one")).toBe(id);
  expect(await create("two")).not.toBe(id);
  expect(await create(null)).not.toBe(await create(null));
  expect(await create("one", { name: "Bellows" })).toBe("IDEMPOTENCY_KEY_REUSED");
});

test("of concurrent calls one writes, and the others return its result or are told to wait", async () => {
  const results = await Promise.all([1, 2, 3, 4].map(() => create("together")));
  const id = await create("together");
  for (const result of results) expect([id, "IDEMPOTENCY_KEY_IN_USE"]).toContain(result);
  expect(await database.prisma.idempotencyKey.count({ where: { key: "together" } })).toBe(1);
});

// The embedded database has one connection, on which transactions follow each other.
test.runIf(testKind === "postgresql")(
  "while the first call is in its transaction, another one is refused",
  async () => {
    const began = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const first = once("slow", async () => {
      began.resolve();
      await end.promise;
      return companyId;
    });
    await began.promise;
    const second = once("slow", async () => world.companies.northwind).catch((error: unknown) => error);
    expect(await second).toMatchObject({ conflict: "idempotency-key-in-use" });
    end.resolve();
    expect(await first).toBe(companyId);
    expect(await once("slow", async () => world.companies.northwind)).toBe(companyId);
  },
);

describe("a key belongs to its caller:", () => {
  test("another user's is another one", async () => {
    const other = await companies.somebody();
    await database.prisma.companyMember.create({ data: { companyId, userId: other.id, role: "owner" } });
    expect(await create("mine", {}, { viewer: other })).not.toBe(await create("mine"));
  });

  test("each token has its own, and sees what it created as a Draft", async () => {
    const tokenOf = (id: string): TokenAccess =>
      ({ id, name: "Nightly", userId: viewer.id, companyId: null, scopes: ["write:listings"] }) as never;
    const [a, b] = [tokenOf(crypto.randomUUID()), tokenOf(crypto.randomUUID())];
    const id = await create("t", {}, { token: a });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await create("t", {}, { token: a })).toBe(id);
    expect(new Set([id, await create("t", {}, { token: b }), await create("t")]).size).toBe(3);
  });

  test("visitors have none", async () => {
    const { data } = await ask(
      database,
      `mutation($input: SendLeadInput!) { result: sendLead(input: $input, idempotencyKey: "k") { ... on ValidationError { message } } }`,
      {
        input: {
          softwareId: world.software.tally,
          kind: "DEMO",
          name: "Ann",
          email: "ann@buyer.example",
          message: "Please",
          consent: true,
        },
      },
      { services: testServices().services },
    );
    expect(data?.["result"]).toEqual({
      message: "An Idempotency-Key needs a signed-in user or an API token",
    });
  });
});

test("a repeated request tells nothing of what the sender may not see any more", async () => {
  const id = await create("left");
  await database.prisma.companyMember.deleteMany({ where: { companyId, userId: viewer.id } });
  expect(await create("left")).toBe("NOT_FOUND");
  await database.prisma.companyMember.create({ data: { companyId, userId: viewer.id, role: "owner" } });
  expect(await create("left")).toBe(id);
  await database.prisma.software.delete({ where: { id: String(id) } });
  expect(await create("left")).toBe("NOT_FOUND");
});

test("a refused call stores nothing, and can be repeated with its key", async () => {
  expect(await create("again", { name: " " })).toBe("Software name is required");
  expect(await create("again", { categoryId: companyId })).not.toMatch(/^[0-9a-f-]{36}$/);
  expect(await database.prisma.idempotencyKey.count({ where: { key: "again" } })).toBe(0);
  expect(await create("again")).toMatch(/^[0-9a-f-]{36}$/);
});

test("a call whose answer is lost after its transaction has its result", async () => {
  const { services } = testServices();
  const context = createContext({
    prisma: database.prisma,
    reader: database.reader,
    viewer,
    trust: "built",
    services,
  });
  const write = { operation: "test", key: "lost", input: {}, tokenId: null, isShownOnce: false };
  let runs = 0;
  const result = await runOnce(context, write, async (given) => {
    const id = await transaction(given, async () => companyId);
    if (runs++ === 0) throw new Error("The connection was closed");
    return id;
  });
  expect([result, runs]).toEqual([companyId, 2]);
});

test("only IDs, numbers and truth values are stored of a result, and only a keyed hash of the input", async () => {
  await once("texts", async () => ({ id: companyId, note: "Private" }));
  await once("values", async () => ({ id: companyId, isKept: true, count: 2, ids: [companyId] }));
  const rows = await database.prisma.idempotencyKey.findMany({
    where: { key: { in: ["texts", "values"] } },
    orderBy: { key: "asc" },
  });
  expect(rows.map(({ result }) => result)).toEqual([
    null,
    { id: companyId, isKept: true, count: 2, ids: [companyId] },
  ]);
  expect(rows[0]?.requestHash).toMatch(/^[0-9a-f]{64}$/);
  expect(await once("values", async () => null)).toEqual({
    id: companyId,
    isKept: true,
    count: 2,
    ids: [companyId],
  });
});

test("a caller's new keys are limited, not their repetitions", async () => {
  const [limit, who] = ["idempotency-keys:user", viewer.id] as const;
  const few = { ...limitTable, [limit]: { points: 1, minutes: 60 } };
  const limits = createLimits(createRateLimiter(database.pool, few));
  const services = testServices({ limits });
  const work = async () => companyId;
  await expect(
    once(
      "bad",
      async () => {
        throw invalid("name", "Name is required");
      },
      services,
    ),
  ).rejects.toThrow("Name is required");
  await once("first", work, services);
  await once("first", work, services);
  await expect(once("second", work, services)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await limits.clear([limit, who]);
});
