import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { longPolls } from "../../../inputs/index.ts";
import { pageParameters, wholeNumber } from "../parameters.ts";
import { common, type Route } from "../route.ts";
import { Change, type ChangeData, changeFields, toChange } from "../shapes/change.ts";

const document = trustedDocument(`query Changes($limit: Int!, $after: String) {
  changes(first: $limit, after: $after) {
    pageInfo { hasNextPage endCursor } edges { cursor node { ...ChangeFields } }
  }
} ${changeFields}`);

interface Data {
  changes: {
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { cursor: string; node: ChangeData }[];
  };
}

const query = pageParameters.pick({ limit: true, after: true }).extend({
  wait: wholeNumber("wait", {
    min: 0,
    max: longPolls.seconds,
    description:
      "Seconds to wait for a change if there is none. The answer comes as soon as there is one, or is empty.",
  }).default(0),
});

export const changeRoutes: readonly Route[] = [
  {
    ...common({
      method: "GET",
      path: "/api/changes",
      summary:
        "What has changed in the public directory, for keeping a copy. Without after it starts with everything that is public; then follow the Link header, which is always there. after=now: no changes, only the current cursor. 410 if the cursor has expired: start over",
      query,
    }),
    response: z.array(Change),
    paging: "log",
    async handle(input, { ask, poll }) {
      // The facade hands over what this very schema has read.
      const { limit, after, wait } = input.query as z.infer<typeof query>;
      const read = async () => ((await ask(document, { limit, after })) as Data).changes;
      const { edges, pageInfo } =
        wait === 0 || after === undefined || after === "now"
          ? await read()
          : await poll(wait, read, (page) => page.edges.length === 0 && !page.pageInfo.hasNextPage);
      return {
        body: edges.map(toChange),
        page: { total: null, links: { next: { after: pageInfo.endCursor } } },
      };
    },
  },
];
