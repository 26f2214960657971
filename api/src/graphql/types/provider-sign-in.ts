import { beginProviderSignIn, signInByProvider } from "../../domain/account/sign-in-by-provider.ts";
import { builder } from "../builder.ts";
import { enter } from "../context.ts";
import { mutation } from "../mutation.ts";

const ProviderSignInBegun = builder.objectRef<{ url: string | null }>("ProviderSignInBegun").implement({
  description:
    "A sign-in attempt with a provider. Its cookie is set by the response, and is valid for ten minutes.",
  fields: (t) => ({
    url: t.exposeString("url", {
      nullable: true,
      description:
        "URL of the provider's sign-in page; null if no provider is configured or it cannot be reached.",
    }),
  }),
});

interface End {
  isSignedIn: boolean;
  needsCode: boolean;
  next: string | null;
}

const ProviderSignInEnded = builder.objectRef<End>("ProviderSignInEnded").implement({
  description: "The outcome of a sign-in attempt with a provider. Its cookie is cleared by the response.",
  fields: (t) => ({
    isSignedIn: t.exposeBoolean("isSignedIn", {
      description:
        "True if a session was created; its cookie is set by the response. False if sign-in failed.",
    }),
    needsCode: t.exposeBoolean("needsCode", {
      description:
        "True if the account has two-step verification: the sign-in goes on with `completeSignIn`.",
    }),
    next: t.exposeString("next", {
      nullable: true,
      description:
        "Path on this site to continue at, as given to `beginProviderSignIn`; null if none was given.",
    }),
  }),
});

const BeginProviderSignInInput = builder.inputType("BeginProviderSignInInput", {
  description: "The start of a sign-in attempt with a provider.",
  fields: (t) => ({
    next: t.string({
      description: "Path on this site to continue at after signing in. Anything else is ignored.",
    }),
  }),
});

const SignInByProviderInput = builder.inputType("SignInByProviderInput", {
  description: "The provider's response.",
  fields: (t) => ({
    parameters: t.string({ required: true, description: "Query string of the callback URL, unchanged." }),
  }),
});

mutation("beginProviderSignIn", {
  description: "Starts signing in with Google. Browsers call it through GET /api/login.",
  result: "the URL of the provider's sign-in page",
  permission: "account.enter",
  input: BeginProviderSignInInput,
  type: ProviderSignInBegun,
  failures: [],
  resolve: async (input, context) => ({ url: await beginProviderSignIn(context, input) }),
});

mutation("signInByProvider", {
  description:
    "Completes signing in with Google. Called by GET /api/login/callback. Signs in the linked account or the one with the verified address, and creates an account if there is none.",
  result: "whether a session was created, and the path to continue at",
  permission: "account.enter",
  input: SignInByProviderInput,
  type: ProviderSignInEnded,
  failures: [],
  async resolve(input, context) {
    const { viewer, ...end } = await signInByProvider(context, input);
    if (viewer) await enter(context, { viewer });
    return { isSignedIn: viewer !== null, ...end };
  },
});
