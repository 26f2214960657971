import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../auth/auth-context.ts";
import { testDatabase } from "../testing/database.ts";
import { ask } from "../testing/engine.ts";
import { keyedDocument, keyedWrites, secretWrites } from "../testing/keyed-writes.ts";
import { createFixture, type Fixture, type PersonName } from "../testing/parity/fixture.ts";
import { seed } from "../testing/seed.ts";
import { testServices } from "../testing/services.ts";
import { mutationsWithoutKey, mutationsWithSecret } from "./idempotency.ts";
import { schema } from "./schema.ts";

const database = testDatabase();
beforeAll(async () => {
  await seed(database);
});

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const takesKey = mutations.filter(({ args }) => args.some(({ name }) => name === "idempotencyKey"));

test("every mutation takes a key, except those on the list", () => {
  const without = mutations.filter((mutation) => !takesKey.includes(mutation)).map(({ name }) => name);
  expect(without.sort()).toEqual(Object.keys(mutationsWithoutKey).sort());
  expect(Object.keys(secretWrites).sort()).toEqual([...mutationsWithSecret].sort());
  expect(takesKey.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(keyedWrites), ...mutationsWithSecret].sort(),
  );
});

const viewerOf = ({ people }: Fixture, who: PersonName): Viewer => ({
  id: people[who].id,
  isAdmin: who === "admin",
  isEmailVerified: true,
});

/** A call with its fixture, to be made more than once. */
async function prepare(name: string, [who, inputOf]: NonNullable<(typeof keyedWrites)[string]>) {
  const fixture = await createFixture(database, { caller: "visitor", passwordHash: "x" });
  const input = await inputOf(fixture, database.prisma);
  const viewer = viewerOf(fixture, who);
  const { services, jobs } = testServices();
  // What tokens are made under.
  await database.prisma.session.create({
    data: { id: fixture.key, userId: viewer.id, expiresAt: new Date("2036-01-01") },
  });
  const caller = {
    network: "",
    sessionId: fixture.key,
    deviceId: null,
    origin: "own",
    carriesSession: false,
  };
  return {
    fixture,
    jobs,
    send: (key: string | null, more: object = {}) =>
      ask(
        database,
        keyedDocument(name),
        { ...(input && { input: { ...input, ...more } }), key },
        { viewer, services, caller: caller as never },
      ),
  };
}

/** A digest of each table. */
async function digests(): Promise<unknown> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const selects = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from ${name} t`,
  );
  return (await database.pool.query(selects.join(" union all "))).rows;
}

describe("repeated with its key, a mutation changes nothing more and returns its result", () => {
  test.each(Object.entries(keyedWrites))("%s", async (name, write) => {
    const { send, jobs } = await prepare(name, write);
    const first = await send("one");
    expect(first.errors).toBeUndefined();
    expect(String(first.data?.["result"] && JSON.stringify(first.data["result"]))).not.toMatch(
      /"__typename":"\w+Error"/,
    );
    const before = await digests();
    const left = jobs.length;
    const again = await send("one");
    expect(again.errors).toBeUndefined();
    if (name === "removeFromList") {
      // The note is personal, so it is not stored with the key.
      expect(first.data).toMatchObject({ result: { ListChanged_removed: { __typename: "RemovedItem" } } });
      expect(again.data).toMatchObject({ result: { ListChanged_removed: null } });
    } else expect(again.data).toEqual(first.data);
    expect(await digests()).toEqual(before);
    expect(jobs.length).toBe(left);
  });

  test.each(Object.entries(secretWrites))("%s, except for its secret", async (name, write) => {
    const { send } = await prepare(name, write);
    const first = await send("one");
    expect(first.errors).toBeUndefined();
    const before = await digests();
    expect(await send("one")).toMatchObject({
      data: { result: { __typename: "ConflictError", ConflictError_code: "SECRET_SHOWN_ONCE" } },
    });
    expect(await digests()).toEqual(before);
  });
});

test("a former owner who repeats a write of a webhook does not see it any more", async () => {
  for (const name of ["updateWebhook", "testWebhook", "replayWebhookDelivery"]) {
    const write = keyedWrites[name];
    if (!write) throw new Error(`There is no ${name}`);
    const { fixture, send } = await prepare(name, write);
    expect((await send("one")).errors).toBeUndefined();
    await database.prisma.companyMember.deleteMany({ where: { userId: fixture.people.owner.id } });
    const { data, errors } = await send("one");
    expect([data, errors?.[0]?.extensions["code"]], name).toEqual([null, "NOT_FOUND"]);
  }
});
