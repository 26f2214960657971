import { expect, test } from "vitest";
import { sweepPictures } from "../../domain/picture/sweep.ts";
import { dayMs } from "../../inputs/index.ts";
import type { ObjectStore } from "../../pictures/objects.ts";
import { createS3 } from "../../pictures/s3.ts";
import { testDatabase } from "../../testing/database.ts";
import { serveObjects } from "../../testing/object-store.ts";
import { patientConverter, plain } from "../../testing/pictures.ts";
import { serveUploads } from "../../testing/uploads.ts";

const database = testDatabase();
const service = serveObjects();
// Its port is known once the tests begin.
const objects: ObjectStore = {
  put: (...given) => open().put(...given),
  get: (name) => open().get(name),
  has: (name) => open().has(name),
  remove: (name) => open().remove(name),
};
const open = () =>
  createS3({
    endpoint: service.endpoint,
    region: "us-east-1",
    bucket: "assay",
    accessKeyId: "id",
    secretAccessKey: "secret",
  });
const tools = { convert: patientConverter(), objects };
const site = serveUploads(database, { tools });

test("bytes go to the object store where there is one, are served from it, and are swept there", async () => {
  const { status, body } = await site.send(await plain(200, 200).png().toBuffer());
  expect(status).toBe(201);
  const [, , , id = ""] = body.url.split("/");
  expect([...service.objects.keys()].toSorted()).toEqual(
    [128, 256, 64].map((width) => `/assay/pictures/${id}/${width}.webp`),
  );
  const rows = await database.prisma.pictureFile.findMany({ where: { pictureId: id } });
  expect(rows.map(({ bytes }) => bytes)).toEqual([null, null, null]);
  const served = await site.get(body.url);
  expect(served.headers.get("content-type")).toBe("image/webp");
  expect(Buffer.from(await served.arrayBuffer())).toEqual(
    service.objects.get(`/assay/pictures/${id}/256.webp`)?.bytes,
  );
  await sweepPictures(database, objects, new Date(Date.now() + 2 * dayMs));
  expect(service.objects.size).toBe(0);
  expect(await database.prisma.pictureFile.count()).toBe(0);
});

test("what is not in the store is not there; a picture in the database is served from the database", async () => {
  const { prisma } = database;
  const id = "a".repeat(64);
  await prisma.picture.create({ data: { id, width: 64, height: 64 } });
  const file = { pictureId: id, format: "webp", size: 3 };
  await prisma.pictureFile.createMany({
    data: [
      { ...file, width: 64, bytes: new Uint8Array([1, 2, 3]) },
      { ...file, width: 128, bytes: null },
    ],
  });
  expect(await (await site.get(`/pictures/uploaded/${id}/64.webp`)).bytes()).toEqual(
    new Uint8Array([1, 2, 3]),
  );
  expect((await site.get(`/pictures/uploaded/${id}/128.webp`)).status).toBe(404);
});

test("what the object store gives instead of a picture is not served, and not kept", async () => {
  const { body } = await site.send(await plain(70, 70).png().toBuffer());
  service.fail(200);
  const wrong = await site.get(body.url);
  expect([wrong.status, wrong.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(site.defects.splice(0)).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/^The object store gave 25 bytes instead of \d+$/),
    }),
  ]);
  service.fail(null);
  expect((await site.get(body.url)).headers.get("content-type")).toBe("image/webp");
});

test("while the object store is away nothing is taken, and sent again it is whole", async () => {
  const bytes = await plain(90, 90).png().toBuffer();
  service.fail(403);
  const response = await site.send(bytes);
  expect(response).toMatchObject({
    status: 503,
    body: { message: "Pictures are not available right now. Please try again later." },
  });
  expect(site.defects.splice(0)).toEqual([
    expect.objectContaining({ message: expect.stringContaining("403") }),
  ]);
  service.fail(null);
  const again = await site.send(bytes);
  expect(again.status).toBe(201);
  expect((await site.get(again.body.url)).status).toBe(200);
});
