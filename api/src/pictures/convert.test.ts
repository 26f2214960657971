import { expect, test } from "vitest";
import { BusyError } from "../limits/concurrency-limiter.ts";
import { growthOf } from "../testing/metrics.ts";
import { junk, patientConverter, plain } from "../testing/pictures.ts";
import { ConversionFailed, createConverter } from "./convert.ts";

test("a conversion that takes too long is killed, and others continue", async () => {
  const convert = createConverter({ milliseconds: 1 });
  const bytes = await plain(90, 90).png().toBuffer();
  const slow = await growthOf("assay_picture_conversion_duration_seconds_count", { result: "slow" }, () =>
    expect(convert(bytes, "logo")).rejects.toEqual(new ConversionFailed("slow")),
  );
  expect(slow).toBe(1);
  expect((await patientConverter()(bytes, "logo")).width).toBe(90);
});

test("a request that comes when too many wait is refused at once", async () => {
  // The share of one of two workers: one conversion at a time, and one that waits.
  const convert = createConverter({ maxConcurrent: 2, maxQueued: 2, milliseconds: 600_000, workers: 2 });
  const all = await Promise.allSettled([1, 2, 3].map(() => convert(junk(99), "logo")));
  expect(all.map((one) => (one.status === "rejected" ? one.reason : null))).toEqual([
    new ConversionFailed("damaged"),
    new ConversionFailed("damaged"),
    expect.any(BusyError),
  ]);
});
