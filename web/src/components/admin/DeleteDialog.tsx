import { Box } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import type { Values } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { DialogFoot } from "~/ui/private/DialogFoot";
import { ModalDialog } from "~/ui/private/ModalDialog";
import type { Applied, Change } from "./use-changes";
import type { Selectable } from "./use-selection";

/** What a dialog that deletes rows of a list takes: the rows, and what applies the change to them. */
export interface DeletionProps<T extends Selectable> {
  rows: readonly T[];
  /** The dialog waits for it, and cannot be left meanwhile. */
  apply: (change: Change<T>) => Promise<Applied<T>>;
  onClose: () => void;
}

/** Props of `DeleteDialog`. */
export interface DeleteDialogProps<T extends Selectable> extends DeletionProps<T> {
  /** What the rows are, in the plural. */
  what: string;
  /** What one row is called in the question; its name by default. */
  title?: string | undefined;
  change: Change<T>;
  /** What happens then: list items. */
  children: ReactNode;
}

const anyValues = { safeParse: (values: unknown) => ({ success: true as const, data: values as Values }) };

/** Asks before rows are deleted: the name of one has to be typed, the number of several. */
export function DeleteDialog<T extends Selectable>({
  rows,
  what,
  title,
  change,
  apply,
  onClose,
  children,
}: DeleteDialogProps<T>) {
  const [isBusy, setBusy] = useState(false);
  const [first] = rows;
  if (!first) return null;
  const several = rows.length > 1 && `${rows.length} ${what}`;
  const heading = `Delete ${several || title || first.name}?`;
  const name = several ? `delete ${several}` : first.name;
  // Spaces that one does not see, and marks of direction, are not typed.
  const plain = (text: string) =>
    text
      .normalize("NFC")
      .replace(/[\s\u200e\u200f\u2066-\u2069]+/gu, " ")
      .trim();
  return (
    <ModalDialog heading={heading} isBusy={isBusy} onClose={onClose}>
      {several && (
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
          {rows.map((row) => (
            <Box as="li" key={row.id} py="1" overflowWrap="anywhere" dir="auto">
              {row.name}
            </Box>
          ))}
        </Box>
      )}
      <Box as="ul" color="fg.muted" mb="5" ps="5" css={{ listStyleType: "disc" }}>
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
            await apply(change);
          } finally {
            onClose();
          }
          return "leaving";
        }}
      >
        <Field name="name" label="Type this to confirm" hint={name} required autoComplete="off" />
        <DialogFoot isBusy={isBusy} onClose={onClose}>
          <SubmitButton busy="Deleting…" tone="danger">
            Delete permanently
          </SubmitButton>
        </DialogFoot>
      </Form>
    </ModalDialog>
  );
}
