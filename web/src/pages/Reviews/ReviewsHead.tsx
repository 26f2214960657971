import { graphql, useFragment } from "react-relay/hooks";
import type { ReviewsValues } from "~/address/reviews-search";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { ReviewsHead_reviews$key } from "~/relay/__generated__/ReviewsHead_reviews.graphql";
import { settings } from "~/settings";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";
import { pageSize } from "./page-size";

/** What the head is made of. */
export interface ReviewsHeadProps {
  reviews: ReviewsHead_reviews$key;
  values: ReviewsValues;
  total: number;
}

/** Title, robots and structured data of the reviews: as for the directory, only the plain list is kept. */
export function ReviewsHead({ reviews, values, total }: ReviewsHeadProps) {
  const { edges } = useFragment(
    graphql`
      fragment ReviewsHead_reviews on ReviewConnection {
        edges {
          node {
            databaseId
            title
          }
        }
      }
    `,
    reviews,
  );
  const absolute = useAbsoluteUrl();
  const { q, category, rating, sort, page } = values;
  const isPlain = !q && !category && !rating && sort === "recent";
  const title = q ? `Reviews for “${q}”` : "Software Reviews";
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Reviews", href: paths.reviews() },
  ];
  return (
    <>
      <Head
        title={page > 1 ? `${title}, page ${page}` : title}
        {...(isPlain
          ? {
              canonical: paths.reviews({ page }),
              description: `${total.toLocaleString("en-US")} reviews of software and services on ${settings.name}, each by somebody who uses it: what they like, what they do not, and for whom it fits.`,
            }
          : { robots: "noindex, follow" })}
      />
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
      {edges.length > 0 && (
        <JsonLd
          data={{
            "@type": "ItemList",
            name: title,
            itemListElement: edges.map(({ node }, index) => ({
              "@type": "ListItem",
              position: (page - 1) * pageSize + index + 1,
              name: node.title,
              url: absolute(paths.review(node.databaseId)),
            })),
          }}
        />
      )}
    </>
  );
}
