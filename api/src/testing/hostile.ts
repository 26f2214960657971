const nested = (depth: number) => `${"{ a ".repeat(depth)}${"}".repeat(depth)}`;

/** Malicious documents by their name. All of them are refused. */
export const hostileDocuments: Readonly<Record<string, string>> = {
  "10,000 levels deep": nested(10_000),
  // Within the limits of length and tokens, except for the last one.
  "1,300 levels deep": `${"{a".repeat(1_300)}${"}".repeat(1_300)}`,
  "6,000 levels deep in few letters": `${"{a".repeat(6_000)}${"}".repeat(6_000)}`,
  "1,900 lists deep": `{ directory(search: ${"[".repeat(1_900)}${"]".repeat(1_900)}) { totalCount } }`,
  "1,200 unnamed fragments deep": `${"{...".repeat(1_200)}{ directoryCounts { software } }${"}".repeat(1_200)}`,
  "10,000 lists deep": `{ directory(search: ${"[".repeat(10_000)}${"]".repeat(10_000)}) { totalCount } }`,
  "10,000 aliases wide": `{ ${Array.from({ length: 10_000 }, (_, n) => `a${n}: __typename`).join(" ")} }`,
  "500 aliases of a list": `{ ${Array.from({ length: 500 }, (_, n) => `a${n}: directory(first: 100) { totalCount }`).join(" ")} }`,
  "of 60 searches of all reviews": `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: reviews(search: "a", first: 1) { totalCount }`).join(" ")} }`,
  "of fragments in a circle": "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
  "of fragments that double each other": `{ ...F0 } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(" ")} fragment F30 on Query { directoryCounts { software } }`,
  "of overlapping fields": `{ ${"directoryCounts { software } ".repeat(600)} }`,
  "of lists in lists": `{ directory(first: 100) { edges { node { reviews(first: 100) { edges { node { software { reviews(first: 100) { totalCount } } } } } } } } }`,
  "of 1,000 directives": `{ directoryCounts ${"@skip(if: false) ".repeat(1_000)} { software } }`,
  "of 300 fragments on one type": `{ ${Array.from({ length: 300 }, (_, n) => `...F${n}`).join(" ")} } ${Array.from({ length: 300 }, (_, n) => `fragment F${n} on Query { directoryCounts { software } }`).join(" ")}`,
  "of fields that branch by tens": `{ ${"directoryCounts { ".concat("software ".repeat(10), "} ").repeat(100)} }`,
  "with a name of 19,000 letters": `{ ${"figure".repeat(3_100)} }`,
  "of 100 mistakes": `{ ${Array.from({ length: 800 }, (_, n) => `figuress${n}`).join(" ")} }`,
  "of 5 MB": `{ ${"directoryCounts { software } ".repeat(250_000)} }`,
  "that looks for 15,000 letters": `{ directory(search: "${"q8".repeat(7_500)}") { totalCount } }`,
  "that asks 110 times for the schema": `{ ${Array.from({ length: 110 }, (_, n) => `a${n}: __schema { types { name description fields(includeDeprecated: true) { name type { name } } } }`).join(" ")} }`,
  "that asks 60 times for the types of types": `{ __schema { ${Array.from({ length: 60 }, (_, n) => `a${n}: types { fields { type { fields { name type { name } } } } }`).join(" ")} } }`,
  "of introspection in a circle": `{ __schema { types { ${"fields { type { fields { type { ".repeat(4)} name ${"} } } }".repeat(4)} } } }`,
};
