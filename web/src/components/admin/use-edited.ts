import { useCallback, useEffect, useState } from "react";
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
  const [first, setFirst] = useState<{ readonly record: EditedRecord | null } | null>(null);
  const [latest, setLatest] = useState<Q["response"] | null>(null);
  const [isFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `read` with every render is no reason to load again
  const refetch = useCallback(async () => {
    setFailed(false);
    try {
      const next = (await fetchQuery<Q>(environment, query, { id }).toPromise()) ?? null;
      setLatest(next);
      if (!next?.administration) {
        if (next) sessionLost();
        return null;
      }
      const record = read(next.administration) ?? null;
      setFirst((before) => before ?? { record });
      return record;
    } catch {
      setFailed(true);
      return null;
    }
  }, [environment, query, id]);
  useEffect(() => void refetch(), [refetch]);
  const stored = first?.record ?? null;
  const status = stored ? "found" : isFailed ? "failed" : first ? "not found" : "loading";
  return { id, name: stored?.name ?? "", stored, status, latest, refetch };
}
