import type { FacetChoice, FacetChoices } from "../../database/query/finder.ts";
import { filterLimits } from "../../inputs/filters.ts";
import { languageNames, type Platform, type Segment } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { CategoryListingConnection } from "./category-listing.ts";
import { CompanyConnection } from "./company.ts";
import { SoftwareConnection } from "./software.ts";

const FacetChoiceRef = builder.objectRef<FacetChoice & { label: string }>("FacetChoice").implement({
  description: "A choice of a filter and the number of items that it would leave.",
  fields: (t) => ({
    value: t.exposeString("value", {
      description: "The value, as the REST API writes it: `self-hosted`, `pt-BR`.",
    }),
    label: t.exposeString("label", { description: "Its name in English." }),
    count: t.exposeInt("count", {
      description:
        "Exact number of items in the list if this were the only choice of its group; of features, if it were chosen too.",
    }),
    isChosen: t.exposeBoolean("isChosen", { description: "True if the filters contain it." }),
  }),
});

const platformLabels: Readonly<Record<Platform, string>> = {
  web: "Web",
  windows: "Windows",
  macos: "macOS",
  linux: "Linux",
  ios: "iOS",
  android: "Android",
  "self-hosted": "Self-hosted",
};

const segmentLabels: Readonly<Record<Segment, string>> = {
  "small-business": "Small business",
  "mid-market": "Mid-market",
  enterprise: "Enterprise",
};

/** "10-50" as "$10 to $50". */
function rangeLabel(value: string): string {
  const [min, max] = value.split("-");
  if (max === "0") return "Free";
  if (!max) return `$${min || 0} and more`;
  return Number(min) === 0 ? `Up to $${max}` : `$${min} to $${max}`;
}

const labels: Readonly<Record<string, (value: string) => string>> = {
  platforms: (value) => platformLabels[value as Platform],
  languages: (value) => languageNames[value as keyof typeof languageNames] ?? value,
  trial: (value) => (value === "yes" ? "Free trial" : "No free trial"),
  prices: rangeLabel,
  rating: (value) => `${value}+ stars`,
  segments: (value) => segmentLabels[value as Segment],
  sizes: (value) => `${value.replace("-", "–")} employees`,
};

/** The choices of a group, with what they are called. */
const named = (facets: FacetChoices, group: string) =>
  (facets.get(group) ?? []).map((choice) => ({
    ...choice,
    label: choice.label ?? labels[group]?.(choice.value) ?? choice.value,
  }));

type Fields = Parameters<
  Parameters<ReturnType<typeof builder.objectRef<FacetChoices>>["implement"]>[0]["fields"] & {}
>[0];

const choices = (t: Fields, group: string, description: string) =>
  t.field({
    type: [FacetChoiceRef],
    description,
    // The argument `filters` is charged for them (limits/list-cost.ts).
    complexity: { field: 1, multiplier: 1 },
    resolve: (facets) => named(facets, group),
  });

const most = `at most ${filterLimits.choices}, most frequent first`;

const SoftwareFacets = builder.objectRef<FacetChoices>("SoftwareFacets").implement({
  description:
    "The choices of each filter, with counts. Those without any listing are left out, unless they are chosen.",
  fields: (t) => ({
    platforms: choices(t, "platforms", "Where listings run."),
    languages: choices(t, "languages", `Languages, ${most}.`),
    trial: choices(t, "trial", "`yes`: can be tried for free."),
    prices: choices(
      t,
      "prices",
      "Ranges of the lowest price in US dollars, both ends included: `10-50`, `200-`.",
    ),
    rating: choices(t, "rating", "Lowest mean ratings: `4`, `3` and `2`."),
    industries: choices(t, "industries", `Industries of reviewers, ${most}.`),
    segments: choices(t, "segments", "Market segments of reviewers."),
    features: choices(
      t,
      "features",
      `Features of the category and of those above it, ${most}; empty without a category.`,
    ),
  }),
});

builder.objectField(SoftwareConnection, "facets", (t) =>
  t.field({
    type: SoftwareFacets,
    nullable: true,
    description:
      "The choices of filters and how many listings each would leave; null without the argument `filters`, which may be empty.",
    resolve: ({ facets }) => facets,
  }),
);

builder.objectField(CategoryListingConnection, "facets", (t) =>
  t.field({
    type: SoftwareFacets,
    nullable: true,
    description:
      "The choices of filters and how many listings each would leave, within `segment`, `rating` and `pricing`; null without the argument `filters`, which may be empty.",
    resolve: ({ facets }) => facets,
  }),
);

const CompanyFacets = builder.objectRef<FacetChoices>("CompanyFacets").implement({
  description:
    "The choices of each filter, with counts. Those without any company are left out, unless they are chosen.",
  fields: (t) => ({
    industries: choices(t, "industries", `Industries, ${most}.`),
    sizes: choices(t, "sizes", "Numbers of employees."),
    countries: choices(t, "countries", `Countries, ${most}.`),
  }),
});

builder.objectField(CompanyConnection, "facets", (t) =>
  t.field({
    type: CompanyFacets,
    nullable: true,
    description:
      "The choices of filters and how many companies each would leave; null without the argument `filters`, which may be empty.",
    resolve: ({ facets }) => facets,
  }),
);
