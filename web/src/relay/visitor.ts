import { graphql } from "react-relay/hooks";
import { type Environment, fetchQuery } from "relay-runtime";
import type { visitorQuery } from "./__generated__/visitorQuery.graphql";

/** True where the session of this request is still valid. */
export async function fetchIsSignedIn(environment: Environment): Promise<boolean> {
  const query = graphql`
    query visitorQuery {
      viewer {
        id
      }
    }
  `;
  const answer = await fetchQuery<visitorQuery>(environment, query, {}).toPromise();
  return answer?.viewer != null;
}
