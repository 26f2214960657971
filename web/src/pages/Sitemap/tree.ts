/** A category as the query returns it. */
export interface FlatCategory {
  readonly slug: string;
  readonly parent: { readonly slug: string } | null | undefined;
}

/** A category with its children. */
export interface Branch<Category extends FlatCategory> {
  readonly category: Category;
  readonly children: readonly Branch<Category>[];
}

/** The tree of a flat list, in the list's order. A category whose parent is not in the list is at the top. */
export function treeOf<Category extends FlatCategory>(list: readonly Category[]): Branch<Category>[] {
  const slugs = new Set(list.map(({ slug }) => slug));
  const below = Map.groupBy(list, ({ parent }) => (parent && slugs.has(parent.slug) ? parent.slug : null));
  const branches = (slug: string | null): Branch<Category>[] =>
    (below.get(slug) ?? []).map((category) => ({ category, children: branches(category.slug) }));
  return branches(null);
}
