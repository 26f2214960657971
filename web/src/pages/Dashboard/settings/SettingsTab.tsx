import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SettingsTab_company$key } from "~/relay/__generated__/SettingsTab_company.graphql";
import { CompanyForm } from "./CompanyForm";
import { DeleteCompany } from "./DeleteCompany";
import { Invitations } from "./Invitations";
import { Members } from "./Members";

/** The company's profile, who acts for it, and its end: for owners. Editors see who else there is, and may leave. */
export function SettingsTab({ company }: { company: SettingsTab_company$key }) {
  const data = useFragment(
    graphql`
      fragment SettingsTab_company on Company {
        databaseId
        viewerRole
        ...CompanyForm_company
        ...Members_company
        ...Invitations_company
        ...DeleteCompany_company
      }
    `,
    company,
  );
  const isOwner = data.viewerRole === "OWNER";
  return (
    // Another company's settings are other forms.
    <Box key={data.databaseId} maxWidth="44rem">
      {isOwner && <CompanyForm company={data} />}
      <Members company={data} />
      {isOwner && <Invitations company={data} />}
      {isOwner && <DeleteCompany company={data} />}
    </Box>
  );
}
