/** How Relay's own parts of the schema are called and described. */
export const relayOptions = {
  cursorType: "String",
  idFieldOptions: { description: "Global ID, unique across all types." },
  nodeTypeOptions: { description: "An object with a global ID." },
  nodeQueryOptions: {
    description: "One object by its global ID; null if it does not exist or is not visible to the caller.",
    args: { id: { description: "The global ID." } },
  },
  nodesQueryOptions: {
    complexity: ({ ids }: { ids?: unknown }) => ({
      field: 1,
      multiplier: Array.isArray(ids) ? ids.length : 1,
    }),
    description:
      "Objects by their global IDs, in the order of `ids`; null for each that does not exist or is not visible to the caller.",
    args: { ids: { description: "The global IDs." } },
  },
  pageInfoTypeOptions: { description: "Position of a page within a connection." },
  hasNextPageFieldOptions: { description: "True if there are more items after this page." },
  hasPreviousPageFieldOptions: { description: "True if there are more items before this page." },
  startCursorFieldOptions: { description: "Cursor of the first edge; null on an empty page." },
  endCursorFieldOptions: { description: "Cursor of the last edge; null on an empty page." },
  edgesFieldOptions: { nullable: false, description: "The items of the page, each with its cursor." },
  pageInfoFieldOptions: { description: "Position of the page within the connection." },
  nodeFieldOptions: { nullable: false, description: "The item." },
  cursorFieldOptions: {
    description: "Opaque cursor for `after` and `before`. Valid only with the same sort order.",
  },
  firstArgOptions: { description: "Returns the first _n_ items, 0 to 100 (default 20)." },
  lastArgOptions: { description: "Returns the last _n_ items, 0 to 100. Cannot be combined with `first`." },
  afterArgOptions: { description: "Returns items after this cursor." },
  beforeArgOptions: { description: "Returns items before this cursor." },
} as const;
