import query, { type SoftwareEditorPageQuery } from "~/relay/__generated__/SoftwareEditorPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";

/** A listing for those who can edit it. A visitor is asked to sign in, because it may be theirs. */
export default definePageData<SoftwareEditorPageQuery>({
  query,
  variables: ({ params }) => ({ id: params["id"] ?? "" }),
  check: ({ viewer, seen }) => {
    if (viewer && !seen) {
      throw notFound(
        "Software Not Found",
        "The software you're looking for doesn't exist or has been removed.",
      );
    }
  },
});
