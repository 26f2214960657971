import { builder } from "../builder.ts";
import { type PageCursor, pageCursors } from "../pagination.ts";

const PageCursorRef = builder.objectRef<PageCursor>("PageCursor").implement({
  description: "A link to one numbered page of a list.",
  fields: (t) => ({
    page: t.exposeInt("page", { description: "Page number, from 1." }),
    cursor: t.exposeString("cursor", {
      nullable: true,
      description: "Cursor to pass as `after` to get this page; null for page 1.",
    }),
    isCurrent: t.exposeBoolean("isCurrent", { description: "True for the requested page." }),
  }),
});

const PageCursorsRef = builder.objectRef<ReturnType<typeof pageCursors>>("PageCursors").implement({
  description: "Links to numbered pages of a connection, for the requested page size.",
  fields: (t) => ({
    totalPages: t.exposeInt("totalPages", { description: "Number of pages; 0 for an empty list." }),
    around: t.expose("around", {
      type: [PageCursorRef],
      description: "Up to five pages around the current one.",
    }),
    first: t.expose("first", {
      type: PageCursorRef,
      nullable: true,
      description: "The first page; null for an empty list.",
    }),
    last: t.expose("last", {
      type: PageCursorRef,
      nullable: true,
      description: "The last page; null for an empty list.",
    }),
    previous: t.expose("previous", {
      type: PageCursorRef,
      nullable: true,
      description: "The previous page; null on page 1.",
    }),
    next: t.expose("next", {
      type: PageCursorRef,
      nullable: true,
      description: "The next page; null on the last page.",
    }),
  }),
});

builder.globalConnectionField("totalCount", (t) =>
  t.int({ description: "Exact number of items in the whole list.", resolve: ({ total }) => total }),
);

builder.globalConnectionField("pageCursors", (t) =>
  t.field({
    type: PageCursorsRef,
    description: "Links to numbered pages of this list.",
    resolve: pageCursors,
  }),
);

/** The argument of connections that can also be read by number. */
export const numberedPage = builder.args((t) => ({
  page: t.int({
    description: "Returns this page, from 1. Cannot be combined with cursors. Empty past the last page.",
  }),
}));

/** The arguments that find one thing: exactly one is given (see `oneKey`). */
export const keyArguments = builder.args((t) => ({
  databaseId: t.id({ description: "Database ID (UUID). Give either this or `slug`." }),
  slug: t.string({ description: "Slug. Give either this or `databaseId`." }),
}));
