import { describe, expect, it } from "vitest";
import { catalogueSchemas } from "./catalogue.ts";
import { shorten } from "./catalogue-fields.ts";
import { withoutLinks } from "./markup.ts";

const software = { slug: "kiln", name: "Kiln", categorySlugs: ["pottery"] };
const review = {
  key: "r1",
  softwareSlug: "kiln",
  authorKey: "ann",
  rating: 4,
  title: "Good",
  content: "It is.",
};

function reasons(file: keyof typeof catalogueSchemas, row: object): string[] {
  return catalogueSchemas[file].safeParse(row).error?.issues.map(({ message }) => message) ?? [];
}

describe("withoutLinks", () => {
  it.each([
    ["[Analytics](https://example.org/wiki/Analytics) is data", "Analytics is data"],
    ["a fork of [Tools](https://example.org/tools))", "a fork of Tools)"],
    ["[DNS](https://example.org/wiki/DNS_(system)) servers", "DNS servers"],
    ['![logo](/x.png "Logo") and [two](b) [links](c)', "logo and two links"],
    ["arrays [0] and calls (x) stay", "arrays [0] and calls (x) stay"],
  ])("%s", (text, plain) => expect(withoutLinks(text)).toBe(plain));
});

describe("shorten", () => {
  it("keeps a text at the limit", () => expect(shorten("four five", 9)).toBe("four five"));
  it("cuts at a word", () => expect(shorten("four five six", 10)).toBe("four five…"));
  it("does not cut into a word, nor leave punctuation", () =>
    expect(shorten("four, fives", 10)).toBe("four…"));
  it("counts an emoji as one", () => expect(shorten("🙂🙂🙂 🙂🙂", 5)).toBe("🙂🙂🙂…"));
  it("cuts a text without spaces somewhere", () => expect(shorten("abcdefghij", 5)).toBe("abcd…"));
});

describe("software", () => {
  it("takes absent and null for the same, and ignores what it does not know", () => {
    const row = catalogueSchemas.software.parse({
      ...software,
      features: null,
      stars: 396,
      release: { tag: "1" },
    });
    expect(row).toMatchObject({ features: null, description: null, websiteUrl: null, createdAt: null });
    expect(row).not.toHaveProperty("stars");
  });

  it("cuts a short description that is too long when the description has it, or takes it over", () => {
    const long = "many words ".repeat(40).trim();
    const alone = catalogueSchemas.software.parse({ ...software, shortDescription: long });
    expect(alone.shortDescription).toHaveLength(297);
    expect(alone.description).toBe(long);
    const within = { ...software, shortDescription: long, description: `${long}. And more.` };
    expect(catalogueSchemas.software.parse(within).description).toBe(`${long}. And more.`);
    expect(reasons("software", { ...software, shortDescription: long, description: "Other words" })).toEqual([
      "shortDescription must be at most 300 characters, or part of the description",
    ]);
  });

  it.each([
    "ftp://example.org",
    "javascript:alert(1)",
    "https:example.org",
    "https://example.org/a b",
    "//example.org",
    "example.org",
  ])("refuses the address %s", (websiteUrl) => {
    expect(reasons("software", { ...software, websiteUrl })).toEqual([
      "websiteUrl must be an http or https address",
    ]);
  });

  it.each(["http://example.org", "https://example.org/#/a", "HTTPS://EXAMPLE.ORG/?q=1"])(
    "takes %s",
    (websiteUrl) => {
      expect(catalogueSchemas.software.parse({ ...software, websiteUrl }).websiteUrl).toBe(websiteUrl);
    },
  );

  it.each(["Kiln", "kiln_1", "-kiln", "kiln-", "baïkal", "", "a".repeat(141)])(
    "refuses the slug %j",
    (slug) => {
      expect(reasons("software", { ...software, slug })).not.toEqual([]);
    },
  );

  it.each(["0-a-d", "015", "w", "a--b", "a".repeat(140)])("takes the slug %j", (slug) => {
    expect(reasons("software", { ...software, slug })).toEqual([]);
  });

  it.each(["Baïkal", "GoSƐ", "µTask", "W", "015", "0 A.D.", "برنامج", "Test™", "=1+1", "👩‍👧 app"])(
    "takes the name %s",
    (name) => {
      expect(catalogueSchemas.software.parse({ ...software, name }).name).toBe(name);
    },
  );

  it("keeps each feature once and trims texts", () => {
    const row = catalogueSchemas.software.parse({
      ...software,
      name: " Kiln\n",
      features: ["Glaze", " Glaze ", "Fire"],
    });
    expect([row.name, row.features]).toEqual(["Kiln", ["Glaze", "Fire"]]);
  });
});

describe("plans", () => {
  const plan = { softwareSlug: "kiln", name: "Team" };
  it("tells on request (null) from unknown (absent)", () => {
    expect(catalogueSchemas.plans.parse({ ...plan, price: null }).price).toBeNull();
    expect(catalogueSchemas.plans.parse(plan).price).toBeUndefined();
  });
  it.each([29, "29.001", "-1", "1e3", "$29", ""])("refuses the price %j", (price) => {
    expect(reasons("plans", { ...plan, price })).toEqual(['price must be text such as "29.00", or null']);
  });
});

describe("reviews", () => {
  it.each([null, undefined, 0, 6, 4.5, "5"])("refuses the rating %j", { tags: ["9.rating.1"] }, (rating) => {
    expect(reasons("reviews", { ...review, rating })).toEqual(["Please choose a rating from 1 to 5"]);
  });
  it("refuses addresses as keys", () => {
    expect(reasons("reviews", { ...review, authorKey: "ann@example.org" })).toEqual([
      "authorKey must not be an email address",
    ]);
  });
  it.each([
    ["2026-08-20", "2026-08-20T00:00:00.000Z"],
    ["2026-08-20T09:30:00+02:00", "2026-08-20T07:30:00.000Z"],
  ])("reads the time %s", (createdAt, utc) => {
    expect(catalogueSchemas.reviews.parse({ ...review, createdAt }).createdAt).toBe(utc);
  });
  it.each([
    [{ language: "pt-BR" }, "pt"],
    [{ lang: "EN" }, "en"],
    [{ language: "und" }, null],
    [{}, null],
  ])("reads the language of %j", (stated, language) => {
    const row = catalogueSchemas.reviews.parse({ ...review, ...stated });
    expect(row.language ?? row.lang).toBe(language);
  });
  it.each(["english", "e", 3, "x".repeat(90)])("refuses the language %j", (language) => {
    expect(reasons("reviews", { ...review, language })).toEqual([
      "language must be a language tag such as en or pt-BR",
    ]);
  });
  it.each(["2026-02-30", "yesterday", "2026-08-20T09:30:00", 1_786_000_000])(
    "refuses the time %j",
    (createdAt) => {
      expect(reasons("reviews", { ...review, createdAt })).toHaveLength(1);
    },
  );
});
