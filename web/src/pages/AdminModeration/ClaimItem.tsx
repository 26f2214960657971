import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { paths } from "~/paths";
import type { ClaimItem_claim$key } from "~/relay/__generated__/ClaimItem_claim.graphql";
import { Badge } from "~/ui/Badge";
import { CalendarDate } from "~/ui/CalendarDate";
import { Facts } from "~/ui/Facts";
import { RelativeTime } from "~/ui/RelativeTime";
import { TextLink } from "~/ui/TextLink";
import { compareDomains } from "./compare-domains";
import { Decision, DecisionButton } from "./Decision";

/** Props of `ClaimItem`: the claim, and the callbacks that decide it. */
export interface ClaimItemProps {
  claim: ClaimItem_claim$key;
  onApprove: () => void;
  onRefuse: () => void;
}

/** A claim: the company, the claimant, and whether their address belongs to its website. */
export function ClaimItem({ claim, onApprove, onRefuse }: ClaimItemProps) {
  const { status, domain, createdAt, decidedAt, company, user } = useFragment(
    graphql`
      fragment ClaimItem_claim on CompanyClaim {
        status
        domain
        createdAt
        decidedAt
        company {
          databaseId
          name
          website
          claimDomain
          isClaimed
        }
        user {
          databaseId
          displayName
          email
          isEmailVerified
          designation
          companyName
          createdAt
        }
      }
    `,
    claim,
  );
  const isPending = status === "PENDING";
  return (
    <article aria-label={`Claim to ${company.name}`}>
      <Flex wrap="wrap" columnGap="3" rowGap="1" align="center">
        <Box as="h2" textStyle="item" overflowWrap="anywhere">
          <TextLink to={paths.company(company.databaseId)} dir="auto">
            {company.name}
          </TextLink>
        </Box>
        {isPending && company.isClaimed && <Badge tone="neutral">Already claimed</Badge>}
      </Flex>
      <Box textStyle="small" color="fg.muted" mt="1" mb="3">
        Claimed by{" "}
        <TextLink to={adminPaths.users({ open: user.databaseId })}>
          <bdi>{user.displayName}</bdi>
        </TextLink>
        , <RelativeTime iso={createdAt} />
      </Box>
      <Facts
        facts={[
          { label: "Website", value: company.website ?? "None" },
          { label: "Their email", value: user.email },
          { label: "Email verified", value: user.isEmailVerified ? "Yes" : "No" },
          { label: "Domains", value: compareDomains(company, user.email) },
          {
            label: "Link sent to",
            value: domain && `an address at ${domain}${isPending ? ", not opened yet" : ""}`,
          },
          { label: "Designation", value: user.designation },
          { label: "Employer", value: user.companyName },
          { label: "Joined", value: <CalendarDate iso={user.createdAt} /> },
        ]}
      />
      <Decision status={status} decidedAt={decidedAt}>
        <DecisionButton label={`Approve the claim to ${company.name}`} onClick={onApprove}>
          Approve…
        </DecisionButton>
        <DecisionButton label={`Reject the claim to ${company.name}`} onClick={onRefuse}>
          Reject…
        </DecisionButton>
      </Decision>
    </article>
  );
}
