/** Things whose changes are in the change log, each by the table of the same name and the tables that belong to it. */
export const subjects = [
  "category",
  "company",
  "review",
  "software",
  "total",
  "transparency",
  "user",
] as const;
export type Subject = (typeof subjects)[number];

/**
 * Groups of columns that change together: `text` is what a thing says and what it belongs to, `members` is which listings it
 * counts (of a category, a company), `counters` are derived from other rows, `rank` is its place in lists (of a category: the order of
 * its listings), `clock` is when it was created or updated.
 */
export const facets = ["text", "members", "counters", "rank", "clock"] as const;
export type Facet = (typeof facets)[number];

/** Names a part of the database that an answer depends on. */
export type Tag = `${Subject}${"" | `:${string}` | `@${string}`}${"" | `#${Facet}`}`;

const withFacet = <Base extends string>(base: Base, facet: Facet | undefined): Base | `${Base}#${Facet}` =>
  facet === undefined ? base : `${base}#${facet}`;

/** Any thing of the subject, and which there are; only in one facet if it is given. */
export const anyOf = (subject: Subject, facet?: Facet): Tag => withFacet(subject, facet);

/** One thing, whether it exists or not. */
export const rowOf = (subject: Subject, id: string, facet?: Facet): Tag =>
  withFacet(`${subject}:${id}` as const, facet);

/** All things of the subject that belong to one parent: the reviews of a listing. */
export const childrenOf = (subject: Subject, parentId: string, facet?: Facet): Tag =>
  withFacet(`${subject}@${parentId}` as const, facet);

/** An entry of the change log. */
export interface Change {
  readonly subject: Subject;
  /** Null if everything of the subject may have changed, and where it has no IDs. */
  readonly id: string | null;
  readonly parentId: string | null;
  /** All that changed. A thing that came or went has changed in all. */
  readonly facets: readonly Facet[];
}

/** Subjects whose entries name no single thing: one concerns the subject's own tags. */
const undivided: ReadonlySet<Subject> = new Set<Subject>(["total", "transparency"]);

/** True for an entry after which anything may have changed. */
export const concernsAnything = ({ subject, id }: Pick<Change, "subject" | "id">): boolean =>
  id === null && !undivided.has(subject);

/** The tags of everything that a change concerns. */
export function tagsOf({ subject, id, parentId, facets: changed }: Change): Tag[] {
  const bases: Tag[] = [anyOf(subject)];
  if (id !== null) bases.push(rowOf(subject, id));
  if (parentId !== null) bases.push(childrenOf(subject, parentId));
  return bases.flatMap((base) => [base, ...changed.map((facet) => `${base}#${facet}` as Tag)]);
}
