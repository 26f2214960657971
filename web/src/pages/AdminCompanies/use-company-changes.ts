import { graphql } from "react-relay/hooks";
import { type Change, type ChangeResult, countedTitle, toResult } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";
import type { useCompanyChangesRemoveMutation } from "~/relay/__generated__/useCompanyChangesRemoveMutation.graphql";
import type { useCompanyChangesVerifyMutation } from "~/relay/__generated__/useCompanyChangesVerifyMutation.graphql";
import { useMutate } from "~/relay/mutate";

/** A company with what changes need: ids, whether it is verified, and when the displayed version was changed. */
export interface CompanyRecord extends Selectable {
  /** The global id. */
  readonly node: string;
  readonly isVerified: boolean;
  readonly updatedAt: string;
}

const companies = (count: number, done: string) => countedTitle(count, "Company", "companies", done);

/** Administrators' changes of companies; each is refused if somebody else changed the company meanwhile. */
export function useCompanyChanges() {
  const verify = useMutate<useCompanyChangesVerifyMutation>(graphql`
    mutation useCompanyChangesVerifyMutation($input: SetCompanyVerifiedInput!) @raw_response_type {
      setCompanyVerified(input: $input) {
        __typename
        ... on CompanyVerified {
          company {
            id
            isVerified
            updatedAt
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const removeCompany = useMutate<useCompanyChangesRemoveMutation>(graphql`
    mutation useCompanyChangesRemoveMutation($input: DeleteCompanyInput!) {
      deleteCompany(input: $input) {
        __typename
        ... on CompanyDeleted {
          databaseId
        }
        ... on ValidationError {
          fields {
            message
          }
        }
      }
    }
  `);
  /** Optimistic: the new state is shown before the response. */
  const turn = async (
    row: CompanyRecord,
    isVerified: boolean,
    ifUpdatedAt: string | null,
  ): Promise<ChangeResult<CompanyRecord>> => {
    const { id, node, updatedAt } = row;
    const company = { id: node, isVerified, updatedAt };
    return toResult(
      await verify(
        { input: { databaseId: id, isVerified, ...(ifUpdatedAt !== null && { ifUpdatedAt }) } },
        { setCompanyVerified: { __typename: "CompanyVerified", company } },
      ),
      `Failed to ${isVerified ? "verify" : "unverify"} the company. Please try again.`,
      ({ setCompanyVerified: result }) =>
        result.__typename === "CompanyVerified"
          ? { done: { ...row, isVerified, updatedAt: result.company.updatedAt } }
          : result,
    );
  };
  const toVerified = (isVerified: boolean): Change<CompanyRecord> => ({
    busy: isVerified ? "Verifying" : "Unverifying",
    successTitle: (count) => companies(count, isVerified ? "verified" : "unverified"),
    failureTitle: isVerified ? "Company Not Verified" : "Company Not Unverified",
    isNoop: (row) => row.isVerified === isVerified,
    run: (row) => turn(row, isVerified, row.updatedAt),
    retry: (row) => turn(row, isVerified, null),
    undo: (row) => turn(row, !isVerified, row.updatedAt),
  });
  const remove: Change<CompanyRecord> = {
    busy: "Deleting",
    successTitle: (count) => companies(count, "deleted"),
    failureTitle: "Company Not Deleted",
    run: async (row) =>
      toResult(
        await removeCompany({ input: { databaseId: row.id, name: row.name } }),
        "Failed to delete the company. Please try again.",
        // Refused if the company was renamed meanwhile: it may not be the one that was meant.
        ({ deleteCompany: result }) => (result.__typename === "CompanyDeleted" ? { done: row } : result),
      ),
  };
  return { toVerified, remove };
}
