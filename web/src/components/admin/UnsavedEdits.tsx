import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, use } from "react";
import { Button } from "~/ui/Button";
import { VisitorContext } from "~/ui/visitor";
import type { EditDraft, EditDrafts } from "./edit-drafts";

const labels = { content: "content of", changes: "changes to", reason: "reason for hiding" } as const;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Props of `UnsavedEdits`. */
export interface UnsavedEditsProps {
  drafts: EditDrafts;
  /** ID of the object being edited, whose own form shows its draft. */
  editing: string | null;
  /** Kind of the unsaved input. */
  what: "content" | "changes" | "reason";
  /** The link or button that resumes the draft. */
  renderAction: (draft: EditDraft) => ReactNode;
}

/** Offers unsaved input, such as from before a session ended. */
export function UnsavedEdits({ drafts, editing, what, renderAction }: UnsavedEditsProps) {
  const { id: owner = "" } = use(VisitorContext);
  const others = drafts.useOf(owner).filter(({ id }) => id !== editing);
  if (others.length === 0) return null;
  return (
    <Box as="section" aria-label="Unsaved changes" mb="5" px="4" py="3" bg="bg.muted" borderRadius="md">
      {others.map((draft) => (
        <Flex key={draft.id} gap="3" align="center" wrap="wrap" py="1">
          <Box flex="1 1 14rem" overflowWrap="anywhere">
            {sentence(labels[what])} <bdi>{draft.name}</bdi> {what === "changes" ? "were" : "was"} not saved.
          </Box>
          {renderAction(draft)}
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Discard the ${labels[what]} ${draft.name}`}
            onClick={() => drafts.forget(owner, draft.id)}
          >
            Discard
          </Button>
        </Flex>
      ))}
    </Box>
  );
}

/** Offers unsaved changes of the rows of a list, each with a button that opens its dialog again. */
export function UnsavedChanges({ onContinue, ...edits }: UnsavedChangesProps) {
  return (
    <UnsavedEdits
      {...edits}
      what="changes"
      renderAction={({ id, name }) => (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Continue editing the changes to ${name}`}
          onClick={() => onContinue(id)}
        >
          Continue editing
        </Button>
      )}
    />
  );
}

/** Props of `UnsavedChanges`; `onContinue` is called with the id of the thing. */
export interface UnsavedChangesProps extends Pick<UnsavedEditsProps, "drafts" | "editing"> {
  onContinue: (id: string) => void;
}
