import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../testing/database.ts";
import { testDescription } from "../../../testing/described.ts";
import { publicDirectory, untilReadable } from "../../../testing/follower.ts";
import { seed, type World } from "../../../testing/seed.ts";
import { serveApp } from "../../../testing/server.ts";
import { createProbes } from "../../probes.ts";
import { routes } from "./index.ts";

const database = testDatabase();
const probes = createProbes();
const app = serveApp(() => ({ database, probes, rateLimits: false, changeInterval: 20 }));
const described = testDescription(routes);
const route = { method: "GET", path: "/api/changes" } as const;
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

interface Change {
  kind: string;
  id: string;
  gone: boolean;
  thing: { name: string } | null;
  cursor: string;
}

const rename = (id: string, name: string) =>
  database.pool.query("update software set name = $2 where id = $1", [id, name]);
/** The same, and followers can read it. */
const renamed = async (id: string, name: string) => {
  await rename(id, name);
  await untilReadable(database);
};

async function get(address: string, init: RequestInit = {}) {
  const response = await fetch(new URL(address.replace("http://assay.example", ""), app.origin), init);
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? "";
  const body = (await described.expectDescribed(route, response)) as Change[];
  return { response, body, next };
}

/** The address to follow from now on. */
const here = async () => {
  await untilReadable(database);
  return (await get("/api/changes?after=now")).next;
};

test("begins with everything that is public, and leads on", async () => {
  const copy = new Map<string, unknown>();
  await untilReadable(database);
  let address = "/api/changes?limit=7";
  // Kind by kind; an empty page is the end.
  for (let isMore = true; isMore; ) {
    const { response, body, next } = await get(address);
    expect(response.headers.get("x-total-count")).toBeNull();
    for (const { kind, id, thing } of body) copy.set(`${kind} ${id}`, thing);
    isMore = body.length > 0;
    address = next;
  }
  expect(copy).toEqual(await publicDirectory(database));
});

test("tells what has changed, and what is gone", async () => {
  const { ember, harbor } = world.software;
  const address = await here();
  await rename(ember, "Ember One");
  await database.pool.query("update software set is_active = false where id = $1", [harbor]);
  await untilReadable(database);
  const { body, next } = await get(address);
  const told = body
    .filter(({ kind }) => kind === "software")
    .map(({ id, gone, thing }) => [id, gone, thing?.name]);
  expect(told).toEqual([
    [ember, false, "Ember One"],
    [harbor, true, undefined],
  ]);
  expect((await get(next)).body).toEqual([]);
  // Each change leads on, too.
  expect((await get(`/api/changes?after=${body[0]?.cursor}`)).body).toEqual(body.slice(1));
});

test("is not kept in the answer cache", async () => {
  const address = await here();
  expect((await get(address)).body).toEqual([]);
  await renamed(world.software.ember, "Ember Two");
  expect((await get(address)).body).toHaveLength(1);
});

test("a cursor that is none is refused, and one of another epoch is to begin anew", async () => {
  expect((await get("/api/changes?after=abc")).response.status).toBe(400);
  expect((await get("/api/changes?wait=31")).response.status).toBe(400);
  const [epoch] = (await database.pool.query("select gen_random_uuid() as id")).rows;
  const cursor = Buffer.from(JSON.stringify(["change", epoch.id, "1", "1", Date.now()])).toString(
    "base64url",
  );
  const response = await fetch(`${app.origin}/api/changes?after=${cursor}`);
  expect([response.status, await response.json()]).toEqual([
    410,
    { message: expect.stringContaining("Begin anew"), code: "cursor-expired" },
  ]);
});

test("waits for a change, which wakes it", async () => {
  const address = await here();
  const waiting = get(`${address}&wait=30`);
  await rename(world.software.ember, "Ember Three");
  const { body, next } = await waiting;
  expect(body.map(({ thing }) => thing?.name)).toEqual(["Ember Three"]);
  // What is there already is not waited for.
  await renamed(world.software.ember, "Ember Four");
  expect((await get(next)).body).toHaveLength(1);
});

test("waits as long as it is told, then is empty and leads on", async () => {
  const { body, next } = await get(`${await here()}&wait=1`);
  expect(body).toEqual([]);
  await renamed(world.software.ember, "Ember Five");
  expect((await get(next)).body).toHaveLength(1);
});

// The last one: this process is leaving then.
test("is answered when the process is to stop", async () => {
  const waiting = get(`${await here()}&wait=30`);
  await probes.leave();
  expect((await waiting).body).toEqual([]);
});
