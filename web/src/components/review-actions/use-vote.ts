import { useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { useVoteMutation } from "~/relay/__generated__/useVoteMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { useMutationError } from "../use-mutation-error";

/** A review as far as votes are concerned. */
export interface VotableReview {
  readonly databaseId: string;
  readonly helpfulCount: number;
  readonly isHelpfulToViewer: boolean;
}

/**
 * The viewer's vote on a review and the count, updated optimistically; `toggle` adds or withdraws the vote. A failure restores
 * both and shows a toast.
 */
export function useVote({ databaseId, helpfulCount, isHelpfulToViewer }: VotableReview) {
  const vote = useMutate<useVoteMutation>(graphql`
    mutation useVoteMutation($input: VoteReviewInput!) {
      voteReview(input: $input) {
        ... on ReviewVoted {
          review {
            helpfulCount
            isHelpfulToViewer
          }
        }
      }
    }
  `);
  const refused = useMutationError("Vote Not Counted", "Your vote could not be counted. Please try again.");
  const [wanted, setWanted] = useState<boolean | null>(null);
  /** The latest wish, for those that come while one is under way. */
  const latest = useRef(false);
  const isSending = useRef(false);
  const isHelpful = wanted ?? isHelpfulToViewer;
  const toggle = async () => {
    latest.current = !isHelpful;
    setWanted(latest.current);
    if (isSending.current) return;
    isSending.current = true;
    let sent: boolean;
    let outcome: Awaited<ReturnType<typeof vote>>;
    do {
      sent = latest.current;
      outcome = await vote({ input: { databaseId, isHelpful: sent } });
    } while (!outcome.failure && sent !== latest.current);
    isSending.current = false;
    setWanted(null);
    if (outcome.failure) refused(outcome.failure);
  };
  return { isHelpful, count: helpfulCount + Number(isHelpful) - Number(isHelpfulToViewer), toggle };
}
