import { use } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { tokenSearch } from "~/address/account-search";
import { mailWords } from "~/components/mail-settings/mail-words";
import { paths } from "~/paths";
import type { MailSettingsPageQuery } from "~/relay/__generated__/MailSettingsPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { settings } from "~/settings";
import { Button, LinkButton } from "~/ui/Button";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { Head } from "~/ui/Head";
import { VisitorContext } from "~/ui/visitor";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /mail-settings?token=: switches off the mails that its link came with. */
export default function MailSettingsPage() {
  return (
    <>
      <Head title="Mail settings" robots="noindex" />
      {/* The address holds the token. */}
      <meta name="referrer" content="no-referrer" />
      <PageSuspense fallback={<FormOutcome heading="Mail settings" text="One moment, please." />}>
        <MailSettings />
      </PageSuspense>
    </>
  );
}

function MailSettings() {
  const { unsubscribeLink } = usePageQuery<MailSettingsPageQuery>(graphql`
    query MailSettingsPageQuery($token: String!) {
      unsubscribeLink(token: $token) {
        kind
        isOn
      }
    }
  `);
  const { search } = useLocation();
  const { token } = tokenSearch.read(new URL(search, "http://localhost"));
  const words = unsubscribeLink && mailWords[unsubscribeLink.kind];
  if (!words) {
    return (
      <FormOutcome
        heading="This link is not valid any more"
        text="A link that switches mails off works for a year. You can choose your mails in your profile, too."
      >
        <ToProfile />
      </FormOutcome>
    );
  }
  if (!unsubscribeLink.isOn) {
    return (
      <FormOutcome
        takesFocus
        heading="These mails are switched off"
        text={`“${words.label}” come no more. You can switch them on again in your profile.`}
      >
        <ToProfile />
      </FormOutcome>
    );
  }
  return (
    <FormOutcome
      heading="Switch these mails off?"
      text={`“${words.label}”: ${lowerFirst(words.hint)} Other mails of ${settings.name} come as before.`}
    >
      {/* Posted by the browser itself: it works without scripts. Not by opening the link: programs open the links of mails too. */}
      <form method="post" action={paths.mailSettings(token)}>
        <Button type="submit">Switch off</Button>
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
      {isSignedIn ? "Choose your mails" : "Log in to choose your mails"}
    </LinkButton>
  );
}
