import { Box } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import type { Values } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { DialogFoot } from "~/ui/private/DialogFoot";
import { ModalDialog } from "~/ui/private/ModalDialog";
import type { Selectable } from "./use-selection";

/** Props of `TypedConfirmDialog`. */
export interface TypedConfirmDialogProps {
  /** The question: "Delete Ada Lovelace?" */
  heading: string;
  /** What has to be typed: the name of the thing. */
  name: string;
  /** What it is about, where it is more than one thing: each is named. */
  things?: readonly Selectable[];
  /** What happens then. */
  children: ReactNode;
  confirm: string;
  /** What stands on the button while that is under way. */
  busy: string;
  /** The dialog waits for it, and cannot be left meanwhile. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

const anyValues = { safeParse: (values: unknown) => ({ success: true as const, data: values as Values }) };

/** Asks before something that cannot be undone, and wants the name of the thing typed. */
export function TypedConfirmDialog({
  heading,
  name,
  things = [],
  children,
  confirm,
  busy,
  onConfirm,
  onClose,
}: TypedConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  // Spaces that one does not see, and marks of direction, are not typed.
  const plain = (text: string) =>
    text
      .normalize("NFC")
      .replace(/[\s\u200e\u200f\u2066-\u2069]+/gu, " ")
      .trim();
  return (
    <ModalDialog heading={heading} isBusy={isBusy} onClose={onClose}>
      {things.length > 1 && (
        <Box
          as="ul"
          listStyleType="none"
          maxHeight="12rem"
          overflowY="auto"
          tabIndex={0}
          aria-label="What will be deleted"
          mb="4"
          px="3"
          borderWidth="1px"
          borderStyle="solid"
          borderColor="border"
          borderRadius="md"
        >
          {things.map((thing) => (
            <Box as="li" key={thing.id} py="1" overflowWrap="anywhere" dir="auto">
              {thing.name}
            </Box>
          ))}
        </Box>
      )}
      <Box color="fg.muted" mb="5">
        {children}
      </Box>
      <Form
        label={heading}
        rules={anyValues}
        check={(values) =>
          plain(values["name"] ?? "") === plain(name)
            ? {}
            : { name: "This does not match the text above. Please type it again" }
        }
        send={async () => {
          setBusy(true);
          try {
            await onConfirm();
          } finally {
            onClose();
          }
          return "leaving";
        }}
      >
        <Field name="name" label="Type this to confirm" hint={name} required autoComplete="off" />
        <DialogFoot isBusy={isBusy} onClose={onClose}>
          <SubmitButton busy={busy} tone="danger">
            {confirm}
          </SubmitButton>
        </DialogFoot>
      </Form>
    </ModalDialog>
  );
}
