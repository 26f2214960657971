import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { mailKindsFor, NotificationSettings } from "~/components/mail-settings/NotificationSettings";
import { paths } from "~/paths";
import type { SecurityTab_viewer$key } from "~/relay/__generated__/SecurityTab_viewer.graphql";
import { AnchorButton } from "~/ui/Button";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";
import { DeleteAccount } from "./DeleteAccount";
import { PasswordForm } from "./PasswordForm";
import { SessionList } from "./SessionList";
import { TwoStepStatus } from "./TwoStepStatus";

/** The password, two-step verification, sessions, mail settings, data export, tokens and webhooks, and deletion of the account. */
export function SecurityTab({ viewer }: { viewer: SecurityTab_viewer$key }) {
  const user = useFragment(
    graphql`
      fragment SecurityTab_viewer on User {
        ...PasswordForm_viewer
        ...TwoStepStatus_viewer
        ...SessionList_viewer
        ...NotificationSettings_viewer
        companies(first: 1) {
          totalCount
        }
        ...DeleteAccount_viewer
      }
    `,
    viewer,
  );
  return (
    <>
      <PasswordForm viewer={user} />
      <TwoStepStatus viewer={user} />
      <SessionList viewer={user} />
      <Section heading="Emails">
        <Box as="p" color="fg.muted" mb="3" maxWidth="prose">
          We always send emails that keep your account safe. The ones below are optional; each also has a link
          to unsubscribe.
        </Box>
        <NotificationSettings
          viewer={user}
          kinds={[...mailKindsFor.reviewers, ...(user.companies.totalCount > 0 ? mailKindsFor.vendors : [])]}
        />
      </Section>
      <Section heading="Your data">
        <Box as="p" color="fg.muted" mb="4" maxWidth="prose">
          A JSON file with everything we store about you: your profile, reviews, lists, companies and
          sessions.
        </Box>
        <AnchorButton href={paths.accountExport()} download variant="outline">
          Export my data
        </AnchorButton>
      </Section>
      <Section heading="Your programs">
        <Box as="p" color="fg.muted" maxWidth="prose">
          Programs act for you with <TextLink to={paths.developers("tokens")}>API tokens</TextLink>, and learn
          of changes by <TextLink to={paths.developers("webhooks")}>webhooks</TextLink>.
        </Box>
      </Section>
      <DeleteAccount viewer={user} />
    </>
  );
}
