import { beginProviderSignIn, signInByProvider } from "../../domain/account/sign-in-by-provider.ts";
import { enter } from "../../graphql/context.ts";
import { builder } from "../builder.ts";
import { mutation } from "../mutation.ts";

const ProviderSignInBegun = builder.objectRef<{ url: string | null }>("ProviderSignInBegun").implement({
  description:
    "The attempt's cookie comes with the answer; it is good for ten minutes, for /api/login alone.",
  fields: (t) => ({
    url: t.exposeString("url", {
      nullable: true,
      description:
        "Where the person goes to sign in; null where no provider is set up, or it cannot be reached.",
    }),
  }),
});

interface End {
  isSignedIn: boolean;
  next: string | null;
}

const ProviderSignInEnded = builder.objectRef<End>("ProviderSignInEnded").implement({
  description: "The attempt is over: its cookie is gone.",
  fields: (t) => ({
    isSignedIn: t.exposeBoolean("isSignedIn", {
      description: "Was a session begun? Its cookie comes with the answer. False when nothing was proved.",
    }),
    next: t.exposeString("next", {
      nullable: true,
      description: "The path of this site that the person wanted to go to, where they said one.",
    }),
  }),
});

const BeginProviderSignInInput = builder.inputType("BeginProviderSignInInput", {
  description: "A way to the provider and back.",
  fields: (t) => ({
    next: t.string({ description: "A path of this site to go to afterwards; any other is left out." }),
  }),
});

const SignInByProviderInput = builder.inputType("SignInByProviderInput", {
  description: "What the provider sent back.",
  fields: (t) => ({
    parameters: t.string({ required: true, description: "The query of the address, as it is." }),
  }),
});

mutation("beginProviderSignIn", {
  description: "Begins to sign in by Google. Browsers go to /api/login, which sends it.",
  permission: "account.enter",
  input: BeginProviderSignInInput,
  type: ProviderSignInBegun,
  failures: [],
  resolve: async (input, context) => ({ url: await beginProviderSignIn(context, input) }),
});

mutation("signInByProvider", {
  description:
    "Signs in whom Google sent back to /api/login/callback, which sends it: an account that is linked already, or by an address that Google has verified. Makes the account where there is none.",
  permission: "account.enter",
  input: SignInByProviderInput,
  type: ProviderSignInEnded,
  failures: [],
  async resolve(input, context) {
    const { viewer, next } = await signInByProvider(context, input);
    if (viewer) await enter(context, viewer);
    return { isSignedIn: viewer !== null, next };
  },
});
