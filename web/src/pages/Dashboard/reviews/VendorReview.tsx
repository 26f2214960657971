import { Flex } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ReviewCard } from "~/components/ReviewCard";
import type { VendorReview_review$key } from "~/relay/__generated__/VendorReview_review.graphql";
import { Button } from "~/ui/Button";
import type { Values } from "~/ui/form/problems";
import { AnswerForm } from "./AnswerForm";
import { DeleteAnswer } from "./DeleteAnswer";

/** A review of the company's software as everybody sees it, with what its vendor can do about it. */
export function VendorReview({ review }: { review: VendorReview_review$key }) {
  const data = useFragment(
    graphql`
      fragment VendorReview_review on Review {
        title
        answer {
          content
        }
        ...ReviewCard_review @arguments(withSoftware: true)
        ...AnswerForm_review
        ...DeleteAnswer_review
      }
    `,
    review,
  );
  const { title, answer } = data;
  const [isOpen, setOpen] = useState(false);
  /** What was typed and not sent: closing the form loses nothing. */
  const [draft, setDraft] = useState<Values | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // The form had the focus; its button is there again after the next drawing.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <ReviewCard review={data}>
      {isOpen ? (
        <AnswerForm
          review={data}
          draft={draft}
          onDraft={setDraft}
          onDone={() => {
            setDraft(null);
            close();
          }}
          onClose={close}
        />
      ) : (
        <Flex wrap="wrap" gap="3" mt="4">
          <Button
            ref={opener}
            variant="outline"
            size="sm"
            aria-label={`${answer ? "Edit answer to" : "Answer"} the review “${title}”`}
            data-needs-scripts
            onClick={() => setOpen(true)}
          >
            {answer ? "Edit answer" : "Answer"}
          </Button>
          {answer && <DeleteAnswer review={data} />}
        </Flex>
      )}
    </ReviewCard>
  );
}
