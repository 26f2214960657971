import { limits, reviewStatusInput } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { type ReactNode, useMemo, useState } from "react";
import { Form } from "~/ui/form/Form";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { DialogFoot } from "~/ui/private/DialogFoot";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { editDrafts } from "./edit-drafts";
import type { Applied } from "./use-changes";
import { useEditDraft } from "./use-edit-draft";

/** Unsent reasons for hiding reviews, one per review wherever it is hidden. */
export const reasonDrafts = editDrafts("assay-hiding-reasons");

/** The draft of a reason for several reviews: the selection ends with the session, the reason does not. */
export const severalReviews = { id: "several", name: "several reviews" } as const;

/** Props of `ReasonDialog`. */
export interface ReasonDialogProps {
  /** The question: "Hide “Too slow”?" */
  heading: string;
  /** The review, if it is one; input is stored for it. */
  review: { readonly id: string; readonly name: string } | null;
  /** What happens then. */
  children: ReactNode;
  /** Initial reason, such as the current one. */
  reason?: string;
  confirm: string;
  /** What stands on the button while that is under way. */
  busy: string;
  /** If it fails for a single review, the dialog stays open with the message; for several, the result is reported. */
  onConfirm: (reason: string) => Promise<Applied<unknown>>;
  onClose: () => void;
}

/**
 * Asks for the reason for hiding reviews, which their authors read. Input is kept in this tab until it is used or discarded,
 * also across a lost session.
 */
export function ReasonDialog({
  heading,
  review,
  children,
  reason = "",
  confirm,
  busy,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const stored = useMemo(() => ({ values: { reason }, updatedAt: "" }), [reason]);
  const draft = useEditDraft(reasonDrafts, review ?? severalReviews, stored, onClose);
  return (
    <ModalDialog heading={heading} isBusy={isBusy} onClose={draft.close}>
      <Box color="fg.muted" mb="5">
        {children}
      </Box>
      <Form
        key={draft.key}
        label={heading}
        rules={reviewStatusInput}
        values={draft.values ?? stored.values}
        onValues={(values) => draft.onValues(values, values["reason"] !== draft.initial?.values["reason"])}
        send={async (input) => {
          setBusy(true);
          const { refusals, isLost } = await onConfirm(input.reason ?? "");
          setBusy(false);
          const problem = review && refusals[0]?.problem;
          if (problem) return { form: problem };
          // After the login it is needed once more.
          if (!isLost) draft.forget();
          onClose();
          return "leaving";
        }}
      >
        {draft.notice}
        {/* The rule is that of hiding a review. */}
        <input type="hidden" name="status" value="hidden" />
        <TextArea
          name="reason"
          label="Reason"
          hint="The author sees this in an email and on their profile. Say what is wrong and how to fix it."
          limit={limits.message}
          rows={4}
          required
          autoFocus
        />
        <DialogFoot isBusy={isBusy} onClose={draft.close}>
          <SubmitButton busy={busy} tone="danger">
            {confirm}
          </SubmitButton>
        </DialogFoot>
      </Form>
    </ModalDialog>
  );
}
