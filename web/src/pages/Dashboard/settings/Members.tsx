import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Members_company$key } from "~/relay/__generated__/Members_company.graphql";
import { Section } from "~/ui/Section";
import { MemberRow } from "./MemberRow";

/** The company's members; owners can change and remove the others, and everyone but the last owner can leave. */
export function Members({ company }: { company: Members_company$key }) {
  const { databaseId, name, viewerRole, members } = useFragment(
    graphql`
      fragment Members_company on Company {
        databaseId
        name
        viewerRole
        members {
          id
          role
          ...MemberRow_member
        }
      }
    `,
    company,
  );
  const owners = members.filter(({ role }) => role === "OWNER").length;
  const isOwner = viewerRole === "OWNER";
  return (
    <Section heading="Members">
      <Box as="p" color="fg.muted" mb="3" maxWidth="prose">
        Owners manage everything, including members and leads. Editors manage listings and answer reviews.
      </Box>
      <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            company={{ databaseId, name }}
            isManaged={isOwner}
            isLastOwner={member.role === "OWNER" && owners === 1}
          />
        ))}
      </Box>
    </Section>
  );
}
