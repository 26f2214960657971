import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { AdminTokenList } from "~/components/admin/AdminTokenList";
import { DetailDrawer } from "~/components/admin/DetailDrawer";
import { useDetailChanges } from "~/components/admin/use-detail-changes";
import { paths } from "~/paths";
import type { CompanyDetails_company$key } from "~/relay/__generated__/CompanyDetails_company.graphql";
import { Button, LinkButton } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { formatCount, formatEmployees } from "~/ui/count";
import { ExpandableText } from "~/ui/ExpandableText";
import { Facts } from "~/ui/Facts";
import { RelativeTime } from "~/ui/RelativeTime";
import { TextLink } from "~/ui/TextLink";
import { DeleteCompanies } from "./DeleteCompanies";
import { EditCompany } from "./EditCompany";
import { useCompanyChanges } from "./use-company-changes";

/** Props of `CompanyDetails`: the company, and the href that closes it. */
export interface CompanyDetailsProps {
  company: CompanyDetails_company$key;
  closeHref: string;
}

/** The details of a company, with the actions that administrators can take. */
export function CompanyDetails({ company, closeHref }: CompanyDetailsProps) {
  const data = useFragment(
    graphql`
      fragment CompanyDetails_company on Company {
        id
        databaseId
        slug
        name
        website
        industry
        employeeCount
        foundedYear
        location
        description
        isVerified
        isClaimed
        claimDomain
        softwareCount
        reviewCount
        newLeadCount
        createdAt
        updatedAt
        members {
          userId
          displayName
          email
          role
        }
        apiTokens {
          ...AdminTokenList_tokens
        }
      }
    `,
    company,
  );
  const { toVerified } = useCompanyChanges();
  const [dialog, setDialog] = useState<"edit" | "delete" | null>(null);
  const { databaseId, name, isVerified } = data;
  const record = { id: databaseId, node: data.id, name, isVerified, updatedAt: data.updatedAt };
  const { apply, applyAndClose } = useDetailChanges(record, closeHref);
  return (
    <DetailDrawer heading={name} id={databaseId} closeHref={closeHref}>
      <Flex gap="2" wrap="wrap" mb="6">
        <Button onClick={() => setDialog("edit")}>Edit</Button>
        <LinkButton variant="outline" to={paths.company(databaseId)}>
          View
        </LinkButton>
        <LinkButton variant="outline" to={adminPaths.software({ company: databaseId })}>
          All listings
        </LinkButton>
      </Flex>
      <Facts
        facts={[
          { label: "Status", value: isVerified ? "Verified" : "Pending" },
          { label: "Claimed", value: data.isClaimed ? "Yes" : "No" },
          { label: "Website", value: data.website },
          { label: "Claimed by email at", value: data.isClaimed ? null : data.claimDomain },
          { label: "Industry", value: data.industry },
          { label: "Employees", value: formatEmployees(data.employeeCount) },
          { label: "Founded", value: data.foundedYear },
          { label: "Headquarters", value: data.location },
          { label: "Live listings", value: formatCount(data.softwareCount) },
          { label: "Reviews", value: formatCount(data.reviewCount) },
          { label: "New leads", value: formatCount(data.newLeadCount ?? 0) },
          { label: "Slug", value: data.slug },
          { label: "Added", value: <CalendarDate iso={data.createdAt} /> },
          { label: "Changed", value: <RelativeTime iso={data.updatedAt} /> },
        ]}
      />
      {data.members.length > 0 && (
        <Box mt="6">
          <Box as="h3" textStyle="label" mb="2">
            Members
          </Box>
          <Box as="ul" listStyleType="none" overflowWrap="anywhere">
            {data.members.map(({ userId, displayName, email, role }) => (
              <li key={userId}>
                <TextLink to={adminPaths.users({ open: userId })}>
                  <bdi>{displayName}</bdi>
                </TextLink>{" "}
                <bdi>{email}</bdi>, {role === "OWNER" ? "owner" : "editor"}
              </li>
            ))}
          </Box>
        </Box>
      )}
      <AdminTokenList tokens={data.apiTokens} isShared />
      {data.description && (
        <Box mt="6" color="fg.muted">
          <ExpandableText text={data.description} about={name} />
        </Box>
      )}
      <Flex gap="2" wrap="wrap" mt="8">
        <Button variant="outline" onClick={() => void apply(toVerified(!isVerified))}>
          {isVerified ? "Unverify" : "Verify"}
        </Button>
        <Button variant="outline" color="danger" onClick={() => setDialog("delete")}>
          Delete…
        </Button>
      </Flex>
      {dialog === "edit" && <EditCompany id={databaseId} onClose={() => setDialog(null)} />}
      {dialog === "delete" && (
        <DeleteCompanies rows={[record]} apply={applyAndClose} onClose={() => setDialog(null)} />
      )}
    </DetailDrawer>
  );
}
