import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { useRefused } from "~/components/use-refused";
import { paths } from "~/paths";
import type { DeleteListing_software$key } from "~/relay/__generated__/DeleteListing_software.graphql";
import type { DeleteListingMutation } from "~/relay/__generated__/DeleteListingMutation.graphql";
import { useForgetPages, useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { reviewsInWords } from "~/ui/RatingSummary";
import { Section } from "~/ui/Section";
import { useToast } from "~/ui/Toast";
import { DeleteListingDialog } from "./DeleteListingDialog";

/** The end of a listing: what goes with it, and a question that is not answered by a slip. */
export function DeleteListing({
  software,
  onGone,
}: {
  software: DeleteListing_software$key;
  onGone: () => void;
}) {
  const { databaseId, name, reviewCount, company } = useFragment(
    graphql`
      fragment DeleteListing_software on Software {
        databaseId
        name
        reviewCount
        company {
          databaseId
        }
      }
    `,
    software,
  );
  const remove = useMutate<DeleteListingMutation>(graphql`
    mutation DeleteListingMutation($input: DeleteSoftwareInput!) {
      deleteSoftware(input: $input) {
        __typename
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  const [isAsked, setAsked] = useState(false);
  const refused = useRefused("Listing Not Deleted", "Failed to delete the listing. Please try again.");
  const toast = useToast();
  const navigate = useNavigate();
  const forgetPages = useForgetPages();
  const reviews =
    reviewCount === 0 ? "It has no reviews yet." : `Its ${reviewsInWords(reviewCount)} are deleted with it.`;
  return (
    <Section
      heading="Delete this listing"
      mt="12"
      p={{ base: "4", md: "6" }}
      borderWidth="1px"
      borderStyle="solid"
      borderColor="danger"
      borderRadius="lg"
    >
      <Box as="ul" ps="5" mb="5" css={{ listStyleType: "disc", "& li": { mb: "1" } }}>
        <li>{reviewCount === 1 ? "Its 1 review is deleted with it." : reviews}</li>
        <li>It leaves every category, search and list. Leads that you got by it stay.</li>
        <li>It cannot be undone. To hide it for a while, make it a Draft.</li>
      </Box>
      <Button variant="outline" data-needs-scripts onClick={() => setAsked(true)}>
        Delete listing…
      </Button>
      {isAsked && (
        <DeleteListingDialog
          name={name}
          reviewCount={reviewCount}
          onClose={() => setAsked(false)}
          send={async (typed) => {
            const { answer, failure } = await remove({ input: { databaseId, name: typed } });
            if (failure) return refused(failure);
            const result = answer.deleteSoftware;
            if (result.__typename === "ValidationError")
              return {
                fields: Object.fromEntries(result.fields.map(({ path, message }) => [path, message])),
              };
            onGone();
            toast({ title: "Listing deleted", description: name });
            // Other pages show it too: Back must not.
            forgetPages();
            void navigate(paths.dashboard({ company: company?.databaseId ?? "", tab: "software" }), {
              replace: true,
            });
            return "leaving";
          }}
        />
      )}
    </Section>
  );
}
