import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { serveFeeds } from "../../testing/feeds.ts";
import { seed, type World } from "../../testing/seed.ts";

const database = testDatabase();
const feeds = serveFeeds(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const badge = (id: string, search = "", init: RequestInit = {}) =>
  feeds.call(`/badges/${id}.svg${search}`, init);

test("a badge may be shown on any site, and is the present one each time", async () => {
  const { beacon } = world.software;
  const first = await badge(beacon);
  expect(first.status).toBe(200);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  });
  expect(first.headers.has("set-cookie")).toBe(false);
  expect(await first.text()).toContain("Beacon CRM: 4.3 out of 5, 4 reviews on Assay");
  const tag = first.headers.get("etag") ?? "";
  const again = await badge(beacon, "", { headers: { "if-none-match": tag, "cache-control": "max-age=0" } });
  expect(again.status).toBe(304);
  await database.prisma.software.update({
    where: { id: beacon },
    data: { reviewCount: 5, ratingSum: 18, avgRating: 3.6 },
  });
  const changed = await badge(beacon, "", { headers: { "if-none-match": tag } });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain("3.6 out of 5, 5 reviews");
});

test("its look can be chosen; another word is the usual one", async () => {
  const { quill } = world.software;
  const [auto, dark, odd] = await Promise.all(
    ["", "?theme=dark", "?theme=%3Cscript%3E"].map(async (search) => (await badge(quill, search)).text()),
  );
  expect(odd).toBe(auto);
  expect(dark).not.toBe(auto);
});

test.each([
  ["a Draft", () => world.software.draft],
  ["nothing", () => "01900000-0000-7000-8009-000000000001"],
  ["an address that is no id", () => "beacon-crm"],
])("%s has no badge", async (_what, id) => {
  expect((await badge(id())).status).toBe(404);
});
