import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AdminModerationValues } from "~/address/admin-moderation-search";
import { adminPaths } from "~/admin-paths";
import { CursorPages } from "~/components/admin/CursorPages";
import { RemoveFormerName } from "~/components/admin/RemoveFormerName";
import { useFormerName } from "~/components/admin/use-former-name";
import type { Selectable } from "~/components/admin/use-selection";
import type { ListingFlagsTab_flags$key } from "~/relay/__generated__/ListingFlagsTab_flags.graphql";
import { ListingFlagItem } from "./ListingFlagItem";
import { NothingWaits } from "./NothingWaits";
import { moderationChoices, StatusChoice } from "./StatusChoice";
import { TickedList } from "./TickedList";
import { useDeciding } from "./use-deciding";
import { useListingDecisions } from "./use-listing-decisions";

/** What the tab takes: a page of flags, and what stands in the address. */
export interface ListingFlagsTabProps {
  flags: ListingFlagsTab_flags$key;
  values: AdminModerationValues;
}

/** Listings that take the place of others, or have become other products. */
export function ListingFlagsTab({ flags, values }: ListingFlagsTabProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ListingFlagsTab_flags on ListingFlagConnection {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        edges {
          node {
            id
            software {
              databaseId
              name
              formerName
            }
            ...ListingFlagItem_flag
          }
        }
      }
    `,
    flags,
  );
  const { list, decide } = useDeciding<Selectable>();
  const to = useListingDecisions();
  const removal = useFormerName();
  const [asked, setAsked] = useState<(Selectable & { readonly formerName: string }) | null>(null);
  return (
    <>
      <StatusChoice label="Listing flags by decision" choices={moderationChoices} values={values} />
      {edges.length === 0 ? (
        <NothingWaits
          what="listing flags"
          text="Listings appear here if they replace a badly reviewed one, or became a different product after good reviews."
          values={values}
        />
      ) : (
        <>
          <TickedList
            label="Listing flags"
            list={list}
            rows={edges.map(({ node }) => {
              const { databaseId, name, formerName } = node.software;
              const record = { id: node.id, name };
              return {
                record,
                item: (
                  <ListingFlagItem
                    flag={node}
                    onDismiss={() => void decide(to("DISMISSED"), [record])}
                    onUphold={() => void decide(to("UPHELD"), [record])}
                    onRemoveFormerName={() => formerName && setAsked({ id: databaseId, name, formerName })}
                  />
                ),
              };
            })}
          />
          <CursorPages
            total={totalCount}
            what={totalCount === 1 ? "flag" : "flags"}
            pageInfo={pageInfo}
            hrefOf={(place) => adminPaths.moderation({ ...values, ...place })}
          />
        </>
      )}
      {asked && (
        <RemoveFormerName
          name={asked.name}
          formerName={asked.formerName}
          onConfirm={async () => void (await decide(removal, [asked]))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
