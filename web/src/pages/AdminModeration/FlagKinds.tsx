import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { flagKindLabel } from "~/components/admin/moderation-labels";
import type { FlagKinds_kinds$key } from "~/relay/__generated__/FlagKinds_kinds.graphql";
import { wordOf } from "~/relay/enum-words";
import { adminModerationParams } from "~/search-params/admin-moderation";
import { formatCount } from "~/ui/count";
import { Summary } from "~/ui/Summary";
import { TextLink } from "~/ui/TextLink";

/** What became of the flags of each kind so far. */
export function useFlagKinds(kinds: FlagKinds_kinds$key) {
  return useFragment(
    graphql`
      fragment FlagKinds_kinds on FlagKindRecord @relay(plural: true) {
        kind
        open
        upheld
        dismissed
        precision
      }
    `,
    kinds,
  );
}

/** How often each kind of flag was right so far, with a link to its flags. */
export function FlagKinds({ kinds }: { kinds: FlagKinds_kinds$key }) {
  return (
    <Box as="details" mb="4">
      <Summary>Kinds of flags, and how often each was right</Summary>
      <Box
        as="ul"
        listStyleType="none"
        textStyle="small"
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        columnGap="10"
      >
        {useFlagKinds(kinds).map((record) => (
          <Box as="li" key={record.kind} py="2" borderTopWidth="1px" borderColor="border">
            <TextLink to={pathOf(record.kind)}>{flagKindLabel(record.kind)}</TextLink>
            {record.open > 0 && `, ${formatCount(record.open)} open`}
            <Box color="fg.muted">{precisionText(record)}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const pathOf = (kind: string) =>
  adminPaths.moderation(
    adminModerationParams.read(new URL(`http://localhost/?tab=flags&kind=${wordOf(kind)}`)),
  );

/** What became of the flags of a kind; the precision is null for few decisions. */
export interface DecidedFlags {
  readonly upheld: number;
  readonly dismissed: number;
  readonly precision: number | null | undefined;
}

/** "Right in 80%: 40 of 50 upheld"; of few decisions only how many there are. */
export function precisionText({ upheld, dismissed, precision }: DecidedFlags): string {
  const decided = upheld + dismissed;
  if (decided === 0) return "Not decided yet";
  if (precision == null) return `Not decided often enough yet (${formatCount(decided)})`;
  return `Right in ${Math.round(precision * 100)}%: ${formatCount(upheld)} of ${formatCount(decided)} upheld`;
}
