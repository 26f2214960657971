import { use } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { mailLabels } from "~/components/mail-settings/mail-labels";
import { paths } from "~/paths";
import type { MailSettingsPageQuery } from "~/relay/__generated__/MailSettingsPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { tokenParams } from "~/search-params/account";
import { useSite } from "~/site";
import { Button, LinkButton } from "~/ui/Button";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { Head } from "~/ui/Head";
import { VisitorContext } from "~/ui/visitor";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /mail-settings?token=: unsubscribes from mails of the kind that contained the link. */
export default function MailSettingsPage() {
  return (
    <>
      <Head title="Email settings" robots="noindex" />
      <PageSuspense fallback={<FormOutcome heading="Email settings" text="One moment, please." />}>
        <MailSettings />
      </PageSuspense>
    </>
  );
}

function MailSettings() {
  const site = useSite();
  const { unsubscribeLink } = usePageQuery<MailSettingsPageQuery>(graphql`
    query MailSettingsPageQuery($token: String!) {
      unsubscribeLink(token: $token) {
        kind
        isOn
      }
    }
  `);
  const { search } = useLocation();
  const { token } = tokenParams.read(new URL(search, "http://localhost"));
  const labels = unsubscribeLink && mailLabels[unsubscribeLink.kind];
  if (!labels) {
    return (
      <FormOutcome
        heading="This link is no longer valid"
        text="An unsubscribe link works for a year. You can also choose your emails in your profile."
      >
        <ToProfile />
      </FormOutcome>
    );
  }
  if (!unsubscribeLink.isOn) {
    return (
      <FormOutcome
        takesFocus
        heading="These emails are turned off"
        text={`You will not get “${labels.label}” emails anymore. You can turn them back on in your profile.`}
      >
        <ToProfile />
      </FormOutcome>
    );
  }
  return (
    <FormOutcome
      heading="Turn off these emails?"
      text={`“${labels.label}”: ${lowerFirst(labels.hint)} You will still get other emails from ${site.name}.`}
    >
      {/* A plain form POST: it works without scripts. Opening the link changes nothing, because mail programs open links too. */}
      <form method="post" action={paths.mailSettings(token)}>
        <Button type="submit">Turn off</Button>
      </form>
    </FormOutcome>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function ToProfile() {
  const { isSignedIn } = use(VisitorContext);
  const to = paths.profile({ tab: "security" });
  return (
    <LinkButton to={isSignedIn ? to : paths.signIn(to)} variant="outline">
      {isSignedIn ? "Choose your emails" : "Log in to choose your emails"}
    </LinkButton>
  );
}
