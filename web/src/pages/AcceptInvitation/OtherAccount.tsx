import { useRelayEnvironment } from "react-relay/hooks";
import { signOut } from "~/layout/account/sign-out";
import { Button } from "~/ui/Button";
import { useToast } from "~/ui/Toast";

/** Props of `OtherAccount`: the invited address, and the page to come back to. */
export interface OtherAccountProps {
  email: string | null | undefined;
  here: string;
}

/** Says that the invitation is for another account than the signed-in one, and offers to sign out. */
export function OtherAccount({ email, here }: OtherAccountProps) {
  const environment = useRelayEnvironment();
  const toast = useToast();
  return (
    <>
      <p>
        You are signed in as <bdi>{email}</bdi>. Sign in with the invited address instead, or ask an owner of
        the company to invite yours.
      </p>
      <Button data-needs-scripts variant="outline" onClick={() => void signOut(environment, toast, here)}>
        Sign out and come back here
      </Button>
    </>
  );
}
