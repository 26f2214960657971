import { Flex } from "@chakra-ui/react";
import { Button } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { Form } from "~/ui/form/Form";
import type { Values } from "~/ui/form/problems";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { parentOptions, type TreeNode } from "./tree-nodes";
import type { CategoryRecord } from "./use-category-changes";

/** Props of `MoveDialog`: the rows to move, the tree, and the callback that moves them; null is the top. */
export interface MoveDialogProps {
  rows: readonly CategoryRecord[];
  nodes: readonly TreeNode[];
  onMove: (parentId: string | null) => Promise<void>;
  onClose: () => void;
}

const top = "top";
const anyValues = { safeParse: (values: unknown) => ({ success: true as const, data: values as Values }) };

/** Asks for the new parent of categories: an alternative to dragging, also for several at once. */
export function MoveDialog({ rows, nodes, onMove, onClose }: MoveDialogProps) {
  const [first] = rows;
  if (!first) return null;
  const isMixed = rows.some(({ type }) => type !== first.type);
  const places = isMixed ? [] : parentOptions(nodes, first.type, new Set(rows.map(({ id }) => id)));
  const heading = rows.length === 1 ? `Move ${first.name}` : `Move ${formatCount(rows.length)} categories`;
  return (
    <ModalDialog heading={heading} onClose={onClose}>
      <Form
        label={heading}
        rules={anyValues}
        check={({ place = top }) =>
          rows.every(({ parentId }) => (parentId ?? top) === place)
            ? { place: "It is already there. Please choose another place" }
            : {}
        }
        send={async ({ place = top }) => {
          onClose();
          await onMove(place === top ? null : place);
          return "leaving";
        }}
      >
        <SelectField
          name="place"
          label="Parent category"
          hint={
            isMixed
              ? "Software and services have separate trees. Selected together, they can only move to the top level."
              : "Subcategories move along. Categories on one level are sorted by name."
          }
          isRequired
          defaultValue={first.parentId ?? top}
          options={[{ value: top, label: "Top level" }, ...places]}
        />
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy="Moving…">Move</SubmitButton>
        </Flex>
      </Form>
    </ModalDialog>
  );
}
