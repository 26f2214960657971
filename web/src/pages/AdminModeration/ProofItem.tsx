import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ProofItem_proof$key } from "~/relay/__generated__/ProofItem_proof.graphql";
import { RelativeTime } from "~/ui/RelativeTime";
import { TextLink } from "~/ui/TextLink";
import { DecisionButton, DecisionButtons } from "./Decision";
import { ReviewInQuestion } from "./ReviewInQuestion";

/** Props of `ProofItem`: the proof, and the callbacks that decide on it. */
export interface ProofItemProps {
  proof: ProofItem_proof$key;
  onAccept: () => void;
  onRefuse: () => void;
}

const kinds: Readonly<Record<string, string>> = {
  INVOICE: "Invoice or receipt",
  ACCOUNT: "Screenshot of the account",
  OTHER: "Another document",
};

/** A waiting proof: what it is said to be, its file, and the review. */
export function ProofItem({ proof, onAccept, onRefuse }: ProofItemProps) {
  const { kind, format, size, filePath, createdAt, review } = useFragment(
    graphql`
      fragment ProofItem_proof on ReviewProof {
        kind
        format
        size
        filePath
        createdAt
        review {
          title
          ...ReviewInQuestion_review
        }
      }
    `,
    proof,
  );
  const isPdf = format === "PDF";
  const kilobytes = Math.max(1, Math.round(size / 1024));
  return (
    <article aria-label={`Proof for “${review.title}”`}>
      <Box as="h2" textStyle="item">
        {kinds[kind] ?? kind}
      </Box>
      <Box textStyle="small" color="fg.muted" mt="1">
        Sent by the author, <RelativeTime iso={createdAt} />
      </Box>
      {filePath && (
        <Box mt="3">
          <TextLink to={filePath} reloadDocument target="_blank" rel="noreferrer">
            {isPdf ? "Download the PDF" : "Open the picture"}
          </TextLink>{" "}
          <Box as="span" textStyle="small" color="fg.muted">
            ({kilobytes} KB{isPdf && ", as it was sent: open it in a viewer that runs no scripts"})
          </Box>
        </Box>
      )}
      <ReviewInQuestion review={review} />
      {filePath ? (
        <DecisionButtons>
          <DecisionButton label={`Accept the proof for “${review.title}”`} onClick={onAccept}>
            Accept…
          </DecisionButton>
          <DecisionButton label={`Refuse the proof for “${review.title}”`} onClick={onRefuse}>
            Refuse…
          </DecisionButton>
        </DecisionButtons>
      ) : (
        <Box as="p" mt="3" textStyle="small">
          Another moderator has to open the file and decide: this is your own review, or of your company’s
          software.
        </Box>
      )}
    </article>
  );
}
