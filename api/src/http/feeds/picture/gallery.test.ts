import { expect, test } from "vitest";
import { BusyError } from "../../../limits/concurrency-limiter.ts";
import { testSite } from "../../../testing/feeds.ts";
import { type Card, cardSvg } from "./card.ts";
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
  expect(refused).toHaveLength(38);
  expect(refused.every((one) => one.status === "rejected" && one.reason instanceof BusyError)).toBe(true);
  // Afterwards there is room again.
  expect((await gallery.picture(card("Name 59"), testSite)).png.length).toBeGreaterThan(1000);
});

const logoOf = (ratio: number) => ({
  picture: {
    href: `/branding/logo.svg?v=${ratio}`,
    type: "image/svg+xml",
    bytes: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ratio} 1"><rect width="9" height="1" fill="#f0f"/></svg>`,
    ),
  },
  ratio,
});

test("the operator's logo is on a card, beside the name or, if it is wide, instead of it; a long name leaves room", async () => {
  const pathsOf = (svg: string) => svg.split("<path").length;
  const long = { ...testSite, name: "Name ".repeat(8), initial: "N" };
  const [plain, square, wide] = [null, logoOf(1), logoOf(3)].map((logo) => cardSvg(card("B"), long, logo));
  expect(pathsOf(plain ?? "")).toBe(pathsOf(square ?? "") + 2);
  expect(pathsOf(square ?? "")).toBe(pathsOf(wide ?? "") + 1);
  for (const svg of [square, wide]) expect(svg).toContain('href="data:image/svg+xml;base64,');
  const [drawn, without] = await Promise.all(
    [createGallery(logoOf(3)), createGallery()].map((gallery) => gallery.picture(card("B"), long)),
  );
  expect(drawn?.tag).not.toBe(without?.tag);
  expect(drawn?.png.equals(without?.png ?? Buffer.alloc(0))).toBe(false);
});
