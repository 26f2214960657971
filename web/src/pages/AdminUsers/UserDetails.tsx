import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { AdminTokenList } from "~/components/admin/AdminTokenList";
import { DetailDrawer } from "~/components/admin/DetailDrawer";
import { useDetailChanges } from "~/components/admin/use-detail-changes";
import { paths } from "~/paths";
import type { UserDetails_user$key } from "~/relay/__generated__/UserDetails_user.graphql";
import { Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { formatCount } from "~/ui/count";
import { Facts } from "~/ui/Facts";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { TextLink } from "~/ui/TextLink";
import { DeleteUsers } from "./DeleteUsers";
import { type UserRecord, useUserChanges } from "./use-user-changes";

/** Props of `UserDetails`: the user, the viewer, and the href that closes it. */
export interface UserDetailsProps {
  user: UserDetails_user$key;
  viewerId: string;
  closeHref: string;
}

/** All details of a user, with the actions that administrators can take. */
export function UserDetails({ user, viewerId, closeHref }: UserDetailsProps) {
  const data = useFragment(
    graphql`
      fragment UserDetails_user on User {
        databaseId
        displayName
        email
        isEmailVerified
        provider
        designation
        companyName
        companyUrl
        companyLocation
        isAdmin
        suspendedAt
        twoStepVerification {
          turnedOnAt
        }
        reviewCount
        createdAt
        updatedAt
        companies(first: 20) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
        apiTokens {
          ...AdminTokenList_tokens
        }
        reviews(first: 5) {
          edges {
            node {
              databaseId
              title
            }
          }
        }
      }
    `,
    user,
  );
  const { toAdmin, toSuspended, withoutTwoStep } = useUserChanges();
  const [isDeleting, setDeleting] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const record: UserRecord = {
    id: data.databaseId,
    name: data.displayName,
    isSuspended: data.suspendedAt != null,
    updatedAt: data.updatedAt,
  };
  const { apply, applyAndClose } = useDetailChanges(record, closeHref);
  const isSelf = data.databaseId === viewerId;
  const hasTwoStep = data.twoStepVerification != null;
  const hasAccount = data.email !== null && data.email !== undefined;
  return (
    <DetailDrawer heading={data.displayName} id={data.databaseId} closeHref={closeHref}>
      <Facts
        facts={[
          { label: "Email", value: data.email },
          { label: "Email verified", value: hasAccount ? (data.isEmailVerified ? "Yes" : "No") : null },
          { label: "Signs in with", value: hasAccount ? data.provider : "No account (imported)" },
          { label: "Role", value: data.isAdmin ? "Administrator" : "User" },
          { label: "Two-step verification", value: hasAccount ? (hasTwoStep ? "On" : "Off") : null },
          { label: "Suspended", value: data.suspendedAt && <CalendarDate iso={data.suspendedAt} /> },
          { label: "Designation", value: data.designation },
          { label: "Company", value: data.companyName },
          { label: "Company URL", value: data.companyUrl },
          { label: "Location", value: data.companyLocation },
          { label: "Joined", value: <CalendarDate iso={data.createdAt} /> },
          { label: "Reviews", value: formatCount(data.reviewCount) },
        ]}
      />
      {data.companies.edges.length > 0 && (
        <Box mt="6">
          <Box as="h3" textStyle="label" mb="2">
            Companies
          </Box>
          <ul>
            {data.companies.edges.map(({ node }) => (
              <li key={node.databaseId}>
                <TextLink to={paths.company(node.databaseId)} dir="auto">
                  {node.name}
                </TextLink>
              </li>
            ))}
          </ul>
        </Box>
      )}
      {data.reviews.edges.length > 0 && (
        <Box mt="6">
          <Box as="h3" textStyle="label" mb="2">
            Latest reviews
          </Box>
          <ul>
            {data.reviews.edges.map(({ node }) => (
              <li key={node.databaseId}>
                <TextLink to={paths.review(node.databaseId)} dir="auto">
                  {node.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </Box>
      )}
      <AdminTokenList tokens={data.apiTokens} isShared={false} />
      <Flex gap="2" wrap="wrap" mt="8">
        {/* Administrators cannot revoke their own rights, which they could not restore themselves. */}
        {!isSelf && hasAccount && (
          <Button variant="outline" onClick={() => void apply(toAdmin(!data.isAdmin))}>
            {data.isAdmin ? "Revoke admin" : "Grant admin"}
          </Button>
        )}
        {!isSelf && hasAccount && (
          <Button variant="outline" onClick={() => void apply(toSuspended(!data.suspendedAt))}>
            {data.suspendedAt ? "Unsuspend" : "Suspend"}
          </Button>
        )}
        {!isSelf && hasTwoStep && (
          <Button variant="outline" onClick={() => setResetting(true)}>
            Reset two-step verification…
          </Button>
        )}
        {!isSelf && (
          <Button variant="outline" color="danger" onClick={() => setDeleting(true)}>
            Delete…
          </Button>
        )}
      </Flex>
      {isResetting && (
        <ConfirmDialog
          heading={`Turn off two-step verification for ${data.displayName}?`}
          confirm="Turn off"
          busy="Turning off…"
          onConfirm={async () => {
            await apply(withoutTwoStep);
            setResetting(false);
          }}
          onClose={() => setResetting(false)}
        >
          Make sure that the request comes from the owner of the account. Afterwards their password alone is
          enough to sign in. They get an email and are signed out everywhere.
        </ConfirmDialog>
      )}
      {isDeleting && <DeleteUsers rows={[record]} apply={applyAndClose} onClose={() => setDeleting(false)} />}
    </DetailDrawer>
  );
}
