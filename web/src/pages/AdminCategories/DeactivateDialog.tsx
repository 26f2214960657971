import { Box } from "@chakra-ui/react";
import { formatCount } from "~/ui/count";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import type { TreeNode } from "./tree-nodes";

/** Props of `DeactivateDialog`: the categories, and the callback that deactivates them. */
export interface DeactivateDialogProps {
  nodes: readonly Pick<TreeNode, "name" | "softwareCount" | "children">[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before categories are deactivated, and explains what happens to their listings and descendants. */
export function DeactivateDialog({ nodes, onConfirm, onClose }: DeactivateDialogProps) {
  const [first] = nodes;
  if (!first) return null;
  const isOne = nodes.length === 1;
  const { softwareCount } = first;
  const listings = !isOne
    ? "Their listings stay"
    : softwareCount === 1
      ? "Its listing stays"
      : `Its ${formatCount(softwareCount)} listings stay`;
  return (
    <ConfirmDialog
      heading={isOne ? `Deactivate ${first.name}?` : `Deactivate ${formatCount(nodes.length)} categories?`}
      confirm="Deactivate"
      busy="Deactivating…"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Box as="ul" ps="5" css={{ listStyleType: "disc" }}>
        <li>
          Visitors can no longer open {isOne ? "its page" : "their pages"}, and menus, lists and search do not
          show
          {isOne ? " it" : " them"}.
        </li>
        {(!isOne || softwareCount > 0) && (
          <li>
            {listings} on the site and in search, but {isOne ? "this category" : "these categories"} and
            parent categories do not count {softwareCount === 1 && isOne ? "it" : "them"}.
          </li>
        )}
        {nodes.some(({ children }) => children.length > 0) && (
          <li>Subcategories keep their pages, but menus do not link to them.</li>
        )}
        <li>You can undo this at any time.</li>
      </Box>
    </ConfirmDialog>
  );
}
