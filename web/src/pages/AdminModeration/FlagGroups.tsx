import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { flagKindLabel } from "~/components/admin/moderation-labels";
import type { FlagGroups_groups$key } from "~/relay/__generated__/FlagGroups_groups.graphql";
import type { FlagKinds_kinds$key } from "~/relay/__generated__/FlagKinds_kinds.graphql";
import { wordOf } from "~/relay/enum-words";
import type { AdminModerationValues } from "~/search-params/admin-moderation";
import { adminModerationParams } from "~/search-params/admin-moderation";
import { Badge } from "~/ui/Badge";
import { LinkButton } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { RelativeTime } from "~/ui/RelativeTime";
import { EmptyQueue } from "./EmptyQueue";
import { FlagKinds } from "./FlagKinds";
import { moderationChoices, StatusChoice } from "./StatusChoice";

const grouped: AdminModerationValues = adminModerationParams.read(new URL("http://localhost/?tab=flags"));

/** Props of `FlagGroups`: the groups, and what became of the flags of each kind. */
export interface FlagGroupsProps {
  groups: FlagGroups_groups$key;
  kinds: FlagKinds_kinds$key;
}

/** Findings of the integrity checks, grouped by kind and software: the reviews of one burst are decided together. */
export function FlagGroups({ groups, kinds }: FlagGroupsProps) {
  const found = useFragment(
    graphql`
      fragment FlagGroups_groups on FlagGroup @relay(plural: true) {
        kind
        count
        latestAt
        software {
          databaseId
          name
        }
      }
    `,
    groups,
  );
  return (
    <>
      <StatusChoice label="Flags by decision" choices={moderationChoices} values={grouped} />
      <FlagKinds kinds={kinds} />
      {found.length === 0 ? (
        <EmptyQueue
          what="flags"
          text="Every new or edited review is checked automatically, and all of them together each night. Only a second review by the same person may be hidden until you decide."
          values={grouped}
        />
      ) : (
        <Box as="ul" listStyleType="none" aria-label="Groups of flags">
          {found.map(({ kind, count, latestAt, software }) => (
            <Flex
              as="li"
              key={`${kind} ${software?.databaseId}`}
              wrap="wrap"
              gap="3"
              py="4"
              align="center"
              justify="space-between"
              borderTopWidth="1px"
              borderColor="border"
            >
              <Box minWidth="0" flex="1 1 16rem" overflowWrap="anywhere">
                <Flex wrap="wrap" columnGap="3" rowGap="1" align="center">
                  <Box as="h2" textStyle="item" dir="auto">
                    {software?.name ?? "Deleted software"}
                  </Box>
                  <Badge tone="neutral">{flagKindLabel(kind)}</Badge>
                </Flex>
                <Box textStyle="small" color="fg.muted" mt="1">
                  {count === 1 ? "1 review" : `${formatCount(count)} reviews`}, the latest flagged{" "}
                  <RelativeTime iso={latestAt} />
                </Box>
              </Box>
              {software && (
                <LinkButton
                  variant="outline"
                  size="sm"
                  to={adminPaths.moderation({
                    tab: "flags",
                    kind: wordOf(kind) as AdminModerationValues["kind"],
                    software: software.databaseId,
                  })}
                  aria-label={`View flags: ${flagKindLabel(kind)}, ${software.name}`}
                >
                  View flags
                </LinkButton>
              )}
            </Flex>
          ))}
        </Box>
      )}
    </>
  );
}
