import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { NamedPoints_software$key } from "~/relay/__generated__/NamedPoints_software.graphql";
import type { SoftwareDetailValues } from "~/search-params/detail-pages";
import { CountedPoints } from "~/ui/CountedPoints";

/** Props of `NamedPoints`: the listing, the points that the reviews are filtered by, and a function that returns the href of a filter. */
export interface NamedPointsProps {
  software: NamedPoints_software$key;
  current: Pick<SoftwareDetailValues, "pro" | "con">;
  hrefOf: (change: Partial<SoftwareDetailValues>) => string;
}

/** The most frequent pros and cons in the reviews. Each links to the reviews with it; clicking it again removes the filter. */
export function NamedPoints({ software, current, hrefOf }: NamedPointsProps) {
  const { prosAndCons } = useFragment(
    graphql`
      fragment NamedPoints_software on Software {
        prosAndCons {
          pros {
            text
            count
          }
          cons {
            text
            count
          }
        }
      }
    `,
    software,
  );
  if (prosAndCons.pros.length + prosAndCons.cons.length === 0) return null;
  return (
    <Box mt="8">
      <CountedPoints
        {...prosAndCons}
        current={current}
        hrefOf={(kind, text) => hrefOf({ pro: "", con: "", [kind]: text === current[kind] ? "" : text })}
      />
    </Box>
  );
}
