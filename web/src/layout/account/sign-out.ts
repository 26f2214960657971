import { graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { clearPendingSave } from "~/components/lists/pending-save";
import { clearRecent } from "~/components/recent/recent";
import { clearFlow } from "~/components/review-flow/draft";
import { paths } from "~/paths";
import type { signOutMutation } from "~/relay/__generated__/signOutMutation.graphql";
import { mutate } from "~/relay/mutate";
import { hardNavigation } from "~/ui/form/hard-navigation";
import type { ToastMessage } from "~/ui/Toast";

const mutation = graphql`
  mutation signOutMutation {
    signOut {
      __typename
    }
  }
`;

/**
 * Ends the session, forgets what was looked at and begun to be written, and has the browser load a page anew, the home page as a rule, so that
 * nothing of the account stays in its memory.
 */
export async function signOut(
  environment: Environment,
  toast: (message: ToastMessage) => void,
  next: string = paths.home(),
): Promise<void> {
  const { answer, failure } = await mutate<signOutMutation>(environment, mutation, {});
  // A session that has ended already is what was asked for.
  if (answer || failure.code === "UNAUTHENTICATED") {
    clearFlow();
    clearPendingSave();
    clearRecent();
    hardNavigation.to(next);
  } else toast({ title: "Logout Failed", description: "Please try again", variant: "destructive" });
}
