import { shownRating } from "@assay/api/inputs";
import { graphql, useFragment } from "react-relay/hooks";
import {
  offersJsonLd,
  operatingSystems,
  ratingSentence,
  shareMetadata,
  softwareJsonLd,
} from "~/components/metadata/software";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { SoftwareHead_pricing$key } from "~/relay/__generated__/SoftwareHead_pricing.graphql";
import type { SoftwareHead_software$key } from "~/relay/__generated__/SoftwareHead_software.graphql";
import type { SoftwareDetailValues } from "~/search-params/detail-pages";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";
import { plainText } from "~/ui/plain-text";

const titles = {
  overview: (name: string) => `${name}: Reviews, Pricing and Features`,
  reviews: (name: string) => `${name} Reviews`,
  pricing: (name: string) => `${name} Pricing`,
  features: (name: string) => `${name} Features`,
} as const;

/** The data for the head. */
export interface SoftwareHeadProps {
  software: SoftwareHead_software$key;
  /** The plans, where the page shows them. */
  pricing: SoftwareHead_pricing$key | null | undefined;
  values: SoftwareDetailValues;
}

/** Title, description and structured data of a listing: for search engines each tab is a page of its own. */
export function SoftwareHead({ software, pricing, values }: SoftwareHeadProps) {
  const data = useFragment(
    graphql`
      fragment SoftwareHead_software on Software {
        databaseId
        name
        shortDescription
        description
        logoUrl
        isActive
        avgRating
        reviewCount
        planCount
        features
        platforms
        category {
          name
          categoryType
        }
        company {
          databaseId
          name
        }
      }
    `,
    software,
  );
  const plans =
    useFragment(
      graphql`
        fragment SoftwareHead_pricing on Software {
          plans {
            name
            price
            currency
            billingPeriod
            unit
            minimumPeople
          }
        }
      `,
      pricing,
    )?.plans ?? [];
  const { databaseId, name, reviewCount, company } = data;
  const absolute = useAbsoluteUrl();
  const { tab, q, rating, pro, con, language, sort, page } = values;
  const isFiltered =
    tab === "reviews" && (q + pro + con + language !== "" || rating !== null || sort !== "recent");
  // An empty tab shows only what the overview shows, too.
  const isEmpty =
    (tab === "reviews" && reviewCount === 0) ||
    (tab === "pricing" && data.planCount === 0) ||
    (tab === "features" && data.features.length === 0);
  const title = titles[tab](name);
  const summary = plainText(data.shortDescription || data.description || "");
  const description = [ratingSentence(data), summary].filter(Boolean).join(" ");
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Software", href: paths.softwareDirectory() },
    { label: name, href: paths.software(databaseId) },
  ];
  return (
    <>
      <Head
        title={tab === "reviews" && page > 1 ? `${title}, page ${page}` : title}
        description={description}
        {...shareMetadata(data)}
        {...(isFiltered || isEmpty || !data.isActive
          ? { robots: "noindex, follow" }
          : { canonical: paths.software(databaseId, tab === "reviews" ? { tab, page } : { tab }) })}
      />
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
      <JsonLd
        data={{
          ...softwareJsonLd(data, absolute),
          ...(summary && { description: summary }),
          ...(tab === "overview" && operatingSystems(data)),
          ...offersJsonLd(plans),
          ...(company && {
            provider: {
              "@type": "Organization",
              name: company.name,
              url: absolute(paths.company(company.databaseId)),
            },
          }),
          ...(reviewCount > 0 && {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: shownRating(data.avgRating ?? 0),
              reviewCount,
              bestRating: 5,
              worstRating: 1,
            },
          }),
        }}
      />
    </>
  );
}
