import { connect } from "node:net";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { pictureProblems } from "../../inputs/index.ts";
import { noLimits } from "../../limits/limits.ts";
import { testDatabase } from "../../testing/database.ts";
import { gifOf, isoOf, junk, noisy, plain, pngChunk, pngOf } from "../../testing/pictures.ts";
import { serveUploads } from "../../testing/uploads.ts";

const database = testDatabase();
/** How many pictures of each person are counted, which happens once there is room for them. */
const counted = new Map<string, number>();
const site = serveUploads(database, {
  timeouts: { whole: 1_500, idle: 1_500 },
  services: {
    limits: { ...noLimits, spend: async ([, who]) => void counted.set(who, (counted.get(who) ?? 0) + 1) },
  },
});

// Whatever was sent, the next picture is taken.
afterAll(async () => {
  expect((await site.send(await plain(50, 50).png().toBuffer())).status).toBe(201);
});

const png = () => plain(300, 200).png().toBuffer();
const svg = (inner: string, before = "") =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99">${inner}</svg>`);
/** 64 MB of zeroes, in 64 KB. */
const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
const { empty, type, vector, damaged, pixels, large } = pictureProblems;

describe("is refused with a sentence:", () => {
  test.each<[what: string, status: number, sentence: string, bytes: () => Buffer | Promise<Buffer>]>([
    ["nothing at all", 400, empty, () => Buffer.alloc(0)],
    [
      "a page that is named like a picture",
      415,
      type,
      () => Buffer.from("<!doctype html><script>1</script>"),
    ],
    ["a script", 415, type, () => Buffer.from("#!/bin/sh\nrm -rf /\n")],
    ["a PDF", 415, type, () => Buffer.from("%PDF-1.7\n1 0 obj\n")],
    ["a film", 415, type, () => Buffer.concat([isoOf("isom", "mp41"), junk(5_000)])],
    ["a HEIC", 415, type, () => Buffer.concat([isoOf("heic", "mif1"), junk(5_000)])],
    ["a TIFF", 415, type, () => plain(99, 99).tiff().toBuffer()],
    ["a bitmap", 415, type, () => Buffer.concat([Buffer.from("BM"), junk(500)])],
    ["an icon", 415, type, () => Buffer.concat([Buffer.from([0, 0, 1, 0]), junk(500)])],
    ["an archive", 415, type, () => Buffer.concat([Buffer.from("PK\x03\x04"), junk(500)])],
    ["an SVG with a script", 415, vector, () => svg("<script>alert(1)</script>")],
    [
      "an SVG that reads a file",
      415,
      vector,
      () => svg("<text>&x;</text>", '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    ],
    ["an SVG with a page in it", 415, vector, () => svg("<foreignObject><iframe/></foreignObject>")],
    ["an SVG that asks elsewhere", 415, vector, () => svg('<image href="http://127.0.0.1/"/>')],
    ["a PNG of 50,000 by 50,000", 422, pixels, () => pngOf(50_000, 50_000, [], 1)],
    ["a PNG of 1 by 2,000,000,000", 422, damaged, () => pngOf(1, 2_000_000_000, [], 1)],
    ["a PNG of 1 by 30,000", 422, pixels, () => pngOf(1, 30_000)],
    [
      "a PNG of 21 megapixels of 64 bits",
      422,
      pixels,
      () => pngOf(4_600, 4_600, [], 1, { bits: 16, colours: 6 }),
    ],
    [
      "one of 19 megapixels, which are not there,",
      422,
      damaged,
      () => pngOf(4_400, 4_400, [], 1, { bits: 16, colours: 6 }),
    ],
    [
      "an AVIF of 17 megapixels in 700 bytes",
      422,
      pixels,
      () => plain(4_250, 4_000).avif({ effort: 0 }).toBuffer(),
    ],
    ["a PNG of no width", 422, damaged, () => pngOf(0, 100)],
    ["a PNG with fewer pixels than it says", 422, damaged, () => pngOf(3_000, 3_000, [], 10)],
    ["half a JPEG", 422, damaged, async () => (await noisy(900, 900).jpeg().toBuffer()).subarray(0, 99_000)],
    ["half a PNG", 422, damaged, async () => (await noisy(300, 300).png().toBuffer()).subarray(0, 99_000)],
    ["half a WebP", 422, damaged, async () => (await noisy(300, 300).webp().toBuffer()).subarray(0, 9_000)],
    [
      "half an AVIF",
      422,
      damaged,
      async () => (await noisy(300, 300).avif({ effort: 0 }).toBuffer()).subarray(0, 5_000),
    ],
    [
      "the beginning of a PNG and junk",
      422,
      damaged,
      () => Buffer.concat([pngOf(9, 9).subarray(0, 33), junk(9_000)]),
    ],
    [
      "the beginning of a JPEG and junk",
      422,
      damaged,
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), junk(9_000)]),
    ],
    [
      "the beginning of an AVIF and junk",
      422,
      damaged,
      () => Buffer.concat([isoOf("avif", "mif1"), junk(9_000)]),
    ],
    [
      "a program that begins like a GIF",
      422,
      damaged,
      () => Buffer.from("GIF89a=1;alert(document.cookie);//"),
    ],
  ])("%s", async (_what, status, sentence, bytes) => {
    const response = await site.send(await bytes(), { kind: "screenshot" });
    expect(response).toMatchObject({ status, body: { message: sentence } });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

/** Sends what must be taken; gives all that was made of it. */
async function made(bytes: Buffer, headers: Record<string, string> = {}) {
  const response = await site.send(bytes, { kind: "screenshot", headers });
  expect(response).toMatchObject({ status: 201 });
  const [, , , id = ""] = response.body.url.split("/");
  const files = await database.prisma.pictureFile.findMany({ where: { pictureId: id } });
  const all = Buffer.concat(files.map((file) => file.bytes ?? new Uint8Array()));
  const served = await site.get(response.body.url);
  const picture = Buffer.from(await served.arrayBuffer());
  return { ...response.body, all: all.toString("latin1"), picture, served };
}

const pixelOf = async (picture: Buffer) => [
  ...(await sharp(picture).removeAlpha().raw().toBuffer()).subarray(0, 3),
];

describe("is made harmless:", () => {
  test("a GIF that is a program too", async () => {
    const { all } = await made(gifOf(1, "*/=1;alert(document.cookie);/*"));
    expect(all).not.toContain("alert");
  });

  test("a JPEG with a page in its comment, and where and by whom it was taken", async () => {
    const plainly = await plain(300, 200)
      .withExif({
        IFD0: { Copyright: "Ada Lovelace", ImageDescription: "<script>alert(1)</script>" },
        IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" },
      })
      .withXmp("<x:xmpmeta>Ada at home</x:xmpmeta>")
      .jpeg()
      .toBuffer();
    const comment = Buffer.from("<script>alert(2)</script>");
    const bytes = Buffer.concat([
      plainly.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, comment.length + 2]),
      comment,
      plainly.subarray(2),
      Buffer.from("<?php system($_GET['c']); ?>"),
    ]);
    expect((await sharp(bytes).metadata()).exif?.toString("latin1")).toContain("Ada Lovelace");
    const { all, picture } = await made(bytes, { "content-type": "image/jpeg" });
    expect(all).not.toMatch(/script|Ada|Exif|xmp|php/);
    const { exif, xmp, icc, iptc } = await sharp(picture).metadata();
    expect({ exif, xmp, icc, iptc }).toEqual({});
  });

  test.each([
    ["in a text", () => pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), bomb]))],
    ["in a profile of colours", () => pngChunk("iCCP", Buffer.concat([Buffer.from("p\0\0"), bomb]))],
    [
      "in a text of many languages",
      () => pngChunk("iTXt", Buffer.concat([Buffer.from("c\0\x01\0\0\0"), bomb])),
    ],
  ])("a PNG with 64 MB %s", async (_where, chunk) => {
    const { width, all } = await made(pngOf(300, 200, [chunk()]));
    expect(width).toBe(300);
    expect(all.length).toBeLessThan(9_000);
  });

  test("a GIF of thousands of pictures: the first", async () => {
    const { width, height, picture } = await made(gifOf(5_000), { "content-type": "image/gif" });
    expect([width, height]).toEqual([1, 1]);
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
  });

  test("40 megapixels of nothing in 40 KB, in time", async () => {
    const { width } = await made(pngOf(6_300, 6_300));
    expect(width).toBe(1600);
  });

  test("a picture that is called something else", async () => {
    const { served } = await made(await png(), { "content-type": "image/svg+xml" });
    expect(served.headers.get("content-type")).toBe("image/webp");
    expect(served.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("a picture of 16 bits a colour", async () => {
    const bytes = await plain(300, 200, { background: "#f00" }).toColourspace("rgb16").png().toBuffer();
    expect((await sharp(bytes).metadata()).depth).toBe("ushort");
    const { picture } = await made(bytes);
    expect((await sharp(picture).metadata()).depth).toBe("uchar");
    expect(await pixelOf(picture)).toEqual([
      expect.closeTo(255, -1),
      expect.closeTo(0, -1),
      expect.closeTo(0, -1),
    ]);
  });

  test("a JPEG in the colours of print", async () => {
    const bytes = await plain(300, 200, { background: "#f00" }).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe("cmyk");
    const { picture } = await made(bytes);
    expect((await sharp(picture).metadata()).space).toBe("srgb");
    const [red = 0, green = 0] = await pixelOf(picture);
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(80);
  });

  test("a photograph that lies on its side stands upright", async () => {
    const bytes = await plain(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await made(bytes)).toMatchObject({ width: 200, height: 300 });
  });

  test.each(["webp", "avif", "gif"] as const)("a %s that is partly clear stays so", async (format) => {
    const clear = plain(300, 200, { channels: 4, background: "#0000" });
    const { picture } = await made(await clear.toFormat(format).toBuffer());
    const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });
});

/** Sends bytes as no browser would; gives the status and the sentence, or null where the connection just ends. */
function sendRaw(
  head: string,
  parts: Buffer[] = [],
  as: "user" | "owner" = "user",
): Promise<{ status: number; message: string } | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(site.port(), "127.0.0.1");
    socket.on("data", (data) => {
      answer += data.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
      const [, message = ""] = /"message":"([^"]*)"/.exec(answer) ?? [];
      resolve(status ? { status: Number(status), message } : null);
    });
    socket.write(
      `POST /uploads?kind=logo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${site.cookie(as)}\r\n` +
        `Sec-Fetch-Site: same-origin\r\nContent-Type: image/png\r\n${head}\r\n\r\n`,
    );
    for (const part of parts) socket.write(part);
  });
}

describe("on its way:", () => {
  test("a body that says it is larger than it may be is refused before it comes", async () => {
    expect(await sendRaw("Content-Length: 99999999999")).toEqual({ status: 413, message: large });
  });

  test("a body that does not say how large it is is read up to the limit", async () => {
    const chunk = Buffer.concat([Buffer.from("100000\r\n"), Buffer.alloc(1024 * 1024), Buffer.from("\r\n")]);
    // No byte more than needed: what is not read any more would break the connection before the answer is.
    const parts = [...Array<Buffer>(10).fill(chunk), Buffer.from("1\r\n0")];
    const response = await sendRaw("Transfer-Encoding: chunked", parts);
    expect(response).toEqual({ status: 413, message: large });
  });

  test("a body that comes slowly, or never whole, is not waited for", async () => {
    const response = await sendRaw("Content-Length: 5000", [pngOf(9, 9)]);
    expect(response).toEqual({ status: 408, message: "The upload took too long. Please try again." });
  });

  test("what follows a body that says it is smaller than it is is no request", async () => {
    expect((await sendRaw("Content-Length: 40", [pngOf(9, 9)]))?.status).toBe(400);
  });

  test("somebody who sends many at once is asked to wait, and nobody else", async () => {
    const bytes = await png();
    // Of a person without an upload of another test, which may be under way after its connection has ended.
    const owner = { headers: { cookie: site.cookie("owner") } };
    const slow = [1, 2].map(() => sendRaw("Content-Length: 5000", [pngOf(9, 9)], "owner"));
    await expect.poll(() => counted.get(site.world().users.owner)).toBe(2);
    const response = await site.send(bytes, owner);
    expect(response.status).toBe(503);
    expect(response.body.message).toBe(
      "Too many files are being uploaded right now. Please try again in a moment.",
    );
    expect(response.headers.get("retry-after")).toBe("5");
    expect((await site.send(bytes, { headers: { cookie: site.cookie("admin") } })).status).toBe(201);
    await Promise.all(slow);
    expect((await site.send(bytes, owner)).status).toBe(201);
  });
});
