import { Box } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { adminPaths } from "~/admin-paths";
import { rowLinkId } from "~/components/admin/DetailDrawer";
import type { Selection } from "~/components/admin/use-selection";
import type { AdminCategoriesValues } from "~/search-params/admin-categories";
import { Badge } from "~/ui/Badge";
import { Button, LinkButton } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { ChevronRight } from "~/ui/icons";
import { Link } from "~/ui/Link";
import type { TreeNode } from "./tree-nodes";
import type { CategoryRecord } from "./use-category-changes";
import type { Drag } from "./use-drag";

/** Props of `TreeRow`. */
export interface TreeRowProps {
  node: TreeNode;
  values: AdminCategoriesValues;
  selection: Selection<CategoryRecord>;
  drag: Drag;
  /** All visible rows, from top to bottom: Shift selects a range of them. */
  shown: readonly TreeNode[];
  isOpen: boolean;
  toggle: (id: string) => void;
  openMove: (rows: readonly CategoryRecord[]) => void;
  /** Renders the rows below. */
  rows: (nodes: readonly TreeNode[]) => ReactNode;
}

/** A category in the tree, with its descendants. */
export function TreeRow({
  node,
  values,
  selection,
  drag,
  shown,
  isOpen,
  toggle,
  openMove,
  rows,
}: TreeRowProps) {
  const { id, name, type, level, softwareCount, isActive, children } = node;
  const listId = useId();
  return (
    <li>
      <div
        data-node
        data-chosen={selection.has(id) ? "" : undefined}
        data-over={drag.over === id ? "" : undefined}
        data-dragged={drag.dragged?.id === id ? "" : undefined}
        {...drag.handlesOf(node)}
        {...drag.targetOf(node)}
      >
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          data-needs-scripts
          checked={selection.has(id)}
          onChange={(event) =>
            selection.toggle(node, shown, (event.nativeEvent as MouseEvent).shiftKey === true)
          }
        />
        {children.length > 0 ? (
          <button
            type="button"
            data-toggle
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`Subcategories of ${name}`}
            data-needs-scripts
            onClick={() => toggle(id)}
          >
            <ChevronRight />
          </button>
        ) : (
          <span data-toggle />
        )}
        <Box flex="1" minWidth="0">
          <Link
            to={adminPaths.categories({ ...values, open: id })}
            id={rowLinkId(id)}
            data-row
            draggable={false}
            preventScrollReset
            dir="auto"
          >
            {name}
          </Link>
          {level === 0 && type === "SERVICE" && (
            <Box as="span" ms="2" color="fg.subtle">
              services
            </Box>
          )}
          {!isActive && (
            <Badge tone="neutral" ms="2">
              Inactive
            </Badge>
          )}
        </Box>
        <span data-count>
          {formatCount(softwareCount)}
          <Box as="span" srOnly={{ base: true, md: false }}>
            {softwareCount === 1 ? " listing" : " listings"}
          </Box>
        </span>
        <span data-actions data-needs-scripts>
          <Button variant="quiet" size="sm" aria-label={`Move ${name}`} onClick={() => openMove([node])}>
            Move…
          </Button>
          <LinkButton
            variant="quiet"
            size="sm"
            aria-label={`Edit content of ${name}`}
            to={adminPaths.categories({ ...values, open: id, edit: "content" })}
            preventScrollReset
          >
            Edit content
          </LinkButton>
        </span>
      </div>
      {children.length > 0 && (
        <ul id={listId} data-closed={isOpen ? undefined : true}>
          {rows(children)}
        </ul>
      )}
    </li>
  );
}
