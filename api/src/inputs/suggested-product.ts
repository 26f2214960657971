import { z } from "zod";
import { orNull, recordId } from "./fields.ts";
import { limits } from "./limits.ts";
import { reviewInput } from "./review.ts";
import { isWebUrl, optionalText, optionalUrl, requiredText } from "./text.ts";
import { suggestionRefusals } from "./vocabulary.ts";

/**
 * Suggested products: how many of one person wait and are stored, how many wait in all, how many listings are named that one may be, and the
 * days after which a decided one is deleted.
 */
export const suggestedProducts = {
  waitingOfUser: 10,
  storedOfUser: 50,
  waitingInAll: 5_000,
  likelyListings: 5,
  days: 180,
} as const;

const name = requiredText({
  name: "Name",
  max: limits.thingName,
  required: "Please enter the product's name",
});
const noWebsite = "Please enter the address of the product's website, such as https://example.com";
const categoryId = recordId("Please select a category");

/** A suggested product. */
export const suggestProductInput = z.object({
  name,
  websiteUrl: requiredText({ name: "Website", max: limits.url, required: noWebsite }).refine(isWebUrl, {
    error: noWebsite,
  }),
  categoryId: orNull(categoryId),
  description: optionalText({ name: "Description", max: limits.shortDescription }),
  /** Its author has seen the listings with its name or website, and says that it is none of them. */
  isOther: z
    .boolean({ error: "isOther must be true or false" })
    .nullish()
    .transform((isOther) => isOther ?? false),
});
export type SuggestProductInput = z.output<typeof suggestProductInput>;

/** A review that waits for its product to be listed: by the rules of every review, without a listing and an invitation. */
export const waitingReviewInput = reviewInput.omit({ softwareId: true, invitation: true });
export type WaitingReviewInput = z.output<typeof waitingReviewInput>;

/** A listing to be made of a suggested product, of an existing company or of a new one without members. */
const newListing = z
  .object({
    name,
    websiteUrl: optionalUrl("Website"),
    shortDescription: optionalText({ name: "Description", max: limits.shortDescription }),
    categoryId: recordId("Please select a category"),
    companyId: orNull(recordId("Company must be an ID")),
    companyName: optionalText({ name: "Company name", max: limits.thingName }),
    isActive: z
      .boolean({ error: "Live must be true or false" })
      .nullish()
      .transform((isActive) => isActive ?? true),
  })
  .refine(({ companyId, companyName }) => (companyId === null) !== (companyName === null), {
    path: ["companyName"],
    error: "Please choose a company, or enter the name of a new one",
  });

/** The acceptance of a suggested product: a new listing, or the existing one that it is. */
export const acceptSuggestedProductInput = z
  .object({
    softwareId: orNull(recordId("Software must be an ID")),
    listing: orNull(newListing),
  })
  .refine(({ softwareId, listing }) => (softwareId === null) !== (listing === null), {
    path: ["softwareId"],
    error: "Please choose a listing, or make a new one",
  });
export type NewListingOfSuggestion = z.output<typeof newListing>;

/** The refusal of a suggested product. */
export const refuseSuggestedProductInput = z.object({
  reason: z.enum(suggestionRefusals, { error: "Please choose a reason. The author will see it" }),
  message: optionalText({ name: "Message", max: limits.suggestionMessage }),
});
