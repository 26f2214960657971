import { useCallback, useEffect, useMemo, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from "relay-runtime";
import type { Values } from "~/ui/form/problems";
import { useSessionLost } from "./use-admin-error";

/** The values of a form's fields, and when the thing was last changed. */
export interface FormSnapshot {
  readonly values: Values;
  readonly updatedAt: string;
}

/** What a form needs of a thing. */
export type EditedRecord = FormSnapshot & { readonly name: string };

/** A query for one thing, as administrators see it. */
interface EditQuery extends OperationType {
  readonly variables: { readonly id: string };
  readonly response: { readonly administration: object | null | undefined };
}

/** What an EditDialog edits. */
export interface Edited<Q extends EditQuery = EditQuery> {
  readonly id: string;
  /** What it is called; empty until the first response. */
  readonly name: string;
  /** What the form starts from: the first response. Null until it arrives, and where the thing does not exist. */
  readonly stored: FormSnapshot | null;
  readonly status: "loading" | "failed" | "found" | "not found";
  /** The latest response. */
  readonly latest: Q["response"] | null;
  /** Loads the current values; null where that fails. */
  refetch(): Promise<FormSnapshot | null>;
}

/**
 * Loads what a dialog edits on mount, so that it edits the current data. A lost session leads to /admin. `read` returns null where the
 * thing does not exist.
 */
export function useEdited<Q extends EditQuery>(
  query: GraphQLTaggedNode,
  id: string,
  read: (administration: NonNullable<Q["response"]["administration"]>) => EditedRecord | null | undefined,
): Edited<Q> {
  const environment = useRelayEnvironment();
  const sessionLost = useSessionLost();
  const [first, setFirst] = useState<Q["response"] | null>(null);
  const [latest, setLatest] = useState<Q["response"] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const recordOf = (response: Q["response"] | null) =>
    (response?.administration && read(response.administration)) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another thing only
  const refetch = useCallback(async () => {
    setFailed(false);
    try {
      const next = (await fetchQuery<Q>(environment, query, { id }).toPromise()) ?? null;
      setFirst((before) => before ?? next);
      setLatest(next);
      if (next && !next.administration) sessionLost();
      return recordOf(next);
    } catch {
      setFailed(true);
      return null;
    }
  }, [environment, query, id]);
  useEffect(() => void refetch(), [refetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read is the same with every render
  const stored = useMemo(() => recordOf(first), [first]);
  const status = stored ? "found" : isFailed ? "failed" : first?.administration ? "not found" : "loading";
  return { id, name: stored?.name ?? "", stored, status, latest, refetch };
}
