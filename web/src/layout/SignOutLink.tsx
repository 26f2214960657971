import type { MouseEvent } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { paths } from "~/paths";
import { useToast } from "~/ui/Toast";

/** Signs out and goes home. Without scripts it is a link to where the server does the same. */
export function SignOutLink() {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const onClick = async (event: MouseEvent) => {
    event.preventDefault();
    // Few visits end with it, so it is not among what every visitor loads.
    const { signOut } = await import("./account/sign-out");
    await signOut(environment, toast);
  };
  return (
    <a href={paths.logout()} onClick={onClick}>
      Sign out
    </a>
  );
}
