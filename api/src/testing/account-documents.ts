import { outcome } from "../http/rest/outcome.ts";

/** A mutation with its whole union selected. */
const document = (name: string, input: string | null, ...selected: Parameters<typeof outcome>) =>
  `mutation ${input ? `($input: ${input}!)` : ""} {
    result: ${name}${input ? "(input: $input)" : ""} { ${outcome(...selected)} } }`;

const viewer = "viewer { databaseId email firstName designation companyUrl isEmailVerified hasPassword }";

const twoStep = "viewer { databaseId twoStepVerification { turnedOnAt recoveryCodesLeft } }";

/** The account mutations that tests send. */
export const accountDocuments = {
  signUp: document("signUp", "SignUpInput", `SignedIn { ${viewer} }`, "ValidationError", "ConflictError"),
  signIn: document("signIn", "SignInInput", `SignedIn { ${viewer} }`, "ValidationError", "CredentialsError"),
  signInAsAdmin: document(
    "signInAsAdmin",
    "SignInInput",
    `SignedIn { ${viewer} }`,
    "ValidationError",
    "CredentialsError",
  ),
  signOut: document("signOut", null, "Acknowledgement { message }"),
  requestPasswordReset: document(
    "requestPasswordReset",
    "EmailInput",
    "Acknowledgement { message }",
    "ValidationError",
  ),
  resendVerification: document(
    "resendVerification",
    "EmailInput",
    "Acknowledgement { message }",
    "ValidationError",
  ),
  resetPassword: document(
    "resetPassword",
    "ResetPasswordInput",
    "Acknowledgement { message }",
    "ValidationError",
  ),
  verifyEmail: document("verifyEmail", "VerifyEmailInput", "Acknowledgement { message }", "ValidationError"),
  updateProfile: document(
    "updateProfile",
    "UpdateProfileInput",
    `AccountChanged { ${viewer} }`,
    "ValidationError",
  ),
  changePassword: document(
    "changePassword",
    "ChangePasswordInput",
    "Acknowledgement { message }",
    "ValidationError",
  ),
  endSession: document(
    "endSession",
    "EndSessionInput",
    "AccountChanged { viewer { sessions { id isCurrent } } }",
    "ValidationError",
  ),
  endOtherSessions: document(
    "endOtherSessions",
    null,
    "AccountChanged { viewer { sessions { id isCurrent } } }",
  ),
  completeSignIn: document(
    "completeSignIn",
    "CompleteSignInInput",
    `SignedIn { ${viewer} }`,
    "ValidationError",
    "CredentialsError",
  ),
  beginTwoStep: document(
    "beginTwoStep",
    "BeginTwoStepInput",
    "TwoStepSetup { token secret uri qrCode }",
    "ValidationError",
    "ConflictError",
  ),
  turnOnTwoStep: document(
    "turnOnTwoStep",
    "TurnOnTwoStepInput",
    `RecoveryCodes { recoveryCodes ${twoStep} }`,
    "ValidationError",
    "ConflictError",
  ),
  turnOffTwoStep: document(
    "turnOffTwoStep",
    "TurnOffTwoStepInput",
    `AccountChanged { ${twoStep} }`,
    "ValidationError",
    "ConflictError",
  ),
  renewRecoveryCodes: document(
    "renewRecoveryCodes",
    "RenewRecoveryCodesInput",
    `RecoveryCodes { recoveryCodes ${twoStep} }`,
    "ValidationError",
    "ConflictError",
  ),
  deleteAccount: document(
    "deleteAccount",
    "DeleteAccountInput",
    "Acknowledgement { message }",
    "ValidationError",
    "ConflictError",
  ),
} as const;

export type AccountMutation = keyof typeof accountDocuments;
