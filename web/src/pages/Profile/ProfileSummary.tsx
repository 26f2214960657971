import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ProfileSummary_viewer$key } from "~/relay/__generated__/ProfileSummary_viewer.graphql";
import { Avatar } from "~/ui/Avatar";
import { CalendarDate } from "~/ui/CalendarDate";
import { formatCount } from "~/ui/count";
import { Facts } from "~/ui/Facts";

/** The user's name, membership date, and the views of their reviews. */
export function ProfileSummary({ viewer }: { viewer: ProfileSummary_viewer$key }) {
  const { displayName, designation, profileImageUrl, createdAt, profileViews, reviewCount } = useFragment(
    graphql`
      fragment ProfileSummary_viewer on User {
        displayName
        designation
        profileImageUrl
        createdAt
        profileViews
        reviewCount
      }
    `,
    viewer,
  );
  return (
    <Box minWidth="0">
      <Avatar url={profileImageUrl} name={displayName} size={88} />
      <Box as="h1" textStyle="section" mt="4" overflowWrap="anywhere" dir="auto">
        {displayName}
      </Box>
      {designation && (
        <Box color="fg.muted" mt="1" overflowWrap="anywhere" dir="auto">
          {designation}
        </Box>
      )}
      <Box mt="6" pt="5" borderTopWidth="1px" borderColor="border">
        <Facts
          facts={[
            { label: "Member since", value: <CalendarDate iso={createdAt} /> },
            { label: "Profile Views", value: formatCount(profileViews) },
            { label: "Reviews", value: formatCount(reviewCount) },
          ]}
        />
      </Box>
    </Box>
  );
}
