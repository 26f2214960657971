import { graphql, useFragment } from "react-relay/hooks";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { CategoryHead_category$key } from "~/relay/__generated__/CategoryHead_category.graphql";
import type { CategoryHead_listings$key } from "~/relay/__generated__/CategoryHead_listings.graphql";
import type { CategoryFilterValues } from "~/search-params/category";
import { useSite } from "~/site";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";
import { plainText } from "~/ui/plain-text";
import { formatReviewCount } from "~/ui/RatingSummary";
import { isCategoryFiltered } from "./filtered";
import { categoryHref, type PreferenceValues, showsPreferences } from "./preferences";

/** The data for the head. */
export interface CategoryHeadProps {
  category: CategoryHead_category$key;
  listings: CategoryHead_listings$key;
  filters: CategoryFilterValues;
  /** With any, the order is one visitor's own. */
  preferences: PreferenceValues;
}

/** Title, description and structured data of a category, by the specification's rules. */
export function CategoryHead({ category, listings, filters, preferences }: CategoryHeadProps) {
  const site = useSite();
  const {
    slug,
    name,
    description,
    heroDescription,
    metaTitle,
    metaDescription,
    softwareCount,
    reviewCount,
    ancestors,
  } = useFragment(
    graphql`
      fragment CategoryHead_category on Category {
        slug
        name
        description
        heroDescription
        metaTitle
        metaDescription
        softwareCount
        reviewCount
        ancestors {
          slug
          name
        }
      }
    `,
    category,
  );
  const { edges } = useFragment(
    graphql`
      fragment CategoryHead_listings on CategoryListingConnection {
        edges {
          node {
            software {
              databaseId
              name
            }
          }
        }
      }
    `,
    listings,
  );
  const absolute = useAbsoluteUrl();
  const isFiltered =
    isCategoryFiltered(filters) ||
    Boolean(filters.more) ||
    filters.why !== "" ||
    showsPreferences(preferences);
  const title = metaTitle || `Best ${name}`;
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Categories", href: paths.categories() },
    ...[...ancestors, { slug, name }].map((each) => ({ label: each.name, href: paths.category(each.slug) })),
  ];
  return (
    <>
      <Head
        title={filters.page > 1 ? `${title}, page ${filters.page}` : title}
        isWholeTitle={title.includes(site.name)}
        description={plainText(metaDescription || heroDescription || description || "")}
        canonical={categoryHref(slug, filters, preferences)}
        picture={{
          href: paths.categoryPicture(slug, `${softwareCount}-${reviewCount}`),
          text: `${title}: ${softwareCount} listings, ${formatReviewCount(reviewCount)}`,
        }}
        feed={{ href: paths.categoryFeed(slug), title: `New reviews in ${name}` }}
        // A category without listings has no content for search engines yet.
        {...((isFiltered || softwareCount === 0) && { robots: "noindex, follow" })}
      />
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
      {edges.length > 0 && (
        <JsonLd
          data={{
            "@type": "ItemList",
            name: title,
            itemListElement: edges.map(({ node: { software } }, index) => ({
              "@type": "ListItem",
              position: (filters.page - 1) * 10 + index + 1,
              name: software.name,
              url: absolute(paths.software(software.databaseId)),
            })),
          }}
        />
      )}
    </>
  );
}
