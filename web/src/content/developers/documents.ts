/** A field, an argument or a value, as the schema describes it. */
export interface ReferencePart {
  readonly name: string;
  readonly description: string;
  /** As the schema writes it; null for a value of an enum. */
  readonly type: string | null;
  readonly defaultValue: string | null;
  /** Why it is not to be used any more; null for what stays. */
  readonly deprecation: string | null;
  readonly args: readonly ReferencePart[];
}

/** A query, a mutation or a type. */
export interface ReferenceEntry extends ReferencePart {
  readonly parts: readonly ReferencePart[];
  /** The interfaces of a type, or the members of a union. */
  readonly relatives: readonly string[];
}

/** Entries of one kind, by name. */
export interface ReferenceGroup {
  readonly title: string;
  readonly entries: readonly ReferenceEntry[];
}

/** What changed on a day; without a date it is what came since the last one that has. */
export interface Release {
  readonly date: string | null;
  readonly summary: string;
  readonly changes: readonly {
    readonly kind: "added" | "deprecated" | "breaking";
    readonly text: string;
    readonly reason: string | null;
    readonly instead: string | null;
  }[];
}

/** What the API tells of itself to those who program against it; api/src/http/pages.ts states the same. */
export interface DeveloperDocuments {
  reference(): readonly ReferenceGroup[];
  /** Newest first. */
  changelog(): readonly Release[];
  /** The document of /api/openapi.json. */
  openApi(): object;
}
