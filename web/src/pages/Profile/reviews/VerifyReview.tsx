import { emailInput } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { VerifyReview_review$key } from "~/relay/__generated__/VerifyReview_review.graphql";
import type { VerifyReviewMutation } from "~/relay/__generated__/VerifyReviewMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { EmailField } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";

/** Sends a link to the author's work address, which verifies the review. */
export function VerifyReview({ review }: { review: VerifyReview_review$key }) {
  const { databaseId, title } = useFragment(
    graphql`
      fragment VerifyReview_review on Review {
        databaseId
        title
      }
    `,
    review,
  );
  const request = useMutate<VerifyReviewMutation>(graphql`
    mutation VerifyReviewMutation($input: RequestReviewVerificationInput!) {
      requestReviewVerification(input: $input) {
        __typename
        ... on ValidationError {
          fields {
            path
            message
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const refused = useMutationError("Email Not Sent", "The email could not be sent. Please try again.");
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => {
    if (isOpen) ref.current?.querySelector("input")?.focus();
  }, [isOpen]);
  return (
    <Box mt="4">
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Verify with your work email: “${title}”`}
        data-needs-scripts
        onClick={() => setOpen(!isOpen)}
      >
        Verify with your work email
      </Button>
      <Box ref={ref} id={id} hidden={!isOpen} mt="3" p="4" bg="bg.subtle" borderRadius="md" maxWidth="prose">
        <Box as="p" textStyle="small" color="fg.muted" mb="4">
          We email a link to your work address. Once you open it, your review is labeled “Verified Reviewer”.
          We keep only the domain of the address, which only you and administrators can see, and a keyed hash
          that recognizes another review of the product from the same mailbox.
        </Box>
        <Box role="status">
          {sentTo !== null && (
            <Box as="p" mb="4" fontWeight="medium" overflowWrap="anywhere">
              A link is on its way to <bdi>{sentTo}</bdi>. It works once, within 24 hours.
            </Box>
          )}
        </Box>
        <Form
          label={`Verify your review “${title}”`}
          rules={emailInput}
          send={async ({ email }) => {
            setSentTo(null);
            const { answer, failure } = await request({ input: { databaseId, email } });
            if (failure) return refused(failure);
            const result = answer.requestReviewVerification;
            if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
            if (result.__typename === "ConflictError") return { form: result.message };
            setSentTo(email);
            return null;
          }}
        >
          <EmailField name="email" label="Work email" required />
          <div>
            <SubmitButton busy="Sending…">Send link</SubmitButton>
          </div>
        </Form>
      </Box>
    </Box>
  );
}
