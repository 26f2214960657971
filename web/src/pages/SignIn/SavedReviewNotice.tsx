import { Box } from "@chakra-ui/react";
import { isWaitingToSend, useFlow } from "~/components/review-flow/draft";
import type { PendingReview } from "./pending-review";

/** Says what happens to the review after signing in, and that it is saved, where this browser has a draft. */
export function SavedReviewNotice({ review: { softwareId, isNew } }: { review: PendingReview }) {
  const { drafts } = useFlow();
  const draft = softwareId === null ? undefined : drafts[softwareId];
  const then = isNew ? "as soon as you have an account or are signed in" : "as soon as you are signed in";
  return (
    // As tall as the longest of its words: only the browser knows which are true.
    <Box as="p" minHeight={{ base: "4.5em", sm: "3em" }} mb="2">
      {draft === undefined
        ? `You go on with your review ${then}.`
        : isNew && isWaitingToSend(draft)
          ? `Your review is kept in this browser, and is sent ${then}.`
          : `Your review is kept in this browser. You go on with it ${then}.`}
    </Box>
  );
}
