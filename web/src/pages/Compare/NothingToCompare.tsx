import { Flex } from "@chakra-ui/react";
import { useCompared } from "~/components/compare/compared";
import { paths } from "~/paths";
import { maxCompared } from "~/search-params/compare";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";

/** The page without listings, with links to the compare tray's listings, and to places to find some. */
export function NothingToCompare() {
  const compared = useCompared();
  return (
    <EmptyState
      heading="Nothing to compare yet"
      text={`Choose up to ${maxCompared} products with their Compare buttons to see them side by side here.`}
      action={
        <Flex gap="3" justify="center" wrap="wrap">
          {compared.length > 0 && (
            <LinkButton to={paths.compare({ ids: compared.map(({ id }) => id) })}>
              Compare the {compared.length} you chose
            </LinkButton>
          )}
          <LinkButton to={paths.softwareDirectory()} variant={compared.length > 0 ? "outline" : "solid"}>
            Browse software
          </LinkButton>
        </Flex>
      }
    />
  );
}
