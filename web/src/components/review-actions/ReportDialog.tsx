import { limits, reportInput } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import type { ReportDialogMutation } from "~/relay/__generated__/ReportDialogMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import { fieldProblems } from "~/ui/form/problems";
import { RadioField } from "~/ui/form/RadioField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { useToast } from "~/ui/Toast";
import { useMutationError } from "../use-mutation-error";
import { reportReasons } from "./report-reasons";

/** Props of `ReportDialog`: which review, and what to do when it is done or given up. */
export interface ReportDialogProps {
  databaseId: string;
  title: string;
  onClose: () => void;
}

/** Reports a review to the moderators. */
export default function ReportDialog({ databaseId, title, onClose }: ReportDialogProps) {
  const report = useMutate<ReportDialogMutation>(graphql`
    mutation ReportDialogMutation($input: ReportReviewInput!) {
      reportReview(input: $input) {
        __typename
        ... on ReviewReported {
          review {
            isReportedByViewer
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
  const refused = useMutationError("Review Not Reported", "The report could not be sent. Please try again.");
  return (
    <ModalDialog heading="Report this review" onClose={onClose}>
      <Box as="p" fontWeight="medium" mb="2" overflowWrap="anywhere" dir="auto">
        “{title}”
      </Box>
      <Box as="p" textStyle="small" color="fg.muted" mb="5">
        Our moderators read every report. The review stays up until they decide.
      </Box>
      <Form
        label="Report this review"
        rules={reportInput}
        send={async ({ reason, details }) => {
          const { answer, failure } = await report({
            input: { databaseId, reason: reportReasons[reason].enumValue, details },
          });
          if (failure) return refused(failure);
          const result = answer.reportReview;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          if (result.__typename === "ConflictError") return { form: result.message };
          toast({ title: "Thank you", description: "Our moderators will look at the review." });
          onClose();
          return null;
        }}
      >
        <RadioField
          name="reason"
          label="What is wrong with this review?"
          options={Object.entries(reportReasons).map(([value, { label }]) => ({ value, label }))}
        />
        <TextArea
          name="details"
          label="Details"
          hint="What should the moderators look at? Required if you choose “Something else”."
          limit={limits.message}
          rows={3}
        />
        <Flex gap="3" wrap="wrap">
          <SubmitButton busy="Sending…">Send report</SubmitButton>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </Flex>
      </Form>
    </ModalDialog>
  );
}
