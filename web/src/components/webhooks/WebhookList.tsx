import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { WebhookList_webhooks$key } from "~/relay/__generated__/WebhookList_webhooks.graphql";
import { TextLink } from "~/ui/TextLink";
import { WebhookFacts } from "./WebhookFacts";

/** Webhooks with their state and last result; each links to its page. */
export function WebhookList({ webhooks }: { webhooks: WebhookList_webhooks$key }) {
  const { edges } = useFragment(
    graphql`
      fragment WebhookList_webhooks on WebhookConnection {
        edges {
          node {
            id
            databaseId
            url
            description
            ...WebhookFacts_webhook
          }
        }
      }
    `,
    webhooks,
  );
  if (edges.length === 0)
    return (
      <Box as="p" color="fg.muted">
        There are no webhooks.
      </Box>
    );
  return (
    <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border" overflowWrap="anywhere">
      {edges.map(({ node }) => (
        <Box as="li" key={node.id} py="4" borderBottomWidth="1px" borderColor="border">
          <TextLink to={paths.webhook(node.databaseId)} fontWeight="medium" lineClamp={2}>
            <bdi>{node.url}</bdi>
          </TextLink>
          {node.description && (
            <Box dir="auto" mb="1">
              {node.description}
            </Box>
          )}
          <WebhookFacts webhook={node} />
        </Box>
      ))}
    </Box>
  );
}
