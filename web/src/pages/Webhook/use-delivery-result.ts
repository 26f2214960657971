import { useEffect, useRef } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import type { useDeliveryResultQuery } from "~/relay/__generated__/useDeliveryResultQuery.graphql";
import { useToast } from "~/ui/Toast";

/** The pauses before each look: an attempt takes 10 seconds at most, and may have to wait for others. */
const pausesMs = [500, 1000, 2000, 3000, 4000, 5000, 5000, 5000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Watches a delivery, by its global ID, until its first attempt has ended, and shows the result in a toast. */
export function useDeliveryResult(): (id: string) => Promise<void> {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const look = async (id: string) => {
    const asked = fetchQuery<useDeliveryResultQuery>(
      environment,
      graphql`
        query useDeliveryResultQuery($id: ID!) {
          node(id: $id) {
            ... on WebhookDelivery {
              status
              attempts
              nextAttemptAt
              responseExcerpt
              lastStatus
              lastError
            }
          }
        }
      `,
      { id },
      { networkCacheConfig: { force: true } },
    );
    const answer = await asked.toPromise().catch(() => undefined);
    return answer?.node;
  };
  return async (id) => {
    for (const ms of pausesMs) {
      await pause(ms);
      if (isLeft.current) return;
      const found = await look(id);
      if (!found?.status || (found.status === "PENDING" && found.attempts === 0)) continue;
      const answered =
        found.lastStatus == null ? undefined : `The receiver answered with HTTP ${found.lastStatus}.`;
      if (found.status === "DELIVERED")
        toast({ title: "Delivered", ...(answered && { description: answered }) });
      else
        toast({
          title: "Not delivered",
          description: found.lastError ?? answered ?? "It was not sent.",
          variant: "destructive",
        });
      return;
    }
    if (!isLeft.current)
      toast({ title: "Still waiting", description: "Reload the page later to see the result." });
  };
}
