import { limits, refuseSuggestedProductInput, suggestionRefusalSentences } from "@assay/api/inputs";
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
import type { SuggestionRefused } from "./use-suggestion-decisions";

/** Props of `RefuseSuggestionDialog`: the product's name, and the callback that refuses. */
export interface RefuseSuggestionDialogProps {
  name: string;
  onRefuse: (refusal: SuggestionRefused) => Promise<Applied<unknown>>;
  onClose: () => void;
}

/** Asks why a suggested product is refused, which its author reads. */
export function RefuseSuggestionDialog({ name, onRefuse, onClose }: RefuseSuggestionDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const heading = `Refuse ${name}?`;
  return (
    <ModalDialog heading={heading} isBusy={isBusy} onClose={onClose}>
      <Box color="fg.muted" mb="5">
        Its author is notified of the reason, and keeps the review that came with it. This cannot be undone;
        they can suggest it again.
      </Box>
      <Form
        label={heading}
        rules={refuseSuggestedProductInput}
        send={async ({ reason, message }) => {
          setBusy(true);
          const { refusals } = await onRefuse({ reason: enumValueOf(reason), message });
          setBusy(false);
          const problem = refusals[0]?.problem;
          if (problem) return { form: problem };
          onClose();
          return "leaving";
        }}
      >
        <SelectField
          name="reason"
          label="Reason"
          isRequired
          none="Please choose"
          options={Object.entries(suggestionRefusalSentences).map(([value, label]) => ({ value, label }))}
        />
        <TextArea
          name="message"
          label="Message to the author"
          hint="Sent with the reason."
          limit={limits.suggestionMessage}
          rows={3}
        />
        <DialogFoot isBusy={isBusy} onClose={onClose}>
          <SubmitButton busy="Refusing…" tone="danger">
            Refuse the suggestion
          </SubmitButton>
        </DialogFoot>
      </Form>
    </ModalDialog>
  );
}
