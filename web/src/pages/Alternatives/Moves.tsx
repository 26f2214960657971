import { Box, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { Moves_moves$data, Moves_moves$key } from "~/relay/__generated__/Moves_moves.graphql";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";

/** Where reviewers of a listing came from and what those who used it before moved to; absent where too few say. */
export function Moves({ moves, name }: { moves: Moves_moves$key; name: string }) {
  const { cameFrom, movedTo } = useFragment(
    graphql`
      fragment Moves_moves on SoftwareMoves {
        cameFrom {
          count
          software {
            databaseId
            name
          }
        }
        movedTo {
          count
          software {
            databaseId
            name
          }
        }
      }
    `,
    moves,
  );
  if (cameFrom.length + movedTo.length === 0) return null;
  return (
    <Section heading="Where people came from and moved to" mt="10">
      <Grid templateColumns={{ md: "repeat(2, minmax(0, 1fr))" }} gap="8">
        <MoveList heading={`To ${name} from`} moves={cameFrom} />
        <MoveList heading={`From ${name} to`} moves={movedTo} />
      </Grid>
      <Box textStyle="small" color="fg.subtle" mt="4">
        From what reviewers say they used before. Products that fewer than 3 reviewers name are left out.
      </Box>
    </Section>
  );
}

function MoveList({ heading, moves }: { heading: string; moves: Moves_moves$data["cameFrom"] }) {
  const named = moves.flatMap(({ software, count }) => (software ? [{ ...software, count }] : []));
  if (named.length === 0) return null;
  return (
    <Box minWidth="0">
      <Box as="h3" fontWeight="semibold" mb="2" dir="auto">
        {heading}
      </Box>
      <Box as="ul" listStyleType="none">
        {named.map(({ databaseId, name, count }) => (
          <Box
            as="li"
            key={databaseId}
            display="flex"
            justifyContent="space-between"
            gap="4"
            py="2"
            borderTopWidth="1px"
            borderColor="border"
          >
            <TextLink to={paths.software(databaseId)} dir="auto" minWidth="0" overflowWrap="anywhere">
              {name}
            </TextLink>
            <Box as="span" flexShrink="0" color="fg.muted" fontVariantNumeric="tabular-nums">
              {count} reviewers
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
