import { paths } from "~/paths";
import { AnchorButton } from "~/ui/Button";
import { OrDivider } from "./OrDivider";

/** Sign-in with Google: a plain link, because the server redirects there and back. */
export function ProviderSignIn({ next }: { next: string | null }) {
  return (
    <>
      <AnchorButton variant="outline" width="full" href={paths.login(next ?? undefined)}>
        Continue with Google
      </AnchorButton>
      <OrDivider>or with your email</OrDivider>
    </>
  );
}
