import { type DragEvent, useRef, useState } from "react";
import { canMoveUnder, type TreeNode } from "./tree-nodes";

/** A drop target: a category, or the top. */
export type DropTarget = TreeNode | null;

/** Props and state for dragging rows of a tree onto each other. */
export interface Drag {
  /** The dragged row. */
  readonly dragged: TreeNode | null;
  /** The id of the target that is hovered over; "" for the top, null for none. */
  readonly over: string | null;
  /** Props of a draggable row. */
  handlesOf(node: TreeNode): {
    draggable: true;
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
  /** Props of a drop target. */
  targetOf(target: DropTarget): {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Hovering over a collapsed category for this long opens it. */
const opensAfterMs = 600;

/** Moves categories by mouse; the dialog is the alternative. `open` expands a category. */
export function useDrag(
  nodes: readonly TreeNode[],
  { open, move }: { open: (id: string) => void; move: (node: TreeNode, target: DropTarget) => void },
): Drag {
  const [dragged, setDragged] = useState<TreeNode | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const pressed = useRef<{ id: string; since: number } | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
    pressed.current = null;
  };
  return {
    dragged,
    over,
    handlesOf: (node) => ({
      draggable: true,
      onDragStart(event) {
        // Firefox does not start a drag without data.
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
        if (pressed.current?.id !== id) pressed.current = { id, since: event.timeStamp };
        else if (target && event.timeStamp - pressed.current.since > opensAfterMs) open(id);
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
