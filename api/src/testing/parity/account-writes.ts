import { password } from "./fixture.ts";
import { alike, mutation, type Twin, userFragment, withId } from "./twin.ts";

const entered = `SignedIn { viewer { ...U } }`;
const asViewer = ({ result }: { result: { viewer: object } }) => withId(result.viewer);
const toMessage = ({ result }: { result: { message: string } }) => ({ message: result.message });

/** Every route that changes an account, or who is signed in. */
export const accountWrites: readonly Twin[] = [
  {
    route: "POST /api/auth/signup",
    ...alike(({ key }) => ({
      email: `new@${key}.example`,
      password,
      firstName: "New",
      lastName: "Person",
      designation: "Cook",
    })),
    document: `${mutation("signUp", "SignUpInput", entered, ["V", "C"])} ${userFragment}`,
    graphql: asViewer,
  },
  {
    route: "POST /api/auth/signup",
    about: "with an address that is taken",
    ...alike(({ people }) => ({
      email: people.author.email.toUpperCase(),
      password,
      firstName: "New",
      lastName: "Person",
    })),
    document: `${mutation("signUp", "SignUpInput", entered, ["V", "C"])} ${userFragment}`,
  },
  {
    route: "POST /api/auth/signin",
    ...alike(({ people }) => ({ email: people.other.email, password })),
    document: `${mutation("signIn", "SignInInput", entered, ["V", "W"])} ${userFragment}`,
    graphql: asViewer,
  },
  {
    route: "POST /api/auth/signin",
    about: "with another password",
    ...alike(({ people }) => ({ email: people.other.email, password: "wrong horse" })),
    document: `${mutation("signIn", "SignInInput", entered, ["V", "W"])} ${userFragment}`,
  },
  {
    route: "POST /api/admin/login",
    body: ({ people }) => ({ username: people.admin.email, password }),
    variables: ({ people }) => ({ input: { email: people.admin.email, password } }),
    document: `${mutation("signInAsAdmin", "SignInInput", entered, ["V", "W"])} ${userFragment}`,
    graphql: (data) => ({ isAdmin: true, user: asViewer(data) }),
    mayChangeNothing: true,
  },
  {
    route: "POST /api/admin/login",
    about: "by somebody who is no administrator",
    body: ({ people }) => ({ username: people.owner.email, password }),
    variables: ({ people }) => ({ input: { email: people.owner.email, password } }),
    document: `${mutation("signInAsAdmin", "SignInInput", entered, ["V", "W"])} ${userFragment}`,
  },
  ...(["POST /api/auth/logout", "GET /api/logout"] as const).map(
    (route): Twin => ({
      route,
      document: "mutation { result: signOut { __typename } }",
      rest: () => "gone",
      graphql: () => "gone",
      mayChangeNothing: true,
    }),
  ),
  {
    route: "POST /api/auth/forgot-password",
    ...alike(({ people }) => ({ email: people.other.email })),
    document: mutation("requestPasswordReset", "EmailInput", "Acknowledgement { message }", ["V"]),
    graphql: toMessage,
    mayChangeNothing: true,
  },
  {
    route: "POST /api/auth/resend-verification",
    ...alike(({ people }) => ({ email: people.other.email })),
    document: mutation("resendVerification", "EmailInput", "Acknowledgement { message }", ["V"]),
    graphql: toMessage,
    mayChangeNothing: true,
  },
  {
    route: "POST /api/auth/reset-password",
    ...alike(({ secrets }) => ({ token: secrets.reset, password: "battery staple" })),
    document: mutation("resetPassword", "ResetPasswordInput", "Acknowledgement { message }", ["V"]),
    graphql: toMessage,
  },
  {
    route: "POST /api/auth/verify-email",
    ...alike(({ secrets }) => ({ token: secrets.verify })),
    document: mutation("verifyEmail", "VerifyEmailInput", "Acknowledgement { message }", ["V"]),
    graphql: toMessage,
  },
  {
    route: "POST /api/auth/verify-email",
    about: "with a token that is none",
    ...alike(() => ({ token: "nonsense" })),
    document: mutation("verifyEmail", "VerifyEmailInput", "Acknowledgement { message }", ["V"]),
  },
  {
    route: "PATCH /api/auth/profile",
    ...alike(() => ({ designation: "Baker", companyUrl: "https://baker.example" })),
    document: `${mutation("updateProfile", "UpdateProfileInput", "AccountChanged { viewer { ...U } }", ["V"])}
      ${userFragment}`,
    graphql: asViewer,
  },
  {
    route: "POST /api/auth/change-password",
    ...alike(() => ({ currentPassword: password, newPassword: "battery staple" })),
    document: mutation("changePassword", "ChangePasswordInput", "Acknowledgement { message }", ["V"]),
    graphql: toMessage,
  },
  {
    route: "POST /api/auth/change-password",
    about: "without knowing it",
    ...alike(() => ({ currentPassword: "wrong horse", newPassword: "battery staple" })),
    document: mutation("changePassword", "ChangePasswordInput", "Acknowledgement { message }", ["V"]),
  },
];
