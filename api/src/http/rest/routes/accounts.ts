import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import * as inputs from "../../../inputs/index.ts";
import { navigation } from "../navigation.ts";
import { type Outcome, outcome, settled } from "../outcome.ts";
import { type Route, route } from "../route.ts";
import { Message, User, type UserData, userFields } from "../shapes/user.ts";

/** A write that responds with a sentence. */
const done = outcome("Acknowledgement { message }", "ValidationError");
const toMessage = ({ result }: { result: Outcome<{ message: string }> }) => ({
  message: settled(result).message,
});
const viewer = "viewer { ...UserFields }";
const toUser = ({ result }: { result: Outcome<{ viewer: UserData }> }) => settled(result).viewer;

/** A document of one mutation with one input. */
const write = (name: string, type: string, selection: string, fragment = "") =>
  trustedDocument(
    `mutation Write($input: ${type}!) { result: ${name}(input: $input) { ${selection} } } ${fragment}`,
  );

const signOut = trustedDocument("mutation SignOut { signOut { ... on Acknowledgement { message } } }");

const asInput = <Body>({ body }: { body: Body }) => ({ input: body });

export const accountRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/api/auth/user",
    summary: "The signed-in user",
    who: "user",
    document: trustedDocument(`query CurrentUser { viewer { ...UserFields } } ${userFields}`),
    response: User,
    answer: ({ viewer: user }: { viewer: UserData }) => user,
  }),
  route({
    method: "POST",
    path: "/api/auth/signup",
    summary: "Creates an account and signs in; the response sets the session cookie",
    body: inputs.signUpInput,
    example: { email: "ada@mail.example", password: "correct horse", firstName: "Ada", lastName: "Reyes" },
    document: write(
      "signUp",
      "SignUpInput",
      outcome(`SignedIn { ${viewer} }`, "ValidationError", "ConflictError"),
      userFields,
    ),
    variables: asInput,
    status: 201,
    response: User,
    answer: toUser,
  }),
  route({
    method: "POST",
    path: "/api/auth/signin",
    summary:
      "Signs in; the response sets the session cookie. An account with two-step verification needs `code`: without it the answer is 401 with the code `code-required`",
    body: inputs.signInInput,
    example: { email: "ada@mail.example", password: "correct horse" },
    document: write(
      "signIn",
      "SignInInput",
      outcome(`SignedIn { ${viewer} }`, "ValidationError", "CredentialsError"),
      userFields,
    ),
    variables: asInput,
    response: User,
    answer: toUser,
  }),
  route({
    method: "POST",
    path: "/api/auth/logout",
    summary: "Ends the session",
    document: signOut,
    status: 204,
    response: null,
    answer: () => undefined,
  }),
  route({
    method: "POST",
    path: "/api/auth/forgot-password",
    summary: "Sends a link to choose a new password, if the address has an account",
    body: inputs.emailInput,
    example: { email: "ada@mail.example" },
    document: write("requestPasswordReset", "EmailInput", done),
    variables: asInput,
    response: Message,
    answer: toMessage,
  }),
  route({
    method: "POST",
    path: "/api/auth/reset-password",
    summary: "Sets a new password with an e-mailed token; all other sessions of the user end",
    body: inputs.resetPasswordInput,
    example: { token: "the-token-of-the-link", password: "battery staple" },
    document: write("resetPassword", "ResetPasswordInput", done),
    variables: asInput,
    response: Message,
    answer: toMessage,
  }),
  route({
    method: "POST",
    path: "/api/auth/verify-email",
    summary: "Verifies an e-mail address with an e-mailed token",
    body: inputs.verifyEmailInput,
    example: { token: "the-token-of-the-link" },
    document: write("verifyEmail", "VerifyEmailInput", done),
    variables: asInput,
    response: Message,
    answer: toMessage,
  }),
  route({
    method: "POST",
    path: "/api/auth/resend-verification",
    summary: "Sends the verification link again",
    body: inputs.emailInput,
    example: { email: "ada@mail.example" },
    document: write("resendVerification", "EmailInput", done),
    variables: asInput,
    response: Message,
    answer: toMessage,
  }),
  route({
    method: "PATCH",
    path: "/api/auth/profile",
    summary: "Changes the user's profile",
    who: "user",
    body: inputs.profileInput.extend({ email: z.undefined({ error: "Email cannot be changed" }).optional() }),
    example: { designation: "Sales Manager", companyName: "Reyes & Sons" },
    document: write(
      "updateProfile",
      "UpdateProfileInput",
      outcome(`AccountChanged { ${viewer} }`, "ValidationError", "ConflictError"),
      userFields,
    ),
    variables: ({ body: { email: _, ...input } }) => ({ input }),
    response: User,
    answer: toUser,
  }),
  route({
    method: "POST",
    path: "/api/auth/change-password",
    summary: "Changes the password; the user's other sessions end",
    who: "user",
    body: inputs.changePasswordInput,
    example: { currentPassword: "correct horse", newPassword: "battery staple" },
    document: write("changePassword", "ChangePasswordInput", done),
    variables: asInput,
    response: Message,
    answer: toMessage,
  }),
  route({
    method: "GET",
    path: "/api/auth/export",
    summary: "All data stored about the user, as a file",
    who: "user",
    document: trustedDocument("query Export { viewer { dataExport } }"),
    response: z.record(z.string(), z.unknown()),
    answer: ({ viewer: user }: { viewer: { dataExport: Record<string, unknown> } }) => user.dataExport,
    sent: { "Content-Disposition": 'attachment; filename="assay-account.json"' },
  }),
  navigation({
    path: "/api/logout",
    summary: "For browsers: signs out and redirects to the home page",
    async go(_input, { ask, isUserNavigation }) {
      if (isUserNavigation) await ask(signOut, {});
      return "/";
    },
  }),
];
