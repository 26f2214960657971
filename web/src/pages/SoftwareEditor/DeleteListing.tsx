import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { useMutationError } from "~/components/use-mutation-error";
import { paths } from "~/paths";
import type { DeleteListing_software$key } from "~/relay/__generated__/DeleteListing_software.graphql";
import type { DeleteListingMutation } from "~/relay/__generated__/DeleteListingMutation.graphql";
import { useInvalidatePages, useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { fieldProblems } from "~/ui/form/problems";
import { DangerSection } from "~/ui/private/DangerSection";
import { useToast } from "~/ui/Toast";
import { DeleteListingDialog, whatGoes, whatStays } from "./DeleteListingDialog";

/** Props of `DeleteListing`. */
export interface DeleteListingProps {
  software: DeleteListing_software$key;
  /** Administrators delete its reviews too, unless they belong to its company: a vendor only gives up a listing with reviews. */
  isAdmin: boolean;
  /** Called immediately after the deletion. */
  onRemoved: () => void;
}

/** Deletes the listing: explains the consequences, and asks for confirmation. */
export function DeleteListing({ software, isAdmin, onRemoved }: DeleteListingProps) {
  const { databaseId, name, totalReviewCount, company } = useFragment(
    graphql`
      fragment DeleteListing_software on Software {
        databaseId
        name
        totalReviewCount
        company {
          databaseId
          viewerRole
        }
      }
    `,
    software,
  );
  const remove = useMutate<DeleteListingMutation>(graphql`
    mutation DeleteListingMutation($input: DeleteSoftwareInput!) {
      deleteSoftware(input: $input) {
        __typename
        ... on SoftwareDeleted {
          isKept
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  const [isConfirming, setConfirming] = useState(false);
  const refused = useMutationError("Listing Not Deleted", "Failed to delete the listing. Please try again.");
  const toast = useToast();
  const navigate = useNavigate();
  const invalidatePages = useInvalidatePages();
  const reviewCount = totalReviewCount ?? 0;
  const isLeft = reviewCount > 0 && (!isAdmin || company?.viewerRole != null);
  const consequences = isLeft
    ? [
        `It has reviews: ${whatStays(reviewCount)}, and the listing stays with ${reviewCount === 1 ? "it" : "them"}, Live and without a vendor.`,
        "Your company's answers to its reviews are deleted. Leads you received through it stay.",
        "This cannot be undone: only administrators can assign it to a vendor again.",
      ]
    : [
        reviewCount === 0 ? "It has no reviews yet." : `${whatGoes(reviewCount)} with it.`,
        "It is removed from every category, search and list. Leads you received through it stay.",
        "This cannot be undone. To hide it temporarily, set it to Draft.",
      ];
  return (
    <DangerSection
      heading={isLeft ? "Give up this listing" : "Delete this listing"}
      mt="12"
      consequences={consequences}
    >
      <Button variant="outline" data-needs-scripts onClick={() => setConfirming(true)}>
        {isLeft ? "Give up listing…" : "Delete listing…"}
      </Button>
      {isConfirming && (
        <DeleteListingDialog
          name={name}
          reviewCount={reviewCount}
          isLeft={isLeft}
          onClose={() => setConfirming(false)}
          send={async (typed) => {
            const { answer, failure } = await remove({ input: { databaseId, name: typed } });
            if (failure) return refused(failure);
            const result = answer.deleteSoftware;
            if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
            onRemoved();
            const isKept = result.__typename === "SoftwareDeleted" && result.isKept;
            toast(
              isKept
                ? {
                    title: "Listing given up",
                    description: `${name} stays on the site with its reviews, without a vendor.`,
                  }
                : { title: "Listing deleted", description: name },
            );
            // Other pages show it too: Back must not show it.
            invalidatePages();
            void navigate(paths.dashboard({ company: company?.databaseId ?? "", tab: "software" }), {
              replace: true,
            });
            return "leaving";
          }}
        />
      )}
    </DangerSection>
  );
}
