import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { Finished_software$key } from "~/relay/__generated__/Finished_software.graphql";
import type { completeParams } from "~/search-params/write-review";
import { LinkButton } from "~/ui/Button";
import { Check } from "~/ui/icons";
import { TextLink } from "~/ui/TextLink";
import { writePaths } from "~/write-paths";

/** Props of `Finished`: the picked products, and the role. */
export interface FinishedProps extends Pick<ReturnType<typeof completeParams.read>, "role" | "products"> {
  software: Finished_software$key;
  /** True if only its author sees it, for example after an earlier review of the same product was hidden. */
  isHidden: boolean;
}

/** Step 4: the review has been sent. The picked products without a review come next. */
export function Finished({ software, isHidden, role, products }: FinishedProps) {
  const picked = useFragment(
    graphql`
      fragment Finished_software on Software @relay(plural: true) {
        databaseId
        name
        isOwn
        ownReview {
          databaseId
        }
      }
    `,
    software,
  );
  const next = picked.find(({ isOwn, ownReview }) => !isOwn && !ownReview);
  return (
    <Box maxWidth="34rem" mx="auto" textAlign="center">
      <Flex
        mx="auto"
        width="14"
        height="14"
        align="center"
        justify="center"
        borderRadius="full"
        bg="accent.subtle"
        color="accent.fg"
        fontSize="2xl"
      >
        <Check />
      </Flex>
      <Box as="h1" textStyle="title" mt="5">
        Thank You for Your Review!
      </Box>
      <Box as="p" color="fg.muted" mt="3">
        {isHidden
          ? "Your review was submitted. It is hidden until our moderators publish it: only you and they can see it."
          : "Your review was submitted successfully. It helps others choose well."}
      </Box>
      {isHidden && (
        <Box as="p" mt="3">
          <TextLink to={paths.profile({ tab: "reviews" })}>Why it was hidden, and how to answer</TextLink>
        </Box>
      )}
      <Flex direction="column" align="center" gap="3" mt="8">
        {next && (
          <LinkButton
            to={writePaths.form({ role, products, product_id: next.databaseId })}
            maxWidth="full"
            overflowWrap="anywhere"
          >
            Next: review {next.name}
          </LinkButton>
        )}
        <Flex wrap="wrap" justify="center" gap="3">
          <LinkButton variant={next ? "outline" : "solid"} to={paths.writeReview()}>
            Write Another Review
          </LinkButton>
          <LinkButton variant="outline" to={paths.home()}>
            Back to Home
          </LinkButton>
        </Flex>
      </Flex>
    </Box>
  );
}
