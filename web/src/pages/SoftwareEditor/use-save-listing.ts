import type { SoftwareChange } from "@assay/api/inputs";
import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import type { useSaveListingMutation } from "~/relay/__generated__/useSaveListingMutation.graphql";
import { enumValueOf } from "~/relay/enum-words";
import { type Outcome, useMutate } from "~/relay/mutate";

/**
 * Saves the changes of a listing. `ifUpdatedAt` is the last change of the version that was edited: if it was changed since, nothing
 * is saved; null overwrites other changes.
 */
export function useSaveListing(
  databaseId: string,
): (change: SoftwareChange, ifUpdatedAt: string | null) => Promise<Outcome<useSaveListingMutation>> {
  const save = useMutate<useSaveListingMutation>(graphql`
    mutation useSaveListingMutation($input: UpdateSoftwareInput!) {
      updateSoftware(input: $input) {
        __typename
        ... on SoftwareSaved {
          software {
            # Whatever shows the listing follows.
            ...ListingForm_software
            ...ListingHead_software
            ...SoftwareHead_software
            ...SoftwareHeader_software
            ...SoftwareCard_software
            ...ListingRow_software
            updatedAt
            isActive
            company {
              softwareCount
            }
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
        ... on ConflictError {
          __typename
        }
      }
    }
  `);
  return useCallback(
    ({ plans, screenshots, platforms, supportKinds, ...change }, ifUpdatedAt) =>
      save({
        input: {
          ...change,
          ...(plans && {
            plans: plans.map((plan) => ({
              ...plan,
              billingPeriod: enumValueOf(plan.billingPeriod),
              unit: plan.unit && enumValueOf(plan.unit),
            })),
          }),
          ...(platforms && { platforms: platforms.map(enumValueOf) }),
          ...(supportKinds && { supportKinds: supportKinds.map(enumValueOf) }),
          ...(screenshots && {
            screenshots: screenshots.map(({ url, caption }) => ({ url, caption: caption ?? null })),
          }),
          databaseId,
          ...(ifUpdatedAt !== null && { ifUpdatedAt }),
        },
      }),
    [save, databaseId],
  );
}
