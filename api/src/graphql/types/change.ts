import { queryFromInfo } from "@pothos/plugin-prisma";
import type { GraphQLResolveInfo } from "graphql";
import { type Changed, changesAfter, cursorDays, maxScanned, publicRows } from "../../domain/change/find.ts";
import { invalid } from "../../domain/errors.ts";
import { type ChangeKind, changeFacets, changeKinds } from "../../inputs/index.ts";
import type { ListWork } from "../../limits/list-cost.ts";
import { defaultPageSize } from "../../limits/offset-cursors.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { maximumPageSize } from "../pagination.ts";
import { findRows } from "../rows.ts";
import { CategoryNode } from "./category.ts";
import { CompanyNode } from "./company.ts";
import { ReviewNode } from "./review.ts";
import { SoftwareNode } from "./software.ts";
import { vocabulary } from "./vocabulary.ts";

const ChangeKindEnum = vocabulary("ChangeKind", changeKinds, "Type of a thing that changed.", {
  category: "A category.",
  company: "A company.",
  software: "A listing, with its pricing plans, screenshots and categories.",
  review: "A review, with the vendor's answer and the author's public profile.",
});

const ChangeFacetEnum = vocabulary("ChangeFacet", changeFacets, "Part of a thing that changed.", {
  text: "What it says and what it belongs to, and whether it is public.",
  members: "Which listings a category or company counts.",
  counters: "Values computed from other things: ratings, and numbers of reviews and of votes.",
  rank: "Its place in rankings; of a category the order of its listings.",
  clock: "Its times of creation and of the last change.",
});

const models = {
  category: "Category",
  company: "Company",
  software: "Software",
  review: "Review",
} as const satisfies Record<ChangeKind, string>;
const nodes = { category: CategoryNode, company: CompanyNode, software: SoftwareNode, review: ReviewNode };

const ChangedThing = builder.unionType("ChangedThing", {
  description: "A category, company, listing or review.",
  types: Object.values(nodes),
});

interface SeenChange extends Changed {
  /** Null if the public does not see it. */
  readonly thing: object | null;
}

/** Descriptions of a change's fields, also of those in REST. */
export const changeDescriptions = {
  facets: "What changed. May name more than changed after the cursor, never less.",
  gone: "True if the public does not see it: it was deleted, hidden, or became a Draft.",
  thing: "The thing as everybody sees it at the time of the request; null if it is gone.",
  cursor: "Cursor to follow from, if this change is applied.",
};

/** What ends a cursor's life, and what to do then. */
export const cursorExpiry = `the cursor is older than ${cursorDays} days, or the database was restored`;

const Change = builder.objectRef<SeenChange>("Change").implement({
  description: "A thing that changed, as everybody sees it at the time of the request.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ChangeKindEnum, description: "Its type." }),
    databaseId: t.exposeID("id", { description: "Its database ID (UUID)." }),
    facets: t.field({
      type: [ChangeFacetEnum],
      description: changeDescriptions.facets,
      resolve: ({ facets }) => [...facets],
    }),
    gone: t.boolean({
      description: changeDescriptions.gone,
      resolve: ({ thing }) => thing === null,
    }),
    thing: t.field({
      type: ChangedThing,
      nullable: true,
      description: changeDescriptions.thing,
      resolve: ({ thing }) => thing as never,
    }),
  }),
});

const ChangeEdge = builder.objectRef<SeenChange>("ChangeEdge").implement({
  description: "A change and its cursor.",
  fields: (t) => ({
    cursor: t.exposeString("cursor", { description: changeDescriptions.cursor }),
    node: t.field({ type: Change, description: "The change.", resolve: (change) => change }),
  }),
});

interface SeenChanges {
  edges: SeenChange[];
  end: string;
  hasMore: boolean;
}

const ChangeConnection = builder.objectRef<SeenChanges>("ChangeConnection").implement({
  description:
    "Changes in the order of the change log. A thing that changed several times appears once, at its last change.",
  fields: (t) => ({
    edges: t.field({ type: [ChangeEdge], description: "The changes.", resolve: ({ edges }) => edges }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description:
        "Position of the page in the log. `endCursor` is what to pass as `after` next, now or later; it is given for an empty page too.",
      resolve: ({ edges, end, hasMore }) => ({
        hasNextPage: hasMore,
        hasPreviousPage: false,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: end,
      }),
    }),
  }),
});

/** The things of a page that the public sees, by kind and ID: a statement for each kind. */
async function thingsOf(changes: readonly Changed[], context: Context, info: GraphQLResolveInfo) {
  const things = new Map<string, object>();
  await Promise.all(
    changeKinds.map(async (kind) => {
      const ids = changes.filter((change) => change.kind === kind).map(({ id }) => id);
      if (ids.length === 0) return;
      const path = ["edges", "node", "thing"];
      const query = queryFromInfo({ context, info, typeName: models[kind], path, select: { id: true } });
      for (const row of await findRows(context, models[kind], query, publicRows(kind, ids))) {
        nodes[kind].addBrand(row as never);
        things.set(`${kind} ${row.id}`, row);
      }
    }),
  );
  return things;
}

builder.queryField("changes", (t) =>
  t.field({
    type: ChangeConnection,
    description: `What has changed in the public directory, for keeping a copy of it. Without \`after\` it starts with everything that is public; then pass the last \`endCursor\`, as often as you like. A change may be returned more than once. Fails with the code CURSOR_EXPIRED if ${cursorExpiry}: start over without \`after\`.`,
    args: {
      after: t.arg.string({
        description:
          'Returns changes after this cursor. "now" returns no changes, but the current cursor. Everything that is public if omitted.',
      }),
      first: t.arg.int({
        description: `Returns the first _n_ changes, 0 to ${maximumPageSize.free} (default ${defaultPageSize}).`,
      }),
    },
    extensions: { once: true, listWork: { read: maxScanned } satisfies ListWork },
    resolve: async (_root, { after, first }, context, info) => {
      const count = first ?? defaultPageSize;
      const maximum = maximumPageSize[context.trust];
      if (count < 0 || count > maximum) throw invalid("first", `first must be from 0 to ${maximum}`);
      context.reads?.refuse("statement", "the change log");
      const { changes, scanned, ...page } = await changesAfter(context, after, count);
      context.refundedWork.values += maxScanned(count) - scanned;
      const things = await thingsOf(changes, context, info);
      const edges = changes.map((change) => ({
        ...change,
        thing: things.get(`${change.kind} ${change.id}`) ?? null,
      }));
      return { ...page, edges };
    },
  }),
);
