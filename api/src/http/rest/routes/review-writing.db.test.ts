import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../testing/database.ts";
import { type Call, serveFacade } from "../../../testing/facade.ts";
import { Review } from "../shapes/review.ts";

const database = testDatabase();
const facade = serveFacade(database);
const words = { rating: 5, title: "Counts well", content: "It counts." };

const send: typeof facade.send = (...call) => facade.send(...call);

describe("POST /api/reviews", () => {
  test("201 and the review, once for one key; 409 for a second one", {
    tags: ["2.write.50", "2.write.52"],
  }, async () => {
    const { tally } = facade.world.software;
    const body = { ...words, softwareId: tally, pros: ["Fast"], industry: "Bakeries" };
    const headers = { "idempotency-key": "first" };
    const first = await send("POST", "/api/reviews", body, { headers });
    expect(first.status).toBe(201);
    expect(Review.parse(first.body)).toMatchObject({ ...words, pros: ["Fast"], cons: [], softwareId: tally });
    expect(first.body.user.email).toBe("Uma@mail.example");
    expect(await send("POST", "/api/reviews", body, { headers })).toEqual(first);
    expect(await send("POST", "/api/reviews", body)).toEqual({
      status: 409,
      body: { message: "You have already reviewed this software", code: "already-reviewed" },
    });
    const seen = await facade.read<{ avgRating: string; reviewCount: number }>(`/api/software/${tally}`);
    expect(seen).toMatchObject({ avgRating: "5.0", reviewCount: 1 });
  });

  test("refuses in the contract's order: who, what is not there, whose it is, what is invalid", {
    tags: ["5.review.5"],
  }, async () => {
    const { beacon, draft, ember } = facade.world.software;
    const post = (body: object, as: Call["as"] = "user") => send("POST", "/api/reviews", body, { as });
    const visitor = await facade.call("/api/reviews", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect([visitor.status, await visitor.json()]).toEqual([401, { message: "Unauthorized" }]);
    expect(await post({})).toMatchObject({ status: 400, body: { message: "Software is required" } });
    expect(await post({ softwareId: draft })).toEqual({
      status: 404,
      body: { message: "Software not found" },
    });
    expect(await post({ softwareId: beacon }, "owner")).toEqual({
      status: 403,
      body: { message: "You cannot review your own company's software" },
    });
    expect(await post({ softwareId: ember, rating: 0 })).toEqual({
      status: 400,
      body: {
        message: "Please choose a rating from 1 to 5",
        errors: [
          { path: "rating", message: "Please choose a rating from 1 to 5" },
          { path: "title", message: "Title is required" },
          { path: "content", message: "Review is required" },
        ],
      },
    });
    const keys = await send(
      "POST",
      "/api/reviews",
      { ...words, softwareId: ember },
      { headers: { "idempotency-key": "k".repeat(201) } },
    );
    expect(keys).toMatchObject({
      status: 400,
      body: { message: "Idempotency-Key must be at most 200 characters" },
    });
  });
});

describe("PATCH and DELETE /api/reviews/{id}", () => {
  test("change and delete the viewer's own", async () => {
    const { body: review } = await send("POST", "/api/reviews", {
      ...words,
      softwareId: facade.world.software.ember,
    });
    const path = `/api/reviews/${review.id}`;
    expect(await send("PATCH", path, { rating: 3, cons: ["Loud"] })).toMatchObject({
      status: 200,
      body: { id: review.id, rating: 3, title: words.title, cons: ["Loud"] },
    });
    expect(await send("PATCH", path, { title: " " })).toMatchObject({
      status: 400,
      body: { message: "Title is required" },
    });
    expect(await send("DELETE", path)).toEqual({ status: 204, body: null });
    expect((await send("DELETE", path)).status).toBe(404);
  });

  test("are refused for what is not there, and for somebody else's, before what is invalid", async () => {
    const { beaconByAda, hidden } = facade.world.reviews;
    for (const [id, status] of [
      [beaconByAda, 403],
      [hidden, 404],
      ["nonsense", 404],
    ] as const) {
      expect((await send("PATCH", `/api/reviews/${id}`, { rating: 9 })).status, id).toBe(status);
      expect((await send("DELETE", `/api/reviews/${id}`)).status, id).toBe(status);
    }
  });
});
