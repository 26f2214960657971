import { type ReviewInput, reviewInput } from "@assay/api/inputs";
import type { Rules, Values } from "~/ui/form/problems";

/** The star rating fields of the form. */
const starFields = ["rating", "easeOfUse", "support", "value"] as const;
/** The single-value text fields. */
const textFields = ["title", "content", "role", "companySize", "industry", "usedFor", "language"] as const;
const listFields = ["pros", "cons"] as const;
/** The fields of named listings, by their names in the rules. */
const namingFields = { usedBeforeId: "usedBefore", consideredIds: "considered" } as const;

/** A listing that the author names. */
export interface NamedListing {
  readonly id: string;
  readonly name: string;
}

/** A named listing as a form holds it: its ID, and its name to show it again. */
export const namedListing = ({ id, name }: NamedListing): string => `${id} ${name}`;

/** The listings that a form's field names. */
export function namedListings(values: Values, field: string): NamedListing[] {
  return pointsOf(values, field).map(({ text }) => {
    const end = text.indexOf(" ");
    return { id: text.slice(0, end), name: text.slice(end + 1) };
  });
}

/** Which listings a review names, as the API returns it. */
export type NamedProducts = readonly {
  readonly kind: string;
  readonly software: { readonly databaseId: string; readonly name: string };
}[];

/** The form's fields for the listings that a review names. */
export function namingValuesOf(named: NamedProducts): Values {
  const of = (kind: string, field: string) =>
    named
      .filter((one) => one.kind === kind)
      .map(({ software }, place) => [
        `${field}.${place}`,
        namedListing({ id: software.databaseId, name: software.name }),
      ]);
  return Object.fromEntries([...of("USED_BEFORE", "usedBefore"), ...of("CONSIDERED", "considered")]);
}

/** The same as the rules produce it. */
export function namingOf(named: NamedProducts): Pick<PublishedReview, "usedBeforeId" | "consideredIds"> {
  const of = (kind: string) =>
    named.filter((one) => one.kind === kind).map(({ software }) => software.databaseId);
  return { usedBeforeId: of("USED_BEFORE")[0] ?? null, consideredIds: of("CONSIDERED") };
}

const featureFields = "features.";
/** The form's field of what the reviewer says about a feature: "yes", "no" or nothing. */
export const featureField = (featureId: string): string => featureFields + featureId;

type FeatureOpinions = readonly { readonly featureId: string; readonly has: boolean }[];

/** The content of a review, as the API returns it and the rules produce it. */
export type PublishedReview = {
  readonly [field in (typeof starFields)[number]]?: number | null | undefined;
} & { readonly [field in (typeof textFields)[number] | "usedBeforeId"]?: string | null | undefined } & {
  readonly [field in (typeof listFields)[number] | "consideredIds"]?: readonly string[] | null | undefined;
} & { readonly featureOpinions?: FeatureOpinions | null | undefined };

/** The form's fields for a review's content. */
export function valuesOf(review: PublishedReview): Values {
  const single = [...starFields, ...textFields].map((field) => [field, String(review[field] ?? "")]);
  const points = listFields.flatMap((field) => {
    const texts = review[field] ?? [];
    return (texts.length > 0 ? texts : [""]).map((text, place) => [`${field}.${place}`, text]);
  });
  const answers = (review.featureOpinions ?? []).map(({ featureId, has }) => [
    featureField(featureId),
    has ? "yes" : "no",
  ]);
  return Object.fromEntries([...single, ...points, ...answers]);
}

/**
 * The validation rules of a review for the form's values; errors have the names of the form's fields. `role` is the field of
 * work if the form does not ask for it.
 */
export function reviewRules(softwareId: string, role: string | null): Rules<ReviewInput> {
  return {
    safeParse(given) {
      const values = given as Values;
      const read = reviewInput.safeParse({ role, ...inputOf(softwareId, values) });
      if (read.success) return read;
      const issues = read.error.issues.map(({ path, message }) => ({
        path: [fieldOf(values, path.join("."))],
        message,
      }));
      return { success: false, error: { issues } };
    },
  };
}

/**
 * The form field for a path in the rules: rules and server remove blank and repeated points before they
 * count the rest.
 */
export function fieldOf(values: Values, path: string): string {
  const [list, place] = path.split(".");
  if (list === "usedBeforeId" || list === "consideredIds") return namingFields[list];
  if (place === undefined || list === "featureOpinions") return list ?? path;
  return pointsOf(values, list ?? "")[Number(place)]?.field ?? path;
}

/** The input of the rules: the fields as numbers, lists and texts, without blank ones. */
function inputOf(softwareId: string, values: Values): Record<string, unknown> {
  const stars = starFields.map((field) => [field, values[field] ? Number(values[field]) : null]);
  const texts = textFields
    .filter((field) => field in values)
    .map((field) => [field, values[field]?.trim() ? values[field] : null]);
  const lists = listFields.map((field) => [field, pointsOf(values, field).map(({ text }) => text)]);
  const idsOf = (field: string) => namedListings(values, field).map(({ id }) => id);
  const naming = {
    usedBeforeId: idsOf(namingFields.usedBeforeId)[0] ?? null,
    consideredIds: idsOf(namingFields.consideredIds),
  };
  return {
    ...Object.fromEntries([...stars, ...texts, ...lists]),
    ...naming,
    featureOpinions: opinionsOf(values),
    softwareId,
  };
}

/** What the form says about features, in the order of their IDs. */
const opinionsOf = (values: Values): FeatureOpinions =>
  Object.entries(values)
    .filter(([field, said]) => field.startsWith(featureFields) && (said === "yes" || said === "no"))
    .map(([field, said]) => ({ featureId: field.slice(featureFields.length), has: said === "yes" }))
    .sort((a, b) => (a.featureId < b.featureId ? -1 : 1));

/** The non-blank rows of a list, without duplicates. */
function pointsOf(values: Values, list: string): { field: string; text: string }[] {
  const seen = new Set<string>();
  return Object.entries(values)
    .filter(([field]) => field.startsWith(`${list}.`))
    .map(([field, text]) => ({ field, text: text.normalize("NFC").trim() }))
    .filter(({ text }) => text !== "" && !seen.has(text) && seen.add(text));
}

/** What is still required before a review can be sent (specification 4), as text; empty if nothing is. */
export function missingFields(values: Values): readonly string[] {
  const isBlank = (field: string) => !values[field]?.trim();
  return [
    isBlank("rating") && "a rating",
    isBlank("title") && "a title",
    isBlank("content") && "your review",
  ].filter((need) => need !== false);
}

/** The fields that differ from the published review: only those are sent. */
export function toReviewChange(
  review: PublishedReview,
  { softwareId: _, invitation: __, ...input }: ReviewInput,
): Partial<PublishedReview> {
  const fields = Object.entries(input) as [keyof PublishedReview, unknown][];
  const text = (value: unknown) =>
    JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));
  return Object.fromEntries(fields.filter(([field, value]) => text(value) !== text(review[field])));
}

/** The form's values with every star field, because cleared ones are missing from them. */
export function withAllStars(values: Values): Values {
  return { ...Object.fromEntries(starFields.map((field) => [field, ""])), ...values };
}

/** The values that are not blank. */
export function withoutBlanks(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ""));
}

/** The review's values with those of the draft. A list of the draft replaces the whole list. */
export function withDraft(values: Values, draft: Values): Values {
  const lists = [...listFields, ...Object.values(namingFields)].filter((list) =>
    Object.keys(draft).some((field) => field.startsWith(`${list}.`)),
  );
  const others = Object.entries(values).filter(
    ([field]) => !lists.some((list) => field.startsWith(`${list}.`)),
  );
  return { ...Object.fromEntries(others), ...draft };
}

/** The values that differ from the initial ones. */
export function changedFields(values: Values, initial: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([field, text]) => text !== (initial[field] ?? "")),
  );
}

/** True where two forms have the same values, ignoring blank ones. */
export function haveSameValues(one: Values, other: Values): boolean {
  const text = (values: Values) => JSON.stringify(Object.entries(withoutBlanks(values)).toSorted());
  return text(one) === text(other);
}
