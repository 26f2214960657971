import { describe, expect, test } from "vitest";
import { newListingInput, softwareChange, softwareInput } from "./software.ts";

const companyId = "01900000-0000-7000-8003-000000000001";
const categoryId = "01900000-0000-7000-8002-000000000001";

const messagesOf = (given: object) =>
  softwareInput
    .safeParse({ companyId, ...given })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("a new listing", () => {
  test("all that is wrong is told at once", { tags: ["5.software.3"] }, () => {
    const all = [
      ["name", "Software name is required"],
      ["websiteUrl", "Please enter a valid URL"],
      ["categoryId", "Please select a category"],
    ];
    expect(messagesOf({ websiteUrl: "x" })).toEqual(all);
    const inForm = newListingInput.safeParse({ companyId, name: " ", categoryId: "", websiteUrl: "x" });
    expect(inForm.error?.issues.map(({ message }) => message).sort()).toEqual(
      all.map(([, message]) => message).sort(),
    );
    expect(messagesOf({ name: "N", categoryId: "" })).toEqual([["categoryId", "Please select a category"]]);
  });

  test("a short description of 300 characters is fine, one of 301 is not", { tags: ["5.software.2"] }, () => {
    const shortDescription = "d".repeat(300);
    expect(messagesOf({ name: "N", categoryId, shortDescription })).toBeUndefined();
    expect(messagesOf({ name: "N", categoryId, shortDescription: `${shortDescription}d` })).toEqual([
      ["shortDescription", "Description must be under 300 characters"],
    ]);
  });

  test("is Live and not featured where nothing is said", () => {
    expect(softwareInput.parse({ companyId, name: "N", categoryId })).toMatchObject({
      isActive: true,
      isFeatured: false,
      features: [],
    });
  });
});

describe("categories", () => {
  const ids = Array.from({ length: 6 }, (_, n) => `01900000-0000-7000-8002-00000000000${n}`);
  const tooMany = [["categoryIds", "Please select 5 categories at most"]];

  test("are 5 at most, the primary one counted", () => {
    expect(messagesOf({ name: "N", categoryIds: ids })).toEqual(tooMany);
    expect(messagesOf({ name: "N", categoryId: ids[5], categoryIds: ids.slice(0, 5) })).toEqual(tooMany);
    expect(messagesOf({ name: "N", categoryId: ids[4], categoryIds: ids.slice(0, 5) })).toBeUndefined();
    const change = softwareChange.safeParse({ categoryId: ids[5], categoryIds: ids.slice(0, 5) });
    expect(change.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual(tooMany);
  });
});

describe("features", () => {
  test.each([
    ["one text, as a form sends it", " Maps \n\n \t\r\nCharts\nMaps"],
    ["a list", ["Maps", " ", "", " Charts", "Maps"]],
    ["a list with lines in it", ["Maps\n\nCharts"]],
  ])(
    "%s: one a line, each once, without blank lines",
    { tags: ["5.software.5", "5.software.6"] },
    (_form, features) => {
      expect(softwareChange.parse({ features })).toEqual({ features: ["Maps", "Charts"] });
    },
  );

  test("null empties, absent leaves", () => {
    expect(softwareChange.parse({ features: null })).toEqual({ features: [] });
    expect(softwareChange.parse({})).toEqual({});
  });
});

describe("facts", () => {
  const read = (facts: object) => softwareChange.safeParse(facts);

  test.each([
    [{ platforms: ["self-hosted", "web", "web"] }, { platforms: ["web", "self-hosted"] }],
    [{ languages: "german\n\nEN-us \n" }, { languages: ["en", "de"] }],
    [
      { languages: ["pt_BR", "zh-Hant-TW", "nb", "Portuguese"] },
      { languages: ["zh-Hant", "no", "pt", "pt-BR"] },
    ],
    [{ integrations: "B\n\nA\nB" }, { integrations: ["B", "A"] }],
    [{ hasFreeTrial: false }, { hasFreeTrial: false }],
    [
      { hasFreeTrial: null, platforms: null, licenses: null },
      { hasFreeTrial: null, platforms: [], licenses: [] },
    ],
  ])("%j are kept as %j", (facts, kept) => {
    expect(read(facts).data).toEqual(kept);
  });

  test.each([
    [{ platforms: ["amiga"] }, /^Platform must be one of web, /],
    [{ platforms: "web" }, /^Platforms must be a list$/],
    [{ languages: ["de", "Klingon", "Sindarin"] }, /^Language is not known: Klingon$/],
    [{ languages: ["en-glish language"] }, /^Language is not known: en-glish language$/],
    [{ supportKinds: ["prayer"] }, /^Kind of support must be one of email, /],
    [{ integrations: Array.from({ length: 101 }, (_, n) => `i${n}`) }, /^Integrations must be at most 100$/],
    [{ licenses: ["x".repeat(61)] }, /^License must be at most 60 characters$/],
    [{ hasFreeTrial: "yes" }, /^Free trial must be true or false$/],
  ])("%j are refused", (facts, message) => {
    expect(read(facts).error?.issues.map((issue) => issue.message)).toEqual([expect.stringMatching(message)]);
  });

  test("a new listing has none unless it names them: nothing says no by itself", () => {
    expect(softwareInput.parse({ name: "S", companyId, categoryId })).toMatchObject({
      platforms: [],
      hasFreeTrial: null,
      languages: [],
      supportKinds: [],
      integrations: [],
      licenses: [],
    });
  });
});

describe("plans", () => {
  const read = (...plans: object[]) => softwareChange.safeParse({ plans });
  const problems = (...plans: object[]) =>
    read(...plans).error?.issues.map(({ path, message }) => [path.join("."), message]);

  test.each([
    ["0", "0"],
    ["29", "29"],
    [29.5, "29.5"],
    [" 29.99 ", "29.99"],
    ["$5", "5"],
    ["$1,299.90", "1299.90"],
    ["1,200", "1200"],
    ["9999999999.99", "9999999999.99"],
    ["", null],
    [null, null],
    [undefined, null],
  ])("a price of %j is %j", (price, kept) => {
    expect(read({ name: "P", price }).data?.plans).toEqual([
      {
        name: "P",
        price: kept,
        currency: "USD",
        billingPeriod: "month",
        unit: null,
        minimumPeople: null,
        features: [],
        isPopular: false,
      },
    ]);
  });

  test.each(["-1", "29,90", "1,20", "1,200,", "29.999", "10000000000", "free", "1e3", "5$", Number.NaN])(
    "a price of %j is none",
    (price) => {
      expect(problems({ name: "P", price })?.map(([path]) => path)).toEqual(["plans.0.price"]);
    },
  );

  test("have names of their own, and at most one is popular", () => {
    const [pro, team] = [{ name: "Pro", isPopular: true }, { name: "Team" }];
    expect(problems(pro, team)).toBeUndefined();
    expect(problems(pro, { name: "pro " }, { ...team, isPopular: true })).toEqual([
      ["plans.1.name", "Each plan needs a unique name"],
      ["plans.2.isPopular", "Only one plan can be popular"],
    ]);
    expect(problems({ name: "" })).toEqual([["plans.0.name", "Plan name is required"]]);
  });

  test.each([
    [
      { currency: " eur", unit: "person", minimumPeople: "5" },
      { currency: "EUR", minimumPeople: 5 },
    ],
    [{ unit: "person", minimumPeople: 1_000_000 }, { minimumPeople: 1_000_000 }],
    [
      { unit: "flat", minimumPeople: " " },
      { unit: "flat", minimumPeople: null },
    ],
    [{ billingPeriod: "once" }, { billingPeriod: "once" }],
  ])("with the terms %j", (terms, kept) => {
    expect(read({ name: "P", price: 5, ...terms }).data?.plans?.[0]).toMatchObject(kept);
  });

  test.each([
    [{ currency: "XYZ" }, ["plans.0.currency", "Currency must be an ISO 4217 code such as USD"]],
    [{ unit: "server" }, ["plans.0.unit", "Unit must be one of person, flat"]],
    [
      { unit: "person", minimumPeople: "1000001" },
      ["plans.0.minimumPeople", "Minimum number of people must be a whole number from 1 to 1,000,000"],
    ],
    [
      { unit: "person", minimumPeople: 2.5 },
      ["plans.0.minimumPeople", "Minimum number of people must be a whole number from 1 to 1,000,000"],
    ],
    [
      { unit: "flat", minimumPeople: 5 },
      ["plans.0.minimumPeople", "Only a price per person has a minimum number of people"],
    ],
    [
      { minimumPeople: 5 },
      ["plans.0.minimumPeople", "Only a price per person has a minimum number of people"],
    ],
  ])("refuse the terms %j", (terms, problem) => {
    expect(problems({ name: "P", ...terms })).toEqual([problem]);
  });

  test("are 20 at most", () => {
    const many = Array.from({ length: 21 }, (_, n) => ({ name: `P${n}` }));
    expect(problems(...many)).toEqual([["plans", "Plans must be at most 20"]]);
    expect(problems(...many.slice(1))).toBeUndefined();
  });
});

describe("screenshots", () => {
  test("are addresses with or without a caption", () => {
    const screenshots = [
      { url: "/a.png" },
      { url: "https://a.example/b.png", caption: " Deck " },
      { url: "/c.png", caption: "" },
    ];
    expect(softwareChange.parse({ screenshots })).toEqual({
      screenshots: [
        { url: "/a.png" },
        { url: "https://a.example/b.png", caption: "Deck" },
        { url: "/c.png", caption: null },
      ],
    });
    const problem = softwareChange.safeParse({ screenshots: [{ url: " " }, { url: "data:image/png,x" }] });
    expect(problem.error?.issues.map(({ message }) => message)).toEqual([
      "Address is required",
      "Please enter a valid URL",
    ]);
  });
});
