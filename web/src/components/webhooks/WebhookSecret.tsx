import type { ReactNode } from "react";
import { ShownOnce } from "~/components/share/ShownOnce";

/** Props of `WebhookSecret`: the secret, its heading, what to know beside, and a callback for when it has been copied. */
export interface WebhookSecretProps {
  heading: string;
  secret: string;
  note?: string;
  onDone: () => void;
}

/** Shows a new signing secret, only this once, with how to verify requests by it. */
export function WebhookSecret({ heading, secret, note, onDone }: WebhookSecretProps): ReactNode {
  return (
    <ShownOnce heading={heading} secret={secret} what="secret" onDone={onDone}>
      Copy the signing secret now and store it like a password. It is shown only once. Verify each request
      with it and the headers <code>webhook-id</code>, <code>webhook-timestamp</code> and{" "}
      <code>webhook-signature</code>, best by a library of{" "}
      <a
        href="https://www.standardwebhooks.com/"
        rel="noopener nofollow"
        style={{ textDecoration: "underline" }}
      >
        Standard Webhooks
      </a>
      .{note && ` ${note}`}
    </ShownOnce>
  );
}
