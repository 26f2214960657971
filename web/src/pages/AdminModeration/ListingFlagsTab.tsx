import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { CursorPages } from "~/components/admin/CursorPages";
import { RemoveFormerName } from "~/components/admin/RemoveFormerName";
import { useRemoveFormerName } from "~/components/admin/use-remove-former-name";
import type { Selectable } from "~/components/admin/use-selection";
import type { ListingFlagsTab_flags$key } from "~/relay/__generated__/ListingFlagsTab_flags.graphql";
import type { AdminModerationValues } from "~/search-params/admin-moderation";
import { EmptyQueue } from "./EmptyQueue";
import { ListingFlagItem } from "./ListingFlagItem";
import { SelectableList } from "./SelectableList";
import { moderationChoices, StatusChoice } from "./StatusChoice";
import { useListingDecisions } from "./use-listing-decisions";
import { useQueue } from "./use-queue";

/** Props of `ListingFlagsTab`: a page of flags, and the page's search params. */
export interface ListingFlagsTabProps {
  flags: ListingFlagsTab_flags$key;
  values: AdminModerationValues;
}

/** Listings that replace others, or have become other products. */
export function ListingFlagsTab({ flags, values }: ListingFlagsTabProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ListingFlagsTab_flags on ListingFlagConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
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
  const { list, decide } = useQueue<Selectable>();
  const to = useListingDecisions();
  const removal = useRemoveFormerName();
  const [confirming, setConfirming] = useState<(Selectable & { readonly formerName: string }) | null>(null);
  return (
    <>
      <StatusChoice label="Listing flags by decision" choices={moderationChoices} values={values} />
      {edges.length === 0 ? (
        <EmptyQueue
          what="listing flags"
          text="Listings appear here if they replace a badly reviewed one, or became a different product after good reviews."
          values={values}
        />
      ) : (
        <>
          <SelectableList
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
                    onRemoveFormerName={() =>
                      formerName && setConfirming({ id: databaseId, name, formerName })
                    }
                  />
                ),
              };
            })}
          />
          <CursorPages
            total={totalCount}
            what={["flag", "flags"]}
            pageInfo={pageInfo}
            hrefOf={(place) => adminPaths.moderation({ ...values, ...place })}
          />
        </>
      )}
      {confirming && (
        <RemoveFormerName
          name={confirming.name}
          formerName={confirming.formerName}
          onConfirm={async () => void (await decide(removal, [confirming]))}
          onClose={() => setConfirming(null)}
        />
      )}
    </>
  );
}
