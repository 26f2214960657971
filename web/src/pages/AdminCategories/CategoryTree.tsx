import { Box, chakra, Flex } from "@chakra-ui/react";
import { type KeyboardEvent, useMemo, useState } from "react";
import type { Selection } from "~/components/admin/use-selection";
import type { AdminCategoriesValues } from "~/search-params/admin-categories";
import { Button } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { TreeRow } from "./TreeRow";
import { onTreeKeyDown } from "./tree-keyboard";
import { type TreeNode, visibleNodes } from "./tree-nodes";
import type { CategoryRecord } from "./use-category-changes";
import { useDrag } from "./use-drag";

/** Props of `CategoryTree`. */
export interface CategoryTreeProps {
  nodes: readonly TreeNode[];
  values: AdminCategoriesValues;
  selection: Selection<CategoryRecord>;
  /** Opens a dialog that asks where to move these. */
  openMove: (rows: readonly CategoryRecord[]) => void;
  /** Moves one immediately; null is the top. */
  move: (row: CategoryRecord, target: CategoryRecord | null) => void;
}

const Tree = chakra("ul", {
  base: {
    listStyleType: "none",
    borderTopWidth: "1px",
    borderColor: "border",
    "& ul": { listStyleType: "none" },
    "& ul [data-node]": { ps: { base: "5", md: "8" } },
    "& ul ul [data-node]": { ps: { base: "10", md: "16" } },
    "& ul ul ul [data-node]": { ps: { base: "14", md: "24" } },
    "& [data-node]": {
      display: "flex",
      alignItems: "center",
      gap: "2",
      py: "1.5",
      minHeight: "11",
      textStyle: "small",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& [data-node][data-chosen]": { bg: "accent.subtle" },
    "& [data-node][data-over]": { boxShadow: "inset 0 0 0 2px {colors.accent}", bg: "bg.muted" },
    "& [data-node][data-dragged]": { opacity: 0.5 },
    "& input": {
      flexShrink: 0,
      accentColor: "{colors.accent}",
      width: "1.125rem",
      height: "1.125rem",
      mx: "1",
      cursor: "pointer",
    },
    "& [data-toggle]": {
      display: "flex",
      flexShrink: 0,
      width: "6",
      height: "6",
      alignItems: "center",
      justifyContent: "center",
    },
    "& button[data-toggle]": { cursor: "pointer", color: "fg.subtle", borderRadius: "sm" },
    "& button[data-toggle]:hover": { color: "fg", bg: "bg.muted" },
    "& button[aria-expanded=true] svg": { transform: "rotate(90deg)" },
    "& [data-row]": { fontWeight: "medium", color: "fg", overflowWrap: "anywhere" },
    "& [data-row]:hover": { textDecoration: "underline" },
    "& [data-count]": {
      flexShrink: 0,
      color: "fg.subtle",
      fontVariantNumeric: "tabular-nums",
      minWidth: { md: "6.5rem" },
      textAlign: "end",
    },
    "& [data-actions]": { display: { base: "none", md: "flex" }, flexShrink: 0, gap: "1" },
  },
});

/** A larger tree starts collapsed. */
const maxOpen = 60;

/**
 * The category tree. A row is moved by dragging it onto another one or by its button; the
 * arrow keys move through the tree.
 */
export function CategoryTree({ nodes, values, selection, openMove, move }: CategoryTreeProps) {
  const all = useMemo(() => visibleNodes(nodes, () => true), [nodes]);
  const withChildren = all.filter(({ children }) => children.length > 0).map(({ id }) => id);
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(all.length <= maxOpen ? withChildren : []),
  );
  const toggle = (id: string, isOpen = !opened.has(id)) =>
    setOpened((before) => {
      if (before.has(id) === isOpen) return before;
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  const drag = useDrag(nodes, { open: (id) => toggle(id, true), move });
  const shown = visibleNodes(nodes, (id) => opened.has(id));
  const inactive = all.filter(({ isActive }) => !isActive).length;
  const rows = (below: readonly TreeNode[]) =>
    below.map((node) => (
      <TreeRow
        key={node.id}
        node={node}
        values={values}
        selection={selection}
        drag={drag}
        shown={shown}
        openMove={openMove}
        toggle={toggle}
        rows={rows}
        isOpen={opened.has(node.id)}
      />
    ));
  return (
    <>
      <Flex
        justify="space-between"
        align="center"
        gap="3"
        wrap="wrap"
        position="relative"
        mb="2"
        minHeight="10"
      >
        <Box textStyle="small" color="fg.muted">
          {formatCount(all.length)} {all.length === 1 ? "category" : "categories"}
          {inactive > 0 && `, ${formatCount(inactive)} of them inactive`}
        </Box>
        <Flex gap="1" data-needs-scripts>
          <Button variant="quiet" size="sm" onClick={() => setOpened(new Set(withChildren))}>
            Expand all
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setOpened(new Set())}>
            Collapse all
          </Button>
        </Flex>
        {drag.dragged && drag.dragged.parentId !== null && (
          // Overlays the toolbar, because the rows must not move under the mouse.
          <Flex
            position="absolute"
            inset="0"
            align="center"
            justify="center"
            textStyle="small"
            bg={drag.over === "" ? "accent.subtle" : "bg.panel"}
            borderWidth="2px"
            borderStyle="dashed"
            borderColor="accent"
            borderRadius="md"
            {...drag.targetOf(null)}
          >
            Drop here to move it to the top level
          </Flex>
        )}
      </Flex>
      <Tree
        aria-label="Categories"
        onKeyDown={(event: KeyboardEvent<HTMLUListElement>) => onTreeKeyDown(event)}
      >
        {rows(nodes)}
      </Tree>
    </>
  );
}
