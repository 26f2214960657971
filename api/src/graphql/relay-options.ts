/** How Relay's own parts of the schema are called and described. */
export const relayOptions = {
  cursorType: "String",
  idFieldOptions: { description: "Global id, unique over all types." },
  nodeTypeOptions: { description: "A thing with a global id." },
  nodeQueryOptions: {
    description: "One thing by its global id; null when there is none that the caller may see.",
    args: { id: { description: "Global id." } },
  },
  nodesQueryOptions: {
    complexity: ({ ids }: { ids?: unknown }) => ({
      field: 1,
      multiplier: Array.isArray(ids) ? ids.length : 1,
    }),
    description:
      "Things by their global ids, in that order; null where there is none that the caller may see.",
    args: { ids: { description: "Global ids." } },
  },
  pageInfoTypeOptions: { description: "Where a page of a connection stands." },
  hasNextPageFieldOptions: { description: "Is there more after this page?" },
  hasPreviousPageFieldOptions: { description: "Is there more before this page?" },
  startCursorFieldOptions: { description: "Cursor of the first edge; null on an empty page." },
  endCursorFieldOptions: { description: "Cursor of the last edge; null on an empty page." },
  edgesFieldOptions: { nullable: false, description: "The page's things, each with its cursor." },
  pageInfoFieldOptions: { description: "Where the page stands." },
  nodeFieldOptions: { nullable: false, description: "The thing." },
  cursorFieldOptions: { description: "Opaque; good for after and before in the same order." },
  firstArgOptions: { description: "So many from the start or after the cursor: 0 to 100, 20 when left out." },
  lastArgOptions: { description: "So many from the end or before the cursor: 0 to 100; instead of first." },
  afterArgOptions: { description: "Cursor behind which the page begins." },
  beforeArgOptions: { description: "Cursor before which the page ends." },
} as const;
