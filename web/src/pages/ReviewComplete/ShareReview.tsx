import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { shareLinks } from "~/components/share/share-links";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { ShareReview_review$key } from "~/relay/__generated__/ShareReview_review.graphql";
import type { completeParams } from "~/search-params/write-review";
import { AnchorButton, LinkButton } from "~/ui/Button";
import { ClampText } from "~/ui/ClampText";
import { External } from "~/ui/icons";
import { Logo } from "~/ui/Logo";
import { Stars } from "~/ui/Stars";
import { writePaths } from "~/write-paths";

/** Props of `ShareReview`: the review, and the page's search params besides the step. */
export interface ShareReviewProps {
  review: ShareReview_review$key;
  address: Omit<ReturnType<typeof completeParams.read>, "step">;
}

/** Step 3: a preview of the shared review, and the link to LinkedIn. The site itself posts nothing. */
export function ShareReview({ review, address }: ShareReviewProps) {
  const { databaseId, rating, title, content, software } = useFragment(
    graphql`
      fragment ShareReview_review on Review {
        databaseId
        rating
        title
        content
        software {
          name
          logoUrl
        }
      }
    `,
    review,
  );
  const [isShared, setShared] = useState(false);
  const url = useAbsoluteUrl()(paths.review(databaseId));
  const linkedIn = shareLinks(url, title).find(({ label }) => label === "LinkedIn");
  return (
    <Box maxWidth="46rem" mx="auto">
      <Box as="h1" textStyle="title">
        Your review is published
      </Box>
      <Box as="p" color="fg.muted" mt="2">
        Share it with people who are choosing right now. LinkedIn opens in a new tab, where you decide what to
        post.
      </Box>
      <Box
        as="figure"
        aria-label="Preview of the shared link"
        mt="6"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="border.strong"
        borderRadius="lg"
        bg="bg.panel"
        overflow="hidden"
      >
        <Box p={{ base: "4", md: "5" }}>
          <Flex align="center" gap="3">
            <Logo url={software.logoUrl} name={software.name} size={44} />
            <Box minWidth="0">
              <Box textStyle="small" color="fg.muted" dir="auto" overflowWrap="anywhere">
                Review of {software.name}
              </Box>
              <Stars rating={rating} />
            </Box>
          </Flex>
          <Box textStyle="item" mt="4" dir="auto" overflowWrap="anywhere">
            “{title}”
          </Box>
          <ClampText lines={3} mt="1" color="fg.muted" textStyle="small" overflowWrap="anywhere">
            {content}
          </ClampText>
        </Box>
        <Box
          as="figcaption"
          px={{ base: "4", md: "5" }}
          py="3"
          bg="bg.subtle"
          borderTopWidth="1px"
          borderColor="border"
          textStyle="small"
          color="fg.muted"
          overflowWrap="anywhere"
          dir="ltr"
        >
          {url}
        </Box>
      </Box>
      <Flex wrap="wrap" gap="3" mt="6">
        <AnchorButton
          href={linkedIn?.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => setShared(true)}
        >
          Share on LinkedIn
          <External />
          <Box as="span" srOnly>
            (opens another site in a new tab)
          </Box>
        </AnchorButton>
        <LinkButton variant="outline" to={writePaths.complete({ ...address, step: "finished" })}>
          {isShared ? "Continue" : "Skip"}
        </LinkButton>
      </Flex>
    </Box>
  );
}
