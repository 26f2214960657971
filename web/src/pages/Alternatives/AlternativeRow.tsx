import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { SoftwareCard } from "~/components/SoftwareCard";
import { paths } from "~/paths";
import type { AlternativeRow_alternative$key } from "~/relay/__generated__/AlternativeRow_alternative.graphql";
import type { AlternativeRow_software$key } from "~/relay/__generated__/AlternativeRow_software.graphql";
import { DotList } from "~/ui/DotList";
import { TextLink } from "~/ui/TextLink";
import { reasonsOf } from "./reasons";

/** Props of `AlternativeRow`: the alternative and what it is an alternative to. */
export interface AlternativeRowProps {
  alternative: AlternativeRow_alternative$key;
  software: AlternativeRow_software$key;
}

/** An alternative: the listing, why it stands here, and the comparison of both. */
export function AlternativeRow({ alternative, software }: AlternativeRowProps) {
  const { databaseId, name } = useFragment(
    graphql`
      fragment AlternativeRow_software on Software {
        databaseId
        name
      }
    `,
    software,
  );
  const { software: other, ...reasons } = useFragment(
    graphql`
      fragment AlternativeRow_alternative on Alternative {
        sharedCategoryCount
        sharedFeatures
        comparisonCount
        cameFromCount
        movedToCount
        consideredCount
        software {
          databaseId
          name
          ...SoftwareCard_software
        }
      }
    `,
    alternative,
  );
  return (
    <Box
      as="li"
      borderBottomWidth="1px"
      borderColor="border"
      css={{ "& > article": { borderBottomWidth: 0 } }}
    >
      <SoftwareCard software={other} form="list" lines={2} />
      <Flex
        justify="space-between"
        align="baseline"
        columnGap="6"
        rowGap="1"
        wrap="wrap"
        pb="4"
        ps={{ md: "20" }}
        mt="-2"
      >
        <DotList aria-label={`Why ${other.name}`} flex="1 1 20rem" minWidth="0" dir="auto">
          {reasonsOf(reasons, name).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </DotList>
        <TextLink
          to={paths.compare({ ids: [databaseId, other.databaseId] })}
          fontSize="sm"
          aria-label={`Compare both: ${name} and ${other.name}`}
        >
          Compare both
        </TextLink>
      </Flex>
    </Box>
  );
}
