import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import type { Queues_counts$key } from "~/relay/__generated__/Queues_counts.graphql";
import { formatCount } from "~/ui/count";
import { MaybeLink } from "~/ui/MaybeLink";
import { Section } from "~/ui/Section";

/** The moderation queues: how many items wait in each, with links. */
export function Queues({ counts }: { counts: Queues_counts$key }) {
  const {
    openReports,
    openFlags,
    openListingFlags,
    waitingProofs,
    waitingSuggestions,
    pendingClaims,
    leadsWithoutOwner,
  } = useFragment(
    graphql`
      fragment Queues_counts on AdministrationCounts {
        openReports
        openFlags
        openListingFlags
        waitingProofs
        waitingSuggestions
        pendingClaims
        leadsWithoutOwner
      }
    `,
    counts,
  );
  const queues = [
    { tab: "reports", label: "Review reports", count: openReports },
    { tab: "flags", label: "Review flags", count: openFlags },
    { tab: "listings", label: "Listing flags", count: openListingFlags },
    { tab: "proofs", label: "Proofs of use", count: waitingProofs },
    { tab: "suggestions", label: "Suggested products", count: waitingSuggestions },
    { tab: "claims", label: "Company claims", count: pendingClaims },
    { tab: "leads", label: "Leads for unclaimed companies", count: leadsWithoutOwner },
  ] as const;
  return (
    <Section heading="Waiting for a decision">
      <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
        {queues.map(({ tab, label, count }) => (
          <Flex
            as="li"
            key={tab}
            justify="space-between"
            align="baseline"
            gap="3"
            py="2.5"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <MaybeLink to={adminPaths.moderation({ tab })}>{label}</MaybeLink>
            <Box textStyle="figure" fontSize="lg" color={count > 0 ? "accent.fg" : "fg.subtle"}>
              {formatCount(count)}
            </Box>
          </Flex>
        ))}
      </Box>
    </Section>
  );
}
