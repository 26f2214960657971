import { Box } from "@chakra-ui/react";
import { isWaitingToSend, useFlow } from "~/components/review-flow/draft";
import type { PendingReview } from "./pending-review";

/** Says that the review is saved and what happens to it after signing in, if this browser has a draft. */
export function SavedReviewNotice({ review: { softwareId, isNew } }: { review: PendingReview }) {
  const { drafts } = useFlow();
  const draft = softwareId === null ? undefined : drafts[softwareId];
  const then = isNew ? "as soon as you sign in or create an account" : "as soon as you sign in";
  return (
    // As tall as the longest text: only the browser knows which one applies.
    <Box as="p" minHeight={{ base: "4.5em", sm: "3em" }} mb="2">
      {draft === undefined
        ? `You can continue your review ${then}.`
        : isNew && isWaitingToSend(draft)
          ? `Your review is saved in this browser and will be submitted ${then}.`
          : `Your review is saved in this browser. You can continue it ${then}.`}
    </Box>
  );
}
