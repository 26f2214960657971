/** Documents whose fields are merged, aliased, switched off, or read a list in two ways, with whether they are answered by a plan. */
export const awkwardDocuments: readonly (readonly [text: string, hasPlan: boolean])[] = [
  [
    '{ software(slug: "beacon-crm") { ...A ...B } } fragment A on Software { company { name } } fragment B on Software { company { slug location } name }',
    true,
  ],
  [
    '{ category(slug: "sales") { children(first: 1) { name children { name } } all: children { slug listings(first: 1) { edges { node { software { category { children { name } } } } } } } } }',
    false,
  ],
  ['{ category(slug: "sales") { one: children(first: 1) { name } all: children { name } } }', false],
  [
    '{ a: software(slug: "beacon-crm") { n: name similar(first: 2) { name category { parent { name } } } } b: software(slug: "beacon-crm") { name plans { price } } }',
    true,
  ],
  [
    '{ company(slug: "northwind") { id isClaimed software(first: 1) { pageCursors { last { cursor } } edges { cursor } } } }',
    true,
  ],
  [
    "{ reviews(first: 2) { edges { node { __typename id isOwn isHelpfulToViewer author { email displayName } software { ...S } } } } } fragment S on Node { id ... on Software { name } }",
    true,
  ],
  ["{ reviews(first: 0) { edges { cursor } pageInfo { startCursor endCursor hasNextPage } } }", true],
  ['{ software(slug: "nothing") { name } }', true],
  ['{ software(slug: "nothing") { name } viewer { displayName } }', false],
];

/** Selects one field or another by its variable. */
export const switchedDocument =
  "query($on: Boolean = false) { reviews(first: 3) { edges { node { title @include(if: $on) author @skip(if: $on) { displayName } } } } }";
