import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { mailKindsFor, NotificationSettings } from "~/components/mail-settings/NotificationSettings";
import type { SettingsTab_company$key } from "~/relay/__generated__/SettingsTab_company.graphql";
import type { SettingsTab_viewer$key } from "~/relay/__generated__/SettingsTab_viewer.graphql";
import { Section } from "~/ui/Section";
import { CompanyForm } from "./CompanyForm";
import { DeleteCompany } from "./DeleteCompany";
import { Invitations } from "./Invitations";
import { Members } from "./Members";

/** Props of `SettingsTab`: the company, and the viewer. */
export interface SettingsTabProps {
  company: SettingsTab_company$key;
  viewer: SettingsTab_viewer$key;
}

/** The company's profile, members, and deletion, for owners. Editors see the members, and can leave. */
export function SettingsTab({ company, viewer }: SettingsTabProps) {
  const user = useFragment(
    graphql`
      fragment SettingsTab_viewer on User {
        ...NotificationSettings_viewer
      }
    `,
    viewer,
  );
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
    // Switching companies resets the forms.
    <Box key={data.databaseId} maxWidth="44rem">
      {isOwner && <CompanyForm company={data} />}
      <Members company={data} />
      {isOwner && <Invitations company={data} />}
      <Section heading="Email notifications">
        <Box as="p" color="fg.muted" mb="3" maxWidth="prose">
          Emails you get about all of your companies.
        </Box>
        <NotificationSettings viewer={user} kinds={mailKindsFor.vendors} />
      </Section>
      {isOwner && <DeleteCompany company={data} />}
    </Box>
  );
}
