import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { BulkBar } from "~/components/admin/BulkBar";
import { ChangeReport } from "~/components/admin/ChangeReport";
import { CursorPages } from "~/components/admin/CursorPages";
import { EmptyList } from "~/components/admin/EmptyList";
import { RecordTable } from "~/components/admin/RecordTable";
import { RowSwitch } from "~/components/admin/RowSwitch";
import { UnsavedEdits } from "~/components/admin/UnsavedEdits";
import { useBulkChanges } from "~/components/admin/use-bulk-changes";
import type { ListingTable_software$key } from "~/relay/__generated__/ListingTable_software.graphql";
import type { AdminSoftwareValues } from "~/search-params/admin-software";
import { Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { Logo } from "~/ui/Logo";
import { DeleteListings } from "./DeleteListings";
import { EditListing, listingDrafts } from "./EditListing";
import { ShortRating } from "./ShortRating";
import { type ListingRecord, useListingChanges } from "./use-listing-changes";

/** Props of `ListingTable`: a page of listings, and the page's search params. */
export interface ListingTableProps {
  software: ListingTable_software$key;
  values: AdminSoftwareValues;
}

/** The list of software: each row with its switches, and what can be done with several at once. */
export function ListingTable({ software, values }: ListingTableProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ListingTable_software on SoftwareConnection {
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
            databaseId
            name
            logoUrl
            isActive
            isFeatured
            avgRating
            reviewCount
            totalReviewCount
            createdAt
            updatedAt
            category {
              name
            }
            company {
              name
            }
          }
        }
      }
    `,
    software,
  );
  const records = edges.map(
    ({ node }): ListingRecord => ({
      id: node.databaseId,
      node: node.id,
      name: node.name,
      isActive: node.isActive,
      isFeatured: node.isFeatured,
      reviewCount: node.totalReviewCount ?? node.reviewCount,
      updatedAt: node.updatedAt,
    }),
  );
  const { selection, changes, applyToChosen } = useBulkChanges<ListingRecord>(records);
  const { toLive, toFeatured } = useListingChanges();
  const [isDeleting, setDeleting] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <>
      <UnsavedEdits
        drafts={listingDrafts}
        editing={edited}
        what="changes"
        renderAction={({ id, name }) => (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Continue editing the changes to ${name}`}
            onClick={() => setEdited(id)}
          >
            Continue editing
          </Button>
        )}
      />
      {edges.length === 0 ? (
        <EmptyList
          heading="No matching software"
          what="listings"
          values={values}
          hrefOf={adminPaths.software}
        />
      ) : (
        <RecordTable
          label="Software"
          columns={["Name", "Category", "Rating", "Added", "Status", "Featured", ""]}
          selection={selection}
          rows={edges.map(({ node }, index) => {
            const record = records[index] as ListingRecord;
            return {
              record,
              href: adminPaths.software({ ...values, open: node.databaseId }),
              picture: <Logo url={node.logoUrl} name={node.name} size={32} />,
              note: <bdi>{node.company?.name ?? "No company"}</bdi>,
              cells: [
                <bdi key="category">{node.category?.name}</bdi>,
                <ShortRating key="rating" rating={node.avgRating} reviewCount={node.reviewCount} />,
                <CalendarDate key="added" iso={node.createdAt} />,
                <RowSwitch
                  key="status"
                  label={`Live: ${node.name}`}
                  isOn={node.isActive}
                  onSwitch={(isOn) => void changes.apply(toLive(isOn), [record])}
                >
                  {node.isActive ? "Live" : "Draft"}
                </RowSwitch>,
                <RowSwitch
                  key="featured"
                  label={`Featured: ${node.name}`}
                  isOn={node.isFeatured}
                  onSwitch={(isOn) => void changes.apply(toFeatured(isOn), [record])}
                >
                  {node.isFeatured ? "Yes" : "No"}
                </RowSwitch>,
                <Flex key="actions" as="span" justify={{ md: "flex-end" }}>
                  <Button
                    size="sm"
                    variant="outline"
                    data-needs-scripts
                    aria-label={`Edit ${node.name}`}
                    onClick={() => setEdited(node.databaseId)}
                  >
                    Edit
                  </Button>
                </Flex>,
              ],
            };
          })}
        />
      )}
      <CursorPages
        total={totalCount}
        what={totalCount === 1 ? "listing" : "listings"}
        pageInfo={pageInfo}
        hrefOf={(place) => adminPaths.software({ ...values, open: "", ...place })}
      />
      <BulkBar selection={selection} changes={changes}>
        <Button size="sm" variant="outline" onClick={() => void applyToChosen(toLive(true))}>
          Publish
        </Button>
        <Button size="sm" variant="outline" onClick={() => void applyToChosen(toLive(false))}>
          Set to Draft
        </Button>
        <Button size="sm" variant="outline" onClick={() => void applyToChosen(toFeatured(true))}>
          Feature
        </Button>
        <Button size="sm" variant="outline" onClick={() => void applyToChosen(toFeatured(false))}>
          Unfeature
        </Button>
        <Button size="sm" variant="outline" onClick={() => setDeleting(true)}>
          Delete…
        </Button>
      </BulkBar>
      <ChangeReport changes={changes} />
      {edited && <EditListing key={edited} id={edited} onClose={() => setEdited(null)} />}
      {isDeleting && (
        <DeleteListings
          listings={selection.chosen}
          onConfirm={async (change) => void (await applyToChosen(change))}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
