import { graphql } from "react-relay/hooks";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { matchesQuery, matchesQuery$data } from "~/relay/__generated__/matchesQuery.graphql";

/** The software that a text finds. */
export type Matches = matchesQuery$data["directory"];

/** Is the text long enough to search for? More than 2 characters (specification 9). */
export function isLongEnough(text: string): boolean {
  return [...text.trim()].length > 2;
}

/** The first five pieces of software for a text. */
export async function fetchMatches(environment: IEnvironment, text: string): Promise<Matches | null> {
  const query = graphql`
    query matchesQuery($text: String!) {
      directory(first: 5, search: $text, sort: REVIEWS, nameMatchesFirst: true) {
        ...FoundMore_matches
      }
    }
  `;
  const answer = await fetchQuery<matchesQuery>(environment, query, { text }).toPromise();
  return answer?.directory ?? null;
}
