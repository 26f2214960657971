import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import type { usePointsQuery, usePointsQuery$data } from "~/relay/__generated__/usePointsQuery.graphql";

/** The pros and cons in the reviews of a software. */
export type Points = NonNullable<usePointsQuery$data["software"]>["prosAndCons"];

const query = graphql`
  query usePointsQuery($databaseId: ID!) {
    software(databaseId: $databaseId) {
      prosAndCons {
        pros {
          text
          count
        }
        cons {
          text
          count
        }
      }
    }
  }
`;

/** The points of a software, loaded when `isWanted` becomes true (null while loading), and a function that retries. */
export function usePoints(databaseId: string, isWanted: boolean): [Points | "failed" | null, () => void] {
  const environment = useRelayEnvironment();
  const [points, setPoints] = useState<Points | "failed" | null>(null);
  const isDue = isWanted && points === null;
  useEffect(() => {
    if (!isDue) return;
    const subscription = fetchQuery<usePointsQuery>(
      environment,
      query,
      { databaseId },
      { fetchPolicy: "store-or-network" },
    ).subscribe({
      next: ({ software }) => setPoints(software?.prosAndCons ?? { pros: [], cons: [] }),
      error: () => setPoints("failed"),
    });
    return () => subscription.unsubscribe();
  }, [environment, databaseId, isDue]);
  return [points, () => setPoints(null)];
}
