import { completeSignIn } from "../../domain/account/two-step/challenge.ts";
import { renewRecoveryCodes, turnOffTwoStep } from "../../domain/account/two-step/change.ts";
import { beginTwoStep, type TwoStepSetup, turnOnTwoStep } from "../../domain/account/two-step/set-up.ts";
import { Conflict, InvalidInput, WrongCredentials } from "../../domain/errors.ts";
import { builder } from "../builder.ts";
import { enter } from "../context.ts";
import { mutation } from "../mutation.ts";
import { AccountChanged, SignedIn } from "./account.ts";
import { UserNode } from "./user.ts";

const TwoStep = builder
  .objectRef<{ turnedOnAt: Date; recoveryCodesLeft: number }>("TwoStepVerification")
  .implement({
    description: "Two-step verification of an account, by an authenticator app.",
    fields: (t) => ({
      turnedOnAt: t.expose("turnedOnAt", {
        type: "DateTime",
        description: "Time at which it was turned on.",
      }),
      recoveryCodesLeft: t.exposeInt("recoveryCodesLeft", {
        description: "Number of recovery codes that were not used, at most 10.",
      }),
    }),
  });

builder.prismaObjectFields("User", (t) => ({
  twoStepVerification: t.field({
    type: TwoStep,
    nullable: true,
    description: "Two-step verification; null if it is off.",
    select: { twoStep: { select: { createdAt: true } }, recoveryCodes: { select: { userId: true } } },
    resolve: ({ twoStep, recoveryCodes }) =>
      twoStep && { turnedOnAt: twoStep.createdAt, recoveryCodesLeft: recoveryCodes.length },
  }),
  needsTwoStepVerification: t.boolean({
    description:
      "True for the viewer if they are an administrator who must turn on two-step verification before they can administer.",
    resolve: ({ id }, _args, { viewer }) => viewer?.id === id && viewer.needsTwoStep === true,
  }),
}));

const SetUp = builder.objectRef<TwoStepSetup>("TwoStepSetup").implement({
  description: "What an authenticator app is set up with. Shown once, and valid for 30 minutes.",
  fields: (t) => ({
    token: t.exposeString("token", { description: "Token for `turnOnTwoStep`." }),
    secret: t.exposeString("secret", { description: "The secret in base32, to be typed into the app." }),
    uri: t.exposeString("uri", { description: "The `otpauth:` URI of the secret, for apps." }),
    qrCode: t.exposeString("qrCode", { description: "The URI as a QR code: a data URL of an SVG image." }),
  }),
});

const RecoveryCodes = builder
  .objectRef<{ userId: string; recoveryCodes: string[] }>("RecoveryCodes")
  .implement({
    description: "New recovery codes. They are shown only once; the old ones no longer work.",
    fields: (t) => ({
      recoveryCodes: t.exposeStringList("recoveryCodes", {
        description: "Ten codes, each of which replaces a code of the app once.",
      }),
      viewer: t.prismaField({
        type: UserNode,
        description: "The viewer, with the change applied.",
        resolve: (query, { userId }, _args, { prisma }) =>
          prisma.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });

const password = { required: true, description: "Password of the account." } as const;
const code = { required: true, description: "A code of the authenticator app, or a recovery code." } as const;

const CompleteSignInInput = builder.inputType("CompleteSignInInput", {
  description: "The second step of a sign-in.",
  fields: (t) => ({ code: t.string(code) }),
});

const BeginTwoStepInput = builder.inputType("BeginTwoStepInput", {
  description: "The start of setting up an authenticator app.",
  fields: (t) => ({ password: t.string(password) }),
});

const TurnOnTwoStepInput = builder.inputType("TurnOnTwoStepInput", {
  description: "The first code of an authenticator app.",
  fields: (t) => ({
    token: t.string({ required: true, description: "Token from `beginTwoStep`." }),
    code: t.string({ required: true, description: "The code that the app shows, six digits." }),
  }),
});

const TurnOffTwoStepInput = builder.inputType("TurnOffTwoStepInput", {
  description: "Confirmation that two-step verification is to be turned off.",
  fields: (t) => ({ password: t.string(password), code: t.string(code) }),
});

const RenewRecoveryCodesInput = builder.inputType("RenewRecoveryCodesInput", {
  description: "Confirmation that new recovery codes are to be generated.",
  fields: (t) => ({ password: t.string(password), code: t.string(code) }),
});

mutation("completeSignIn", {
  description:
    "Completes a sign-in by a code. For browsers: the sign-in that `signIn`, `signInAsAdmin` or Google began is known by a cookie, for ten minutes and five codes.",
  result: "the signed-in user",
  permission: "account.enter",
  input: CompleteSignInInput,
  type: SignedIn,
  failures: [InvalidInput, WrongCredentials],
  async resolve(input, context) {
    const user = await completeSignIn(context, input);
    await enter(context, user);
    return { userId: user.viewer.id };
  },
});

mutation("beginTwoStep", {
  description:
    "Begins to set up an authenticator app for two-step verification. Needs a verified e-mail address and a password. Nothing changes until `turnOnTwoStep`.",
  result: "what the app is set up with",
  permission: "account.manage",
  input: BeginTwoStepInput,
  type: SetUp,
  failures: [InvalidInput, Conflict],
  resolve: (input, context) => beginTwoStep(context, input),
});

mutation("turnOnTwoStep", {
  description:
    "Turns two-step verification on. Signing in then takes a code of the app. The viewer's other sessions end; API tokens stay.",
  result: "the recovery codes",
  permission: "account.manage",
  input: TurnOnTwoStepInput,
  type: RecoveryCodes,
  failures: [InvalidInput, Conflict],
  resolve: (input, context) => turnOnTwoStep(context, input),
});

mutation("turnOffTwoStep", {
  description: "Turns two-step verification off. The viewer's other sessions end.",
  result: "the viewer's account",
  permission: "account.manage",
  input: TurnOffTwoStepInput,
  type: AccountChanged,
  failures: [InvalidInput, Conflict],
  resolve: async (input, context) => ({ userId: await turnOffTwoStep(context, input) }),
});

mutation("renewRecoveryCodes", {
  description: "Generates new recovery codes. The old ones stop working.",
  result: "the recovery codes",
  permission: "account.manage",
  input: RenewRecoveryCodesInput,
  type: RecoveryCodes,
  failures: [InvalidInput, Conflict],
  resolve: (input, context) => renewRecoveryCodes(context, input),
});
