import { type DragEvent, useRef, useState } from "react";
import { canMoveUnder, type TreeNode } from "./tree-nodes";

/** Where something is dragged to: below a category, or to the top. */
export type DropTarget = TreeNode | null;

/** What makes the rows of a tree be dragged onto each other. */
export interface Drag {
  /** What is being dragged. */
  readonly dragged: TreeNode | null;
  /** The id of the category that it would come to stand below; "" for the top, null for nowhere. */
  readonly over: string | null;
  /** For a row that can be dragged. */
  handlesOf(node: TreeNode): {
    draggable: true;
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
  /** For whatever something can be dropped on. */
  targetOf(target: DropTarget): {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** What is held over a closed category for so long opens it. */
const opensAfterMs = 600;

/** Moves categories by the mouse; who uses none has the dialog. `open` shows what stands below a category. */
export function useDrag(
  nodes: readonly TreeNode[],
  { open, move }: { open: (id: string) => void; move: (node: TreeNode, target: DropTarget) => void },
): Drag {
  const [dragged, setDragged] = useState<TreeNode | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const held = useRef<{ id: string; since: number } | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
    held.current = null;
  };
  return {
    dragged,
    over,
    handlesOf: (node) => ({
      draggable: true,
      onDragStart(event) {
        // Firefox drags nothing without data.
        event.dataTransfer.setData("text/plain", node.name);
        event.dataTransfer.effectAllowed = "move";
        setDragged(node);
      },
      onDragEnd: end,
    }),
    targetOf: (target) => ({
      onDragOver(event) {
        if (!dragged) return;
        const id = target?.id ?? "";
        if (held.current?.id !== id) held.current = { id, since: event.timeStamp };
        else if (target && event.timeStamp - held.current.since > opensAfterMs) open(id);
        if (!canMoveUnder(nodes, dragged, target)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
        setOver(id);
      },
      onDragLeave: () => setOver(null),
      onDrop(event) {
        event.preventDefault();
        if (dragged && canMoveUnder(nodes, dragged, target)) move(dragged, target);
        end();
      },
    }),
  };
}
