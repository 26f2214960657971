import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { testSite } from "../../testing/feeds.ts";
import { seed, type World } from "../../testing/seed.ts";
import { serveApp } from "../../testing/server.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

/** Pages of which each says when time alone changes it. */
const app = serveApp(() => ({
  database,
  openPages: async ({ openContext }) => ({
    handlers: [
      async (request, response, next) => {
        if (request.path !== "/") return next();
        const { reader, reads, now } = await openContext(request);
        reads?.add(["software"]);
        reads?.expireAt(new Date(now.getTime() + 60_000));
        response.send(`made at ${now.toISOString()} of ${reader ? "data" : "nothing"}`);
      },
    ],
    paths: [],
    site: async () => testSite,
    close: async () => {},
  }),
}));
const ask = async (path: string) => {
  const response = await fetch(app.origin + path);
  return { state: response.headers.get("x-cache"), status: response.status, text: await response.text() };
};

describe("what programs read is kept until it changes", () => {
  test.each<[string, () => string, string]>([
    ["the feed of all reviews", () => "/reviews.rss", "<item>"],
    ["that of a listing", () => `/software/${world.software.beacon}/reviews.rss`, "Beacon CRM"],
    ["a badge", () => `/badges/${world.software.beacon}.svg?theme=dark`, "Beacon CRM"],
  ])("%s", async (_what, path, shown) => {
    const [made, kept] = [await ask(path()), await ask(path())];
    expect([made.state, kept.state, kept.text]).toEqual(["MISS", "HIT", made.text]);
    expect(made.text).toContain(shown);
    await database.prisma.software.update({
      where: { id: world.software.beacon },
      data: { name: `Beacon CRM ${path().length}` },
    });
    const changed = await ask(path());
    expect([changed.state, changed.text === made.text]).toEqual(["MISS", false]);
    expect(changed.text).toContain(`Beacon CRM ${path().length}`);
  });

  test.each(["/robots.txt", "/sitemap.xml", "/llms.txt", "/software/nothing/reviews.rss", "/badges/x.svg"])(
    "not %s",
    async (path) => {
      await ask(path);
      expect((await ask(path)).state).toBeNull();
    },
  );
});

test("what time alone changes is made anew in time", async () => {
  const [made, kept] = [await ask("/"), await ask("/")];
  expect([made.state, kept.state, kept.text]).toEqual(["MISS", "HIT", made.text]);
  const later = Date.now() + 61_000;
  vi.useFakeTimers({ toFake: ["Date"], now: later });
  onTestFinished(() => void vi.useRealTimers());
  const anew = await ask("/");
  expect([anew.state, Date.parse(anew.text.split(" ")[2] ?? "") >= later]).toEqual(["MISS", true]);
});
