import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { adminSignInInput } from "../../../inputs/index.ts";
import { type Outcome, outcome, settled } from "../outcome.ts";
import { type Route, route } from "../route.ts";
import { User, type UserData, userFields } from "../shapes/user.ts";

/** Sign-in of administrators, and the check whether the caller is one. */
export const administratorRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/api/admin/login",
    summary:
      "Signs an administrator in; the response sets the session cookie. Two-step verification as for /api/auth/signin",
    body: adminSignInInput,
    example: { username: "ines@assay.example", password: "correct horse" },
    document: trustedDocument(`mutation SignInAsAdmin($input: SignInInput!) {
      result: signInAsAdmin(input: $input) {
        ${outcome("SignedIn { viewer { ...UserFields } }", "ValidationError", "CredentialsError")} }
    } ${userFields}`),
    variables: ({ body: { username, ...proof } }) => ({ input: { email: username, ...proof } }),
    response: z.strictObject({ isAdmin: z.literal(true), user: User }),
    answer: ({ result }: { result: Outcome<{ viewer: UserData }> }) => ({
      isAdmin: true as const,
      user: settled(result).viewer,
    }),
  }),
  route({
    method: "GET",
    path: "/api/admin/check",
    summary: "Whether the caller is an administrator",
    document: trustedDocument(`query AdminCheck { viewer { ...UserFields } } ${userFields}`),
    response: z.strictObject({ isAdmin: z.boolean(), user: User.nullable() }),
    answer: ({ viewer }: { viewer: UserData | null }) => ({
      isAdmin: viewer?.isAdmin === true,
      user: viewer,
    }),
  }),
];
