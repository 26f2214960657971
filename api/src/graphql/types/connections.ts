import { builder } from "../builder.ts";
import { type PageCursor, pageCursors } from "../pagination.ts";

const PageCursorRef = builder.objectRef<PageCursor>("PageCursor").implement({
  description: "One numbered page of a list.",
  fields: (t) => ({
    page: t.exposeInt("page", { description: "From 1." }),
    cursor: t.exposeString("cursor", {
      nullable: true,
      description: "What `after` takes for this page; null for page 1.",
    }),
    isCurrent: t.exposeBoolean("isCurrent", { description: "Is it the page that was asked for?" }),
  }),
});

const PageCursorsRef = builder.objectRef<ReturnType<typeof pageCursors>>("PageCursors").implement({
  description: "Numbered pages over a connection, of the size that was asked for.",
  fields: (t) => ({
    totalPages: t.exposeInt("totalPages", { description: "Pages of the whole list; 0 for an empty one." }),
    around: t.expose("around", {
      type: [PageCursorRef],
      description: "Up to five pages around the current one.",
    }),
    first: t.expose("first", { type: PageCursorRef, nullable: true, description: "Null in an empty list." }),
    last: t.expose("last", { type: PageCursorRef, nullable: true, description: "Null in an empty list." }),
    previous: t.expose("previous", { type: PageCursorRef, nullable: true, description: "Null on page 1." }),
    next: t.expose("next", { type: PageCursorRef, nullable: true, description: "Null on the last page." }),
  }),
});

builder.globalConnectionField("totalCount", (t) =>
  t.int({ description: "Exact number of things in the whole list.", resolve: ({ total }) => total }),
);

builder.globalConnectionField("pageCursors", (t) =>
  t.field({ type: PageCursorsRef, description: "Numbered pages of this list.", resolve: pageCursors }),
);

/** The argument of connections that can also be read by number. */
export const numberedPage = builder.args((t) => ({
  page: t.int({ description: "Numbered page, from 1; instead of cursors. Past the end it is empty." }),
}));
