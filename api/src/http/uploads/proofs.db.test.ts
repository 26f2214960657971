import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { RateLimited } from "../../domain/errors.ts";
import type { SecurityEvent } from "../../graphql/context.ts";
import { apiScopes, dayMs, proofLimits, proofProblems } from "../../inputs/index.ts";
import { type LimitKey, limitTable, noLimits } from "../../limits/limits.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { countLockWaits } from "../../testing/lock-waits.ts";
import { gifOf, isoOf, junk, noisy, plain, pngOf } from "../../testing/pictures.ts";
import { makeToken } from "../../testing/tokens.ts";
import { serveUploads } from "../../testing/uploads.ts";

const database = testDatabase();
/** Points of "proofs:user" that are spent. */
let spent = 0;
const count = (counted: readonly LimitKey[], points: number) => {
  if (counted.some(([name]) => name === "proofs:user")) spent += points;
};
const events: SecurityEvent[] = [];
const site = serveUploads(database, {
  services: {
    record: (event) => void events.push(event),
    limits: {
      ...noLimits,
      async spend(...counted) {
        count(counted, 1);
        if (spent > limitTable["proofs:user"].points) throw new RateLimited(dayMs);
      },
      refund: async (...counted) => count(counted, -1),
    },
  },
});
afterEach(() => {
  spent = 0;
});
const pdf = (more = "") => Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${more}\n%%EOF\n`);
const path = (reviewId: string, kind = "invoice") => `/uploads/proofs?review=${reviewId}&kind=${kind}`;
const own = () => site.world().reviews.quillByUser;
type Sent = { id: string; message: string; code?: string };
async function send(bytes: Buffer, more: { to?: string; headers?: Record<string, string> } = {}) {
  const headers = { "content-type": "application/octet-stream", ...more.headers };
  const {
    status,
    body,
    headers: answered,
  } = await site.send(bytes, {
    path: more.to ?? path(own()),
    headers,
  });
  return { status, headers: answered, ...(body as unknown as Sent) };
}
const download = (id: string, as: "admin" | "owner" | "editor" | "user" | null) =>
  site.get(`/uploads/proofs/${id}`, as === null ? {} : { headers: { cookie: site.cookie(as) } });

beforeAll(() => database.prisma.user.updateMany({ data: { isEmailVerified: true } }));
afterEach(() => database.prisma.reviewProof.deleteMany());

test("who opens a file, and whom it is refused, is in the security log", async () => {
  const { id } = await send(pdf());
  events.length = 0;
  for (const as of ["admin", "user", null] as const) await download(id, as);
  const { admin, user } = site.world().users;
  expect(events).toEqual([
    { action: "reviewProofFile", outcome: "done", userId: admin, tokenId: null },
    { action: "reviewProofFile", outcome: "FORBIDDEN", userId: user, tokenId: null },
  ]);
});

describe("a file is refused with a sentence:", () => {
  const { empty, type, damaged, pixels, large } = proofProblems;
  test.each<[what: string, status: number, sentence: string, bytes: () => Buffer | Promise<Buffer>]>([
    ["nothing", 400, empty, () => Buffer.alloc(0)],
    ["a page", 415, type, () => Buffer.from("<!doctype html><script>1</script>")],
    [
      "a page with a PDF behind it",
      415,
      type,
      () => Buffer.concat([Buffer.from("<script>1</script>\n"), pdf()]),
    ],
    ["an archive with a PDF behind it", 415, type, () => Buffer.concat([Buffer.from("PK\x03\x04"), pdf()])],
    ["a PDF behind a line", 415, type, () => Buffer.concat([Buffer.from("\n"), pdf()])],
    ["what only begins like a PDF", 415, type, () => Buffer.from("%PDF-<script>1</script>")],
    ["an SVG", 415, type, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ["a GIF", 415, type, () => gifOf(1)],
    ["an AVIF", 415, type, () => Buffer.concat([isoOf("avif"), junk(500)])],
    ["a program", 415, type, () => Buffer.from("MZ\x90\x00")],
    ["a PNG of 50,000 by 50,000", 422, pixels, () => pngOf(50_000, 50_000, [], 1)],
    [
      "half a picture",
      422,
      damaged,
      async () => (await noisy(600, 600).jpeg().toBuffer()).subarray(0, 9_000),
    ],
    ["a PDF of more than 5 MB", 413, large, () => Buffer.concat([pdf(), Buffer.alloc(proofLimits.bytes)])],
  ])("%s", async (_what, status, message, bytes) => {
    expect(await send(await bytes())).toMatchObject({ status, message });
    expect(await database.prisma.reviewProof.count()).toBe(0);
  });
});

describe("what is stored", () => {
  test("of a picture are its pixels: nothing that was sent, and nothing said about it", async () => {
    const tail = "<script>parent.alert(1)</script>";
    const picture = await plain(3_000, 400)
      .withExif({ IFD0: { Artist: "Wanda Worker" } })
      .jpeg()
      .toBuffer();
    const { status, id } = await send(Buffer.concat([picture, Buffer.from(tail), pdf()]));
    expect(status).toBe(201);
    const { bytes, format, size } = await database.prisma.reviewProof.findUniqueOrThrow({ where: { id } });
    const text = Buffer.from(bytes).toString("latin1");
    for (const part of ["Wanda", "script", "%PDF"]) expect(text).not.toContain(part);
    expect([format, size]).toEqual(["webp", bytes.length]);
    const { width, exif } = await sharp(bytes).metadata();
    expect([width, exif]).toEqual([2_000, undefined]);
  });

  test("of a PDF are its bytes; its name and type, whatever they say, are not", async () => {
    const { status, id } = await send(pdf(), {
      headers: {
        "content-type": "image/png",
        "content-disposition": 'attachment; filename="../../etc/passwd.html"',
      },
    });
    expect(status).toBe(201);
    const row = await database.prisma.reviewProof.findUniqueOrThrow({ where: { id } });
    expect(Buffer.from(row.bytes)).toEqual(pdf());
    expect(JSON.stringify({ ...row, bytes: null })).not.toContain("passwd");
  });
});

describe("a stored file is read", () => {
  test("by moderators, and runs nothing in their browser", async () => {
    const { id } = await send(pdf("<script>1</script>"));
    const response = await download(id, "admin");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="proof.pdf"',
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf("<script>1</script>"));
    await database.prisma.reviewProof.delete({ where: { id } });
    expect((await download(id, "admin")).status).toBe(404);
  });

  test("by nobody else, not even its sender", async () => {
    const { id } = await send(pdf());
    expect((await download(id, null)).status).toBe(401);
    for (const as of ["user", "owner", "editor"] as const) expect((await download(id, as)).status).toBe(403);
    for (const odd of ["..%2f", `${id}/..`, `${id}.pdf`, id.toUpperCase(), ""])
      expect((await download(odd, "admin")).status, odd).toBe(404);
  });

  test("with no API token, whatever it may do", async () => {
    const { id } = await send(pdf());
    for (const as of ["user", "admin"] as const) {
      const { headers } = await makeToken(database, { userId: site.world().users[as], scopes: apiScopes });
      expect((await site.get(`/uploads/proofs/${id}`, { headers })).status).toBe(403);
      await database.prisma.reviewProof.deleteMany();
      expect((await send(pdf(), { headers: { ...headers, cookie: "" } })).status).toBe(403);
      expect(await database.prisma.reviewProof.count()).toBe(0);
    }
  });

  test("by no moderator who wrote the review or belongs to the vendor", async () => {
    const { id } = await send(pdf());
    const { users, software, companies } = site.world();
    await database.prisma.user.update({ where: { id: users.user }, data: { isAdmin: true } });
    expect((await download(id, "user")).status).toBe(404);
    await database.prisma.user.update({ where: { id: users.user }, data: { isAdmin: false } });
    const where = { id: software.quill };
    const { companyId } = await database.prisma.software.findUniqueOrThrow({ where });
    await database.prisma.software.update({ where, data: { companyId: companies.northwind } });
    await database.prisma.user.update({ where: { id: users.owner }, data: { isAdmin: true } });
    expect((await download(id, "owner")).status).toBe(404);
    expect((await download(id, "admin")).status).toBe(200);
    await database.prisma.user.update({ where: { id: users.owner }, data: { isAdmin: false } });
    await database.prisma.software.update({ where, data: { companyId } });
  });
});

describe("a proof is not taken", () => {
  test("for another user's review, a hidden one, or one that is confirmed", async () => {
    const { beaconByAda, hidden } = site.world().reviews;
    expect((await send(pdf(), { to: path(beaconByAda) })).status).toBe(403);
    expect((await send(pdf(), { to: path(hidden) })).status).toBe(404);
    expect((await send(pdf(), { to: path("not-an-id") })).status).toBe(404);
    expect((await send(pdf(), { to: path(own(), "passport") })).status).toBe(400);
    const where = { id: own() };
    await database.prisma.review.update({ where, data: { status: "hidden", hiddenReason: "Odd" } });
    expect(await send(pdf())).toMatchObject({ status: 409, code: "review-hidden" });
    await database.prisma.review.update({ where, data: { isHeld: true } });
    expect((await send(pdf())).status).toBe(201);
    await database.prisma.reviewProof.deleteMany();
    const shown = { status: "published", isHeld: false, hiddenReason: null };
    const confirmed = { isVerified: true, verifiedBy: "admin" };
    await database.prisma.review.update({ where, data: { ...shown, ...confirmed } });
    expect(await send(pdf())).toMatchObject({ status: 409, code: "already-verified" });
    await database.prisma.review.update({ where, data: { isVerified: false, verifiedBy: null } });
  });

  test("while another one waits, or five of the same person do", async () => {
    expect((await send(pdf())).status).toBe(201);
    expect(await send(pdf())).toMatchObject({ status: 409, code: "proof-waiting" });
    const { prisma } = database;
    const { user: userId } = site.world().users;
    const { ledgerlyByUser } = site.world().reviews;
    const others = await prisma.software.findMany({
      where: { reviews: { none: { userId } } },
      take: proofLimits.waitingOfUser - 1,
    });
    for (const { id: softwareId } of others) {
      const data = { userId, softwareId, rating: 4, title: "Holds", content: "It held." };
      const proof = { kind: "other", format: "pdf", size: pdf().length, bytes: new Uint8Array(pdf()) };
      await prisma.review.create({ data: { ...data, proof: { create: proof } } });
    }
    expect(await send(pdf(), { to: path(ledgerlyByUser) })).toMatchObject({
      status: 409,
      code: "limit-reached",
    });
    await prisma.review.deleteMany({
      where: { userId, softwareId: { in: others.map(({ id }) => id) } },
    });
  });

  test("when all that wait have 500 MB", async () => {
    // The size of the rows is what is added up; their check would want the bytes.
    await database.pool.query("alter table review_proof drop constraint review_proof_size");
    const data = { kind: "other", format: "pdf", bytes: new Uint8Array(pdf()) };
    const reviewId = site.world().reviews.beaconByBen;
    const size = proofLimits.waitingBytes - pdf().length;
    await database.prisma.reviewProof.create({ data: { ...data, reviewId, size } });
    expect((await send(pdf())).status).toBe(201);
    await database.prisma.reviewProof.deleteMany({ where: { reviewId: own() } });
    expect(await send(pdf("more"))).toMatchObject({ status: 409, code: "limit-reached" });
  });

  test.runIf(testKind === "postgresql")("when another one that is stored meanwhile fills them", async () => {
    const other = await database.pool.connect();
    try {
      await other.query("begin");
      await other.query("select pg_advisory_xact_lock(hashtextextended('review_proof', 0))");
      const sending = send(pdf());
      sending.catch(() => {});
      await expect.poll(() => countLockWaits(database), { timeout: 30_000 }).toBeGreaterThan(0);
      await other.query(
        `insert into review_proof (id, review_id, kind, format, size, bytes)
         values (gen_random_uuid(), $1, 'other', 'pdf', $2, 'x')`,
        [site.world().reviews.beaconByBen, proofLimits.waitingBytes],
      );
      await other.query("commit");
      expect(await sending).toMatchObject({ status: 409, code: "limit-reached" });
    } finally {
      await other.query("rollback");
      other.release();
    }
  });

  test("from visitors, other sites, and people whose address is not verified", async () => {
    expect((await send(pdf(), { headers: { cookie: "" } })).status).toBe(401);
    expect((await send(pdf(), { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect((await send(pdf(), { headers: { "content-type": "text/plain" } })).status).toBe(415);
    expect((await site.get(path(own()))).status).toBe(405);
    const where = { id: site.world().users.user };
    await database.prisma.user.update({ where, data: { isEmailVerified: false } });
    expect(await send(pdf())).toMatchObject({ status: 409, code: "email-not-verified" });
    await database.prisma.user.update({ where, data: { isEmailVerified: true } });
  });
});

test("five a day are taken; those that are refused do not count", async () => {
  spent = 0;
  for (const bytes of [Buffer.from("no"), Buffer.alloc(0)]) await send(bytes);
  expect(spent).toBe(0);
  expect((await send(pdf())).status).toBe(201);
  expect(spent).toBe(1);
  spent = limitTable["proofs:user"].points;
  await database.prisma.reviewProof.deleteMany();
  expect((await send(pdf())).status).toBe(429);
  expect(await database.prisma.reviewProof.count()).toBe(0);
  spent = 0;
});
