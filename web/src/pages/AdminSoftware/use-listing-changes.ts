import { graphql } from "react-relay/hooks";
import { type Change, type ChangeResult, countedTitle, toResult } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";
import type { useListingChangesRemoveMutation } from "~/relay/__generated__/useListingChangesRemoveMutation.graphql";
import type { useListingChangesUpdateMutation } from "~/relay/__generated__/useListingChangesUpdateMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { formatCount } from "~/ui/count";

/** A listing with what changes need: ids, its state, and when the displayed version was changed. */
export interface ListingRecord extends Selectable {
  /** The global id. */
  readonly node: string;
  readonly isActive: boolean;
  readonly isFeatured: boolean;
  /** Number of all its reviews. */
  readonly reviewCount: number;
  readonly updatedAt: string;
  /** True if it was deleted but kept: it has reviews, and belongs to a company of the user who deleted it. */
  readonly isKept?: boolean;
}

/** The switches of a listing, changed one at a time. */
export type ListingState = Readonly<Partial<Pick<ListingRecord, "isActive" | "isFeatured">>>;

const failed = "Failed to update software";
const listings = (count: number, done: string) => countedTitle(count, "Listing", "listings", done);

/** Administrators' changes of listings; each is refused if somebody else changed the listing meanwhile. */
export function useListingChanges() {
  const update = useMutate<useListingChangesUpdateMutation>(graphql`
    mutation useListingChangesUpdateMutation($input: UpdateSoftwareInput!) @raw_response_type {
      updateSoftware(input: $input) {
        __typename
        ... on SoftwareSaved {
          software {
            id
            isActive
            isFeatured
            updatedAt
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
  const removeListing = useMutate<useListingChangesRemoveMutation>(graphql`
    mutation useListingChangesRemoveMutation($input: DeleteSoftwareInput!) {
      deleteSoftware(input: $input) {
        __typename
        ... on SoftwareDeleted {
          databaseId
          isKept
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
    row: ListingRecord,
    state: ListingState,
    ifUpdatedAt: string | null,
  ): Promise<ChangeResult<ListingRecord>> => {
    const { id, node, isActive, isFeatured, updatedAt } = row;
    const software = { id: node, isActive, isFeatured, updatedAt, ...state };
    return toResult(
      await update(
        { input: { databaseId: id, ...state, ...(ifUpdatedAt !== null && { ifUpdatedAt }) } },
        { updateSoftware: { __typename: "SoftwareSaved", software } },
      ),
      failed,
      ({ updateSoftware: result }) =>
        result.__typename === "SoftwareSaved"
          ? { done: { ...row, ...state, updatedAt: result.software.updatedAt } }
          : result,
    );
  };
  const to = (
    state: ListingState,
    before: ListingState,
    labels: { busy: string; done: string },
  ): Change<ListingRecord> => ({
    busy: labels.busy,
    // The specification's success message for every change of a listing.
    failureTitle: "Update Failed",
    successTitle: (count) => listings(count, labels.done),
    isNoop: (row) => Object.entries(state).every(([key, value]) => row[key as keyof ListingState] === value),
    run: (row) => turn(row, state, row.updatedAt),
    retry: (row) => turn(row, state, null),
    undo: (row) => turn(row, before, row.updatedAt),
  });
  const toLive = (isActive: boolean) =>
    to(
      { isActive },
      { isActive: !isActive },
      isActive
        ? { busy: "Publishing", done: "published" }
        : { busy: "Setting to Draft", done: "set to Draft" },
    );
  const toFeatured = (isFeatured: boolean) =>
    to(
      { isFeatured },
      { isFeatured: !isFeatured },
      isFeatured ? { busy: "Featuring", done: "featured" } : { busy: "Unfeaturing", done: "unfeatured" },
    );
  const remove: Change<ListingRecord> = {
    busy: "Deleting",
    successTitle(count, made) {
      const kept = made.filter(({ isKept }) => isKept).length;
      if (kept === 0) return listings(count, "deleted");
      if (kept === count) return listings(count, "given up");
      return `${listings(count - kept, "deleted")}, ${formatCount(kept)} given up`;
    },
    successText(made) {
      const kept = made.filter(({ isKept }) => isKept);
      const [first] = kept;
      if (!first) return undefined;
      return kept.length === 1
        ? `${first.name} has reviews, so it stays on the site, without a vendor.`
        : `${formatCount(kept.length)} have reviews, so they stay on the site, without a vendor.`;
    },
    failureTitle: "Listing Not Deleted",
    run: async (row) =>
      toResult(
        await removeListing({ input: { databaseId: row.id, name: row.name } }),
        "Failed to delete the listing. Please try again.",
        // Refused if the listing was renamed meanwhile: it may not be the one that was meant.
        ({ deleteSoftware: result }) =>
          result.__typename === "SoftwareDeleted" ? { done: { ...row, isKept: result.isKept } } : result,
      ),
  };
  return { toLive, toFeatured, remove };
}
