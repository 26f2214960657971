import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TokenFacts_token$key } from "~/relay/__generated__/TokenFacts_token.graphql";
import { Badge } from "~/ui/Badge";
import { CalendarDate } from "~/ui/CalendarDate";
import { RelativeTime } from "~/ui/RelativeTime";
import { scopeName } from "./scopes";

/** What an API token is called, what it may, when it ends and when it was used; of a shared one, who made it. */
export function TokenFacts({ token, isShared }: { token: TokenFacts_token$key; isShared: boolean }) {
  const { name, scopes, createdBy, createdAt, expiresAt, isExpired, lastUsedAt } = useFragment(
    graphql`
      fragment TokenFacts_token on ApiToken {
        name
        scopes
        createdBy
        createdAt
        expiresAt
        isExpired
        lastUsedAt
      }
    `,
    token,
  );
  return (
    <Box flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
      <Flex wrap="wrap" columnGap="2" rowGap="1" align="center" fontWeight="medium">
        <bdi>{name}</bdi>
        {isExpired && <Badge tone="neutral">Expired</Badge>}
      </Flex>
      <Box textStyle="small" color="fg.muted">
        {scopes.map(scopeName).join(", ")}
      </Box>
      <Box textStyle="small" color="fg.muted">
        Created <CalendarDate iso={createdAt} />
        {isShared && (
          <>
            {" by "}
            <bdi>{createdBy}</bdi>
          </>
        )}
        {" · "}
        {expiresAt ? (
          <>
            {isExpired ? "expired " : "expires "}
            <CalendarDate iso={expiresAt} />
          </>
        ) : (
          "does not expire"
        )}
        {" · "}
        {lastUsedAt ? (
          <>
            last used <RelativeTime iso={lastUsedAt} />
          </>
        ) : (
          "never used"
        )}
      </Box>
    </Box>
  );
}
