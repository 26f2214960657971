import { expect, test } from "vitest";
import { BusyError } from "../../../limits/concurrency-limiter.ts";
import { testSite } from "../../../testing/feeds.ts";
import type { Card } from "./card.ts";
import { createGallery } from "./gallery.ts";

const card = (title: string): Card => ({
  label: "CRM",
  title,
  otherwise: "Reviews in CRM",
  subtitle: null,
  rating: { mean: 4.25, count: 12 },
  figures: null,
});

test("a card is drawn once, and another one anew", async () => {
  const gallery = createGallery();
  const [first, same, other] = await Promise.all([
    gallery.picture(card("Beacon"), testSite),
    gallery.picture(card("Beacon"), testSite),
    gallery.picture(card("Other"), testSite),
  ]);
  expect(same.png).toBe(first.png);
  expect(same.tag).toBe(first.tag);
  expect(other.tag).not.toBe(first.tag);
  expect(other.png.equals(first.png)).toBe(false);
});

test("a crowd of pictures is refused rather than queued without end", async () => {
  const gallery = createGallery();
  const asked = Array.from({ length: 60 }, (_, index) => gallery.picture(card(`Name ${index}`), testSite));
  const results = await Promise.allSettled(asked);
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(18);
  expect(refused.every((one) => one.status === "rejected" && one.reason instanceof BusyError)).toBe(true);
  // Afterwards there is room again.
  expect((await gallery.picture(card("Name 59"), testSite)).png.length).toBeGreaterThan(1000);
});
