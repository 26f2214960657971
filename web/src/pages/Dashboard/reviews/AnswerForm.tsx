import { answerInput, limits } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { AnswerForm_review$key } from "~/relay/__generated__/AnswerForm_review.graphql";
import type { AnswerFormMutation } from "~/relay/__generated__/AnswerFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import type { InlineForm } from "~/ui/form/use-inline-form";
import { useToast } from "~/ui/Toast";

/** Props of `AnswerForm`: the review, its inline form, and a callback for when the review has been answered. */
export interface AnswerFormProps {
  review: AnswerForm_review$key;
  form: InlineForm;
  onSaved: () => Promise<void>;
}

/** Writes or changes the vendor's answer to a review. */
export function AnswerForm({ review, form, onSaved }: AnswerFormProps) {
  const { databaseId, title, answer } = useFragment(
    graphql`
      fragment AnswerForm_review on Review {
        databaseId
        title
        answer {
          content
        }
      }
    `,
    review,
  );
  const send = useMutate<AnswerFormMutation>(graphql`
    mutation AnswerFormMutation($input: AnswerReviewInput!) {
      answerReview(input: $input) {
        __typename
        ... on ReviewAnswered {
          review {
            answer {
              content
            }
            ...ReviewAnswer_review
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  const toast = useToast();
  const refused = useMutationError(
    "Answer Not Published",
    "The answer could not be published. Please try again.",
  );
  return (
    <Box mt="4" maxWidth="prose">
      <Form
        label={`Your answer to the review “${title}”`}
        rules={answerInput}
        {...form.formProps}
        send={async ({ content }) => {
          const sent = await send({ input: { reviewId: databaseId, content } });
          if (sent.failure) return refused(sent.failure);
          const result = sent.answer.answerReview;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          toast({ title: answer ? "Answer changed" : "Answer published" });
          form.done();
          await onSaved();
          return null;
        }}
      >
        <TextArea
          name="content"
          label="Your answer"
          hint="Shown publicly under the review, in your company's name. The reviewer gets an email about the first answer."
          limit={limits.answer}
          rows={4}
          required
          defaultValue={answer?.content}
        />
        <Flex gap="3" wrap="wrap">
          <SubmitButton busy="Publishing…">{answer ? "Save answer" : "Publish answer"}</SubmitButton>
          <Button variant="outline" onClick={form.close}>
            Cancel
          </Button>
        </Flex>
      </Form>
    </Box>
  );
}
