import {
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
} from "graphql";
import { beforeAll, expect, test } from "vitest";
import { documents as benchDocuments } from "../../../../scripts/bench/queries/documents.ts";
import type { Viewer } from "../../auth/auth-context.ts";
import { isFullTest, testDatabase, testKind } from "../../testing/database.ts";
import { planParity } from "../../testing/plan-parity.ts";
import { randomNumbers } from "../../testing/random.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { ownField } from "../loaded-columns.ts";
import { schema } from "../schema.ts";

// Rows that PostgreSQL writes as text, compared with what graphql-js makes of the same documents, byte for byte.

const database = testDatabase();
const { byGraphqlJs, byPlan } = planParity(database);
let world: World;
let callers: (Viewer | null)[];

const awkwardTexts = [
  "",
  '"',
  "\\",
  '\\"',
  'a":1,"b\\":',
  "line\nline\r\n\ttab\b\f",
  "\u0001\u001f\u007f\u0080\u009f",
  "\u2028\u2029\ufeff\ufffd",
  "naïve 👩‍👩‍👧 مراجعة",
  "</script><!-- & '",
  "null",
  "{}",
  "%s {0} $1 E'\\n'",
].map((text) => `Of ${text}.`);
const awkwardTimes = [
  "2026-01-02T03:04:05.006Z",
  "2026-01-02T00:00:00.000Z",
  "1999-12-31T23:59:59.999Z",
  "0099-01-02T03:04:05.060Z",
  "9999-12-31T23:59:59.900Z",
];
const prices = ["0", "0.1", "29.9", "9999999999.99", null];
const ratings = [0, 1, 5, 10 / 3, 4.101449275362318];

const cursors = "pageInfo { hasNextPage hasPreviousPage startCursor endCursor }";

const nth = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

beforeAll(async () => {
  world = await seed(database);
  const { owner, admin } = viewersOf(world);
  callers = [null, owner, admin];
  const { prisma } = database;
  const reviews = await prisma.review.findMany({ orderBy: { id: "asc" } });
  for (const [index, { id }] of reviews.entries()) {
    const text = nth(awkwardTexts, index);
    const pros = index % 3 === 0 ? [] : [text, ":x", text];
    const data = { content: text.repeat(30), title: text, pros, createdAt: nth(awkwardTimes, index) };
    await prisma.review.update({ where: { id }, data });
  }
  const listings = await prisma.software.findMany({ orderBy: { id: "asc" } });
  for (const [index, { id }] of listings.entries())
    await prisma.software.update({
      where: { id },
      data: {
        shortDescription: nth(awkwardTexts, index),
        description: index % 2 === 0 ? null : "x",
        features: awkwardTexts,
        lowestPrice: nth(prices, index),
        avgRating: nth(ratings, index),
        planCount: nth([0, 2_147_483_647], index),
        createdAt: nth(awkwardTimes, index),
        ...(index % 4 === 0 && { companyId: null }),
      },
    });
  await prisma.reviewInvitationBatch.create({
    data: {
      companyId: world.companies.northwind,
      softwareId: world.software.beacon,
      note: nth(awkwardTexts, 5),
      linkCount: 3,
      expiresAt: nth(awkwardTimes, 4),
    },
  });
});

/** Compares the raw JSON with the answer of graphql-js for each caller; gives the parts that were raw for each. */
async function compare(query: string, variables: object = {}): Promise<number[]> {
  const document = parse(query);
  const found: number[] = [];
  for (const viewer of callers) {
    const plain = await byGraphqlJs(document, variables, viewer);
    const { raw, ...recorded } = await byPlan(document, variables, viewer, { allowsRawJson: true });
    expect([query, recorded]).toEqual([query, plain]);
    // Otherwise its statement has the ids of the rows, too.
    const unrecorded = await byPlan(document, variables, viewer, { allowsRawJson: true, isRecorded: false });
    expect([query, unrecorded]).toEqual([query, { ...plain, tags: [], raw }]);
    found.push(raw);
  }
  return found;
}

const isRaw = async (query: string, variables?: object) => Math.min(...(await compare(query, variables))) > 0;

/** Connections by the type of their rows; `ROW` is where the fields of these stand. */
const connections = {
  Review: [
    "reviews(first: 50) { pageInfo { hasNextPage endCursor } edges { cursor node ROW } }",
    "reviews(first: 3, page: 2) { totalCount edges { node ROW } }",
    'software(slug: "beacon-crm") { name reviews(first: 50) { totalCount edges { cursor node ROW } } }',
  ],
  Software: [
    "directory(first: 50) { totalCount edges { node ROW } }",
    'company(slug: "northwind") { slug software(first: 9) { edges { node ROW } } }',
    'category(slug: "sales") { listings(last: 3) { pageInfo { hasPreviousPage startCursor } edges { node { score software ROW } } } }',
    'category(slug: "sales") { listings(first: 2, filters: {}) { totalCount facets { __typename } edges { node { software ROW } } } }',
  ],
  Company: ["companies(first: 50) { edges { node ROW } }"],
};
type RowType = keyof typeof connections;
const rowTypes = Object.keys(connections) as RowType[];

/** Fields whose resolvers do more than to give a column or a related row, by their types. */
const withRules: Readonly<Record<string, readonly string[]>> = {
  Review:
    "authorId authorReply hiddenReason isEdited isHeld isHelpfulToViewer isLanguageDetected isOwn isReportedByViewer openFlagCount openReportCount status updatedAt verifiedBy workDomain".split(
      " ",
    ),
  Software: "formerName isOwn isSaved platforms supportKinds totalReviewCount viewerCanUpdate".split(" "),
  Company:
    "avgRating claimDomain isClaimed newLeadCount reviewCount viewerCanCreateListings viewerCanUpdate viewerRole".split(
      " ",
    ),
  Reviewer: ["displayName", "email"],
  ReviewAnswer: ["isEdited"],
};

/** The fields of a type without arguments and permissions, values and related rows, as a document asks for them. */
function fieldsOf(type: GraphQLObjectType, depth = 0): { name: string; asked: string }[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const { name, extensions } = field;
    const given = getNamedType(field.type);
    if (!ownField(field) || field.args.length > 0) return [];
    if (isLeafType(given)) return [{ name, asked: name }];
    const isRelated = (extensions["relatedRow"] ?? extensions["pothosPrismaRelationField"]) !== undefined;
    if (!isRelated || depth > 1 || !isObjectType(given) || isListType(getNullableType(field.type))) return [];
    return [{ name, asked: `${name} { __typename ${textsOf(given, depth + 1).join(" ")} }` }];
  });
}

/** Those of them that are text. */
const textsOf = (type: GraphQLObjectType, depth = 0): string[] =>
  fieldsOf(type, depth).flatMap(({ name, asked }) => (withRules[type.name]?.includes(name) ? [] : [asked]));

const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;
const asked = (connection: string, fields: readonly string[]) =>
  `{ ${connection.replace("ROW", `{ ${fields.join(" ")} }`)} }`;

// Decided by the schema, whatever the database.
test.runIf(isFullTest || testKind === "postgresql")(
  "fields of rows are text but for those with a rule of their own",
  async () => {
    for (const type of rowTypes) {
      const data: string[] = [];
      for (const field of fieldsOf(typeOf(type)))
        if (!(await isRaw(asked(connections[type][0] ?? "", [field.asked])))) data.push(field.name);
      expect([type, data]).toEqual([type, withRules[type]]);
    }
  },
);

test("all of them, of awkward rows, are the same in each connection", async () => {
  for (const type of rowTypes)
    for (const connection of connections[type]) {
      const query = asked(connection, ["__typename", ...textsOf(typeOf(type))]);
      expect([query, await isRaw(query)]).toEqual([query, true]);
    }
});

test("whatever says that it is a column or a related row is among them", () => {
  const covered = new Set(rowTypes.flatMap((type) => textsOf(typeOf(type)).join(" ").split(/\W+/)));
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const { name, extensions } of Object.values(type.getFields()))
        if (extensions["writtenAs"] ?? extensions["relatedRow"]) expect(covered).toContain(name);
});

test("fields of rows in any order, with other names and in fragments, are the same", async () => {
  const below = randomNumbers(7);
  for (let round = 0; round < (isFullTest ? 500 : testKind === "postgresql" ? 40 : 10); round++) {
    const type = nth(rowTypes, below(3));
    const connection = nth<string>(connections[type], below(4));
    const fields = ["__typename", ...textsOf(typeOf(type))];
    const chosen = Array.from({ length: 1 + below(9) }, () => nth(fields, below(fields.length)));
    const written = chosen.map((field, index) => {
      // A related row is read under one name.
      const named =
        below(3) === 0 && !field.includes("{")
          ? `${nth(["edges", "text", `n${index}`], index)}${index % 3 === 0 ? "" : index}: ${field}`
          : field;
      return below(4) === 0 ? `... on ${type} { ${named} }` : named;
    });
    const query = asked(connection, written);
    expect([query, await isRaw(query)]).toEqual([query, true]);
  }
});

test("the rows of the benchmark's documents are text", async () => {
  const documents = [
    [benchDocuments.category.assay, { slug: "sales" }],
    [benchDocuments.software.assay, { id: world.software.beacon }],
    [benchDocuments.reviews.assay, {}],
    [benchDocuments.search.assay, { text: "beacon" }],
  ] as const;
  for (const [query, variables] of documents)
    expect([query, await isRaw(query, variables)]).toEqual([query, true]);
});

test("an id of a type with a long name is one line", async () => {
  const query =
    '{ company(slug: "northwind") { reviewInvitationBatches(first: 5) { edges { node { id note linkCount expiresAt } } } } }';
  const [, owner] = await compare(query);
  expect(owner).toBe(1);
});

test("more fields than a function has arguments are the same", async () => {
  const names = Array.from(
    { length: 140 },
    (_, index) => `f${index}: ${index % 2 === 0 ? "title" : "rating"}`,
  );
  expect(await isRaw(`{ reviews(first: 3) { edges { node { ${names.join(" ")} } } } }`)).toBe(true);
});

test.each([
  [
    "nothing",
    "{ reviews(first: 0) { totalCount pageInfo { hasNextPage endCursor } edges { node { title } } } }",
  ],
  [
    "no more",
    "{ reviews(first: 5, page: 90) { totalCount pageInfo { hasPreviousPage } edges { node { title } } } }",
  ],
  [
    "nothing of a thing",
    '{ category(slug: "sales") { listings(first: 0) { totalCount edges { node { software { name } } } } } }',
  ],
  [
    "no more of a thing",
    '{ software(slug: "beacon-crm") { reviews(first: 5, page: 9) { totalCount edges { node { title } } } } }',
  ],
  ["nothing found", '{ directory(search: "zzzzzz") { totalCount edges { node { name } } } }'],
])("a page with %s is the same", async (_, query) => {
  expect(await compare(query)).toEqual([1, 1, 1]);
});

test.each([
  ["rows", "{ reviews(first: 3) { edges { node { title } } } }"],
  ["names of types", "{ companies(first: 3) { edges { __typename node { __typename name } } } }"],
  ["other names", "{ reviews(first: 3) { some: edges { one: node { of: title } } } }"],
  ["a page's cursors", `{ reviews(first: 3) { ${cursors} totalCount edges { node { title } } } }`],
  [
    "what is read beside a row",
    `{ category(slug: "sales") { listings(first: 2) { ${cursors} totalCount
      edges { __typename node { s: score __typename software { name } score } } } } }`,
  ],
  [
    "rows in nodes alone",
    '{ software(slug: "beacon-crm") { alternatives(first: 2) { edges { node { software { name } } } } } }',
  ],
])("edges with %s are text as a whole", async (_, query) => {
  expect([query, await compare(query)]).toEqual([query, [1, 1, 1]]);
});

test.each([
  ["a cursor of each", "{ reviews(first: 3) { edges { cursor node { title } } } }", 3],
  [
    "a field of the node with a rule",
    '{ category(slug: "sales") { listings(first: 2) { edges { node { score fit { score } software { name } } } } } }',
    2,
  ],
  [
    "what is read beside a row but is no number",
    `{ category(slug: "sales") { listings(first: 2, preferences: { industry: "Retail" }) {
      edges { node { score software { name } } } } } }`,
    2,
  ],
])("of edges with %s each row is text", async (_, query, rows) => {
  expect([query, await compare(query)]).toEqual([query, [rows, rows, rows]]);
});

test("pages of each size, from either end, have the same cursors", async () => {
  const lists = [
    ["reviews", "title"],
    ["directory", "name"],
    ['software(slug: "beacon-crm") { reviews', "title"],
    ['category(slug: "sales") { listings', "score software { name }"],
  ] as const;
  for (const [list, fields] of lists)
    for (const size of [0, 1, 2, 3, 4, 10, 50])
      for (const page of [`first: ${size}`, `last: ${size}`, `first: ${size}, page: 2`])
        for (const more of ["", "totalCount "]) {
          const end = list.includes("{") ? " }" : "";
          const query = `{ ${list}(${page}) { ${cursors} ${more}edges { node { ${fields} } } }${end} }`;
          expect([query, await compare(query)]).toEqual([query, [1, 1, 1]]);
        }
});

test("pages of a narrowed list of a row, with counts of its filters, are the same", async () => {
  const lists = [
    (page: string) => `software(slug: "beacon-crm") { reviews(${page}, rating: 5) { totalCount PARTS } }`,
    (page: string) =>
      `category(slug: "sales") { listings(${page}, filters: {}) { totalCount facets { __typename } PARTS } }`,
  ];
  for (const list of lists)
    for (const size of [0, 1, 2, 10])
      for (const page of [`first: ${size}`, `last: ${size}`])
        await compare(`{ ${list(page).replace("PARTS", `${cursors} edges { node { __typename } }`)} }`);
});

test("pages in one statement, of which some ask whether there is more before, are the same", async () => {
  const of = (more: string) => `companies(first: 1) { ${more} edges { node { name } } }`;
  const { text } = await byGraphqlJs(parse(`{ a: ${of(cursors)} b: ${of("")} }`), {}, null);
  expect(text).not.toBeNull();
  expect(await compare(`{ a: ${of(cursors)} b: ${of("")} }`)).toEqual([2, 2, 2]);
});

test("the text of a statement is kept for its own pages alone", async () => {
  const of = (size: number) =>
    `{ category(slug: "sales") { name listings(first: ${size}) { edges { node { software { name } } } } } }`;
  for (const size of [1, 2, 1, 3, 2]) await compare(of(size));
  await compare('{ category(slug: "sales") { name id } }');
});

test.each([
  ["reviews", (page: string) => `reviews${page}`],
  ["the reviews of a thing", (page: string) => `software(slug: "beacon-crm") { reviews${page} }`],
])("after and before a cursor pages of %s are the same", async (_, list) => {
  const { text } = await byGraphqlJs(parse(`{ ${list("(first: 2) { edges { cursor } }")} }`), {}, null);
  const [at] = /(?<="cursor":")[^"]+/.exec(text ?? "") ?? [];
  const page = "totalCount pageInfo { hasNextPage hasPreviousPage } edges { cursor node { title } }";
  expect(await isRaw(`query($at: String) { ${list(`(first: 1, after: $at) { ${page} }`)} }`, { at })).toBe(
    true,
  );
  await compare(`query($at: String) { ${list(`(last: 1, before: $at) { ${page} }`)} }`, { at });
  const whole = `totalCount ${cursors} edges { node { title } }`;
  for (const window of ["first: 1, after: $at", "last: 1, before: $at"]) {
    const query = `query($at: String) { ${list(`(${window}) { ${whole} }`)} }`;
    expect([query, await compare(query, { at })]).toEqual([query, [1, 1, 1]]);
  }
});

test("aliases that mean something to JavaScript are the same", async () => {
  for (const name of ["toJSON", "then", "constructor", "edges", "text", "row", "place", "k0"])
    expect(
      await isRaw(`{ ${name}: reviews(first: 1) { ${name}: edges { ${name}: node { ${name}: title } } } }`),
    ).toBe(true);
});

test.each([
  ["a field with a rule of its own", "{ reviews(first: 2) { edges { node { title isOwn } } } }"],
  ["several related rows", "{ directory(first: 2) { edges { node { name plans { name } } } } }"],
  ["what depends on who asks", "{ directory(first: 2) { edges { node { name category { name } } } } }"],
  [
    "a related row's field with a rule",
    "{ reviews(first: 2) { edges { node { author { displayName } } } } }",
  ],
  [
    "a related row under two names",
    "{ reviews(first: 2) { edges { node { software { company { name } } other: software { name } } } } }",
  ],
  [
    "something in two places",
    "{ reviews(first: 2) { edges { node { title } } more: edges { node { rating } } } }",
  ],
  [
    "an id in another place",
    "{ reviews(first: 2) { edges { node { id } } more: edges { node { title } } } }",
  ],
  [
    "the type in another place",
    "{ reviews(first: 2) { edges { node { __typename } other: node { title } } } }",
  ],
  [
    "something below two names",
    '{ category(slug: "sales") { listings(first: 2) { edges { node { software { id } other: software { name } } } } } }',
  ],
])("rows of which is asked %s are no text", async (_, query) => {
  expect(await compare(query)).toEqual([0, 0, 0]);
});
