import { deleteSoftwareInput } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { Form, type FormProps } from "~/ui/form/Form";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { formatReviewCount } from "~/ui/RatingSummary";

/** Props of `DeleteListingDialog`: the listing, and a callback that deletes it after its name was typed. */
export interface DeleteListingDialogProps {
  name: string;
  /** The number of its reviews, including hidden ones. */
  reviewCount: number;
  /** True if it stays with its reviews and only leaves its company. */
  isLeft: boolean;
  onClose: () => void;
  send: (typed: string) => ReturnType<FormProps<unknown>["send"]>;
}

/** A sentence part saying that the reviews of a listing are deleted. */
export const whatGoes = (reviewCount: number) =>
  `Its ${formatReviewCount(reviewCount)} ${reviewCount === 1 ? "is" : "are"} deleted`;

/** A sentence part saying that they stay. */
export const whatStays = (reviewCount: number) =>
  `its ${formatReviewCount(reviewCount)} ${reviewCount === 1 ? "stays" : "stay"} on the site`;

/** Asks for the name of the listing before it is deleted. */
export function DeleteListingDialog({ name, reviewCount, isLeft, onClose, send }: DeleteListingDialogProps) {
  return (
    <ModalDialog heading={`${isLeft ? "Give up" : "Delete"} “${name}”?`} onClose={onClose}>
      <Box color="fg.muted" mb="5">
        {isLeft
          ? `The listing leaves your company permanently. It will be Live, without a vendor, and ${whatStays(reviewCount)}.`
          : `The listing is deleted permanently.${reviewCount > 0 ? ` ${whatGoes(reviewCount)} with it.` : ""}`}
      </Box>
      <Form
        label={isLeft ? "Give up the listing" : "Delete the listing"}
        rules={deleteSoftwareInput}
        send={({ name: typed }) => send(typed)}
      >
        <Field
          name="name"
          label="Type the listing's name to confirm"
          hint={name}
          required
          autoComplete="off"
        />
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={isLeft ? "Giving up…" : "Deleting…"} tone="danger">
            {isLeft ? "Give up permanently" : "Delete permanently"}
          </SubmitButton>
        </Flex>
      </Form>
    </ModalDialog>
  );
}
