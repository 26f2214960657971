import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import { idOrSlug } from "~/id-or-slug";
import type { useCompanyIdQuery } from "~/relay/__generated__/useCompanyIdQuery.graphql";
import type { Problems } from "~/ui/form/problems";

/** The database ID of a company by the address of its page or by its ID: null for an empty text, or the problems to show. */
export function useCompanyId(): (text: string) => Promise<{ id: string | null } | Problems> {
  const environment = useRelayEnvironment();
  return async (text) => {
    const [path = ""] = text.split(/[?#]/, 1);
    const named = path.split("/").findLast((part) => part !== "") ?? "";
    if (text === "") return { id: null };
    const problem = { fields: { company: "There is no company with this address or ID" } };
    if (named === "") return problem;
    const asked = fetchQuery<useCompanyIdQuery>(
      environment,
      graphql`
        query useCompanyIdQuery($databaseId: ID, $slug: String) {
          company(databaseId: $databaseId, slug: $slug) {
            databaseId
          }
        }
      `,
      idOrSlug(decoded(named)),
    );
    try {
      const answer = await asked.toPromise();
      return answer?.company ? { id: answer.company.databaseId } : problem;
    } catch {
      return { form: "The company could not be looked up. Please try again." };
    }
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
