import { Box, Flex } from "@chakra-ui/react";
import { paths } from "~/paths";
import { hasPage } from "~/route-match";
import { LinkButton } from "~/ui/Button";

/** The call to write a review, which begins with signing in; absent if there is no sign-in page. */
export function LeaveReview() {
  if (!hasPage(paths.signIn())) return null;
  return (
    <Flex
      as="section"
      aria-labelledby="leave-a-review"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="5"
      mt="14"
      py="6"
      borderBlockWidth="1px"
      borderColor="border"
    >
      <div>
        <Box as="h2" id="leave-a-review" textStyle="section">
          Your experience counts
        </Box>
        <Box as="p" color="fg.muted" mt="1">
          Tell others what the software you use is really like. It takes three minutes.
        </Box>
      </div>
      <LinkButton to={paths.signIn()}>Leave a Review</LinkButton>
    </Flex>
  );
}
