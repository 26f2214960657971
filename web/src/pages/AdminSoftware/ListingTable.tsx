import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { BulkBar, BulkButton } from "~/components/admin/BulkBar";
import { RecordList } from "~/components/admin/RecordList";
import { RowSwitch } from "~/components/admin/RowSwitch";
import { UnsavedChanges } from "~/components/admin/UnsavedEdits";
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

/** The list of software: each row has switches, and several rows can be changed at once. */
export function ListingTable({ software, values }: ListingTableProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ListingTable_software on SoftwareConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
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
      <UnsavedChanges drafts={listingDrafts} editing={edited} onContinue={setEdited} />
      <RecordList
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
        total={totalCount}
        what={["listing", "listings"]}
        pageInfo={pageInfo}
        values={values}
        hrefOf={adminPaths.software}
      />
      <BulkBar selection={selection} changes={changes}>
        <BulkButton onClick={() => void applyToChosen(toLive(true))}>Publish</BulkButton>
        <BulkButton onClick={() => void applyToChosen(toLive(false))}>Set to Draft</BulkButton>
        <BulkButton onClick={() => void applyToChosen(toFeatured(true))}>Feature</BulkButton>
        <BulkButton onClick={() => void applyToChosen(toFeatured(false))}>Unfeature</BulkButton>
        <BulkButton onClick={() => setDeleting(true)}>Delete…</BulkButton>
      </BulkBar>
      {edited && <EditListing key={edited} id={edited} onClose={() => setEdited(null)} />}
      {isDeleting && (
        <DeleteListings rows={selection.chosen} apply={applyToChosen} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}
