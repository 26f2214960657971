import { describe, expect, test } from "vitest";
import { fieldOf, isChanged, listingRules, type StoredListing, valuesOf } from "./listing-values";

const [crm, sales] = ["01900000-0000-7000-8002-000000000001", "01900000-0000-7000-8002-000000000002"];
const listing: StoredListing = {
  name: "Beacon",
  shortDescription: null,
  description: "One.\r\nTwo.",
  websiteUrl: "https://beacon.example",
  logoUrl: null,
  features: ["Maps", "Charts"],
  featureAnswers: [],
  platforms: ["WEB", "SELF_HOSTED"],
  hasFreeTrial: false,
  languages: ["de", "pt-BR"],
  supportKinds: ["AROUND_THE_CLOCK"],
  integrations: ["Mailroom", "Ledger"],
  licenses: [],
  isActive: true,
  categories: [{ databaseId: crm }, { databaseId: sales }],
  plans: [
    {
      name: "Team",
      price: "29.00",
      currency: "EUR",
      billingPeriod: "YEAR",
      unit: "PERSON",
      minimumPeople: 5,
      features: ["A", "B"],
      isPopular: true,
    },
    {
      name: "Enterprise",
      price: null,
      currency: "USD",
      billingPeriod: "MONTH",
      unit: null,
      minimumPeople: null,
      features: [],
      isPopular: false,
    },
  ],
  screenshots: [{ url: "/a.png", caption: null }],
};
const initial = valuesOf(listing);
const read = (values: Record<string, string>) =>
  listingRules(() => initial).safeParse({ ...initial, ...values });
const sent = (values: Record<string, string>) => {
  const result = read(values);
  return result.success
    ? result.data
    : result.error.issues.map(({ path, message }) => [path.join("."), message]);
};

test("the values of a listing fill the fields, and that is not a change", () => {
  expect(initial).toEqual({
    name: "Beacon",
    shortDescription: "",
    description: "One.\nTwo.",
    websiteUrl: "https://beacon.example",
    logoUrl: "",
    features: "Maps\nCharts",
    "platforms.web": "on",
    "platforms.self-hosted": "on",
    hasFreeTrial: "no",
    languages: "German\nPortuguese (Brazil)",
    "supportKinds.around-the-clock": "on",
    integrations: "Mailroom\nLedger",
    licenses: "",
    status: "live",
    "categoryIds.0": crm,
    "categoryIds.1": sales,
    "plans.0.name": "Team",
    "plans.0.price": "29.00",
    "plans.0.currency": "EUR",
    "plans.0.billingPeriod": "year",
    "plans.0.unit": "person",
    "plans.0.minimumPeople": "5",
    "plans.0.features": "A\nB",
    "plans.0.isPopular": "on",
    "plans.1.name": "Enterprise",
    "plans.1.price": "",
    "plans.1.currency": "USD",
    "plans.1.billingPeriod": "month",
    "plans.1.unit": "",
    "plans.1.minimumPeople": "",
    "plans.1.features": "",
    "screenshots.0.url": "/a.png",
    "screenshots.0.caption": "",
  });
  expect(isChanged({ ...initial, "categoryIds.search": "cr" }, initial)).toBe(false);
  expect(sent({})).toEqual({});
});

describe("the input", () => {
  test("contains only the changes, so that others' changes elsewhere are kept", () => {
    expect(sent({ name: " Lantern ", features: "Maps\n\n Routes " })).toEqual({
      name: "Lantern",
      features: ["Maps", "Routes"],
    });
    expect(sent({ status: "draft", websiteUrl: "" })).toEqual({ isActive: false, websiteUrl: null });
  });

  test("contains a whole list if one of its rows was changed", () => {
    expect(sent({ "plans.1.price": "99", "categoryIds.0": sales, "categoryIds.1": crm })).toEqual({
      categoryIds: [sales, crm],
      plans: [
        {
          name: "Team",
          price: "29.00",
          currency: "EUR",
          billingPeriod: "year",
          unit: "person",
          minimumPeople: 5,
          features: ["A", "B"],
          isPopular: true,
        },
        {
          name: "Enterprise",
          price: "99",
          currency: "USD",
          billingPeriod: "month",
          unit: null,
          minimumPeople: null,
          features: [],
          isPopular: false,
        },
      ],
    });
    expect(sent({ "screenshots.1.url": "/b.png", "screenshots.1.caption": "B" })).toEqual({
      screenshots: [
        { url: "/a.png", caption: null },
        { url: "/b.png", caption: "B" },
      ],
    });
  });

  test("contains facts that were changed: emptied, they are not known", () => {
    const { "platforms.web": _web, "supportKinds.around-the-clock": _clock, ...fewer } = initial;
    const result = listingRules(() => initial).safeParse({
      ...fewer,
      hasFreeTrial: "",
      languages: "fr\n german ",
      integrations: "",
    });
    expect(result.success && result.data).toEqual({
      platforms: ["self-hosted"],
      hasFreeTrial: null,
      languages: ["fr", "de"],
      supportKinds: [],
      integrations: [],
    });
  });

  test("does not contain a removed row", () => {
    const { "screenshots.0.url": _url, "screenshots.0.caption": _caption, ...without } = initial;
    expect(listingRules(() => initial).safeParse(without)).toMatchObject({ data: { screenshots: [] } });
  });
});

test("errors are reported at the fields", () => {
  expect(
    sent({ name: "", "plans.0.price": "-1", features: "f".repeat(201), "screenshots.0.url": "x" }),
  ).toEqual([
    ["name", "Software name is required"],
    ["features", "Feature must be at most 200 characters"],
    ["plans.0.price", "Price must be an amount such as 29.00, or blank when it is on request"],
    ["screenshots.0.url", "Please enter a valid URL"],
  ]);
  const { "categoryIds.0": _first, "categoryIds.1": _second, ...without } = initial;
  const none = listingRules(() => initial).safeParse(without);
  expect(none.success || none.error.issues).toEqual([
    { path: ["categoryIds"], message: "Please select a category" },
  ]);
  expect(["categoryId", "categoryIds.2", "isActive", "plans.1.features.3"].map(fieldOf)).toEqual([
    "categoryIds",
    "categoryIds",
    "status",
    "plans.1.features",
  ]);
});
