import { Box } from "@chakra-ui/react";
import { formatCount } from "~/ui/count";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import type { TreeNode } from "./tree-nodes";

/** Props of `DeactivateDialog`: which categories, and what does it. */
export interface DeactivateDialogProps {
  nodes: readonly Pick<TreeNode, "name" | "softwareCount" | "children">[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before categories are taken from the site, and says what becomes of their listings and of what is below them. */
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
          {isOne ? "Its page is" : "Their pages are"} not found by visitors any more, and no menu, list or
          search leads there.
        </li>
        {(!isOne || softwareCount > 0) && (
          <li>
            {listings} on the site and in the search. {isOne ? "This category" : "These categories"} and what
            is above do not count {softwareCount === 1 && isOne ? "it" : "them"} meanwhile.
          </li>
        )}
        {nodes.some(({ children }) => children.length > 0) && (
          <li>What is below keeps its pages, but the menus do not lead there meanwhile.</li>
        )}
        <li>It can be taken back at any time.</li>
      </Box>
    </ConfirmDialog>
  );
}
