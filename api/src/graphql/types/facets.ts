import type { FacetChoice, FacetChoices } from "../../database/query/finder.ts";
import { filterLimits } from "../../inputs/filters.ts";
import { languageNames, type Platform, platformLabels, type Segment } from "../../inputs/index.ts";
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
  hasFreeTrial: (value) => (value === "yes" ? "Free trial" : "No free trial"),
  price: rangeLabel,
  minRating: (value) => `${value}+ stars`,
  segments: (value) => segmentLabels[value as Segment],
  sizes: (value) => `${value.replace("-", "–")} employees`,
};

interface Facet {
  readonly name: string;
  readonly choices: readonly FacetChoice[];
}

/** The groups of choices, with what their values are called. */
const named = (facets: FacetChoices | null): Facet[] | null =>
  facets &&
  [...facets].map(([name, choices]) => ({
    name,
    choices: choices.map((choice) => ({
      ...choice,
      label: choice.label ?? labels[name]?.(choice.value) ?? choice.value,
    })),
  }));

const FacetRef = builder.objectRef<Facet>("Facet").implement({
  description: "A group of choices of a filter.",
  fields: (t) => ({
    name: t.exposeString("name", {
      description:
        "The filter: a field of the argument `filters`, or `price` for `minPrice` and `maxPrice` together, whose values are ranges with both ends, as `10-50` or `200-`.",
    }),
    choices: t.field({
      type: [FacetChoiceRef],
      description: `The choices, at most ${filterLimits.choices}, most frequent first; price ranges, ratings and company sizes in ascending order. Those that would leave no item are left out, unless they are chosen.`,
      // The argument `filters` is charged for them (limits/list-cost.ts).
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ choices }) => choices.map((choice) => ({ ...choice, label: choice.label ?? choice.value })),
    }),
  }),
});

const counted =
  "The choices of filters and how many items each would leave; null without the argument `filters`, which may be empty.";

for (const connection of [SoftwareConnection, CategoryListingConnection, CompanyConnection])
  builder.objectField(connection, "facets", (t) =>
    t.field({
      type: [FacetRef],
      nullable: true,
      description: counted,
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ facets }) => named(facets),
    }),
  );
