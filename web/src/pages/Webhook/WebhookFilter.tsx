import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { WebhookFilter_categories$key } from "~/relay/__generated__/WebhookFilter_categories.graphql";
import type { WebhookFilter_webhook$key } from "~/relay/__generated__/WebhookFilter_webhook.graphql";
import { CalendarDate } from "~/ui/CalendarDate";
import { TextLink } from "~/ui/TextLink";

/** Props of `WebhookFilter`: the webhook, and the site's categories. */
export interface WebhookFilterProps {
  webhook: WebhookFilter_webhook$key;
  categories: WebhookFilter_categories$key;
}

/** The filter of a webhook, who created it, and until when a previous secret signs. */
export function WebhookFilter({ webhook, categories }: WebhookFilterProps) {
  const { categoryId, filterCompanyId, createdBy, createdAt, previousSecretUntil } = useFragment(
    graphql`
      fragment WebhookFilter_webhook on WebhookEndpoint {
        categoryId
        filterCompanyId
        createdBy
        createdAt
        previousSecretUntil
      }
    `,
    webhook,
  );
  const known = useFragment(
    graphql`
      fragment WebhookFilter_categories on Category @relay(plural: true) {
        databaseId
        name
        slug
      }
    `,
    categories,
  );
  const category = known.find(({ databaseId }) => databaseId === categoryId);
  return (
    <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
      {categoryId && (
        <Box mt="1">
          Only the category{" "}
          {category ? (
            <TextLink to={paths.category(category.slug)}>
              <bdi>{category.name}</bdi>
            </TextLink>
          ) : (
            categoryId
          )}
        </Box>
      )}
      {filterCompanyId && (
        <Box mt="1">
          Only <TextLink to={paths.company(filterCompanyId)}>one company</TextLink>
        </Box>
      )}
      <Box mt="1">
        Created <CalendarDate iso={createdAt} />
        {createdBy && (
          <>
            {" by "}
            <bdi>{createdBy}</bdi>
          </>
        )}
      </Box>
      {previousSecretUntil && (
        <Box mt="1">
          The previous secret also signs until <CalendarDate iso={previousSecretUntil} />
        </Box>
      )}
    </Box>
  );
}
