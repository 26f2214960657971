import { deleteSoftwareInput } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { Form, type FormProps } from "~/ui/form/Form";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { reviewsInWords } from "~/ui/RatingSummary";

/** What the question takes: what it is about, what goes with it, and what deletes it when its name was typed. */
export interface DeleteListingDialogProps {
  name: string;
  reviewCount: number;
  onClose: () => void;
  send: (typed: string) => ReturnType<FormProps<unknown>["send"]>;
}

/** Asks for the name of the listing before it goes for good. */
export function DeleteListingDialog({ name, reviewCount, onClose, send }: DeleteListingDialogProps) {
  return (
    <ModalDialog heading={`Delete “${name}”?`} onClose={onClose}>
      <Box color="fg.muted" mb="5">
        {reviewCount > 0
          ? `The listing goes for good, and ${reviewsInWords(reviewCount)} with it.`
          : "The listing goes for good."}
      </Box>
      <Form label="Delete the listing" rules={deleteSoftwareInput} send={({ name: typed }) => send(typed)}>
        <Field name="name" label="The listing's name, to confirm" hint={name} required autoComplete="off" />
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy="Deleting…" tone="danger">
            Delete for good
          </SubmitButton>
        </Flex>
      </Form>
    </ModalDialog>
  );
}
