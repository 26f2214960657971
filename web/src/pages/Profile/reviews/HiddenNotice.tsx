import { limits, moderatorReply } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { HiddenNotice_review$key } from "~/relay/__generated__/HiddenNotice_review.graphql";
import type { HiddenNoticeMutation } from "~/relay/__generated__/HiddenNoticeMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { Prose } from "~/ui/Prose";
import { useToast } from "~/ui/Toast";

/** Why the user's review is hidden, and their reply to that. */
export function HiddenNotice({ review }: { review: HiddenNotice_review$key }) {
  const { databaseId, title, hiddenReason, authorReply } = useFragment(
    graphql`
      fragment HiddenNotice_review on Review {
        databaseId
        title
        hiddenReason
        authorReply
      }
    `,
    review,
  );
  const reply = useMutate<HiddenNoticeMutation>(graphql`
    mutation HiddenNoticeMutation($input: ReplyToModeratorsInput!) {
      replyToModerators(input: $input) {
        __typename
        ... on ReviewSaved {
          review {
            ...HiddenNotice_review
          }
        }
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
  const toast = useToast();
  const refused = useMutationError("Answer Not Sent", "Your answer could not be sent. Please try again.");
  const [isChanging, setChanging] = useState(false);
  // The focused element is replaced, so the focus is moved.
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChanging) ref.current?.querySelector("textarea")?.focus();
  }, [isChanging]);
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      bg="bg.subtle"
      borderRadius="md"
      p="4"
      my="4"
      maxWidth="prose"
      overflowWrap="anywhere"
      _focusVisible={{ outline: "none" }}
    >
      <Box as="p" fontWeight="medium">
        Only you and our moderators can see this review.
      </Box>
      {hiddenReason && (
        <>
          <Box textStyle="label" color="fg.subtle" mt="3" mb="1">
            Why it was hidden
          </Box>
          <Prose text={hiddenReason} />
        </>
      )}
      {authorReply && !isChanging ? (
        <>
          <Box textStyle="label" color="fg.subtle" mt="4" mb="1">
            Your answer to the moderators
          </Box>
          <Prose text={authorReply} />
          <Button
            variant="outline"
            size="sm"
            mt="3"
            aria-label={`Edit your answer about “${title}”`}
            data-needs-scripts
            onClick={() => setChanging(true)}
          >
            Edit your answer
          </Button>
        </>
      ) : (
        <Box mt="4">
          <NeedsScripts what="Answering" />
          <Form
            label={`Your answer to the moderators about “${title}”`}
            rules={moderatorReply}
            send={async (input) => {
              const { answer, failure } = await reply({ input: { databaseId, ...input } });
              if (failure) return refused(failure);
              const result = answer.replyToModerators;
              if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
              if (result.__typename === "ConflictError") return { form: result.message };
              toast({ title: "Answer sent", description: "Our moderators will read it." });
              setChanging(false);
              ref.current?.focus();
              return null;
            }}
          >
            <TextArea
              name="reply"
              label="Your answer to the moderators"
              limit={limits.message}
              rows={3}
              required
              defaultValue={authorReply ?? ""}
            />
            <div>
              <SubmitButton busy="Sending…">Send answer</SubmitButton>
            </div>
          </Form>
        </Box>
      )}
    </Box>
  );
}
