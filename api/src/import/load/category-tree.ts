/** The tree of categories while rows are being placed in it. */
export class CategoryTree {
  readonly #ids = new Map<string, string>();
  readonly #slugs = new Map<string, string>();
  readonly #parents = new Map<string, string | null>();

  constructor(
    categories: readonly { id: string; slug: string; parentId: string | null }[],
    former: readonly { slug: string; categoryId: string }[] = [],
  ) {
    for (const { slug, categoryId } of former) this.#ids.set(slug, categoryId);
    for (const { id, slug, parentId } of categories) {
      this.#ids.set(slug, id);
      this.#slugs.set(id, slug);
      this.#parents.set(id, parentId);
    }
  }

  /** The category with this slug, current or former. */
  idOf(slug: string): string | undefined {
    return this.#ids.get(slug);
  }

  /** The current slug. */
  slugOf(id: string): string {
    return this.#slugs.get(id) ?? "";
  }

  parentOf(id: string): string | null {
    return this.#parents.get(id) ?? null;
  }

  /** 0 at the top. */
  levelOf(id: string): number {
    return this.#chain(id).length - 1;
  }

  /** True if the parent is known and is not the category itself or one below it. */
  accepts(slug: string, parentSlug: string): boolean {
    const parent = this.#ids.get(parentSlug);
    if (parent === undefined || parentSlug === slug) return false;
    const id = this.#ids.get(slug);
    return id === undefined || !this.#chain(parent).includes(id);
  }

  /** Places a category below its parent. Without a parent, a new one goes to the top and a stored one is not moved. */
  place(id: string, slug: string, parentSlug: string | null): void {
    if (!this.#slugs.has(id)) this.#slugs.set(id, slug);
    this.#ids.set(slug, id);
    const parent = parentSlug === null ? undefined : this.#ids.get(parentSlug);
    this.#parents.set(id, parent ?? this.parentOf(id));
  }

  /** The reason why a row cannot be placed; `waiting` contains the parents of all such rows. */
  whyRefused(slug: string, parentSlug: string | null, waiting: ReadonlyMap<string, string | null>): string {
    const path = [slug];
    let next = parentSlug;
    while (next !== null && !path.includes(next)) {
      path.push(next);
      next = waiting.get(next) ?? this.#parentSlugOf(next);
    }
    if (next === slug) return `its parents form a cycle: ${[...path, slug].join(" → ")}`;
    if (parentSlug !== null && waiting.has(parentSlug)) return `its parent "${parentSlug}" is refused`;
    return `parent "${parentSlug}" is not known`;
  }

  #parentSlugOf(slug: string): string | null {
    const id = this.#ids.get(slug);
    const parent = id === undefined ? null : this.parentOf(id);
    return parent === null ? null : this.slugOf(parent);
  }

  /** The category and all above it. */
  #chain(id: string): string[] {
    const chain: string[] = [];
    for (let next: string | null = id; next !== null && !chain.includes(next); next = this.parentOf(next))
      chain.push(next);
    return chain;
  }
}

/** Places entries until no more can be placed; returns the remaining ones. */
export function settle<Item>(items: readonly Item[], place: (item: Item) => boolean): Item[] {
  for (let rest = [...items]; ; ) {
    const left = rest.filter((item) => !place(item));
    if (left.length === rest.length) return left;
    rest = left;
  }
}
