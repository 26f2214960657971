import { quorum, reviewSummaries } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { languageAttributes } from "~/components/reviews/language-attributes";
import { paths } from "~/paths";
import type { HelpfulReviews_chosen$key } from "~/relay/__generated__/HelpfulReviews_chosen.graphql";
import type { HelpfulReviews_summary$key } from "~/relay/__generated__/HelpfulReviews_summary.graphql";
import { CalendarDate } from "~/ui/CalendarDate";
import { ClampText } from "~/ui/ClampText";
import { formatCount } from "~/ui/count";
import { Section } from "~/ui/Section";
import { Stars } from "~/ui/Stars";
import { TextLink } from "~/ui/TextLink";

const Pair = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
    gap: "4",
    "& > article": {
      display: "flex",
      flexDirection: "column",
      minWidth: 0,
      maxWidth: "prose",
      p: "5",
      bg: "bg.panel",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "lg",
    },
    "& [data-kind]": { textStyle: "label", color: "fg.subtle", mb: "3" },
    "& [data-meta]": {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "3",
      textStyle: "small",
      color: "fg.muted",
    },
  },
});

const { verifiedVote } = reviewSummaries;

/** The most helpful positive and critical review, each only if there is one, and how they are chosen. */
export function HelpfulReviews({ summary }: { summary: HelpfulReviews_summary$key }) {
  const { mostHelpfulPositive: positive, mostHelpfulCritical: critical } = useFragment(
    graphql`
      fragment HelpfulReviews_summary on ReviewSummary {
        mostHelpfulPositive {
          review {
            __typename
          }
          ...HelpfulReviews_chosen
        }
        mostHelpfulCritical {
          review {
            __typename
          }
          ...HelpfulReviews_chosen
        }
      }
    `,
    summary,
  );
  if (!positive?.review && !critical?.review) return null;
  return (
    <Section heading={positive?.review && critical?.review ? "Both sides" : "In a reviewer’s words"}>
      <Pair>
        {positive && <Chosen kind="positive" chosen={positive} />}
        {critical && <Chosen kind="critical" chosen={critical} />}
      </Pair>
      <Box textStyle="small" color="fg.subtle" mt="3" maxWidth="prose">
        The reviews with the most “Helpful” votes, if they have at least {quorum}, otherwise the newest:
        positive is 4 or 5 stars, critical 3 or fewer. A vote on a verified review counts as {verifiedVote},
        one of the vendor’s members not at all.
      </Box>
    </Section>
  );
}

/** Props of `Chosen`. */
interface ChosenProps {
  kind: "positive" | "critical";
  chosen: HelpfulReviews_chosen$key;
}

function Chosen({ kind, chosen }: ChosenProps) {
  const { voteCount, excerpt, review } = useFragment(
    graphql`
      fragment HelpfulReviews_chosen on HelpfulReview {
        voteCount
        excerpt
        review {
          databaseId
          rating
          title
          language
          createdAt
          isVerified
          author {
            displayName
          }
        }
      }
    `,
    chosen,
  );
  if (!review) return null;
  const { databaseId, rating, title, language, createdAt, isVerified, author } = review;
  const attributes = languageAttributes(language ?? null);
  const id = `helpful-${kind}`;
  return (
    <article aria-labelledby={id}>
      <div data-kind>{`${voteCount >= quorum ? "Most helpful" : "Newest"} ${kind} review`}</div>
      <div data-meta>
        <Stars rating={rating} />
        <CalendarDate iso={createdAt} />
        {voteCount > 0 && (
          <span>
            {formatCount(voteCount)} {voteCount === 1 ? "person" : "people"} found it helpful
          </span>
        )}
      </div>
      <Box as="h3" id={id} textStyle="item" mt="2" mb="2" {...attributes}>
        {title}
      </Box>
      <ClampText lines={4} {...attributes}>
        {excerpt}
      </ClampText>
      <Box textStyle="small" color="fg.muted" mt="3">
        <bdi>{author?.displayName ?? "Anonymous"}</bdi>
        {isVerified && " · verified"}
      </Box>
      <TextLink to={paths.review(databaseId)} textStyle="small" mt="auto" pt="3" alignSelf="start">
        Read the whole review <span data-visually-hidden>“{title}”</span>
      </TextLink>
    </article>
  );
}
