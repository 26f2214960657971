import { proofLimits } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { ProveUse_review$key } from "~/relay/__generated__/ProveUse_review.graphql";
import type { ProveUseDeleteMutation } from "~/relay/__generated__/ProveUseDeleteMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { useToast } from "~/ui/Toast";
import { ProofForm, proofChoices } from "./ProofForm";

/** Lets the author show moderators a proof of use; while one waits, says so and lets them delete it. */
export function ProveUse({ review }: { review: ProveUse_review$key }) {
  const data = useFragment(
    graphql`
      fragment ProveUse_review on Review {
        databaseId
        title
        waitingProof {
          kind
          createdAt
        }
      }
    `,
    review,
  );
  const remove = useMutate<ProveUseDeleteMutation>(graphql`
    mutation ProveUseDeleteMutation($input: DeleteReviewProofInput!) {
      deleteReviewProof(input: $input) {
        ... on ReviewSaved {
          review {
            id
            waitingProof {
              kind
            }
          }
        }
      }
    }
  `);
  const refused = useMutationError("Proof Not Deleted", "The proof could not be deleted. Please try again.");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // What the page was loaded with, until something was sent or deleted here.
  const [change, setChange] = useState<"sent" | "deleted" | null>(null);
  const toast = useToast();
  // The focused element disappears with each change, so the focus is moved.
  const box = useRef<HTMLDivElement>(null);
  const changeTo = (to: "sent" | "deleted") => {
    setChange(to);
    box.current?.focus();
  };
  const { databaseId, title, waitingProof } = data;
  const isWaiting = change === "sent" || (waitingProof !== null && change === null);
  return (
    <Box ref={box} tabIndex={-1} mt="4" _focusVisible={{ outline: "none" }}>
      {isWaiting ? (
        <Box p="4" bg="bg.subtle" borderRadius="md" maxWidth="prose" textStyle="small">
          <Box as="p" fontWeight="medium" mb="1">
            Your proof of use is waiting for our moderators
          </Box>
          <Box as="p" color="fg.muted" mb="3">
            {waitingProof && change === null && (
              <>
                {proofChoices[waitingProof.kind as keyof typeof proofChoices] ?? "A file"}, sent on{" "}
                <CalendarDate iso={waitingProof.createdAt} />.{" "}
              </>
            )}
            We email you when they have decided. The file is deleted then, or {proofLimits.days} days after
            you sent it.
          </Box>
          <Button
            variant="outline"
            size="sm"
            aria-label={`Delete the proof for “${title}”`}
            data-needs-scripts
            onClick={async () => {
              const { failure } = await remove({ input: { databaseId } });
              // Decided, or deleted in another tab: it is gone, too.
              if (failure && failure.code !== "NOT_FOUND") return void refused(failure);
              changeTo("deleted");
              toast({ title: "Proof deleted" });
            }}
          >
            Delete the proof
          </Button>
        </Box>
      ) : (
        <>
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Show moderators a proof of use: “${title}”`}
            data-needs-scripts
            onClick={() => setOpen(!isOpen)}
          >
            Show moderators a proof of use
          </Button>
          <Box id={id} hidden={!isOpen} mt="3" p="4" bg="bg.subtle" borderRadius="md" maxWidth="prose">
            {isOpen && (
              <ProofForm
                reviewId={databaseId}
                title={title}
                onSent={() => {
                  setOpen(false);
                  changeTo("sent");
                  toast({ title: "Proof sent", description: "We email you when moderators have decided." });
                }}
              />
            )}
          </Box>
        </>
      )}
    </Box>
  );
}
