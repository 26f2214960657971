import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ReviewsHead_reviews$key } from "~/relay/__generated__/ReviewsHead_reviews.graphql";
import type { ReviewsValues } from "~/search-params/reviews";
import { useSite } from "~/site";
import { formatCount } from "~/ui/count";
import { ListHead } from "~/ui/ListHead";
import { pageSize } from "./data";

/** The data for the head. */
export interface ReviewsHeadProps {
  reviews: ReviewsHead_reviews$key;
  values: ReviewsValues;
  total: number;
}

/** The head of the list of reviews. */
export function ReviewsHead({ reviews, values, total }: ReviewsHeadProps) {
  const site = useSite();
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
  const { q, category, rating, language, sort, page } = values;
  const isPlain = !q && !category && !rating && !language && sort === "recent";
  const title = q ? `Reviews for “${q}”` : "Software Reviews";
  return (
    <ListHead
      title={title}
      description={`${formatCount(total)} reviews of software and services on ${site.name}, each by someone who uses the product: what they like, what they do not, and who it suits.`}
      crumb={{ label: "Reviews", href: paths.reviews() }}
      canonical={paths.reviews(values)}
      isPlain={isPlain}
      page={page}
      pageSize={pageSize}
      items={edges.map(({ node }) => ({ name: node.title, href: paths.review(node.databaseId) }))}
    />
  );
}
