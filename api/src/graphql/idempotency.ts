import { type DocumentNode, getOperationAST } from "graphql";

const session = "It begins or ends a session, which nobody receives by repeating a key.";
const link =
  "It works without an account, by a mailed link or by asking for one. Repeated, it changes nothing.";
const password =
  "It proves the caller by a password or changes one, so a repetition is refused and changes nothing.";

/** Mutations that take no idempotency key, and why. */
export const mutationsWithoutKey: Readonly<Record<string, string>> = {
  beginProviderSignIn: session,
  beginTwoStep: password,
  changePassword: password,
  completeSignIn: session,
  deleteAccount: password,
  renewRecoveryCodes: password,
  requestPasswordReset: link,
  resendVerification: link,
  resetPassword: link,
  signIn: session,
  signInAsAdmin: session,
  signInByProvider: session,
  signOut: session,
  signUp: session,
  turnOffTwoStep: password,
  turnOnTwoStep: password,
  unsubscribe: link,
  verifyEmail: link,
  verifyReview: link,
};

/** Mutations that return a secret once: repeated with a key, they fail with SECRET_SHOWN_ONCE. */
export const mutationsWithSecret: ReadonlySet<string> = new Set([
  "createApiToken",
  "createReviewInvitations",
  "createWebhook",
  "rotateWebhookSecret",
  "shareList",
]);

/** True if the document is a mutation that takes an idempotency key. */
export function takesKey(document: DocumentNode): boolean {
  const operation = getOperationAST(document);
  if (operation?.operation !== "mutation") return false;
  return operation.selectionSet.selections.every(
    (selection) => selection.kind === "Field" && !Object.hasOwn(mutationsWithoutKey, selection.name.value),
  );
}
