import { Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ReviewCard } from "~/components/reviews/ReviewCard";
import type { VendorReview_review$key } from "~/relay/__generated__/VendorReview_review.graphql";
import { Button } from "~/ui/Button";
import { useInlineForm } from "~/ui/form/use-inline-form";
import { AnswerForm } from "./AnswerForm";
import { DeleteAnswer } from "./DeleteAnswer";

/** Props of `VendorReview`: the review, and a callback for when its answer was added or deleted. */
export interface VendorReviewProps {
  review: VendorReview_review$key;
  onMoved: () => Promise<void>;
}

/** A review of the company's software as everybody sees it, with the vendor's actions. */
export function VendorReview({ review, onMoved }: VendorReviewProps) {
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
  const form = useInlineForm();
  return (
    <ReviewCard review={data}>
      {form.isOpen ? (
        <AnswerForm review={data} form={form} onSaved={async () => (answer ? undefined : onMoved())} />
      ) : (
        <Flex wrap="wrap" gap="3" mt="4">
          <Button
            ref={form.opener}
            variant="outline"
            size="sm"
            aria-label={`${answer ? "Edit answer" : "Answer"}: the review “${title}”`}
            data-needs-scripts
            onClick={form.open}
          >
            {answer ? "Edit answer" : "Answer"}
          </Button>
          {answer && <DeleteAnswer review={data} onDeleted={onMoved} />}
        </Flex>
      )}
    </ReviewCard>
  );
}
