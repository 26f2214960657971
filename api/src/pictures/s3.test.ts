import { beforeAll, beforeEach, expect, test } from "vitest";
import { serveObjects } from "../testing/object-store.ts";
import { type ObjectStore, ObjectStoreError } from "./objects.ts";
import { createS3 } from "./s3.ts";

const service = serveObjects();
let store: ObjectStore;
beforeAll(() => {
  const { endpoint } = service;
  store = createS3({
    endpoint,
    region: "eu-west-1",
    bucket: "pictures",
    accessKeyId: "key-id",
    secretAccessKey: "secret",
  });
});
beforeEach(() => service.fail(null));

test("stored bytes can be read back, and are gone once they are deleted", async () => {
  await store.put("a/1.webp", Buffer.from("bytes"), "image/webp");
  expect(service.objects.get("/pictures/a/1.webp")).toEqual({
    bytes: Buffer.from("bytes"),
    type: "image/webp",
  });
  expect(await store.get("a/1.webp")).toEqual(Buffer.from("bytes"));
  expect(await store.has("a/1.webp")).toBe(true);
  await store.remove("a/1.webp");
  await store.remove("a/1.webp");
  expect(await store.get("a/1.webp")).toBeNull();
  expect(await store.has("a/1.webp")).toBe(false);
});

test("each request is signed, and none contains the secret", async () => {
  await store.get("a/1.webp");
  for (const { authorization } of service.requests) {
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/eu-west-1\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/,
    );
    expect(authorization).not.toContain("secret");
  }
});

test.each([403, 500])(
  "a response with status %i is an error, and its text is not repeated",
  async (status) => {
    service.fail(status);
    const failures = await Promise.allSettled([
      store.put("b", Buffer.from("b"), "image/webp"),
      store.get("b"),
      store.has("b"),
      store.remove("b"),
    ]);
    for (const failure of failures) {
      expect(failure).toMatchObject({ status: "rejected", reason: expect.any(ObjectStoreError) });
      expect(String((failure as PromiseRejectedResult).reason)).toMatch(
        new RegExp(`answered (PUT|GET|HEAD|DELETE) with ${status}$`),
      );
    }
  },
);

test("a missing bucket accepts nothing", async () => {
  service.fail(404);
  await expect(store.put("b", Buffer.from("b"), "image/webp")).rejects.toThrow("answered PUT with 404");
});
