import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import type { usePointsQuery, usePointsQuery$data } from "~/relay/__generated__/usePointsQuery.graphql";

/** What the reviews of a software name as good and bad. */
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

/** The points of a software, asked for once they are wanted: null while they are on their way; and how to ask again. */
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
