import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { RateLimited } from "../../domain/errors.ts";
import { noLimits } from "../../limits/limits.ts";
import { testDatabase } from "../../testing/database.ts";
import { plain } from "../../testing/pictures.ts";
import { serveUploads } from "../../testing/uploads.ts";

const database = testDatabase();
let refuses = false;
/** Pictures that were counted. */
let counted = 0;
const site = serveUploads(database, {
  services: {
    limits: {
      ...noLimits,
      async spend([limit]) {
        if (limit !== "pictures:user") return;
        if (refuses) throw new RateLimited(60_000);
        counted++;
      },
    },
  },
});
const stored = () => database.prisma.picture.count();

describe("a picture that is sent", () => {
  test("is answered with the path of the largest that was made of it", async () => {
    const { status, headers, body } = await site.send(await plain(700, 500).png().toBuffer(), {
      kind: "screenshot",
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      url: expect.stringMatching(/^\/pictures\/uploaded\/[0-9a-f]{64}\/960\.webp$/),
      width: 700,
      height: 500,
    });
    expect(headers.get("location")).toBe(body.url);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  test("has the same address when it is sent again, by whomever, and is stored once", async () => {
    const bytes = await plain(300, 300).jpeg().toBuffer();
    const first = await site.send(bytes);
    const before = await stored();
    const again = await site.send(bytes, { headers: { cookie: site.cookie("admin") } });
    expect(again.body).toEqual(first.body);
    expect(await stored()).toBe(before);
    const other = await site.send(bytes, { kind: "screenshot" });
    expect(other.body.url).not.toBe(first.body.url);
  });

  test("is stored once where it is sent twice at a time", async () => {
    const before = await stored();
    const colours = ["#123", "#456"];
    for (const background of colours) {
      const picture = await plain(40, 40, { background }).png().toBuffer();
      const responses = await Promise.all([picture, picture].map((sent) => site.send(sent)));
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    }
    expect(await stored()).toBe(before + colours.length);
  });

  test.each([
    ["logo", 1000, 400, [256, 256], [64, 128, 256]],
    ["logo", 100, 40, [100, 100], [64, 128]],
    ["avatar", 1000, 400, [256, 256], [64, 128, 256]],
    ["avatar", 100, 40, [40, 40], [64]],
    ["screenshot", 2400, 1200, [1600, 800], [480, 960, 1600]],
    ["screenshot", 500, 4000, [400, 3200], [480, 960, 1600]],
    ["screenshot", 300, 200, [300, 200], [480]],
  ])("a %s of %i by %i is made smaller, never larger", async (kind, width, height, size, steps) => {
    const { status, body } = await site.send(await plain(width, height).png().toBuffer(), { kind });
    expect(status).toBe(201);
    expect([body.width, body.height]).toEqual(size);
    const id = body.url.split("/")[3];
    const files = await database.prisma.pictureFile.findMany({
      where: { pictureId: id ?? "" },
      orderBy: { width: "asc" },
    });
    const webp = files.filter(({ format }) => format === "webp");
    expect(webp.map((file) => file.width)).toEqual(steps);
    expect(files.length).toBe(kind === "screenshot" ? steps.length * 2 : steps.length);
    for (const file of files) {
      const bytes = Buffer.from(file.bytes ?? []);
      const made = await sharp(bytes).metadata();
      expect(bytes.length).toBe(file.size);
      expect(made.format).toBe(file.format === "avif" ? "heif" : "webp");
      expect(made.width).toBeLessThanOrEqual(Math.min(file.width, size[0] ?? 0));
    }
  });

  test("keeps what is clear; a logo that is not square stands in a clear square, an avatar is cut", async () => {
    const bytes = await plain(200, 100, { channels: 4, background: "#f00a" }).webp().toBuffer();
    const corner = async (kind: string) => {
      const { body } = await site.send(bytes, { kind });
      const file = Buffer.from(await (await site.get(body.url)).arrayBuffer());
      const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return data[3];
    };
    expect(await corner("logo")).toBe(0);
    expect(await corner("avatar")).toBe(0xaa);
    expect(await corner("screenshot")).toBe(0xaa);
  });
});

describe("who may send", () => {
  const bytes = plain(20, 20).png().toBuffer();
  test.each([
    ["nobody who is signed out", { cookie: "" }, 401, "Unauthorized"],
    ["no page of another site", { "sec-fetch-site": "cross-site" }, 403, "Cross-site request refused"],
    ["no page under another name", { origin: "http://evil.example" }, 403, "Cross-site request refused"],
    ["no form: it has another type", { "content-type": "text/plain" }, 415, /^The body must be a picture/],
    ["nothing that is packed", { "content-encoding": "gzip" }, 415, /without Content-Encoding/],
  ])("%s", async (_who, headers, status, message) => {
    const before = await stored();
    const response = await site.send(await bytes, { headers: headers as Record<string, string> });
    expect(response).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
    expect(await stored()).toBe(before);
  });

  test("nobody who sent too many within the hour", async () => {
    refuses = true;
    const response = await site.send(await bytes);
    refuses = false;
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
  });

  test("who is asked to come again in a moment has used up nothing", async () => {
    const before = counted;
    const picture = await bytes;
    const ends: (() => void)[] = [];
    const slow = [1, 2].map(() =>
      site.send(
        new ReadableStream({
          start(body) {
            body.enqueue(picture.subarray(0, 9));
            ends.push(() => {
              body.enqueue(picture.subarray(9));
              body.close();
            });
          },
        }),
      ),
    );
    await expect.poll(() => counted).toBe(before + 2);
    expect((await site.send(picture)).status).toBe(503);
    expect(counted).toBe(before + 2);
    for (const end of ends) end();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([201, 201]);
  });

  test("what it is for has to be said, and other methods are not there", async () => {
    const response = await site.send(await bytes, { kind: "poster" });
    expect(response).toMatchObject({
      status: 400,
      body: { message: "kind must be one of logo, avatar, screenshot" },
    });
    expect((await site.get("/uploads")).status).toBe(405);
  });
});

describe("a file of a picture", () => {
  test("is the same for ever, is nothing but a picture, and is known by its tag", async () => {
    const { body } = await site.send(await plain(300, 300).png().toBuffer());
    const response = await site.get(body.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
    const head = await site.get(body.url, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(String((await response.arrayBuffer()).byteLength));
    expect(await head.text()).toBe("");
    const tag = response.headers.get("etag") ?? "";
    const known = await site.get(body.url, {
      headers: { "if-none-match": tag, "cache-control": "max-age=0" },
    });
    expect(known.status).toBe(304);
  });

  test.each([
    `/pictures/uploaded/${"0".repeat(64)}/64.webp`,
    `/pictures/uploaded/${"0".repeat(64)}/65.webp`,
    `/pictures/uploaded/${"0".repeat(64)}/64.png`,
    "/pictures/uploaded/..%2f..%2fetc/64.webp",
    "/pictures/uploaded/%00/64.webp",
    "/pictures/uploaded/%zz",
  ])("%s is none, and that is not kept", async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^(text\/plain|application\/json)/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
