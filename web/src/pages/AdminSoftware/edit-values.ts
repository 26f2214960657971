import { type SoftwareChange, softwareChange } from "@assay/api/inputs";
import type { Rules, Values } from "~/ui/form/problems";

/** The editable fields of a listing, as the API returns them. */
export interface EditedListing {
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
  return {
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
  "name" | "shortDescription" | "description" | "websiteUrl" | "logoUrl" | "categoryId" | "isFeatured"
>;

/** The validation rules for the changed fields. */
export const editRules: Rules<ListingEdit> = {
  safeParse(values) {
    const { isFeatured, ...texts } = values as Values;
    return softwareChange.safeParse({
      ...texts,
      ...(isFeatured !== undefined && { isFeatured: isFeatured === "yes" }),
    });
  },
};
