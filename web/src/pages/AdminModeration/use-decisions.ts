import { graphql } from "react-relay/hooks";
import { type Change, toResult } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";
import type { useDecisionsClaimMutation } from "~/relay/__generated__/useDecisionsClaimMutation.graphql";
import type { useDecisionsFlagsMutation } from "~/relay/__generated__/useDecisionsFlagsMutation.graphql";
import type { useDecisionsReopenFlagsMutation } from "~/relay/__generated__/useDecisionsReopenFlagsMutation.graphql";
import type { useDecisionsReopenReportMutation } from "~/relay/__generated__/useDecisionsReopenReportMutation.graphql";
import type { useDecisionsReportMutation } from "~/relay/__generated__/useDecisionsReportMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { deciding } from "./deciding";

/** A report with what decisions need: `name` is the title of its review. */
export interface ReportRecord extends Selectable {
  readonly reviewId: string;
}

/** Flags that are decided together, all or none: a single flag or a group. `id` is that of the first. */
export interface FlagRecord extends Selectable {
  readonly ids: readonly string[];
  readonly reviewIds: readonly string[];
}

/** A reason upholds the item; without one it is dismissed. */
const decisionFor = (reason: string | null) => (reason === null ? "DISMISSED" : "UPHELD");

/**
 * Administrators' decisions; each is refused if somebody else decided first. A reason upholds, which
 * authors are notified of, so it cannot be undone; null dismisses.
 */
export function useDecisions() {
  const decideReport = useMutate<useDecisionsReportMutation>(graphql`
    mutation useDecisionsReportMutation($input: DecideReportInput!) {
      decideReport(input: $input) {
        __typename
        ... on ReportDecided {
          report {
            id
            status
          }
        }
        ... on ValidationError {
          message
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const decideFlags = useMutate<useDecisionsFlagsMutation>(graphql`
    mutation useDecisionsFlagsMutation($input: DecideFlagsInput!) {
      decideFlags(input: $input) {
        __typename
        ... on FlagsDecided {
          flags {
            id
            status
          }
        }
        ... on ValidationError {
          message
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const reopenReport = useMutate<useDecisionsReopenReportMutation>(graphql`
    mutation useDecisionsReopenReportMutation($input: ReopenReportInput!) {
      reopenReport(input: $input) {
        __typename
        ... on ReportDecided {
          report {
            id
            status
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const reopenFlags = useMutate<useDecisionsReopenFlagsMutation>(graphql`
    mutation useDecisionsReopenFlagsMutation($input: ReopenFlagsInput!) {
      reopenFlags(input: $input) {
        __typename
        ... on FlagsDecided {
          flags {
            id
            status
          }
        }
        ... on ValidationError {
          message
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const decideClaim = useMutate<useDecisionsClaimMutation>(graphql`
    mutation useDecisionsClaimMutation($input: DecideClaimInput!) {
      decideClaim(input: $input) {
        __typename
        ... on ClaimDecided {
          claim {
            id
            status
          }
        }
        ... on ValidationError {
          message
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const toReports = (reason: string | null): Change<ReportRecord> => ({
    ...deciding(decisionFor(reason), "Report", "reports"),
    run: async (row) =>
      toResult(
        await decideReport({ input: { databaseId: row.id, decision: decisionFor(reason), reason } }),
        "Failed to decide the report. Please try again.",
        ({ decideReport: result }) => (result.__typename === "ReportDecided" ? { done: row } : result),
      ),
    ...(reason === null && {
      undo: async (row) =>
        toResult(
          await reopenReport({ input: { databaseId: row.id } }),
          "Failed to open the report again. Please try again.",
          ({ reopenReport: result }) => (result.__typename === "ReportDecided" ? { done: row } : result),
        ),
    }),
  });
  const toFlags = (reason: string | null, count: number): Change<FlagRecord> => ({
    ...deciding(decisionFor(reason), "Flag", "flags"),
    successTitle: () => deciding(decisionFor(reason), "Flag", "flags").successTitle(count),
    failureTitle: "Flags Not Decided",
    run: async (row) =>
      toResult(
        await decideFlags({ input: { databaseIds: row.ids, decision: decisionFor(reason), reason } }),
        "Failed to decide the flags. Please try again.",
        ({ decideFlags: result }) => (result.__typename === "FlagsDecided" ? { done: row } : result),
      ),
    ...(reason === null && {
      undo: async (row) =>
        toResult(
          await reopenFlags({ input: { databaseIds: row.ids } }),
          "Failed to open the flags again. Please try again.",
          ({ reopenFlags: result }) => (result.__typename === "FlagsDecided" ? { done: row } : result),
        ),
    }),
  });
  const toClaim = (decision: "APPROVED" | "REJECTED"): Change<Selectable> => ({
    ...deciding(decision, "Claim", "claims"),
    run: async (row) =>
      toResult(
        await decideClaim({ input: { databaseId: row.id, decision } }),
        "Failed to decide the claim. Please try again.",
        ({ decideClaim: result }) => (result.__typename === "ClaimDecided" ? { done: row } : result),
      ),
  });
  return { toReports, toFlags, toClaim };
}
