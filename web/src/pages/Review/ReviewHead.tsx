import { graphql, useFragment } from "react-relay/hooks";
import { shareMetadata, softwareJsonLd } from "~/components/metadata/software";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { ReviewHead_review$key } from "~/relay/__generated__/ReviewHead_review.graphql";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";

/** Title, description and structured data of a review. */
export function ReviewHead({ review }: { review: ReviewHead_review$key }) {
  const { databaseId, rating, title, content, createdAt, author, software } = useFragment(
    graphql`
      fragment ReviewHead_review on Review {
        databaseId
        rating
        title
        content
        createdAt
        author {
          displayName
        }
        software {
          databaseId
          name
          logoUrl
          avgRating
          reviewCount
          category {
            name
            categoryType
          }
        }
      }
    `,
    review,
  );
  const absolute = useAbsoluteUrl();
  const { name } = software;
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Reviews", href: paths.reviews() },
    { label: name, href: paths.software(software.databaseId, { tab: "reviews" }) },
    { label: "Review", href: paths.review(databaseId) },
  ];
  return (
    <>
      <Head
        title={`“${title}”: a review of ${name}`}
        description={`${rating} out of 5 for ${name}. ${content}`}
        canonical={paths.review(databaseId)}
        type="article"
        {...shareMetadata(software)}
      />
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
      <JsonLd
        data={{
          "@type": "Review",
          url: absolute(paths.review(databaseId)),
          name: title,
          reviewBody: content,
          datePublished: createdAt.slice(0, 10),
          author: { "@type": "Person", name: author?.displayName ?? "Anonymous" },
          reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
          itemReviewed: softwareJsonLd(software, absolute),
        }}
      />
    </>
  );
}
