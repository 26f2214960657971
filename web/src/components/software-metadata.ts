import { shownRating } from "@assay/api/inputs";
import { paths } from "~/paths";
import type { HeadProps } from "~/ui/Head";
import { formatReviewCount } from "~/ui/RatingSummary";

/** What the metadata of a page about software, or a review of it, needs. */
export interface SoftwareMetadata {
  readonly databaseId: string;
  readonly name: string;
  readonly logoUrl: string | null | undefined;
  /** Null where unrated. */
  readonly avgRating: number | null | undefined;
  readonly reviewCount: number;
  /** Null where it is hidden. */
  readonly category: { readonly name: string; readonly categoryType: string } | null | undefined;
}

/** The rating as a sentence; null without reviews. */
export function ratingSentence({ avgRating, reviewCount }: SoftwareMetadata): string | null {
  return reviewCount > 0 && avgRating != null
    ? `Rated ${shownRating(avgRating)} out of 5 in ${formatReviewCount(reviewCount)}.`
    : null;
}

/** The picture of a shared link, and the feed of reviews. */
export function shareMetadata(software: SoftwareMetadata): Required<Pick<HeadProps, "picture" | "feed">> {
  const { databaseId, name, avgRating, reviewCount } = software;
  return {
    picture: {
      href: paths.softwarePicture(databaseId, `${shownRating(avgRating ?? 0)}-${reviewCount}`),
      text: `${name}. ${ratingSentence(software) ?? "No reviews yet."}`,
    },
    feed: { href: paths.softwareFeed(databaseId), title: `New reviews of ${name}` },
  };
}

/** A service is no application; schema.org's Product is either of them. */
function typeOf(category: SoftwareMetadata["category"]): string {
  if (!category) return "Product";
  return category.categoryType === "SERVICE" ? "Service" : "SoftwareApplication";
}

/** The software as a thing of schema.org. */
export function softwareJsonLd(software: SoftwareMetadata, absolute: (href: string) => string) {
  const { databaseId, name, logoUrl, category } = software;
  return {
    "@type": typeOf(category),
    name,
    url: absolute(paths.software(databaseId)),
    ...(logoUrl && { image: absolute(logoUrl) }),
    ...(category?.categoryType === "SOFTWARE" && { applicationCategory: category.name }),
  };
}
