import type { MouseEvent } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { signOut } from "~/layout/account/sign-out";
import { paths } from "~/paths";
import { AnchorButton } from "~/ui/Button";
import { useToast } from "~/ui/Toast";

/** Ends the session and goes to the home page. Without scripts it is a link to a route that does the same. */
export function LogoutButton() {
  const environment = useRelayEnvironment();
  const toast = useToast();
  return (
    <AnchorButton
      href={paths.logout()}
      variant="outline"
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        void signOut(environment, toast);
      }}
    >
      Logout
    </AnchorButton>
  );
}
