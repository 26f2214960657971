import { shownRating } from "@assay/api/inputs";
import { paths } from "~/paths";
import type { HeadProps } from "~/ui/Head";
import { reviewsInWords } from "~/ui/RatingSummary";

/** What the head of a page about software, or about a review of it, says of the software. */
export interface HeadSoftware {
  readonly databaseId: string;
  readonly name: string;
  readonly logoUrl: string | null | undefined;
  /** Null where unrated. */
  readonly avgRating: number | null | undefined;
  readonly reviewCount: number;
  /** Null where it is hidden. */
  readonly category: { readonly name: string; readonly categoryType: string } | null | undefined;
}

/** Its rating as a sentence; null where nobody has rated it. */
export function verdictOf({ avgRating, reviewCount }: HeadSoftware): string | null {
  return reviewCount > 0 && avgRating != null
    ? `Rated ${shownRating(avgRating)} out of 5 in ${reviewsInWords(reviewCount)}.`
    : null;
}

/** What a shared link shows, and the feed of its reviews. */
export function shareSoftware(software: HeadSoftware): Required<Pick<HeadProps, "picture" | "feed">> {
  const { databaseId, name, avgRating, reviewCount } = software;
  return {
    picture: {
      href: paths.softwarePicture(databaseId, `${shownRating(avgRating ?? 0)}-${reviewCount}`),
      text: `${name}. ${verdictOf(software) ?? "No reviews yet."}`,
    },
    feed: { href: paths.softwareFeed(databaseId), title: `New reviews of ${name}` },
  };
}

/** A service is no application; schema.org's Product is either of them. */
function typeOf(category: HeadSoftware["category"]): string {
  if (!category) return "Product";
  return category.categoryType === "SERVICE" ? "Service" : "SoftwareApplication";
}

/** The software as a thing of schema.org. */
export function softwareThing(software: HeadSoftware, absolute: (href: string) => string) {
  const { databaseId, name, logoUrl, category } = software;
  return {
    "@type": typeOf(category),
    name,
    url: absolute(paths.software(databaseId)),
    ...(logoUrl && { image: absolute(logoUrl) }),
    ...(category?.categoryType === "SOFTWARE" && { applicationCategory: category.name }),
  };
}
