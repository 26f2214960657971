import { Box } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SuggestionsTab_viewer$key } from "~/relay/__generated__/SuggestionsTab_viewer.graphql";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Section } from "~/ui/Section";
import { writePaths } from "~/write-paths";
import { useRefetchProfile } from "../use-refetch-profile";
import { OwnSuggestion } from "./OwnSuggestion";

/** The products that the user suggested, newest first, with the reviews that wait for them. */
export function SuggestionsTab({ viewer }: { viewer: SuggestionsTab_viewer$key }) {
  const { suggestedProducts } = useFragment(
    graphql`
      fragment SuggestionsTab_viewer on User {
        suggestedProducts {
          databaseId
          ...OwnSuggestion_suggestion
        }
      }
    `,
    viewer,
  );
  const refetchProfile = useRefetchProfile();
  const ref = useRef<HTMLDivElement>(null);
  const onDeleted = async () => {
    await refetchProfile({ tab: "suggestions", page: 1 });
    // The button that had the focus is gone.
    ref.current?.focus();
  };
  return (
    <Box ref={ref} tabIndex={-1} _focusVisible={{ outline: "none" }}>
      {suggestedProducts.length === 0 ? (
        <EmptyState
          heading="You have not suggested any products yet"
          text="Is something missing in the directory?"
          action={<LinkButton to={writePaths.suggest()}>Suggest a product</LinkButton>}
        />
      ) : (
        <Section heading="Your suggestions">
          <Box as="ul" listStyleType="none">
            {suggestedProducts.map((suggestion) => (
              <li key={suggestion.databaseId}>
                <OwnSuggestion suggestion={suggestion} onDeleted={onDeleted} />
              </li>
            ))}
          </Box>
          <LinkButton to={writePaths.suggest()} variant="outline" mt="4">
            Suggest another product
          </LinkButton>
        </Section>
      )}
    </Box>
  );
}
