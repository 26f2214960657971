import ky from "ky";
import { expect, test } from "vitest";
import { RateLimited } from "../../domain/errors.ts";
import { testDatabase } from "../../testing/database.ts";
import { publicUrl, serveFacade } from "../../testing/facade.ts";

const database = testDatabase();
/** What calls meet before they begin: the first one first. */
const obstacles: Error[] = [];
const facade = serveFacade(database, {
  openCallBudget: () => ({
    async spend() {
      const obstacle = obstacles.shift();
      if (obstacle) throw obstacle;
    },
    refund: () => ({ points: 1, remaining: 1, resetAt: 0, taken: 1 }),
  }),
});

test("a stock client retries after 429, 503 and a lost answer, and the write is done once", async () => {
  obstacles.push(new RateLimited(1_000), Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
  const tries: [status: number, retryAfter: string | null][] = [];
  let isLost = false;
  const client = ky.create({
    retry: {
      limit: 5,
      // With a key writes can be repeated.
      methods: ["post"],
      // Not as long as the server asks for, which the test sees in the header.
      maxRetryAfter: 10,
      delay: () => 10,
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = await facade.call(new URL(request.url).pathname, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
        as: "user",
      });
      tries.push([response.status, response.headers.get("retry-after")]);
      if (response.ok && !isLost) {
        isLost = true;
        await response.text();
        throw new TypeError("fetch failed");
      }
      return response;
    },
  });
  const name = "Kiln of the stock client";
  const created = await client
    .post(`${publicUrl}/api/companies`, {
      json: { name },
      headers: { "idempotency-key": "nightly-7", "sec-fetch-site": "same-origin" },
    })
    .json<{ id: string }>();
  expect(tries).toEqual([
    [429, "1"],
    [503, "5"],
    [201, null],
    [201, null],
  ]);
  const companies = await database.prisma.company.findMany({ where: { name }, select: { id: true } });
  expect(companies).toEqual([{ id: created.id }]);
  expect(facade.defects.splice(0)).toHaveLength(1);
});
