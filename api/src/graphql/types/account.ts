import { changePassword } from "../../domain/account/change-password.ts";
import { deleteAccount } from "../../domain/account/delete-account.ts";
import { requestPasswordReset, resendVerification } from "../../domain/account/mailed-links.ts";
import { resetPassword } from "../../domain/account/reset-password.ts";
import { endOtherSessions, endSession } from "../../domain/account/sessions.ts";
import { signIn } from "../../domain/account/sign-in.ts";
import { signUp } from "../../domain/account/sign-up.ts";
import { updateProfile } from "../../domain/account/update-profile.ts";
import { verifyEmail } from "../../domain/account/verify-email.ts";
import { Conflict, InvalidInput, WrongCredentials } from "../../domain/errors.ts";
import { builder } from "../builder.ts";
import { enter, leave } from "../context.ts";
import { mutation } from "../mutation.ts";
import * as inputs from "./account-inputs.ts";
import { UserNode } from "./user.ts";

/** An answer that is about the viewer. */
const aboutViewer = (name: string, description: string) =>
  builder.objectRef<{ userId: string }>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.prismaField({
        type: UserNode,
        description: "The viewer, with the change applied.",
        resolve: (query, { userId }, _args, { prisma }) =>
          prisma.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });

export const SignedIn = aboutViewer("SignedIn", "A new session. Its cookie is set by the response.");
export const AccountChanged = aboutViewer("AccountChanged", "The viewer's account after the change.");

export const Acknowledgement = builder.objectRef<{ message: string }>("Acknowledgement").implement({
  description: "Confirmation that the request was carried out.",
  fields: (t) => ({ message: t.exposeString("message", { description: "Confirmation for people." }) }),
});

mutation("signUp", {
  description: "Creates an account and signs in. A link to verify the address is sent by e-mail.",
  result: "the new account, signed in",
  permission: "account.enter",
  input: inputs.SignUpInput,
  type: SignedIn,
  failures: [InvalidInput, Conflict],
  async resolve(input, context) {
    const user = await signUp(context, input);
    await enter(context, user);
    return { userId: user.viewer.id };
  },
});

mutation("signIn", {
  description:
    "Signs in. The error is the same for an unknown address and a wrong password. An account with two-step verification needs `code`; without it the error is CODE_REQUIRED, once the password is right.",
  result: "the signed-in user",
  permission: "account.enter",
  input: inputs.SignInInput,
  type: SignedIn,
  failures: [InvalidInput, WrongCredentials],
  async resolve(input, context) {
    const user = await signIn(context, input);
    await enter(context, user);
    return { userId: user.viewer.id };
  },
});

mutation("signInAsAdmin", {
  description:
    "Signs an administrator in. The error is the same for an unknown address, a wrong password and an account that is not an administrator's. A code is needed as for `signIn`.",
  result: "the signed-in administrator",
  permission: "account.enter",
  input: inputs.SignInInput,
  type: SignedIn,
  failures: [InvalidInput, WrongCredentials],
  async resolve(input, context) {
    const user = await signIn(context, input, { onlyAdministrators: true });
    await enter(context, user);
    return { userId: user.viewer.id };
  },
});

mutation("signOut", {
  description: "Ends the current session. Does nothing when signed out.",
  result: "a confirmation message",
  permission: "account.enter",
  type: Acknowledgement,
  failures: [],
  async resolve(_input, context) {
    await leave(context);
    return { message: "You are signed out." };
  },
});

mutation("requestPasswordReset", {
  description:
    "Sends a link to choose a new password by e-mail. The result is the same if the address has no account.",
  result: "a confirmation message",
  permission: "account.enter",
  input: inputs.EmailInput,
  type: Acknowledgement,
  failures: [InvalidInput],
  async resolve(input, context) {
    await requestPasswordReset(context, input);
    return { message: "If this address has an account, a link to choose a new password is on its way." };
  },
});

mutation("resetPassword", {
  description:
    "Sets a new password with an e-mailed token. All other sessions of the account end, and its API tokens are revoked.",
  result: "a confirmation message",
  permission: "account.enter",
  input: inputs.ResetPasswordInput,
  type: Acknowledgement,
  failures: [InvalidInput],
  async resolve(input, context) {
    await resetPassword(context, input);
    return { message: "Your password was changed. You can sign in with it now." };
  },
});

mutation("verifyEmail", {
  description: "Verifies an e-mail address with an e-mailed token.",
  result: "a confirmation message",
  permission: "account.enter",
  input: inputs.VerifyEmailInput,
  type: Acknowledgement,
  failures: [InvalidInput],
  async resolve(input, context) {
    await verifyEmail(context, input);
    return { message: "Your email address is verified." };
  },
});

mutation("resendVerification", {
  description: "Sends the verification link again. The result is the same if the address has no account.",
  result: "a confirmation message",
  permission: "account.enter",
  input: inputs.EmailInput,
  type: Acknowledgement,
  failures: [InvalidInput],
  async resolve(input, context) {
    await resendVerification(context, input);
    return { message: "If this address is waiting to be verified, a new link is on its way." };
  },
});

mutation("updateProfile", {
  description: "Changes the viewer's profile.",
  result: "the viewer's account",
  permission: "account.manage",
  input: inputs.UpdateProfileInput,
  type: AccountChanged,
  failures: [InvalidInput],
  resolve: async (input, context) => ({ userId: await updateProfile(context, input) }),
});

mutation("changePassword", {
  description: "Changes the viewer's password. Their other sessions end, and their API tokens are revoked.",
  result: "a confirmation message",
  permission: "account.manage",
  input: inputs.ChangePasswordInput,
  type: Acknowledgement,
  failures: [InvalidInput],
  async resolve(input, context) {
    await changePassword(context, input);
    return { message: "Your password was changed. You are signed out everywhere else." };
  },
});

mutation("endSession", {
  description: "Ends one of the viewer's sessions. An unknown ID is ignored.",
  result: "the viewer's account",
  permission: "account.manage",
  input: inputs.EndSessionInput,
  type: AccountChanged,
  failures: [InvalidInput],
  resolve: async ({ id }, context) => ({ userId: await endSession(context, id) }),
});

mutation("endOtherSessions", {
  description: "Ends all of the viewer's sessions except the current one.",
  result: "the viewer's account",
  permission: "account.manage",
  type: AccountChanged,
  failures: [],
  resolve: async (_input, context) => ({ userId: await endOtherSessions(context) }),
});

mutation("deleteAccount", {
  description:
    "Deletes the viewer's account. Personal data is deleted; reviews stay, shown as Anonymous. Cannot be undone.",
  result: "a confirmation message",
  permission: "account.manage",
  input: inputs.DeleteAccountInput,
  type: Acknowledgement,
  failures: [InvalidInput, Conflict],
  async resolve(input, context) {
    await deleteAccount(context, input);
    await leave(context);
    return { message: "Your account is deleted." };
  },
});
