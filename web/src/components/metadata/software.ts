import { shownRating } from "@assay/api/inputs";
import { paths } from "~/paths";
import type { HeadProps } from "~/ui/Head";
import type { Plan } from "~/ui/price";
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

/** Operating systems by platform; the web and one's own servers are none. */
const systems = new Map([
  ["WINDOWS", "Windows"],
  ["MACOS", "macOS"],
  ["LINUX", "Linux"],
  ["IOS", "iOS"],
  ["ANDROID", "Android"],
]);

/** The operating systems of an application; nothing where none is known. */
export function operatingSystems({
  category,
  platforms,
}: Pick<SoftwareMetadata, "category"> & { readonly platforms: readonly string[] }) {
  const known = platforms.flatMap((one) => systems.get(one) ?? []);
  return category?.categoryType === "SOFTWARE" && known.length > 0
    ? { operatingSystem: known.join(", ") }
    : {};
}

/** Plans with a price as offers of schema.org. */
export function offersJsonLd(plans: readonly (Plan & { readonly name: string })[]) {
  const offers = plans.flatMap(({ name, price, currency, billingPeriod, unit, minimumPeople }) =>
    price == null
      ? []
      : {
          "@type": "Offer",
          name,
          price: Number(price).toFixed(2),
          priceCurrency: currency,
          ...(Number(price) > 0 && {
            priceSpecification: {
              "@type": "UnitPriceSpecification",
              price: Number(price).toFixed(2),
              priceCurrency: currency,
              ...(billingPeriod !== "ONCE" && { billingDuration: billingPeriod === "YEAR" ? "P1Y" : "P1M" }),
              ...(unit === "PERSON" && { unitText: "person" }),
              ...(unit === "PERSON" &&
                minimumPeople != null && {
                  eligibleQuantity: { "@type": "QuantitativeValue", minValue: minimumPeople },
                }),
            },
          }),
        },
  );
  return offers.length > 0 ? { offers } : {};
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
