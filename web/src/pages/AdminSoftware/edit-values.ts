import { type SoftwareChange, softwareChange } from "@assay/api/inputs";
import { factValuesOf, type StoredFacts, withTickLists } from "~/components/listing-facts/fact-values";
import type { Rules, Values } from "~/ui/form/problems";

/** The editable fields of a listing, as the API returns them. */
export interface EditedListing extends StoredFacts {
  readonly name: string;
  readonly shortDescription: string | null | undefined;
  readonly description: string | null | undefined;
  readonly websiteUrl: string | null | undefined;
  readonly logoUrl: string | null | undefined;
  readonly isFeatured: boolean;
  readonly category: { readonly databaseId: string } | null | undefined;
}

/** The dialog's fields for a listing. */
export function valuesOf(listing: EditedListing): Values {
  const facts = factValuesOf(listing);
  return {
    ...facts,
    ...withTickLists(facts),
    name: listing.name,
    shortDescription: listing.shortDescription ?? "",
    description: listing.description ?? "",
    websiteUrl: listing.websiteUrl ?? "",
    logoUrl: listing.logoUrl ?? "",
    categoryId: listing.category?.databaseId ?? "",
    isFeatured: listing.isFeatured ? "yes" : "no",
  };
}

/** The changes that the dialog can make to a listing. */
export type ListingEdit = Pick<
  SoftwareChange,
  | ("name" | "shortDescription" | "description" | "websiteUrl" | "logoUrl" | "categoryId" | "isFeatured")
  | keyof StoredFacts
>;

/** The validation rules for the changed fields. */
export const editRules: Rules<ListingEdit> = {
  safeParse(values) {
    const { isFeatured, hasFreeTrial, platforms, supportKinds, ...texts } = values as Values;
    return softwareChange.safeParse({
      ...texts,
      ...(hasFreeTrial !== undefined && {
        hasFreeTrial: hasFreeTrial === "" ? null : hasFreeTrial === "yes",
      }),
      ...(platforms !== undefined && { platforms: linesOf(platforms) }),
      ...(supportKinds !== undefined && { supportKinds: linesOf(supportKinds) }),
      ...(isFeatured !== undefined && { isFeatured: isFeatured === "yes" }),
    });
  },
};

const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");
