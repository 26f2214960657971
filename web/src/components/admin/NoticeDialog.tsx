import {
  limits,
  type ManipulationNoticeInput,
  manipulationNoticeInput,
  manipulationReasonSentences,
} from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { Form } from "~/ui/form/Form";
import { RadioField } from "~/ui/form/RadioField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { DialogFoot } from "~/ui/private/DialogFoot";
import { ModalDialog } from "~/ui/private/ModalDialog";

/** Props of `NoticeDialog`. `onConfirm` returns why it failed, or null. */
export interface NoticeDialogProps {
  name: string;
  onConfirm: (notice: ManipulationNoticeInput) => Promise<string | null>;
  onClose: () => void;
}

const options = Object.entries(manipulationReasonSentences).map(([value, label]) => ({ value, label }));

/** Asks for the reason and the public sentence of a notice of manipulation. */
export function NoticeDialog({ name, onConfirm, onClose }: NoticeDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const heading = `Set a notice of manipulation on ${name}?`;
  return (
    <ModalDialog heading={heading} isBusy={isBusy} onClose={onClose}>
      <Box color="fg.muted" mb="5">
        Everybody sees it on the listing for 90 days. The members of its company are told by email, and it
        counts on the transparency page. Ratings do not change.
      </Box>
      <Form
        label={heading}
        rules={manipulationNoticeInput}
        send={async (notice) => {
          setBusy(true);
          const problem = await onConfirm(notice);
          setBusy(false);
          if (problem !== null) return { form: problem };
          onClose();
          return "leaving";
        }}
      >
        <RadioField name="reason" label="What was found?" options={options} />
        <TextArea
          name="statement"
          label="Public sentence"
          hint="What everybody reads. Name no persons."
          limit={limits.noticeStatement}
          rows={3}
          required
        />
        <DialogFoot isBusy={isBusy} onClose={onClose}>
          <SubmitButton busy="Setting…" tone="danger">
            Set notice
          </SubmitButton>
        </DialogFoot>
      </Form>
    </ModalDialog>
  );
}
