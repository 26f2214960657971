import type { CategoryRecord } from "./use-category-changes";

/** A category with its subcategories. */
export interface TreeNode extends CategoryRecord {
  readonly level: number;
  readonly softwareCount: number;
  readonly children: readonly TreeNode[];
}

/** A category of a flat list, by its own id and its parent's. */
export type FlatCategory = Omit<TreeNode, "children">;

/** Builds the trees of a flat list of categories, in its order. One whose parent is not in the list becomes a root. */
export function buildTree(categories: readonly FlatCategory[]): TreeNode[] {
  const known = new Set(categories.map(({ id }) => id));
  const below = new Map<string, FlatCategory[]>();
  for (const category of categories) {
    const { parentId } = category;
    const above = parentId !== null && known.has(parentId) ? parentId : "";
    const others = below.get(above);
    if (others) others.push(category);
    else below.set(above, [category]);
  }
  const grown = (id: string): TreeNode[] =>
    (below.get(id) ?? []).map((category) => ({ ...category, children: grown(category.id) }));
  return grown("");
}

/** The visible nodes in display order; `isOpen` says which nodes are expanded. */
export function visibleNodes(nodes: readonly TreeNode[], isOpen: (id: string) => boolean): TreeNode[] {
  return nodes.flatMap((node) => [node, ...(isOpen(node.id) ? visibleNodes(node.children, isOpen) : [])]);
}

/** The ids of these categories and of all their descendants. */
export function subtreeIds(nodes: readonly TreeNode[], ids: ReadonlySet<string>): Set<string> {
  return new Set(
    nodes.flatMap((node) =>
      ids.has(node.id)
        ? visibleNodes([node], () => true).map(({ id }) => id)
        : [...subtreeIds(node.children, ids)],
    ),
  );
}

/** The names of a category's ancestors, top level first. */
export function ancestorNames(categories: readonly FlatCategory[], parentId: string | null): string[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const names: string[] = [];
  for (let next = parentId && byId.get(parentId); next; next = next.parentId && byId.get(next.parentId))
    names.unshift(next.name);
  return names;
}

/** False for a category's current parent, for itself and its descendants, and for another type. */
export function canMoveUnder(
  nodes: readonly TreeNode[],
  moved: CategoryRecord,
  target: CategoryRecord | null,
): boolean {
  if (target === null) return moved.parentId !== null;
  return (
    target.type === moved.type &&
    target.id !== moved.parentId &&
    !subtreeIds(nodes, new Set([moved.id])).has(target.id)
  );
}

/** The options of a select for a parent, indented by level. `without` and all descendants are left out. */
export function parentOptions(
  nodes: readonly TreeNode[],
  type: TreeNode["type"],
  without: ReadonlySet<string> = new Set(),
): { value: string; label: string }[] {
  const left = subtreeIds(nodes, without);
  return visibleNodes(nodes, () => true)
    .filter((node) => node.type === type && !left.has(node.id))
    .map(({ id, name, level, isActive }) => ({
      value: id,
      label: `${"\u2003".repeat(level + 1)}${name}${isActive ? "" : " (inactive)"}`,
    }));
}
