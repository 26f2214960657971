import { limits, proofDecisionInput, proofRefusalSentences } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useState } from "react";
import type { Applied } from "~/components/admin/use-changes";
import { enumValueOf } from "~/relay/enum-words";
import { Form } from "~/ui/form/Form";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { DialogFoot } from "~/ui/private/DialogFoot";
import { ModalDialog } from "~/ui/private/ModalDialog";
import type { Refusal } from "./use-proof-decisions";

/** Props of `RefuseProofDialog`: the title of the review, and the callback that refuses. */
export interface RefuseProofDialogProps {
  name: string;
  onRefuse: (refusal: Refusal) => Promise<Applied<unknown>>;
  onClose: () => void;
}

/** Asks why a proof of use is refused, which its sender reads. */
export function RefuseProofDialog({ name, onRefuse, onClose }: RefuseProofDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const heading = `Refuse the proof for ${name}?`;
  return (
    <ModalDialog heading={heading} isBusy={isBusy} onClose={onClose}>
      <Box color="fg.muted" mb="5">
        The file is deleted, and the reviewer is notified of the reason. Nothing changes in public. They can
        send another proof.
      </Box>
      <Form
        label={heading}
        rules={proofDecisionInput}
        send={async (input) => {
          if (input.decision !== "refused") return null;
          setBusy(true);
          const { refusals } = await onRefuse({ reason: enumValueOf(input.reason), message: input.message });
          setBusy(false);
          const problem = refusals[0]?.problem;
          if (problem) return { form: problem };
          onClose();
          return "leaving";
        }}
      >
        <input type="hidden" name="decision" value="refused" />
        <SelectField
          name="reason"
          label="Reason"
          isRequired
          none="Please choose"
          options={Object.entries(proofRefusalSentences).map(([value, label]) => ({ value, label }))}
        />
        <TextArea
          name="message"
          label="Message to the reviewer"
          hint="Sent with the reason."
          limit={limits.proofMessage}
          rows={3}
        />
        <DialogFoot isBusy={isBusy} onClose={onClose}>
          <SubmitButton busy="Refusing…" tone="danger">
            Refuse the proof
          </SubmitButton>
        </DialogFoot>
      </Form>
    </ModalDialog>
  );
}
