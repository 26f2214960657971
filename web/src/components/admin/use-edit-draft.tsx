import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, use, useMemo, useState } from "react";
import { Button } from "~/ui/Button";
import type { Values } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import type { Edited } from "./EditDialog";
import type { EditDraft, EditDrafts } from "./edit-drafts";

/** An EditDialog whose text outlives it. */
export interface EditDraftState {
  /** What the dialog begins with; null where the thing is not there. */
  readonly begun: Edited | null;
  /** What the dialog takes besides; another `key` begins it anew. */
  readonly props: {
    readonly draft: Values | undefined;
    readonly onValues: (values: Values, isDirty: boolean) => void;
    readonly onClose: () => void;
  };
  readonly key: string;
  /** Says in the form that it holds what was typed before, and offers to discard that. */
  readonly notice: ReactNode;
  /** To be called once it is saved. */
  forget(): void;
}

/** Keeps what is typed of a thing until it is saved, also where the session ends on the way. */
export function useEditDraft(
  drafts: EditDrafts,
  { id, name }: Pick<EditDraft, "id" | "name">,
  stored: Edited | null,
  close: () => void,
): EditDraftState {
  const { id: owner = "" } = use(VisitorContext);
  const toast = useToast();
  const [draft, setDraft] = useState(() => drafts.of(owner, id));
  const begun = useMemo(
    () => (stored && draft ? { values: draft.begun, updatedAt: draft.updatedAt } : stored),
    [draft, stored],
  );
  const forget = () => drafts.forget(owner, id);
  const onValues = (values: Values, isDirty: boolean) => {
    if (!isDirty || !begun) return forget();
    const texts = Object.keys(begun.values).map((field) => [field, values[field] ?? ""]);
    drafts.keep({
      id,
      owner,
      name,
      begun: begun.values,
      updatedAt: begun.updatedAt,
      values: Object.fromEntries(texts),
    });
  };
  const onClose = () => {
    if (drafts.of(owner, id))
      toast({ title: "Not saved", description: "What you typed is kept in this tab for when you go on." });
    close();
  };
  const discard = () => {
    forget();
    setDraft(undefined);
  };
  const notice = draft && (
    <Flex gap="3" align="center" wrap="wrap" p="4" bg="bg.muted" borderRadius="md">
      <Box flex="1 1 16rem">What you typed before and did not save is still here.</Box>
      <Button variant="outline" size="sm" onClick={discard}>
        Discard it
      </Button>
    </Flex>
  );
  return {
    begun,
    props: { draft: draft?.values, onValues, onClose },
    key: draft ? "draft" : "stored",
    notice,
    forget,
  };
}
