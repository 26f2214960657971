import { type SoftwareChange, softwareChange } from "@assay/api/inputs";
import { factInputOf, factValuesOf, type StoredFacts } from "~/components/listing-facts/fact-values";
import type { Rules, Values } from "~/ui/form/problems";
import { rowCount } from "~/ui/form/use-field-array";

/** The single-text fields, which have the same names in the API, the form and the rules. */
const textFields = ["name", "shortDescription", "description", "websiteUrl", "logoUrl"] as const;

const offeredFields = "featureIds.";
/** The form's field of a feature that the vendor ticks. */
export const offeredField = (featureId: string): string => offeredFields + featureId;

/** The editable part of a listing, as the API returns it. */
export interface StoredListing
  extends Readonly<Record<(typeof textFields)[number], string | null | undefined>>,
    StoredFacts {
  readonly features: readonly string[];
  readonly featureAnswers: readonly {
    readonly isOffered: boolean;
    readonly feature: { readonly databaseId: string };
  }[];
  readonly isActive: boolean;
  readonly categories: readonly { readonly databaseId: string }[];
  readonly plans: readonly {
    readonly name: string;
    readonly price: unknown;
    readonly currency: string;
    readonly billingPeriod: string;
    readonly unit: string | null | undefined;
    readonly minimumPeople: number | null | undefined;
    readonly features: readonly string[];
    readonly isPopular: boolean;
  }[];
  readonly screenshots: readonly { readonly url: string; readonly caption: string | null | undefined }[];
}

/** With the line breaks that a text area submits. */
const text = (given: string | null | undefined) => (given ?? "").replace(/\r\n?/g, "\n");
const lines = (texts: readonly string[]) => texts.join("\n");

/** Rows of a list as fields of a form: `plans.0.name` … */
function rowsAsFields(list: string, rows: readonly Values[]): Values {
  return Object.fromEntries(
    rows.flatMap((row, place) =>
      Object.entries(row).map(([field, value]) => [`${list}.${place}.${field}`, value]),
    ),
  );
}

/** The values of the form for a listing. */
export function valuesOf(listing: StoredListing): Values {
  return {
    ...Object.fromEntries(textFields.map((field) => [field, text(listing[field])])),
    features: lines(listing.features),
    ...Object.fromEntries(
      listing.featureAnswers
        .filter(({ isOffered }) => isOffered)
        .map(({ feature }) => [offeredField(feature.databaseId), "on"]),
    ),
    ...factValuesOf(listing),
    status: listing.isActive ? "live" : "draft",
    ...Object.fromEntries(
      listing.categories.map(({ databaseId }, place) => [`categoryIds.${place}`, databaseId]),
    ),
    ...rowsAsFields(
      "plans",
      listing.plans.map(({ name: plan, price, features, isPopular, ...terms }) => ({
        name: plan,
        price: String(price ?? ""),
        currency: terms.currency,
        billingPeriod: terms.billingPeriod.toLowerCase(),
        unit: terms.unit?.toLowerCase() ?? "",
        minimumPeople: String(terms.minimumPeople ?? ""),
        features: lines(features),
        ...(isPopular && { isPopular: "on" }),
      })),
    ),
    ...rowsAsFields(
      "screenshots",
      listing.screenshots.map(({ url, caption }) => ({ url, caption: caption ?? "" })),
    ),
  };
}

/** The input of the rules, as far as the form has it. */
function inputOf(values: Values): Readonly<Record<string, unknown>> {
  const rows = <T>(list: string, read: (at: string) => T) =>
    Array.from({ length: rowCount(values, list) }, (_, place) => read(`${list}.${place}`));
  return {
    ...Object.fromEntries([...textFields, "features"].map((field) => [field, values[field]])),
    ...factInputOf(values),
    isActive: values["status"] === "live",
    categoryIds: rows("categoryIds", (at) => values[at]),
    featureIds: Object.keys(values)
      .filter((field) => field.startsWith(offeredFields) && values[field] === "on")
      .map((field) => field.slice(offeredFields.length))
      .sort(),
    plans: rows("plans", (at) => ({
      name: values[`${at}.name`],
      price: values[`${at}.price`],
      currency: values[`${at}.currency`],
      billingPeriod: values[`${at}.billingPeriod`],
      unit: values[`${at}.unit`] || null,
      minimumPeople: values[`${at}.minimumPeople`],
      features: values[`${at}.features`],
      isPopular: values[`${at}.isPopular`] === "on",
    })),
    screenshots: rows("screenshots", (at) => ({
      url: values[`${at}.url`],
      caption: values[`${at}.caption`],
    })),
  };
}

/** The parts of the input that differ from the initial values, so that others' changes elsewhere are kept. */
function changedParts(values: Values, initial: Values): Record<string, unknown> {
  const before = inputOf(initial);
  return Object.fromEntries(
    Object.entries(inputOf(values)).filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part]),
    ),
  );
}

/** Whether the form differs from its initial values. */
export function isChanged(values: Values, initial: Values): boolean {
  return Object.keys(changedParts(values, initial)).length > 0;
}

/** The form field for a path in the rules: a list of lines is one field. */
export function fieldOf(path: string): string {
  if (path === "isActive") return "status";
  if (path === "categoryId" || path.startsWith("categoryIds.")) return "categoryIds";
  return path.replace(
    /(^|\.)(features|platforms|languages|supportKinds|integrations|licenses)\.\d+$/,
    "$1$2",
  );
}

/** Validates the changes to the initial values. Errors have the names of the form's fields. */
export function listingRules(initial: () => Values): Rules<SoftwareChange> {
  return {
    safeParse(given) {
      const read = softwareChange.safeParse(changedParts(given as Values, initial()));
      if (read.success) return read;
      const issues = read.error.issues.map(({ path, message }) => ({
        path: [fieldOf(path.join("."))],
        message,
      }));
      return { success: false, error: { issues } };
    },
  };
}
