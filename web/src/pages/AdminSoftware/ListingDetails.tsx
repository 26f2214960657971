import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { DetailDrawer } from "~/components/admin/DetailDrawer";
import { NoticeActions } from "~/components/admin/NoticeActions";
import { RemoveFormerName } from "~/components/admin/RemoveFormerName";
import { useChanges } from "~/components/admin/use-changes";
import { useDetailChanges } from "~/components/admin/use-detail-changes";
import { useRemoveFormerName } from "~/components/admin/use-remove-former-name";
import type { Selectable } from "~/components/admin/use-selection";
import { paths } from "~/paths";
import type { ListingDetails_software$key } from "~/relay/__generated__/ListingDetails_software.graphql";
import { Button, LinkButton } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { formatCount } from "~/ui/count";
import { ExpandableText } from "~/ui/ExpandableText";
import { Facts } from "~/ui/Facts";
import { RelativeTime } from "~/ui/RelativeTime";
import { TextLink } from "~/ui/TextLink";
import { DeleteListings } from "./DeleteListings";
import { EditListing } from "./EditListing";
import { ShortRating } from "./ShortRating";
import { type ListingRecord, useListingChanges } from "./use-listing-changes";

/** Props of `ListingDetails`: the listing, and the href that closes it. */
export interface ListingDetailsProps {
  software: ListingDetails_software$key;
  closeHref: string;
}

/** The details of a listing, with the actions that administrators can take. */
export function ListingDetails({ software, closeHref }: ListingDetailsProps) {
  const data = useFragment(
    graphql`
      fragment ListingDetails_software on Software {
        id
        databaseId
        slug
        name
        formerName
        shortDescription
        description
        websiteUrl
        isActive
        isFeatured
        avgRating
        reviewCount
        totalReviewCount
        planCount
        createdAt
        updatedAt
        categories {
          databaseId
          name
        }
        company {
          databaseId
          name
          isVerified
        }
        manipulationNotice {
          reason
          endsAt
        }
        ...NoticeActions_software
      }
    `,
    software,
  );
  const { toLive, toFeatured } = useListingChanges();
  const removal = useRemoveFormerName();
  const renaming = useChanges<Selectable>();
  const [dialog, setDialog] = useState<"edit" | "former name" | "delete" | null>(null);
  const { databaseId, name, isActive, isFeatured, company } = data;
  const written = data.totalReviewCount ?? data.reviewCount;
  const record: ListingRecord = {
    id: databaseId,
    node: data.id,
    name,
    isActive,
    isFeatured,
    reviewCount: written,
    updatedAt: data.updatedAt,
  };
  const { apply, applyAndClose } = useDetailChanges(record, closeHref);
  return (
    <DetailDrawer heading={name} id={databaseId} closeHref={closeHref}>
      <Flex gap="2" wrap="wrap" mb="6">
        <Button onClick={() => setDialog("edit")}>Edit</Button>
        <LinkButton variant="outline" to={paths.software(databaseId)}>
          {isActive ? "View listing" : "Preview"}
        </LinkButton>
        <LinkButton variant="outline" to={paths.softwareEditor(databaseId)}>
          Plans, features, screenshots
        </LinkButton>
      </Flex>
      <Facts
        facts={[
          { label: "Status", value: isActive ? "Live" : "Draft" },
          { label: "Featured", value: isFeatured ? "Yes" : "No" },
          {
            label: "Company",
            value: company ? (
              <TextLink to={adminPaths.companies({ open: company.databaseId })}>{company.name}</TextLink>
            ) : (
              "No company"
            ),
          },
          { label: "Categories", value: data.categories.map((category) => category.name).join(", ") },
          { label: "Website", value: data.websiteUrl },
          { label: "Rating", value: <ShortRating rating={data.avgRating} reviewCount={data.reviewCount} /> },
          {
            label: "Hidden reviews",
            value: written > data.reviewCount ? formatCount(written - data.reviewCount) : null,
          },
          { label: "Plans", value: formatCount(data.planCount) },
          { label: "Formerly", value: data.formerName && <bdi>{data.formerName}</bdi> },
          {
            label: "Notice of manipulation",
            value: data.manipulationNotice && (
              <>
                Until <CalendarDate iso={data.manipulationNotice.endsAt} />
              </>
            ),
          },
          { label: "Slug", value: data.slug },
          { label: "Added", value: <CalendarDate iso={data.createdAt} /> },
          { label: "Changed", value: <RelativeTime iso={data.updatedAt} /> },
        ]}
      />
      {data.shortDescription && (
        <Box mt="6" dir="auto" overflowWrap="anywhere">
          {data.shortDescription}
        </Box>
      )}
      {data.description && (
        <Box mt="4" color="fg.muted">
          <ExpandableText text={data.description} about={name} />
        </Box>
      )}
      <Flex gap="2" wrap="wrap" mt="8">
        <Button variant="outline" onClick={() => void apply(toLive(!isActive))}>
          {isActive ? "Set to Draft" : "Publish"}
        </Button>
        <Button variant="outline" onClick={() => void apply(toFeatured(!isFeatured))}>
          {isFeatured ? "Unfeature" : "Feature"}
        </Button>
        {data.formerName && (
          <Button variant="outline" onClick={() => setDialog("former name")}>
            Remove former name…
          </Button>
        )}
        <NoticeActions software={data} />
        <Button variant="outline" color="danger" onClick={() => setDialog("delete")}>
          Delete…
        </Button>
      </Flex>
      {dialog === "edit" && <EditListing id={databaseId} onClose={() => setDialog(null)} />}
      {dialog === "former name" && data.formerName && (
        <RemoveFormerName
          name={name}
          formerName={data.formerName}
          onConfirm={async () => void (await renaming.apply(removal, [{ id: databaseId, name }]))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "delete" && (
        <DeleteListings rows={[record]} apply={applyAndClose} onClose={() => setDialog(null)} />
      )}
    </DetailDrawer>
  );
}
