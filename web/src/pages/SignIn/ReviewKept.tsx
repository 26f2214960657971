import { Box } from "@chakra-ui/react";
import { isStillWaiting, useFlow } from "~/review-draft/draft";
import type { ReviewAhead } from "./review-ahead";

/** Says what becomes of the review that one signs in for. That it is kept is said where this browser keeps it. */
export function ReviewKept({ review: { softwareId, isNew } }: { review: ReviewAhead }) {
  const { drafts } = useFlow();
  const draft = softwareId === null ? undefined : drafts[softwareId];
  const then = isNew ? "as soon as you sign in or create an account" : "as soon as you sign in";
  return (
    // As tall as the longest of its words: only the browser knows which are true.
    <Box as="p" minHeight={{ base: "4.5em", sm: "3em" }} mb="2">
      {draft === undefined
        ? `You can continue your review ${then}.`
        : isNew && isStillWaiting(draft)
          ? `Your review is saved in this browser and will be submitted ${then}.`
          : `Your review is saved in this browser. You can continue it ${then}.`}
    </Box>
  );
}
