import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, use, useMemo, useState } from "react";
import { Button } from "~/ui/Button";
import type { Values } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import type { EditDraft, EditDrafts } from "./edit-drafts";
import type { FormSnapshot } from "./use-edited";

/** An EditDialog whose input survives that it is closed. */
export interface EditDraftState {
  /** The values that the dialog starts from; null where the thing does not exist. */
  readonly initial: FormSnapshot | null;
  /** Restored input; the form starts with it instead. */
  readonly values: Values | undefined;
  /** The key of the form: another one resets it. */
  readonly key: string;
  /** To be called with the form's values, and whether they differ from `initial`, whenever they change. */
  onValues(values: Values, isDirty: boolean): void;
  /** Closes the dialog, with a toast where input is kept. */
  close(): void;
  /** A note in the form that it holds restored input, with a button to discard it. */
  readonly notice: ReactNode;
  /** To be called once it is saved. */
  forget(): void;
}

/** Keeps the input of a form until it is saved, also across a lost session. */
export function useEditDraft(
  drafts: EditDrafts,
  { id, name }: Pick<EditDraft, "id" | "name">,
  stored: FormSnapshot | null,
  onClose: () => void,
): EditDraftState {
  const { id: owner = "" } = use(VisitorContext);
  const toast = useToast();
  const [draft, setDraft] = useState(() => drafts.of(owner, id));
  const initial = useMemo(
    () => (stored && draft ? { values: draft.initial, updatedAt: draft.updatedAt } : stored),
    [draft, stored],
  );
  const forget = () => drafts.forget(owner, id);
  const onValues = (values: Values, isDirty: boolean) => {
    if (!isDirty || !initial) return forget();
    const texts = Object.keys(initial.values).map((field) => [field, values[field] ?? ""]);
    drafts.keep({
      id,
      owner,
      name,
      initial: initial.values,
      updatedAt: initial.updatedAt,
      values: Object.fromEntries(texts),
    });
  };
  const close = () => {
    if (drafts.of(owner, id)) toast({ title: "Not saved", description: "Your edits are kept in this tab." });
    onClose();
  };
  const discard = () => {
    forget();
    setDraft(undefined);
  };
  const notice = draft && (
    <Flex gap="3" align="center" wrap="wrap" p="4" bg="bg.muted" borderRadius="md">
      <Box flex="1 1 16rem">Your unsaved edits are still here.</Box>
      <Button variant="outline" size="sm" onClick={discard}>
        Discard them
      </Button>
    </Flex>
  );
  return {
    initial,
    values: draft?.values,
    key: draft ? "draft" : "stored",
    onValues,
    close,
    notice,
    forget,
  };
}
